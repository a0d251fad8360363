import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config.ts";

export default defineConfig((env) =>
  mergeConfig(vite(env), {
    test: { environment: "happy-dom", include: ["src/**/*.test.ts"], restoreMocks: true },
  }),
);

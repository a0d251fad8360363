import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** The licences of everything that goes into the client, in one file beside it: fonts must not travel without theirs. */
function licences(): Plugin {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf-8");
  const text = (name: string) => {
    const folder = `node_modules/${name}`;
    const file = readdirSync(new URL(folder, import.meta.url)).find((each) => /^licen[cs]e/i.test(each));
    const about = JSON.parse(read(`${folder}/package.json`)) as Record<string, string>;
    return `${name} ${about.version} (${about.license})\n${file ? `\n${read(`${folder}/${file}`).trim()}\n` : ""}`;
  };
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      const inside = [...this.getModuleIds()].flatMap(
        (id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? [],
      );
      const source = [...new Set(inside)]
        .sort()
        .map(text)
        .join(`\n${"-".repeat(80)}\n\n`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}

// Built into the Python package, which serves it. During development `npm run dev` passes the API on to `cadastre serve`.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), licences()],
  build: { outDir: "../src/cadastre/server/static", emptyOutDir: true, target: "es2022" },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8642", ws: true } },
  },
  // Tests run what browsers run, not what would be rendered on a server.
  ...(mode === "test" && { resolve: { conditions: ["browser"] } }),
}));

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Texts without what translators tell each other: in Fluent, a line that begins with # is a comment. */
function catalogues(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".ftl?raw")) return;
      const text = readFileSync(id.slice(0, -"?raw".length), "utf-8");
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, ""))}`;
    },
  };
}

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

type Guest = { name: string; home: string; web: string; locale: string };

/** Other people's games, from the folders in GUESTS: each has a web/index.ts and a Python package with its locale. */
const GUESTS = (process.env.GUESTS ?? "").split(/\s+/).flatMap((folder) => (folder ? [guest(resolve(folder))] : []));

function guest(home: string): Guest {
  const web = join(home, "web", "index.ts");
  const [locale, ...more] = [home, join(home, "src")]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, "locale")))
    .filter((folder) => existsSync(join(folder, "en")));
  if (!existsSync(web) || !locale || more.length)
    throw new Error(`${home} is no game: it needs web/index.ts, and one package with locale/en`);
  return { name: basename(dirname(locale)), home, web, locale };
}

/** Guests as a module: their drawings by name, and their texts under the paths that those of our own games have. */
function guests(): Plugin {
  const ID = "virtual:guests";
  const game = ({ name, web }: Guest) => `import ${name} from ${JSON.stringify(web)};`;
  const texts = ({ name, locale }: Guest) =>
    readdirSync(locale, { recursive: true, encoding: "utf-8" })
      .filter((file) => file.endsWith(".ftl"))
      .map((file) => {
        const found = JSON.stringify(`${join(locale, file)}?raw`);
        return `${JSON.stringify(`${name}/locale/${file}`)}: () => import(${found}).then((module) => module.default),`;
      });
  return {
    name: "guests",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) =>
      id === `\0${ID}`
        ? [
            ...GUESTS.map(game),
            `export const games = { ${GUESTS.map(({ name }) => name).join(", ")} };`,
            `export const catalogues = {`,
            ...GUESTS.flatMap(texts),
            `};`,
          ].join("\n")
        : undefined,
  };
}

// Built into the Python package, which serves it. During development `npm run dev` passes the API on to `cadastre serve`.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), catalogues(), licences(), guests()],
  build: { outDir: "../src/cadastre/server/static", emptyOutDir: true, target: "es2022" },
  server: {
    fs: { allow: ["..", ...GUESTS.map(({ home }) => home)] },
    proxy: { "/api": { target: "http://127.0.0.1:8642", ws: true } },
  },
  resolve: {
    // What a game finds of the house, wherever its own folder is.
    alias: { $house: resolve(import.meta.dirname, "src") },
    // Tests run what browsers run, not what would be rendered on a server.
    ...(mode === "test" && { conditions: ["browser"] }),
  },
}));

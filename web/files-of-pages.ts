import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { languages } from "@fanradar/contract";
import type { Plugin, Rolldown } from "vite";
import { messagesOf, preloadedBy } from "./messages-of-parts.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const routesFile = new URL("./src/app/routes.tsx", import.meta.url);

/**
 * Writes `.vite/pages.json`: the files that each page loads in each language beside the first script, by the page's path: `first` what
 * it waits for, `later` the parts that it preloads. The server names them in the page, so that the browser requests them with the
 * script, not after it.
 */
export function filesOfPages(): Plugin {
  return {
    name: "files-of-pages",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const main = chunks.find(({ name }) => name === "main");
      // The page of /api/docs is built on its own.
      if (!main) return;
      const first = closureOf(main, bundle);
      const filesOf = (module: string) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
        if (!chunk) throw new Error(`The bundle has no chunk of ${module}.`);
        return [...closureOf(chunk, bundle)].filter((file) => !first.has(file));
      };
      const pages = readRoutes().map(({ path, page }) => {
        const file = fileURLToPath(new URL(`../${page}`, import.meta.url));
        const parts = [...preloadedBy(file)];
        const byLanguage = languages.map((language) => {
          const wordsOf = (names: string[]) =>
            names.flatMap((name) => filesOf(`/words/src/${language}/${kebab(name)}.ts`));
          const first = new Set([...wordsOf(["core", ...messagesOf(file)]), ...filesOf(`/${page}`)]);
          const later = parts.flatMap((part) => [
            ...wordsOf(messagesOf(part)),
            ...filesOf(part.slice(root.length - 1)),
          ]);
          return [language, { first: [...first], later: [...new Set(later)].filter((name) => !first.has(name)) }];
        });
        return [path, Object.fromEntries(byLanguage)];
      });
      this.emitFile({
        type: "asset",
        fileName: ".vite/pages.json",
        source: JSON.stringify(Object.fromEntries(pages)),
      });
    },
  };
}

/** The chunk's file and those that it imports at once. */
function closureOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, files = new Set<string>()): Set<string> {
  files.add(chunk.fileName);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === "chunk" && !files.has(name)) closureOf(next, bundle, files);
  }
  return files;
}

/** Reads the route table: of each path its page's file, from the repository's folder. */
function readRoutes(): { path: string; page: string }[] {
  const [, ...entries] = readFileSync(routesFile, "utf8").split(/^(?= {2}"\/|const \w+ = signedIn)/m);
  const named = new Map(entries.map((entry) => [/^const (\w+) =/.exec(entry)?.[1], entry]));
  return entries.flatMap((entry) => {
    const [, path, alias = ""] = /^ {2}"([^"]+)": (\w+)/.exec(entry) ?? [];
    if (path === undefined || entry.includes("redirect:")) return [];
    const page = /import\("\.\.(\/[^"]+)"\)/.exec(named.get(alias) ?? entry)?.[1];
    if (page === undefined) throw new Error(`The route of ${path} imports no page.`);
    return [{ path, page: `web/src${page}` }];
  });
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

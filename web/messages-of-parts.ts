import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const sources = fileURLToPath(new URL("./src/", import.meta.url));
const partFile = /\(\) =>\s+import\("(\.[^"]+)"\)\.then\(\(file\) => file\.\w+\)/g;

/** Adds to each part the message bundles that its file needs. Without this plugin a part loads them once it is drawn. */
export function messagesOfParts(): Plugin {
  return {
    name: "messages-of-parts",
    enforce: "pre",
    transform: (code, id) => (id.startsWith(sources) ? addMessages(code, id) : undefined),
  };
}

/**
 * The code of a source file in which each `part(() => import("./file.tsx").then((file) => file.Name))` names the message bundles
 * that `./file.tsx` needs, so that they are loaded with it, not after it; undefined where it has no part.
 */
export function addMessages(code: string, path: string): string | undefined {
  const withMessages = code.replace(partFile, (file, target: string) =>
    [file, ...messagesOf(join(dirname(path), target)).map((name) => `partMessages.${name}`)].join(", "),
  );
  if (withMessages === code) return undefined;
  return `import { bundles as partMessages } from "@fanradar/words"; ${withMessages}`;
}

/**
 * The message bundles, by their name in words/src/message-bundles.ts, that a source file and what it statically imports use
 * beyond what the first script has loaded. Throws where a use does not name its bundle.
 */
export function messagesOf(file: string): string[] {
  const first = closureOf(join(sources, "main.tsx"));
  const texts = [...closureOf(file)].filter(([path]) => !first.has(path)).map(([, text]) => text);
  const names = texts.flatMap((text) =>
    [...text.matchAll(/\b(?:use|current)Messages\((?:bundles\.(\w+)\)|(.{0,40}))/g)].map(([, name, other]) => {
      if (name === undefined) throw new Error(`Messages are used as \`${other}\`: expected \`bundles.name\`.`);
      return name;
    }),
  );
  return [...new Set(names)].filter((name) => name !== "core").toSorted();
}

/** The files of the parts that a source file, or one that it statically imports, preloads; and of those that these preload. */
export function preloadedBy(file: string, found = new Set<string>()): Set<string> {
  for (const [path, text] of closureOf(file))
    for (const [, name] of text.matchAll(/^(\w+)\.preload\(\);$/gm)) {
      const target = new RegExp(`^const ${name} = part\\(\\s*\\(\\) =>\\s+import\\("(\\.[^"]+)"\\)`, "m").exec(
        text,
      )?.[1];
      if (target === undefined) throw new Error(`${path} preloads ${name}, which is no part of its own.`);
      const part = join(dirname(path), target);
      if (!found.has(part)) preloadedBy(part, found.add(part));
    }
  return found;
}

/** A source file and those of this folder that it statically imports, each with its text. */
function closureOf(file: string, files = new Map<string, string>()): Map<string, string> {
  if (files.has(file)) return files;
  const text = readFileSync(file, "utf8");
  files.set(file, text);
  for (const [, path = ""] of text.matchAll(/^(?:import|export) (?!type )[^;"]*"(\.[^"]+\.tsx?)"/gm))
    closureOf(join(dirname(file), path), files);
  return files;
}

import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Where the program of a thread or a process is: `NAME.js` beside the caller in the bundle, `NAME.ts` beside it when sources run.
 * A bundled program starts in a fifth of its source's time: tests, which start hundreds, run from sources and name a folder of bundled
 * programs in `BUNDLED_PROGRAMS`.
 *
 * @param name the file's, without its ending
 * @param caller `import.meta.url` of the module beside which the program's source is
 */
export function programUrl(name: string, caller: string): URL {
  if (!caller.endsWith(".ts")) return new URL(`./${name}.js`, caller);
  const folder = process.env.BUNDLED_PROGRAMS;
  return folder === undefined ? new URL(`./${name}.ts`, caller) : pathToFileURL(join(folder, `${name}.js`));
}

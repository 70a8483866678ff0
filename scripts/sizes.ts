import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** What a page's first load may weigh: JavaScript, gzipped, in kB of 1,000 bytes. */
const promises: { page: string; modules: string[]; limitKb: number }[] = [
  { page: "/login", modules: ["index.html"], limitKb: 130 },
  { page: "/signup", modules: ["index.html", "src/features/accounts/signup-page.tsx"], limitKb: 130 },
  { page: "/dashboard", modules: ["index.html", "src/features/dashboard/dashboard-page.tsx"], limitKb: 160 },
];
/** Loaded where a chart is shown, and nowhere else. */
const charts = { modules: /^src\/charts\//, limitKb: 60 };

interface Chunk {
  file: string;
  imports?: string[];
}

const manifest: Record<string, Chunk> = JSON.parse(readFileSync("dist/web/.vite/manifest.json", "utf8"));
let failed = false;
for (const { page, modules, limitKb } of promises) {
  const files = closureOf(modules);
  tell(page, files, limitKb);
  for (const [name, { file }] of Object.entries(manifest))
    if (charts.modules.test(name) && files.has(file)) fail(`${page} loads ${name}`);
}
const eager = closureOf(promises.flatMap(({ modules }) => modules));
const chartFiles = closureOf(Object.keys(manifest).filter((name) => charts.modules.test(name)));
tell("charts beside the dashboard", new Set([...chartFiles].filter((file) => !eager.has(file))), charts.limitKb);
process.exit(failed ? 1 : 0);

/** The files that come with these modules: themselves and what they import at once. */
function closureOf(modules: string[], files = new Set<string>()): Set<string> {
  for (const name of modules) {
    const chunk = manifest[name];
    if (!chunk) fail(`the bundle has no ${name}`);
    else if (!files.has(chunk.file)) closureOf(chunk.imports ?? [], files.add(chunk.file));
  }
  return files;
}

function tell(what: string, files: Set<string>, limitKb: number): void {
  let bytes = 0;
  for (const file of files) bytes += file.endsWith(".js") ? gzipSync(readFileSync(`dist/web/${file}`)).length : 0;
  const kb = bytes / 1_000;
  console.log(`${what}: ${kb.toFixed(1)} kB of ${limitKb}`);
  if (kb > limitKb) fail(`${what} is too large`);
}

function fail(why: string): void {
  console.log(why);
  failed = true;
}

import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** What a page's first load may weigh: JavaScript, gzipped, in kB of 1,000 bytes, in its largest language. */
const promises: { page: string; limitKb: number }[] = [
  ...["/login", "/signup", "/model-signup", "/search", "/analytics", "/compare", "/analyze"].map((page) => ({
    page,
    limitKb: 119,
  })),
  { page: "/dashboard", limitKb: 148 },
];
/** Loaded where a chart is shown, and nowhere else. */
const charts = { modules: /^src\/charts\//, limitKb: 60 };
/** What any other page may add to the dashboard's. */
const otherPage = { modules: /^src\/.*-page\.tsx$/, limitKb: 25 };

interface Chunk {
  file: string;
  imports?: string[];
}

const manifest: Record<string, Chunk> = JSON.parse(readFileSync("dist/web/.vite/manifest.json", "utf8"));
const pages: Record<string, Record<string, { first: string[] }>> = JSON.parse(
  readFileSync("dist/web/.vite/pages.json", "utf8"),
);
let failed = false;
const main = closureOf(matching(/^_main-/));
for (const { page, limitKb } of promises) {
  const inLanguages = Object.values(pages[page] ?? {}).map(({ first }) => new Set([...main, ...first]));
  const largest = inLanguages.toSorted((a, b) => kbOf(b) - kbOf(a))[0] ?? new Set();
  if (largest.size === 0) fail(`the bundle has no files of ${page}`);
  report(page, largest, limitKb);
  for (const [name, { file }] of Object.entries(manifest))
    if (charts.modules.test(name) && largest.has(file)) fail(`${page} loads ${name}`);
}
const eager = closureOf(matching(/^_(?:main|dashboard)-/));
report("charts beside the dashboard", besides(matching(charts.modules)), charts.limitKb);
const otherPages = matching(otherPage.modules);
if (otherPages.length === 0) fail("the bundle has no page of its own chunk");
for (const key of otherPages) report(`${key} beside the dashboard`, besides([key]), otherPage.limitKb);
process.exit(failed ? 1 : 0);

function matching(modules: RegExp): string[] {
  const keys = Object.keys(manifest).filter((key) => modules.test(key));
  if (keys.length === 0) fail(`the bundle has nothing that matches ${modules}`);
  return keys;
}

/** The files that come with these chunks: themselves and what they import at once. */
function closureOf(keys: string[], files = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) fail(`the bundle has no ${key}`);
    else if (!files.has(chunk.file)) closureOf(chunk.imports ?? [], files.add(chunk.file));
  }
  return files;
}

function besides(keys: string[]): Set<string> {
  return new Set([...closureOf(keys)].filter((file) => !eager.has(file)));
}

function kbOf(files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) bytes += file.endsWith(".js") ? gzipSync(readFileSync(`dist/web/${file}`)).length : 0;
  return bytes / 1_000;
}

function report(what: string, files: Set<string>, limitKb: number): void {
  const kb = kbOf(files);
  console.log(`${what}: ${kb.toFixed(1)} kB of ${limitKb}`);
  if (kb > limitKb) fail(`${what} is too large`);
}

function fail(why: string): void {
  console.log(why);
  failed = true;
}

import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/**
 * What a page's first load may weigh: JavaScript, gzipped, in kB of 1,000 bytes. Chunks are named as in web/vite.config.ts,
 * pages by their source.
 */
const promises: { page: string; chunks: string[]; words: string[]; limitKb: number }[] = [
  { page: "/login", chunks: ["main", "sign-in"], words: ["core", "accounts"], limitKb: 130 },
  { page: "/signup", chunks: ["main", "signup-page"], words: ["core", "accounts"], limitKb: 130 },
  {
    page: "/model-signup",
    chunks: ["main", "model-signup-page"],
    words: ["core", "modelSignup"],
    limitKb: 130,
  },
  {
    page: "/search",
    chunks: ["main", "search-page"],
    words: ["core", "search", "creators"],
    limitKb: 130,
  },
  {
    page: "/analytics",
    chunks: ["main", "analytics-page"],
    words: ["core", "analytics"],
    limitKb: 130,
  },
  { page: "/compare", chunks: ["main", "compare-page"], words: ["core", "compare"], limitKb: 130 },
  {
    page: "/analyze",
    chunks: ["main", "analyze-page"],
    words: ["core", "analyze", "submit"],
    limitKb: 130,
  },
  { page: "/dashboard", chunks: ["main", "dashboard"], words: ["core"], limitKb: 160 },
];
/** Loaded where a chart is shown, and nowhere else. */
const charts = { modules: /^src\/charts\//, limitKb: 60 };
/** What any other page may add to the dashboard's. */
const otherPage = { modules: /^src\/.*-page\.tsx$/, limitKb: 25 };

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
}

const manifest: Record<string, Chunk> = JSON.parse(readFileSync("dist/web/.vite/manifest.json", "utf8"));
let failed = false;
for (const { page, chunks, words, limitKb } of promises) {
  const files = closureOf(keysOf(chunks));
  for (const room of words) files.add(largestWords(room));
  report(page, files, limitKb);
  for (const [name, { file }] of Object.entries(manifest))
    if (charts.modules.test(name) && files.has(file)) fail(`${page} loads ${name}`);
}
const eager = closureOf(keysOf(["main", "dashboard"]));
report("charts beside the dashboard", besides(matching(charts.modules)), charts.limitKb);
const otherPages = matching(otherPage.modules);
if (otherPages.length === 0) fail("the bundle has no page of its own chunk");
for (const key of otherPages) report(`${key} beside the dashboard`, besides([key]), otherPage.limitKb);
process.exit(failed ? 1 : 0);

function keysOf(chunks: string[]): string[] {
  return chunks.flatMap((name) => {
    const keys = Object.keys(manifest).filter((key) => manifest[key]?.name === name);
    if (keys.length !== 1) fail(`the bundle has ${keys.length} chunks called ${name}`);
    return keys;
  });
}

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

/** What a room says: a page loads it in one language. The largest counts. */
function largestWords(room: string): string {
  const name = room.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const files = matching(new RegExp(`^\\.\\./words/src/[a-z]{2}/${name}\\.ts$`)).map(
    (key) => manifest[key]?.file ?? "",
  );
  const largest = files.sort((a, b) => kbOf([b]) - kbOf([a]))[0];
  if (largest === undefined) fail(`the bundle has no words of ${room}`);
  return largest ?? "";
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

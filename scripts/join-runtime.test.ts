import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { joinRuntime } from "./join-runtime.ts";

const built = {
  "assets/rolldown-runtime-aaa1111.js": `var make=(of)=>()=>of,pass=(of)=>({...of});export{make as n,pass as t};`,
  "assets/main-bbb2222.js": `import{n as x,t}from"./rolldown-runtime-aaa1111.js";var own=x("main");const shown={own:own(),...t({passed:1})};const others=["assets/rolldown-runtime-aaa1111.js","assets/page-ccc3333.js"];export{shown as s,others as o};`,
  "assets/page-ccc3333.js": `import{n as make,t}from"./rolldown-runtime-aaa1111.js";import{s}from"./main-bbb2222.js";const page={...t(s),page:make("page")()};export{page};`,
  "assets/plain-ddd4444.js": `const plain=1;export{plain};`,
  "index.html": `<head>\n<script type="module" src="/assets/main-bbb2222.js"></script>\n<link rel="modulepreload" crossorigin href="/assets/rolldown-runtime-aaa1111.js">\n</head>`,
  ".vite/manifest.json": JSON.stringify({
    "_rolldown-runtime.js": { file: "assets/rolldown-runtime-aaa1111.js", name: "rolldown-runtime" },
    "index.html": { file: "assets/main-bbb2222.js", name: "main", imports: ["_rolldown-runtime.js"] },
    "src/page.tsx": { file: "assets/page-ccc3333.js", name: "page", imports: ["_rolldown-runtime.js", "index.html"] },
    "src/plain.tsx": { file: "assets/plain-ddd4444.js", name: "plain" },
  }),
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fanradar-join-"));
  for (const part of ["assets", ".vite"]) mkdirSync(join(folder, part));
  // Node reads them as browsers do.
  plant("package.json", '{"type":"module"}');
  for (const [name, text] of Object.entries(built)) plant(name, text);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const plant = (name: string, text: string) => writeFileSync(join(folder, name), text);
const told = (name: string) => readFileSync(join(folder, name), "utf8");
const load = (name: string) => import(pathToFileURL(join(folder, "assets", name)).href);

test("the program and its pages do what they did, without the file of helpers", async () => {
  joinRuntime(folder);
  expect(readdirSync(join(folder, "assets")).toSorted()).toEqual([
    "main-bbb2222.js",
    "page-ccc3333.js",
    "plain-ddd4444.js",
  ]);
  const main = await load("main-bbb2222.js");
  expect(main.s).toEqual({ own: "main", passed: 1 });
  expect((await load("page-ccc3333.js")).page).toEqual({ own: "main", passed: 1, page: "page" });
});

test("nothing asks for the file any more: no program, not the page, not the list of files", async () => {
  joinRuntime(folder);
  for (const name of readdirSync(join(folder, "assets")))
    expect(told(`assets/${name}`)).not.toContain("rolldown-runtime");
  expect(told("index.html")).toBe(`<head>\n<script type="module" src="/assets/main-bbb2222.js"></script>\n</head>`);
  const manifest = JSON.parse(told(".vite/manifest.json"));
  expect(Object.keys(manifest)).toEqual(["index.html", "src/page.tsx", "src/plain.tsx"]);
  expect(manifest["src/page.tsx"].imports).toEqual(["index.html"]);
  expect(told("assets/plain-ddd4444.js")).toBe(built["assets/plain-ddd4444.js"]);
  // What is fetched ahead of a page is the program.
  expect((await load("main-bbb2222.js")).o).toEqual(["assets/main-bbb2222.js", "assets/page-ccc3333.js"]);
});

test.each([
  [
    "without the helpers",
    () => rmSync(join(folder, "assets/rolldown-runtime-aaa1111.js")),
    /has 0 files rolldown-runtime-/,
  ],
  ["with two programs", () => plant("assets/main-eee5555.js", "export{};"), /has 2 files main-/],
  [
    "whose helpers are given otherwise",
    () => plant("assets/rolldown-runtime-aaa1111.js", "export default 1;"),
    /not exported as expected/,
  ],
  [
    "with a page that needs the helpers alone",
    () => plant("assets/alone-fff6666.js", `import{t}from"./rolldown-runtime-aaa1111.js";export{t};`),
    /alone-fff6666\.js needs the bundler's helpers and not the main program/,
  ],
  [
    "with a page that asks for the helpers in another way",
    () =>
      plant(
        "assets/page-ccc3333.js",
        `import*as all from"./rolldown-runtime-aaa1111.js";import{s}from"./main-bbb2222.js";export{all,s};`,
      ),
    /page-ccc3333\.js asks for the bundler's helpers in another way/,
  ],
])("a build %s is refused", (_, change, why) => {
  change();
  expect(() => joinRuntime(folder)).toThrow(why);
});

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const listFiles = (...patterns: string[]) =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...patterns], { encoding: "utf8" })
    .split("\n")
    .filter((file) => file !== "" && existsSync(file));

const files = listFiles("*.md");
const decisions = files.filter((file) => /^docs\/decisions\/\d/.test(file));

test.each(files)("docs: in %s links lead to files, and the named files exist", (file) => {
  const text = readFileSync(file, "utf8");
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to = ""]) => join(dirname(file), to));
  const named = [
    ...text.matchAll(
      /`((?:engine|contract|words|platforms|sandbox|server|web|e2e|bench|scripts)\/[\w./-]+\.(?:tsx?|mjs|sql|md))`/g,
    ),
  ].map(([, to = ""]) => to);
  const documents = [...text.matchAll(/(?<![\w./-])[\w./-]*\w\.md\b/g)].map(([to]) => to);
  const missing = [
    ...[...links, ...named].filter((to) => !existsSync(to)),
    ...documents.filter((to) => !existsSync(to) && !existsSync(join(dirname(file), to))),
  ];
  expect(missing).toEqual([]);
});

test("docs: no document has a mark that a merge left", () => {
  const marked = files.filter((file) => /^(?:<{7} |={7}$|>{7} )/m.test(readFileSync(file, "utf8")));
  expect(marked).toEqual([]);
});

test("docs: every document that a comment in the code cites is in the repository, and has the cited section", () => {
  const comment = /\/\*[\s\S]*?\*\/|(?:\/\/.*\n\s*)+|(?:^|\s)--.*$/gm;
  const citation = /([\w./-]*\w\.md)\b(?:, '([^']+)')?/g;
  const wrong = listFiles("*.ts", "*.tsx", "*.mjs", "*.sql").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(comment)].flatMap(([text]) =>
      [...text.replace(/\n\s*(?:\*|\/\/)?\s*/g, " ").matchAll(citation)]
        .filter(([, to = "", section]) => !existsSync(to) || (section !== undefined && !hasSection(to, section)))
        .map(([cited]) => `${file}: ${cited}`),
    ),
  );
  expect(wrong).toEqual([]);
});

const hasSection = (file: string, title: string) =>
  readFileSync(file, "utf8")
    .split(/^#+ /m)
    .some((part) => part.split("\n")[0] === title);

test.each(decisions)("docs: %s has its number and title; its date and status are in the index alone", (file) => {
  const number = file.slice("docs/decisions/".length, "docs/decisions/".length + 4);
  const text = readFileSync(file, "utf8");
  const [title = ""] = text.split("\n");
  expect(title).toMatch(new RegExp(`^# ${number} \\S`));
  expect(text).not.toMatch(/^Date:/m);
  const row = `| [${number}](${file.slice("docs/decisions/".length)}) | ${title.slice(7)} |`;
  const [, after = ""] = readFileSync("docs/decisions/README.md", "utf8").split(row);
  expect(after).toMatch(/^ \d{4}-\d\d-\d\d \| \S.* \|\n/);
});

test("docs: the arrows between folders of the server's domain in docs/architecture.md are those of its imports", () => {
  const imported = new Map<string, Set<string>>();
  for (const file of listFiles("server/src/domain/**/*.ts").filter((file) => !file.endsWith(".test.ts"))) {
    const folder = file.split("/")[3] ?? "";
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/from "(\.[^"]+)"/g)) {
      const [, , tier, other = ""] = join(dirname(file), path).split("/");
      if (tier === "domain" && other !== folder) imported.set(folder, (imported.get(folder) ?? new Set()).add(other));
    }
  }
  const reach = (from: string): string[] =>
    [...(imported.get(from) ?? [])].flatMap((other) => [other, ...reach(other)]);
  // An arrow that follows from others is left out.
  const arrows = [...imported].flatMap(([from, others]) =>
    [...others]
      .filter((to) => ![...others].some((other) => other !== to && reach(other).includes(to)))
      .map((to) => `${from} → ${to}`),
  );
  const [, drawing = ""] = readFileSync("docs/architecture.md", "utf8").split("```mermaid");
  const drawn = (drawing.split("```")[0] ?? "").split("\n").flatMap((line) => {
    const folders = line.trim().split(" --> ");
    return folders.slice(1).map((to, at) => `${folders[at]} → ${to}`);
  });
  expect(drawn.sort()).toEqual(arrows.sort());
});

test("docs: the tree of the server in docs/architecture.md names every folder and program there is", () => {
  const [, after = ""] = readFileSync("docs/architecture.md", "utf8").split("server/src/\n");
  const [tree = ""] = after.split("```");
  const places = listFiles("server/src/**").flatMap((file) => {
    const [, , top = "", name = "", below] = file.split("/");
    if (["platform", "domain", "features"].includes(top) && below) return [top, name];
    return top.endsWith(".test.ts") ? [] : [top];
  });
  expect([...new Set(places)].filter((place) => !tree.match(/[\w.-]+/g)?.includes(place))).toEqual([]);
});

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.md"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && existsSync(file));
const decisions = files.filter((file) => /^docs\/decisions\/\d/.test(file));

test.each(files)("%s: its links lead to files, and the source files that it names exist", (file) => {
  const text = readFileSync(file, "utf8");
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to = ""]) => join(dirname(file), to));
  const named = [
    ...text.matchAll(
      /`((?:engine|contract|words|platforms|sandbox|server|web|e2e|bench|scripts)\/[\w./-]+\.(?:tsx?|mjs|sql|md))`/g,
    ),
  ];
  const missing = [...links, ...named.map(([, to = ""]) => to)].filter((to) => !existsSync(to));
  expect(missing).toEqual([]);
});

test.each(decisions)("%s: has its number, title, date and status, and stands in the index", (file) => {
  const number = file.slice("docs/decisions/".length, "docs/decisions/".length + 4);
  const [title = "", , dated = ""] = readFileSync(file, "utf8").split("\n");
  expect(title).toMatch(new RegExp(`^# ${number} \\S`));
  expect(dated).toMatch(/^Date: \d{4}-\d\d-\d\d\. Status: \S.*\.$/);
  const name = file.slice("docs/decisions/".length);
  expect(readFileSync("docs/decisions/README.md", "utf8")).toContain(`| [${number}](${name}) | ${title.slice(7)} |`);
});

import type { Place, Report } from "./fence.ts";

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
const meaningless = /^(utils?|common|misc|helpers?|lib)$/;
const limits = { test: 400, other: 250 };

/** What a file's name and length tell. */
export function checkFile({ file, room, isTest }: Place, source: string, report: Report): void {
  for (const part of file.split("/")) {
    if (!kebab.test(part)) report(0, `names are kebab-case: ${part}`);
    if (meaningless.test(part.split(".")[0] ?? "")) report(0, "a file is named after what it holds");
  }
  if (/\/index\.tsx?$/.test(file) && file !== `${room}/src/index.ts`) report(0, "no barrel inside a room");
  const lines = source.split("\n").length - (source.endsWith("\n") ? 1 : 0);
  const limit = isTest ? limits.test : limits.other;
  // Tables of words are as long as what they say.
  if (lines > limit && room !== "words") report(source.length, `${lines} lines: the limit is ${limit}`);
}

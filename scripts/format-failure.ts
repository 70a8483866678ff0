import { stripVTControlCharacters } from "node:util";

const longest = { lines: 12, characters: 1_500 };

/** Error of a failed test: Playwright puts the difference into the message, Vitest beside it. */
interface Failure {
  name?: string | undefined;
  message?: string | undefined;
  diff?: string | undefined;
}

/**
 * What failed and why, short enough to be read in a list: at most 12 lines and 1,500 characters. Of a longer difference
 * only the lines that differ.
 */
export function formatFailure(test: string, { name, message = "", diff = "" }: Failure = {}): string {
  const why = stripVTControlCharacters(`${name ? `${name}: ` : ""}${message}\n${diff}`)
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at .*:\d+:\d+\)?$/.test(line));
  const [first = "", ...rest] = why;
  const isLong = why.length > longest.lines && rest.some((line) => /^\s*[-+] (?:Expected|Received)\b/.test(line));
  const lines = isLong ? [first, ...rest.filter((line) => /^\s*[-+]/.test(line))] : why;
  const shown = lines.slice(0, longest.lines);
  const text = [`${test}: ${shown[0] ?? ""}`, ...shown.slice(1).map((line) => `    ${line}`)].join("\n");
  const isCut = lines.length > shown.length || text.length > longest.characters;
  return `${text.slice(0, longest.characters)}${isCut ? " …" : ""}`;
}

import { stripVTControlCharacters } from "node:util";

const longest = { lines: 12, characters: 1_500 };

/** Error of a failed test: Playwright puts the difference into the message, Vitest beside it. */
interface Failure {
  name?: string | undefined;
  message?: string | undefined;
  diff?: string | undefined;
  /** What it was thrown for: 'fetch failed' alone says nothing. */
  cause?: unknown;
}

/**
 * What failed and why, short enough to be read in a list: at most 12 lines and 1,500 characters. Of a longer difference
 * only the lines that differ.
 */
export function formatFailure(test: string, { name, message = "", diff = "", cause }: Failure = {}): string {
  const causes = causesOf(cause).map((one) => `\ncaused by ${one}`);
  const why = stripVTControlCharacters(`${name ? `${name}: ` : ""}${message}${causes.join("")}\n${diff}`)
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

/** The messages of an error's causes, the nearest first. */
function causesOf(cause: unknown): string[] {
  if (typeof cause !== "object" || cause === null || !("message" in cause)) return [];
  const code = "code" in cause ? `${cause.code}: ` : "";
  return [`${code}${cause.message}`, ...("cause" in cause ? causesOf(cause.cause) : [])];
}

import { type Fence, filePlaceOf } from "./fence.ts";
import { checkSyntax } from "./fence-syntax.ts";

/** The broken rules of a file: its path from the repository's root, and its text. */
export function findBroken(file: string, source: string): Fence[] {
  const broken: Fence[] = [];
  checkSyntax(filePlaceOf(file), source, (offset, message) =>
    broken.push({ file, line: source.slice(0, offset).split("\n").length, message }),
  );
  return broken;
}

import type { PlatformDataInput } from "@fanradar/contract";
import { findNodeAtLocation, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";

/** What is wrong with a text that is no JSON; each has its words. */
export type JsonFault =
  | "symbol"
  | "number"
  | "name"
  | "value"
  | "colon"
  | "comma"
  | "brace"
  | "bracket"
  | "end"
  | "comment"
  | "text";

/** Where something stands in a text: as editors count, from 1; `offset` from 0. */
export interface TextPlace {
  line: number;
  column: number;
  offset: number;
}

/** `value` is whatever JSON was typed: the server says which of it cannot be used. */
export type DataResult = { ok: true; value: PlatformDataInput } | { ok: false; at: TextPlace; fault: JsonFault };

/** By the names that the parser gives them. */
const faults: Partial<Record<string, JsonFault>> = {
  InvalidSymbol: "symbol",
  InvalidNumberFormat: "number",
  UnexpectedEndOfNumber: "number",
  PropertyNameExpected: "name",
  ValueExpected: "value",
  ColonExpected: "colon",
  CommaExpected: "comma",
  CloseBraceExpected: "brace",
  CloseBracketExpected: "bracket",
  EndOfFileExpected: "end",
  InvalidCommentToken: "comment",
  UnexpectedEndOfComment: "comment",
};

/** Reads JSON; where it is none, says where its first fault is and what was expected there. */
export function readData(text: string): DataResult {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first)
    return { ok: false, at: placeOf(text, first.offset), fault: faults[printParseErrorCode(first.error)] ?? "text" };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    // The parser above forgives a little more than browsers do.
    return { ok: false, at: placeOf(text, 0), fault: "text" };
  }
}

/** Where a member stands in a text, by its path such as `months.0.joined`; undefined where it is not there. */
export function placeOfMember(text: string, path: string): TextPlace | undefined {
  const root = parseTree(text);
  const steps = path === "" ? [] : path.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const node = root && findNodeAtLocation(root, steps);
  const shown = node?.parent?.type === "property" ? node.parent : node;
  return shown && placeOf(text, shown.offset);
}

function placeOf(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, offset };
}

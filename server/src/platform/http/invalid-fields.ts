import { type FieldCode, fieldCodes } from "@fanradar/contract";
import type * as z from "zod/mini";

const known: ReadonlySet<string> = new Set(fieldCodes);
const isFieldCode = (text: string): text is FieldCode => known.has(text);

/**
 * Names each refused member of a body and why, by zod's issues: `{ "figures.0.value": "figure.number" }`.
 * The first issue of a member wins; a fault of the whole body stands under `body`. A member that was not sent is `missing` where
 * its schema has no sentence of its own for that, and is named only where nothing that was sent of the same item of a list, or of a
 * body without lists, is wrong.
 *
 * @param input what the schema refused
 */
export function invalidFields(error: z.core.$ZodError, input: unknown): Record<string, FieldCode> {
  const named = [...Map.groupBy(error.issues, ({ path }) => itemOf(path)).values()].flatMap((issues) => {
    const sent = issues.filter(({ path }) => !isAbsent(input, path));
    return sent.length > 0 ? sent : issues;
  });
  return codesOf(named, ({ path }) => (isAbsent(input, path) ? "missing" : "invalid"));
}

/** The item of a list that a path leads into; the body where it leads into none. */
const itemOf = (path: readonly PropertyKey[]) =>
  path.slice(0, path.findLastIndex((key) => typeof key === "number") + 1).join(".");

function isAbsent(input: unknown, path: readonly PropertyKey[]): boolean {
  let at = input;
  for (const key of path) {
    if (typeof at !== "object" || at === null) return false;
    at = Object.entries(at).find(([name]) => name === String(key))?.[1];
    if (at === undefined) return true;
  }
  return false;
}

/** @param otherwise the code of an issue that carries none */
function codesOf(
  issues: z.core.$ZodIssue[],
  otherwise: (issue: z.core.$ZodIssue) => FieldCode,
): Record<string, FieldCode> {
  const fields = new Map<string, FieldCode>();
  const refuse = (path: readonly PropertyKey[], code: FieldCode) => {
    const name = path.length === 0 ? "body" : path.map(String).join(".").slice(0, 200);
    if (!fields.has(name) && fields.size < 50) fields.set(name, code);
  };
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys")
      for (const key of issue.keys) refuse([...issue.path, key.toWellFormed()], "unknown-key");
    else
      refuse(issue.path, isFieldCode(issue.message) && issue.message !== "invalid" ? issue.message : otherwise(issue));
  }
  return Object.fromEntries(fields);
}

import { type FieldCode, fieldCodes } from "@fanradar/contract";
import type * as z from "zod/mini";

const known: ReadonlySet<string> = new Set(fieldCodes);
const isFieldCode = (text: string): text is FieldCode => known.has(text);

/**
 * Names each refused member of a body and why, by zod's issues: `{ "figures.0.value": "figure.number" }`.
 * The first issue of a member wins; a fault of the whole body stands under `body`.
 */
export function invalidFields(error: z.core.$ZodError): Record<string, FieldCode> {
  const fields = new Map<string, FieldCode>();
  const refuse = (path: readonly PropertyKey[], code: FieldCode) => {
    const name = path.length === 0 ? "body" : path.map(String).join(".").slice(0, 200);
    if (!fields.has(name) && fields.size < 50) fields.set(name, code);
  };
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys")
      for (const key of issue.keys) refuse([...issue.path, key.toWellFormed()], "unknown-key");
    else refuse(issue.path, isFieldCode(issue.message) ? issue.message : "invalid");
  }
  return Object.fromEntries(fields);
}

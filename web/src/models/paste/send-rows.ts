import { type Model, type Person, submitGuestModel, submitModel, submitModels } from "@fanradar/contract";
import { CallError, call } from "../../lib/call.ts";
import { ownTimeZone } from "../../lib/time-zones.ts";
import type { PastedRow } from "./read-rows.ts";

/** What became of a paste: one model, whose analysis a person waits for, or many, which are analyzed one after another. */
export type PasteResult = { kind: "one"; model: Model } | { kind: "many"; lastStartsAt: string };

/** What the server refuses of rows, in the language of the page. */
export type RowRefusals = ReadonlyMap<PastedRow, string[]>;

export interface SentRows {
  /** Undefined where every row is refused. */
  pasted: PasteResult | undefined;
  added: PastedRow[];
  refused: RowRefusals;
}

/**
 * Adds the rows. Where the server refuses some of them, the others are added without these. Nothing is stored of a list that is refused, so the
 * key stays the same.
 *
 * @throws what the call throws where it names no row
 */
export async function addRows(
  rows: PastedRow[],
  { user, key }: { user: Person | null; key: string },
): Promise<SentRows> {
  const refused = new Map<PastedRow, string[]>();
  for (let added = rows; added.length > 0; added = rows.filter((row) => !refused.has(row)))
    try {
      return { pasted: await send(added, user, key), added, refused };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const found = refusedRows(added, error.fields);
      if (found.size === 0) throw error;
      for (const [row, texts] of found) refused.set(row, texts);
    }
  return { pasted: undefined, added: [], refused };
}

/** A single row is a submission like the form's; several are sent together. */
async function send(rows: PastedRow[], user: Person | null, key: string): Promise<PasteResult> {
  const headers = { "idempotency-key": key };
  const [first] = rows;
  if (first && rows.length === 1) {
    const body = { timeZone: ownTimeZone(), ...first.values, ...(user && { userId: user.id }) };
    return { kind: "one", model: await call(user ? submitModel : submitGuestModel, { body, headers }) };
  }
  const { lastStartsAt } = await call(submitModels, { body: { rows: rows.map(({ values }) => values) }, headers });
  return { kind: "many", lastStartsAt };
}

/** The refused rows of what was sent: fields of the error such as `rows.3.name`, or, of a single row, `name`. */
export function refusedRows(rows: PastedRow[], fields: Record<string, string>): RowRefusals {
  const refused = new Map<PastedRow, string[]>();
  for (const [field, text] of Object.entries(fields)) {
    const row = rows.length === 1 ? rows[0] : rows[Number(/^rows\.(\d+)\./.exec(field)?.[1])];
    if (row) refused.set(row, [...(refused.get(row) ?? []), text]);
  }
  return refused;
}

import * as z from "zod/mini";

const place = z.tuple([z.union([z.string(), z.number()]), z.int()]);
/** Where a page of a list ends: the sort key and the id of its last row. */
type PagePlace = z.output<typeof place>;

/** The text of a place in an address (`after`). */
export const writePlace = (at: PagePlace): string => Buffer.from(JSON.stringify(at)).toString("base64url");

/** Undefined where the text is no place that `writePlace` wrote. */
export function readPlace(after: string): PagePlace | undefined {
  try {
    const read = place.safeParse(JSON.parse(Buffer.from(after, "base64url").toString()));
    return read.success ? read.data : undefined;
  } catch {
    // It is not JSON.
    return undefined;
  }
}

import { z } from "zod";

/** A count as platforms send it: a whole number from 0 up. Anything else breaks the contract; absent stays absent. */
export const count = z.int().min(0);

/** A member that may be left out, or sent as null: both are absence. */
export function nullableField<T extends z.ZodType>(schema: T) {
  return schema.nullish().transform((value) => value ?? undefined);
}

/** A list read item by item: one that breaks the contract is left out and counted, and costs none of the others. */
export function tolerantList<T extends z.ZodType>(item: T) {
  return z.array(z.unknown()).transform((all) => {
    const items = all.flatMap((one) => {
      const read = item.safeParse(one);
      return read.success ? [read.data] : [];
    });
    return { items, refused: all.length - items.length };
  });
}

/** A list that was not answered. */
export const noItems = { items: [], refused: 0 };

/** Keeps only members that are there. */
export function definedMembers<T extends object>(members: T): { [K in keyof T]?: Exclude<T[K], undefined | null> } {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined && value !== null);
  return Object.assign({}, ...entries.map(([key, value]) => ({ [key]: value })));
}

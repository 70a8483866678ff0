import { z } from "zod";

/** A count as platforms send it: a whole number from 0 up. Anything else breaks the contract; absent stays absent. */
export const count = z.int().min(0);

/** Keeps only members that are there. */
export function present<T extends object>(members: T): { [K in keyof T]?: Exclude<T[K], undefined | null> } {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined && value !== null);
  return Object.assign({}, ...entries.map(([key, value]) => ({ [key]: value })));
}

/** Ids of the parts of a month that is divided, named as `2026-10`. */
export const partsOfMonth = (month: string): string[] => ["creator", "agency"].map((part) => `split.${part}.${month}`);

/** Currencies of amounts: those in which people type, import and read them. All have cents. */
export const currencies = ["USD", "EUR", "GBP", "CAD"] as const;
export type Currency = (typeof currencies)[number];

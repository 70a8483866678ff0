import * as z from "zod/mini";

const mostAmount = 10_000_000;

const isCents = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

/** An amount of money as it is written: 9.99. */
export const amount = z.number({ error: "figure.number" }).check(
  z.refine((value) => value < 0 || value > mostAmount || isCents(value), { error: "figure.cents" }),
  z.minimum(0, { error: "figure.negative" }),
  z.maximum(mostAmount, { error: "figure.large" }),
);

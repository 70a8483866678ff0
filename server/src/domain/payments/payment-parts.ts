/** What is read of single payments: these, who made them, and what each day brought. */
export const paymentParts = ["single", "payers", "days"] as const;
export type PaymentPart = (typeof paymentParts)[number];

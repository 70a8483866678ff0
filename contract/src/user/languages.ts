/** The languages that everything a person reads is written in. */
export const languages = ["en", "es", "fr", "de"] as const;
export type Language = (typeof languages)[number];

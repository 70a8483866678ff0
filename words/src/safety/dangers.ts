/** Kinds of danger to a person and of requests that harm others. Of several, the first is answered. */
export const dangers = [
  "self-harm",
  "harm-to-others",
  "coercion",
  "blackmail",
  "minor",
  "minor-fan",
  "stalking",
  "tracking",
  "evasion",
] as const;
export type Danger = (typeof dangers)[number];

/** Exhaustion or despair that may be of the work alone, or more: no danger is stated. */
export const distress = "distress";
export type Distress = typeof distress;

/** Kinds of need for help, and of requests that harm others; the first that fits is answered. */
export const dangers = [
  "self-harm",
  "coercion",
  "blackmail",
  "minor",
  "minor-fan",
  "stalking",
  "tracking",
  "evasion",
] as const;
export type Danger = (typeof dangers)[number];

/** Concepts that stand near each other, in any order. */
export interface Rule {
  danger: Danger;
  all: readonly [string, ...string[]];
  /** Concepts that make it harmless when they stand near as well. */
  unless?: readonly string[];
}

/** The same for every language: only the words of a concept differ. Ages have rules of their own. */
export const rules: readonly Rule[] = [
  { danger: "self-harm", all: ["selfHarm"], unless: ["notHarm"] },
  { danger: "self-harm", all: ["noReason", "live"], unless: ["livelihood", "notHarm"] },
  { danger: "self-harm", all: ["better", "without"] },
  { danger: "coercion", all: ["violence"] },
  { danger: "coercion", all: ["withhold", "document"] },
  { danger: "coercion", all: ["forced", "filming"], unless: ["system"] },
  { danger: "coercion", all: ["makesMe", "intimate", "actor"], unless: ["blackmail"] },
  { danger: "coercion", all: ["trapped", "actor"], unless: ["system"] },
  { danger: "coercion", all: ["trapped", "filming"], unless: ["system"] },
  { danger: "blackmail", all: ["blackmail"] },
  { danger: "blackmail", all: ["threat", "images", "publish"] },
  { danger: "blackmail", all: ["orElse", "demand", "images", "publish"] },
  { danger: "coercion", all: ["threat", "harm"], unless: ["images"] },
  { danger: "coercion", all: ["hurts", "relatives", "condition"] },
  { danger: "coercion", all: ["forced", "power"], unless: ["system"] },
  { danger: "coercion", all: ["threatMe", "power"], unless: ["images", "sanction"] },
  { danger: "stalking", all: ["threatMe"], unless: ["images", "sanction", "system"] },
  { danger: "stalking", all: ["stalking"] },
  { danger: "stalking", all: ["follows", "places"] },
  { danger: "stalking", all: ["knows", "myPlace"] },
  { danger: "tracking", all: ["find", "whereabouts"] },
  { danger: "tracking", all: ["device"] },
  { danger: "evasion", all: ["bypass", "check"] },
  { danger: "evasion", all: ["bypassDirect"] },
  { danger: "evasion", all: ["fakeId"] },
  { danger: "evasion", all: ["othersId", "use"] },
];

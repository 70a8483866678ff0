import type { MetricName } from "@fanradar/engine";
import type { Question } from "../../question.ts";
import type { AudienceQuestion } from "../audience/read-audience-question.ts";
import type { QuestionFeature } from "../features/find-features.ts";
import type { PaymentQuestion } from "../payments/read-payment-question.ts";
import type { QuestionSlots } from "../read-slots.ts";
import type { Focus } from "./focus.ts";
import type { Move } from "./moves.ts";

/** A few words after a question, with what that was about. */
export interface FollowUp {
  text: string;
  tokens: readonly string[];
  slots: QuestionSlots;
  /** How many of a ranking it asks for. */
  count: number | undefined;
  before: Question;
  focus: Focus;
  now: string;
  moves: ReadonlySet<Move>;
  /** What its words say beside names and moves; undefined where one of them is not understood. */
  features: ReadonlySet<QuestionFeature> | undefined;
}

export type Rule = (turn: FollowUp) => Question | undefined;

type Name = "metrics" | "models" | "platforms" | "period";

/** Whether the words say one of these, nothing else that is asked of figures, and name nothing but `named`. */
export function says(
  { features, moves, slots, focus }: FollowUp,
  some: readonly (QuestionFeature | Move)[],
  { beside = [], named = [] }: { beside?: readonly (QuestionFeature | Move)[]; named?: Name | readonly Name[] } = {},
): boolean {
  if (!features || slots.hashtag !== undefined || slots.tagged) return false;
  // 'That day' names nothing new.
  const isStatedTime = slots.period !== undefined && slots.period === focus.period && slots.before === undefined;
  const isNamed = (name: Name) =>
    ![named].flat().includes(name) &&
    !(name === "period" && isStatedTime) &&
    slots[name] !== undefined &&
    slots[name].length > 0;
  if ((["metrics", "models", "platforms", "period"] as const).some(isNamed)) return false;
  const known = new Set<string>([...some, ...beside, ...neutral]);
  const said = [...features, ...moves];
  return said.every((one) => known.has(one)) && (some.length === 0 || some.some((one) => said.includes(one)));
}

const neutral = ["plain", "much", "which", "that", "versus", "degree"] as const satisfies QuestionFeature[];

export const same = ({ before, text }: FollowUp): Question => {
  const { place: _, ...rest } = before;
  return { ...rest, text, certainty: "sure" };
};

/** A question on sums of money; undefined of any other. */
export const sumsOf = ({ payments }: Question): PaymentQuestion | undefined =>
  payments?.measure === "amount" ? payments : undefined;

/** A question on sums of money or on single payments; undefined of any other. */
export const paidOf = ({ payments }: Question): PaymentQuestion | undefined =>
  payments && payments.measure !== "payers" ? payments : undefined;

/** A question on sums without the units that it grouped them by. */
export const whole = ({ by: _, isExplained: _explained, isOfEach: _each, limit: _limit, ...sums }: PaymentQuestion) =>
  sums;

export const isExtreme = (sums: PaymentQuestion | undefined) =>
  sums?.operation === "most" || sums?.operation === "least";

const stated: ReadonlySet<string> = new Set(["value", "total", "change", "why"]);

export const isStated = (operation: string) => stated.has(operation);

export const isOfPeople = (audience: AudienceQuestion | undefined) =>
  audience?.measure === "followers" || (audience?.measure === "gain" && audience.isRelative !== true);

export const isOfAudience: ReadonlySet<MetricName> = new Set<MetricName>([
  ...(["followers", "gain", "gainPercent"] as const),
]);

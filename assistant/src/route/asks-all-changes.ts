import type { Question } from "../question.ts";
import type { Concept } from "./concepts/en.ts";
import { ofCounted } from "./decide.ts";
import { asksMonthIn } from "./slots/asks-month.ts";

/** What a change is of, where it is of something. */
const ofSomething: ReadonlySet<string> = new Set<Concept>([
  ...ofCounted,
  ...(["engagement", "like", "view", "post", "score", "often", "todo", "why", "models", "risk", "platform"] as const),
]);
const asksWhat = /^(?:what|whats|was|que|qu|quoi)$/;
const ofTime: ReadonlySet<string> = new Set<Concept>(["grow", "fall", "change"]);

/** Whether a text asks which figures changed, without a word for any: 'what fell in November?', 'qué ha bajado'. */
export function asksAllChanges(
  tokens: readonly string[],
  concepts: readonly string[],
  { metrics, period, scope }: Pick<Question, "metrics" | "period" | "scope">,
): boolean {
  const isOfTime = concepts.includes("fall") || (period !== undefined && concepts.some((one) => ofTime.has(one)));
  const isOfNone = metrics.length === 0 && scope !== "all" && !concepts.some((one) => ofSomething.has(one));
  // What a month comes to in the end is a forecast.
  if (concepts.includes("forecast") || asksMonthIn(tokens.join(" "))) return false;
  const isPlain = period !== undefined || !tokens.some((token) => /\d/.test(token));
  return isOfTime && isOfNone && isPlain && asksWhat.test(tokens[0] ?? "");
}

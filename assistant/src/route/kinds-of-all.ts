import type { MetricName } from "@fanradar/engine";
import { isKindOfPayments } from "../payment-kinds.ts";
import type { Question } from "../question.ts";

/** The kinds of payments that a question asks for, or what is left without those that it leaves out; none where it speaks of none. */
export const findPaymentKinds = ({ metrics, without }: Pick<Question, "metrics" | "without">): MetricName[] =>
  without?.metrics.some(isKindOfPayments) ? ["earnings.rest"] : metrics.filter(isKindOfPayments);

/** What asks for money, of which a kind may be named. */
const ofMoney = /^(?:earnings(?:-kinds|-why)?|models-(?:earnings|rank|best)|metric|payers)$/;

/** Kinds of payments that all models are asked for: models by these. */
export function withKinds<Read extends Pick<Question, "intents" | "metrics">>(
  read: Read,
  without: Question["without"],
): Read {
  const [first, ...others] = read.intents;
  const metrics = findPaymentKinds({ metrics: read.metrics, ...(without && { without }) });
  if (metrics.length === 0 || first === undefined || !ofMoney.test(first)) return read;
  return { ...read, metrics, intents: ["models-rank", ...others.filter((one) => one !== "models-rank")] };
}

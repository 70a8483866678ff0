import type { SplitState } from "../knowledge.ts";
import { daysOfPeriod } from "../period.ts";
import type { Block } from "../plan/block.ts";
import type { PhraseKey } from "../plan/phrases.ts";
import { earnedIn, monthsIn } from "./earned.ts";
import type { Intent } from "./intent.ts";
import { modelIntent } from "./model-intent.ts";
import { hasFigure, type ModelLedger, stateFigures } from "./model-ledger.ts";
import { monthly, partsOfMonth } from "./monthly.ts";

const mostMonths = 3;
/** What is left to be paid is asked of sums that no split knows. */
const ofPayment =
  /\b(?:still|left|owe|owed|outstanding|unpaid|noch|offen|schuld\w*|queda|falta|debo|debemos|debe|pendiente|reste|dois|doit|encore)\b/i;

/** How the months that the question names, or the newest one that is over, are divided, and who confirmed them. */
function splits(ledger: ModelLedger): Block[] {
  const { knowledge, question } = ledger;
  const known = (knowledge.splits ?? []).filter(({ month }) => hasFigure(ledger, `split.base.${month}`));
  if (known.length === 0) return [{ kind: "phrase", phrase: "no-split" }, ...earnedIn(ledger)];
  const days = question.period === undefined ? undefined : daysOfPeriod(question.period, knowledge.now);
  const named = known.filter(({ month }) => days && month >= days.from.slice(0, 7) && month <= days.to.slice(0, 7));
  const newest = [known.find(({ isOver }) => isOver) ?? known[0]].flatMap((one) => one ?? []);
  const open: Block[] = ofPayment.test(question.text) ? [{ kind: "phrase", phrase: "paid-unknown" }] : [];
  const other: Block[] = days && named.length === 0 ? [{ kind: "phrase", phrase: "other-period" }] : [];
  const stated = (named.length > 0 ? named : newest).slice(0, mostMonths).flatMap((one) => divided(ledger, one));
  return [...other, ...open, ...stated];
}

const divided = (ledger: ModelLedger, state: SplitState): Block[] => [
  ...stateFigures(ledger, [...partsOfMonth(ledger, state.month), `split.base.${state.month}`]),
  { kind: "phrase", phrase: stateOf(state) },
];

function stateOf({ isOver, confirmed }: SplitState): PhraseKey {
  if (!isOver) return "split-running";
  if (confirmed.length > 1) return "split-both";
  const [side] = confirmed;
  return side === undefined ? "split-open" : `split-${side}`;
}

/** How many months new subscribers pay for, and which share of those who joined in each month is still subscribed, as far as the statements reach. */
function staying(ledger: ModelLedger): Block[] {
  const { knowledge, question } = ledger;
  const days = question.period === undefined ? undefined : daysOfPeriod(question.period, knowledge.now);
  // Who did not renew in a month is counted in it, whenever they joined.
  const ended = days ? monthsIn(monthly(ledger, "subscribers.left"), days).map(({ id }) => id) : [];
  if (ended.length > 0) return stateFigures(ledger, ended);
  // Of several ages of a month the last one; the newest months first.
  const last = new Map(
    [...knowledge.facts.values()]
      .filter(({ metric, value }) => metric === "cohort.stayed" && value !== null)
      .map((fact) => [/\d{4}-\d\d/.exec(fact.id)?.[0] ?? "", fact.id] as const)
      .toSorted(([, one], [, other]) => Number(/\d+$/.exec(one)) - Number(/\d+$/.exec(other))),
  );
  const months = [...last.keys()].sort().reverse();
  const named = months.filter((month) => days && month >= days.from.slice(0, 7) && month <= days.to.slice(0, 7));
  const mean = days ? [] : stateFigures(ledger, ["onlyfans.monthsSubscribed"]);
  if (months.length === 0) return mean.length > 0 ? mean : [{ kind: "phrase", phrase: "no-cohorts" }];
  const other: Block[] = days && named.length === 0 ? [{ kind: "phrase", phrase: "other-period" }] : [];
  const shown = (named.length > 0 ? named : months).slice(0, mostMonths);
  return [
    ...other,
    ...mean,
    ...shown.flatMap((month) => stateFigures(ledger, [`cohort.joined.${month}`, last.get(month) ?? ""])),
  ];
}

export const splitIntents: readonly Intent[] = [
  modelIntent("splits", splits, ["splits"], { needsInPeriod: ["earnings"] }),
  modelIntent("subscribers-staying", staying, ["cohorts"]),
];

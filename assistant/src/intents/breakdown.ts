import { isOfTime } from "@fanradar/engine";
import type { Knowledge } from "../knowledge.ts";
import type { Block, BlockOf } from "../plan/block.ts";
import type { Question } from "../question.ts";
import { findConcepts } from "../route/concepts/find-concepts.ts";
import { tokensOf } from "../route/tokens.ts";
import { audienceParts, type BreakdownParts, breakdownParts } from "./breakdown-parts.ts";
import type { Intent } from "./intent.ts";
import { modelIntent } from "./model-intent.ts";
import type { ModelLedger } from "./model-ledger.ts";
import { modelsEarnings } from "./models.ts";
import { earnings } from "./money.ts";
import { bestTime } from "./posts.ts";
import { premiseOfModels } from "./premises.ts";
import { kindsAlone } from "./price-blocks.ts";

/** Rows of weekdays are numbered from Monday, 1, to Sunday, 7. */
const daysOfWeek = 7;
const isOfRow = (says: BlockOf<"breakdown">["says"]) => says === "streak" || says === "since";
/** Rows of a table that is looked over. */
const mostRows = { listed: 31, ranked: 5, payers: 10 };

/** What the payments came to by the unit that is asked for: what is asked of it first, then its rows. Undefined where no payments are known. */
function planPayments(knowledge: Knowledge, question: Question, isOfAll: boolean): Block[] | undefined {
  const { breakdown } = knowledge;
  const parts = breakdownParts(question, isOfAll);
  if (!parts || !breakdown) return undefined;
  const { kinds = [], basis, operation } = question.payments ?? {};
  const asksCause = parts.says === "explain" || operation === "why";
  const { weekdays = [] } = question;
  const rows = ofNamed(rowsOf({ ...parts, place: question.place }, knowledge, question.order), parts, question).filter(
    (key) => weekdays.length === 0 || weekdays.includes(Number(key) % daysOfWeek),
  );
  // Of named weekdays each is stated, and none is the best.
  const says = weekdays.length > 0 ? "all" : parts.says;
  return [
    ...ofCandidate(rows, question),
    ...(parts.by === "payer" ? [{ kind: "phrase", phrase: "payers-unnamed" } as const] : []),
    ...(basis === "gross" ? [{ kind: "phrase", phrase: "of-gross" } as const] : []),
    ...(parts.by === "payment" && basis === "net" ? [{ kind: "phrase", phrase: "after-fees" } as const] : []),
    // Parts name their kinds themselves.
    ...(kinds.length > 0 && parts.says !== "parts" ? kindsAlone(kinds) : []),
    {
      kind: "breakdown",
      by: parts.says === "explain" ? "kind" : parts.by,
      says,
      columns: [...breakdown.columns],
      run: runOf(parts),
      place: question.place ?? null,
      end: parts.end && isOfTime(parts.by) ? { by: parts.by, way: parts.end } : null,
      rows,
    },
    ...(parts.by === "weekday" && weekdays.length === 0 ? bestWeekday(knowledge, question) : []),
    ...(parts.says === "most" ? aheadOf(parts, knowledge) : []),
    ...(asksCause ? [{ kind: "phrase", phrase: "why-paid-unknown" } as const] : []),
  ];
}

/** How the units of a row are held against an amount, or against the one before. */
const runOf = ({ run }: Pick<BreakdownParts, "run">): BlockOf<"breakdown">["run"] =>
  typeof run === "object" ? (run.upTo === undefined ? run.way : "between") : (run ?? null);

/** Whether the day, week or month that a question names is the first of these. */
const ofCandidate = ([first]: readonly string[], { candidate }: Question): Block[] =>
  candidate === undefined || first === undefined
    ? []
    : [{ kind: "premise", says: first === candidate ? "so" : "not-so", model: null, platform: null }];

/** A week or month that is not over and has brought more than the best one already. */
function aheadOf({ by, columns: [first] }: BreakdownParts, { breakdown, facts }: Knowledge): Block[] {
  const figureOf = (key: string) => Number(facts.get(`breakdown.${first}.${key}`)?.value ?? Number.NaN);
  const [running] = (breakdown?.rows ?? []).filter(({ isWhole }) => !isWhole).toReversed();
  const best = Math.max(...(breakdown?.rows ?? []).filter(({ isWhole }) => isWhole).map(({ key }) => figureOf(key)));
  if (!running || by === "day" || !(figureOf(running.key) > best)) return [];
  return [
    { kind: "phrase", phrase: by === "week" ? "running-week-ahead" : "running-ahead" },
    { kind: "facts", facts: [`breakdown.${first}.${running.key}`] },
  ];
}

/** The weekday that surely brings most, or why none does: of few named days none can. */
function bestWeekday({ facts }: Knowledge, { period }: Question): Block[] {
  const best = facts.get("breakdown.earnings.bestWeekday");
  const isStated = best && (best.value !== null || period === undefined);
  return isStated ? [{ kind: "facts", facts: [best.id] }] : [];
}

/** Of a part of all that one model brings, its row. */
const ofNamed = (rows: readonly string[], { by, says }: BreakdownParts, { models }: Question): string[] =>
  rows.filter((key) => says !== "parts" || by !== "model" || models.length === 0 || models.includes(Number(key)));

interface RowParts {
  by: BlockOf<"breakdown">["by"];
  says: BlockOf<"breakdown">["says"];
  top?: number;
  /** Which one from the end is asked for. */
  place?: number | undefined;
}

/** The keys of the rows that are shown, in their order. */
function rowsOf(
  { by, says, top, place = 1 }: RowParts,
  { breakdown, facts }: Knowledge,
  order: Question["order"],
): BlockOf<"breakdown">["rows"] {
  const { rows = [], columns: [first] = [] } = breakdown ?? {};
  const sizeOf = (key: string) => {
    const value = facts.get(`breakdown.${says === "change" ? "change" : first}.${key}`)?.value;
    return typeof value === "number" ? value : Number.NEGATIVE_INFINITY;
  };
  const bySize = (isUpwards: boolean) =>
    rows
      // What is not known whole may still become more.
      .filter(({ isWhole }) => isWhole || !isOfTime(by))
      .map(({ key }) => key)
      .toSorted((one, other) => (isUpwards ? sizeOf(one) - sizeOf(other) : sizeOf(other) - sizeOf(one)));
  // What brought nothing is none of the best.
  const best = says === "most" ? bySize(false).filter((key) => sizeOf(key) > 0) : [];
  const shown = Math.max(place, top ?? mostRows.ranked);
  if (best.length > 0) return best.slice(0, shown);
  if (says === "most" || says === "least" || says === "share") return bySize(says === "least").slice(0, shown);
  if (says === "explain") return rows.map(({ key }) => key).toSorted((one, other) => sizeOf(other) - sizeOf(one));
  if (!isOfTime(by))
    return bySize(says === "change" && order === "worst").slice(0, by === "payer" ? mostRows.payers : mostRows.listed);
  // Those beyond an amount are the ones that are counted; a sum that is beyond it before its time is over stays so.
  const isCounted = says === "under" || says === "between";
  const keys = rows.filter(({ isWhole }) => isWhole || !isCounted).map(({ key }) => key);
  if (says === "first") return keys.toSorted().slice(0, 1);
  if (says === "last") return keys.toSorted().slice(-1);
  const isListed = says !== "mean" && says !== "median" && !(isOfRow(says) && by === "day");
  return keys
    .toSorted()
    .reverse()
    .slice(0, isListed ? mostRows.listed : 0);
}

/** What an audience or posts came to by the unit that is asked for. */
function planAudience(knowledge: Knowledge, question: Question, isOfAll: boolean): Block[] {
  const parts = audienceParts(question, isOfAll);
  const { breakdown } = knowledge;
  if (!parts || !breakdown) return [{ kind: "phrase", phrase: "no-history" }];
  const rows = rowsOf({ ...parts, place: question.place }, knowledge, question.order);
  const { by, says, column } = parts;
  const asked = { run: runOf(parts), place: question.place ?? null, end: null };
  return [{ kind: "breakdown", by, says, columns: [column], rows, ...asked }];
}

/** Amounts that were typed are no payments: they are stated as a whole, and that it is not known how they part. */
function withoutPayments(ledger: ModelLedger): Block[] {
  const whole = earnings(ledger);
  return whole.some(({ kind }) => kind === "facts") ? [{ kind: "phrase", phrase: "no-payments" }, ...whole] : whole;
}

/** The best weekday, of no money by name, is asked of posts where no payments are known. */
const meansAnyWeekday = ({ payments, text }: Question): boolean =>
  payments?.by === "weekday" && !findConcepts(tokensOf(text)).includes("money");

export const breakdownIntents: readonly Intent[] = [
  modelIntent(
    "breakdown",
    (ledger) =>
      planPayments(ledger.knowledge, ledger.question, false) ??
      (meansAnyWeekday(ledger.question) ? bestTime(ledger) : withoutPayments(ledger)),
    ["breakdown"],
  ),
  modelIntent("audience-breakdown", ({ knowledge, question }) => planAudience(knowledge, question, false), [
    "audience",
  ]),
  {
    id: "models-audience-breakdown",
    needs: ["models-audience"],
    about: "models",
    plan: (knowledge, question) => planAudience(knowledge, question, true),
  },
  {
    id: "models-breakdown",
    needs: ["models-breakdown"],
    about: "models",
    plan: (knowledge, question) => {
      if (knowledge.hidesEarnings) return [{ kind: "phrase", phrase: "earnings-hidden" }];
      const blocks = planPayments(knowledge, question, true);
      if (!blocks) return modelsEarnings.plan(knowledge, question);
      return [...premiseOfModels("models-breakdown", blocks, { knowledge, question }), ...blocks];
    },
  },
];

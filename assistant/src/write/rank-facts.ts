import type { ChatLine } from "@fanradar/contract";
import { dayOf, daysBetween, type Fact, platformNames } from "@fanradar/engine";
import { isChange, platformWords } from "@fanradar/words";
import type { BlockOf } from "../plan/block.ts";
import { figureCell, tableLine, wordCell } from "./cells.ts";
import { periodPieces } from "./figures.ts";
import { fill, plainLine } from "./piece.ts";
import { inOrder, leadInRanking } from "./rank-order.ts";
import { stateFacts } from "./state-facts.ts";
import { factAt, labelOf, listed, namePieces, type WriteContext } from "./write-context.ts";

const longestName = 60;

/** A subject that is ranked: a platform of the chosen model, or a model. */
interface Subject {
  name: string;
  href?: string;
  /** It is one platform of a model that has no figure over all of them. */
  isPart?: true;
  fact: Fact;
}

/** Platforms of the chosen model, or models of the portfolio, by a metric; undefined where none has it. */
export function writeSubjects({ of, by, order, count, platform }: BlockOf<"rank">, context: WriteContext) {
  if (by === null) return undefined;
  const label = labelOf(by, context);
  const subjects = of === "models" ? modelsBy(by, platform, context) : platformsBy(by, context);
  const known = subjects.filter(({ fact }) => fact.value !== null);
  if (label === undefined || subjects.length === 0 || new Set(known.map(scaleOf)).size > 1) return undefined;
  const ordered = inOrder(subjects, order);
  if (ordered.length === 0)
    return stateFacts(
      subjects.slice(0, 1).map(({ fact }) => fact),
      context,
    );
  // Over which days, once where these are the same; else changes and amounts say so of each: they grow with the days.
  const spanOf = (fact: Fact) => periodPieces(fact, context);
  const textOf = (fact: Fact) =>
    spanOf(fact)
      .map(({ text }) => text)
      .join("");
  const isOneSpan = new Set(ordered.map(({ fact }) => textOf(fact))).size === 1;
  const rows = ordered.slice(0, count).map(({ name, href, fact }) => {
    const { pieces } = figureCell(fact, context);
    return {
      cells: [
        wordCell(name, href),
        { pieces: isOneSpan || !growsWithDays(fact) ? pieces : [...pieces, ...spanOf(fact)] },
      ],
    };
  });
  const { heads, rank } = context.words;
  const named = ordered.map(({ name, fact }) => ({ name: [{ text: name }], fact }));
  const lead = areComparable(ordered, order) ? leadInRanking(named, order, context, { overTime: true }) : undefined;
  const table = tableLine(
    fill(rank.facts[order], {
      label: ordered
        .slice(0, 1)
        .flatMap(({ fact }) => [...namePieces(label, fact), ...(isOneSpan ? spanOf(fact) : [])]),
    }),
    [of === "models" ? heads.model : heads.platform, label],
    rows,
  );
  return [table, ...(lead ? [{ kind: "own" as const, pieces: lead }] : [])] satisfies ChatLine[];
}

const growsWithDays = ({ metric, unit }: Fact) => isChange(metric) || unit === "cents";

/** Payments are not daily: amounts whose numbers of days differ by so few are compared. */
const slackDays = 2;

/**
 * Whether neither unknown platforms nor unknown days can change the first place of a ranking. The highest is certain if every amount after it covers as
 * many days as the longest; the lowest is certain if it covers as many days itself.
 */
function areComparable(ordered: readonly Subject[], order: "best" | "worst"): boolean {
  // One platform of a model says nothing of how the model stands beside others.
  if (new Set(ordered.map(({ isPart }) => isPart)).size > 1) return false;
  const days = ordered.map(({ fact: { unit, period } }) =>
    unit === "cents" && period ? daysBetween(dayOf(period.from), dayOf(period.to)) : undefined,
  );
  const longest = Math.max(...days.map((count) => count ?? 0));
  const decisive = order === "best" ? days.slice(1) : days.slice(0, 1);
  return decisive.every((count) => longest - (count ?? longest) <= slackDays);
}

/** Models whose whole range is beyond an amount, in a table; those whose range holds it, and that there is none, in a sentence. */
export function writeFilter({ by, platform, way, amount, isInclusive }: BlockOf<"filter">, context: WriteContext) {
  const label = labelOf(by, context);
  const subjects = modelsBy(by, platform, context).filter(({ fact }) => typeof fact.value === "number");
  const [first] = subjects;
  if (label === undefined || !first || new Set(subjects.map(scaleOf)).size > 1) return undefined;
  const limit = first.fact.unit === "cents" ? Math.round(100 * amount) : amount;
  const placeOf = ({ fact }: Subject) => placeBeyond(fact, { way, limit, isInclusive });
  const inside = inOrder(
    subjects.filter((one) => placeOf(one) === "inside"),
    way === "over" ? "best" : "worst",
  );
  const close = subjects.filter((one) => placeOf(one) === "close").map(({ name }) => [{ text: name }]);
  const { heads, rank, filter } = context.words;
  const named = { label: namePieces(label, first.fact) };
  const rows = inside.map(({ name, href, fact }) => ({ cells: [wordCell(name, href), figureCell(fact, context)] }));
  const own = (pieces: ChatLine["pieces"]): ChatLine => ({ kind: "own", pieces });
  return [
    rows.length > 0
      ? tableLine(fill(filter[way], named), [heads.model, label], rows)
      : own(fill(noneOf(filter, by, way), named)),
    ...(close.length > 0 ? [own(fill(rank.tie, { list: listed(close, context) }))] : []),
  ];
}

/** That no model is beyond an amount; of a silence, that nobody is silent. */
const noneOf = (
  { noneOver, noneUnder, nobodySilent }: WriteContext["words"]["filter"],
  by: string,
  way: "over" | "under",
) => (way === "under" ? noneUnder : by === "daysSincePost" ? nobodySilent : noneOver);

/** Whether figures are beyond an amount: what is true of all of them; undefined where it is not of each the same. */
export function writeVerdict({ facts, way, amount, isInclusive }: BlockOf<"verdict">, context: WriteContext) {
  const known = facts.flatMap((id) => context.knowledge.facts.get(id) ?? []);
  const places = known.map((fact) =>
    placeBeyond(fact, { way, limit: fact.unit === "cents" ? Math.round(100 * amount) : amount, isInclusive }),
  );
  const [place] = new Set(places);
  if (place === undefined || new Set(places).size > 1) return undefined;
  return [{ kind: "own", pieces: [{ text: context.words.verdict[way][place] }] }] satisfies ChatLine[];
}

/** Where a figure lies: its whole range beyond the limit, or the limit within its range. */
function placeBeyond(
  { value, low = Number(value), high = Number(value) }: Fact,
  { way, limit, isInclusive }: { way: "over" | "under"; limit: number; isInclusive: boolean },
): "inside" | "close" | "outside" {
  const isBeyond = (end: number) => (isInclusive && end === limit) || (way === "over" ? end > limit : end < limit);
  const [least, most] = way === "over" ? [low, high] : [high, low];
  if (isBeyond(least)) return "inside";
  return isBeyond(most) ? "close" : "outside";
}

/** Amounts of two currencies have no order. */
const scaleOf = ({ fact }: Subject) => `${fact.unit} ${fact.currency ?? ""}`;

function platformsBy(metric: string, context: WriteContext): Subject[] {
  return platformNames.flatMap((platform) => {
    const fact = factAt(context, { platform, metric });
    return fact ? [{ name: platformWords[platform], fact }] : [];
  });
}

/** One figure of each model, or where it has none over all platforms, one of each of its platforms. */
function modelsBy(metric: string, platform: Subject["fact"]["platform"] | null, context: WriteContext): Subject[] {
  return (context.knowledge.models ?? []).flatMap(({ id: model, name: given }): Subject[] => {
    const name = plainLine(given, longestName);
    const href = `/report/${model}`;
    const whole = platform === null ? factAt(context, { model, metric }) : undefined;
    if (whole) return [{ name, href, fact: whole }];
    const chosen = platform === null || platform === undefined ? platformNames : [platform];
    return chosen.flatMap((one) => {
      const fact = factAt(context, { model, platform: one, metric });
      if (!fact) return [];
      return [
        platform === null
          ? { name: `${name} (${platformWords[one]})`, href, isPart: true, fact }
          : { name, href, fact },
      ];
    });
  });
}

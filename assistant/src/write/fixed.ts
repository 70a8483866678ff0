import type { ChatLine } from "@fanradar/contract";
import { platformWords } from "@fanradar/words";
import type { BlockOf } from "../plan/block.ts";
import { fill, plainLine } from "./piece.ts";
import { labelOf, listed, lowerFirst, type WriteContext } from "./write-context.ts";

/** What is said to a request that is not answered. */
export const writeRefusal = ({ reason }: BlockOf<"refuse">, { words }: WriteContext): ChatLine[] => [
  { kind: reason === "person" ? "refused" : "text", pieces: [{ text: words.refusals[reason] }] },
];

/** Sentences that say that something is missing. */
const ofMissing: ReadonlySet<BlockOf<"phrase">["phrase"]> = new Set([
  ...([
    "no-report",
    "no-posts",
    "no-posts-there",
    "no-posts-form",
    "no-models",
    "no-models-visitor",
    "earnings-private",
    "no-earnings",
    "no-history",
    "no-price",
    "no-figure",
    "other-period",
    "no-base",
    "amount-unused",
    "first-report",
    "failed-links",
    "failed-silent",
    "failed-quarantined",
    "failed-removed",
    "failed",
    "no-kinds",
    "beyond-forecast",
    "beyond-goal",
    "sum-currency",
    "beyond-prices",
    "leaving-not-counted",
    "no-average",
    "gross-of-one",
    "no-split",
    "paid-unknown",
    "no-cohorts",
    "no-tag",
    "no-posts-hashtag",
    "no-stories",
    "no-chart",
    "no-posts-that-day",
    "enough-unknown",
    "no-clear-day",
    "online-unknown",
  ] as const),
]);

/** A fixed sentence. Who is asked to add what only its owner has is told why it is not here. */
export function writePhrase({ phrase }: BlockOf<"phrase">, { knowledge, words }: WriteContext): ChatLine[] {
  const isForeign = knowledge.model?.isOwn === false && (phrase === "no-earnings" || phrase === "no-payments");
  const isForVisitor = knowledge.isVisitor && phrase === "no-models";
  const said = isForeign ? "earnings-private" : isForVisitor ? "no-models-visitor" : phrase;
  return [{ kind: ofMissing.has(said) ? "missing" : "text", pieces: [{ text: words.phrases[said] }] }];
}

/** That a platform is not linked; undefined without a chosen model, and where it has figures of it. */
export function writeUnlinked({ platform }: BlockOf<"unlinked">, { knowledge, words }: WriteContext) {
  const isThere = [...knowledge.facts.values()].some((fact) => fact.platform === platform && fact.value !== null);
  if (!knowledge.model || isThere) return undefined;
  const slots = { platform: platformWords[platform], name: plainLine(knowledge.model.name, 60) };
  return [{ kind: "missing", pieces: fill(words.unlinked, slots) }] satisfies ChatLine[];
}

/** That words of the question are not used in what follows. */
export function writeUnused({ words: unused }: BlockOf<"unused">, { words }: WriteContext): ChatLine[] | undefined {
  const [first, ...others] = unused.map((one) => words.quoted.replace("{words}", () => plainLine(one, 60)));
  if (first === undefined) return undefined;
  return [{ kind: "missing", pieces: fill(words.unused, { words: [first, ...others].join(", ") }) }];
}

/** That what the question takes for granted is not so; undefined where it is of a model that is not known. */
export function writePremise({ says, model, platform }: BlockOf<"premise">, { knowledge, words }: WriteContext) {
  const known = [...(knowledge.models ?? []), ...(knowledge.model ? [knowledge.model] : [])];
  const name = platform === null ? known.find(({ id }) => id === model)?.name : platformWords[platform];
  const text = words.premises[says];
  if (text.includes("{name}") && name === undefined) return undefined;
  return [{ kind: "own", pieces: fill(text, { name: plainLine(name ?? "", 60) }) }] satisfies ChatLine[];
}

/** What the figures that follow are limited to; undefined where it names nothing that is known. */
export function writeLimits({ tag, platforms, models, metrics, only }: BlockOf<"limits">, context: WriteContext) {
  const { knowledge, words } = context;
  const name = (text: string) => [{ text }];
  const labelled = (metric: string) => {
    const label = labelOf(metric, context);
    return label === undefined ? [] : [name(lowerFirst(label, context))];
  };
  const known = (knowledge.left ?? []).filter(({ id }) => models.includes(id));
  const left = [
    ...platforms.map((one) => name(platformWords[one])),
    ...known.map((one) => name(plainLine(one.name, 60))),
    ...metrics.flatMap(labelled),
  ];
  const kept = only.flatMap(labelled);
  const lines: ChatLine[] = [
    ...(tag === null ? [] : [{ kind: "own" as const, pieces: fill(words.tagged, { tag: plainLine(tag, 60) }) }]),
    ...(kept.length === 0 ? [] : [{ kind: "own" as const, pieces: fill(words.only, { list: listed(kept, context) }) }]),
    ...(left.length === 0
      ? []
      : [{ kind: "own" as const, pieces: fill(words.without, { list: listed(left, context) }) }]),
  ];
  return lines.length > 0 ? lines : undefined;
}

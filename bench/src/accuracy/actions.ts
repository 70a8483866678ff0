import { type AnalyseInput, computeFacts, draws, type Fact, normal, type Post } from "@fanradar/engine";
import { mean, median } from "simple-statistics";
import { readPostsByAccount, type SampledPost } from "./instagram-posts.ts";
import { type AccuracyLine, rounded, roundedPercent } from "./line.ts";

const kinds = ["image", "video", "carousel"] as const;
const names: readonly unknown[] = kinds;
const [fewestKnown, mostKnown, next, step] = [40, 120, 12, 20];
/** Logarithm: how much formats of a creator differ, as the engine takes it to be. */
const spread = 0.2;
const weeks = 8;
const weekSeconds = 7 * 86_400;
/** Of all posts: how many the engine advises to change. */
const shifted = 0.2;

/**
 * The effect that a next step promises, against what came: real accounts with their own rhythm and their own drift, whose posts get a
 * format at random and are multiplied by what it brings. The truth is a fifth of the posts of the next 8 weeks, times the median of the
 * next 12 posts, times that difference. `covered` is how often it lies in the 80 % range, `held` how often it is above 0, and
 * `falseSteps` how often a step is advised where no format brings anything.
 */
export function actionsAccuracy(folder: string): AccuracyLine[] {
  const started = performance.now();
  const draw = draws(23);
  const accounts = readPostsByAccount(folder).filter((posts) => posts.length >= fewestKnown + next);
  const moments = accounts.flatMap((posts, account) => {
    const cuts: number[] = [];
    for (let at = fewestKnown; at + next <= posts.length; at += step) cuts.push(at);
    return cuts.map((at) => ({ account, known: posts.slice(Math.max(0, at - mostKnown), at), later: posts.slice(at) }));
  });
  const stated = moments.flatMap(({ account, known, later }) => {
    const effects = kinds.map(() => spread * normal(draw));
    const drawn = known.map(() => Math.floor(draw() * kinds.length));
    const facts = factsOf(known, (at) => ({
      kind: kinds[drawn[at] ?? 0] ?? "image",
      factor: Math.exp(effects[drawn[at] ?? 0] ?? 0),
    }));
    const promised = effectIn(facts);
    if (!promised) return [];
    const chosen = names.indexOf(promised.format);
    const truth = gainOf(later, { effects, drawn, chosen });
    return [{ ...promised, account, truth }];
  });
  const nothing = moments.map(({ known }) =>
    Number(
      effectIn(factsOf(known, () => ({ kind: kinds[Math.floor(draw() * 3)] ?? "image", factor: 1 }))) !== undefined,
    ),
  );
  const share = (isSo: (one: (typeof stated)[number]) => boolean, among = stated) =>
    roundedPercent(mean(among.map((one) => Number(isSo(one)))));
  const isCovered = ({ low, high, truth }: (typeof stated)[number]) => low <= truth && truth <= high;
  return [
    {
      part: "actions",
      set: "instagram-posts",
      n: moments.length,
      stated: stated.length,
      covered: share(isCovered),
      coveredByHalf: [0, 1].map((half) =>
        share(
          isCovered,
          stated.filter(({ account }) => account % 2 === half),
        ),
      ),
      above: share(({ high, truth }) => truth > high),
      below: share(({ low, truth }) => truth < low),
      held: share(({ truth }) => truth > 0),
      medianRatio: rounded(median(stated.map(({ value, truth }) => truth / value)), 2),
      falseSteps: roundedPercent(mean(nothing)),
      seconds: rounded((performance.now() - started) / 1000, 2),
    },
  ];
}

/** What a changed post is to those that it replaces, a week. */
function gainOf(
  later: SampledPost[],
  { effects, drawn, chosen }: { effects: number[]; drawn: number[]; chosen: number },
): number {
  const until = (later[0]?.at ?? 0) + weeks * weekSeconds;
  const perWeek = later.filter(({ at }) => at <= until).length / weeks;
  const level = median(later.slice(0, next).map(({ interactions }) => interactions));
  const others = drawn.filter((kind) => kind !== chosen).map((kind) => Math.exp(effects[kind] ?? 0));
  return shifted * perWeek * level * (Math.exp(effects[chosen] ?? 0) - mean(others));
}

function effectIn(facts: Fact[]): { value: number; low: number; high: number; format: unknown } | undefined {
  const effect = facts.find(({ metric }) => metric === "shift.format.effect");
  const change = facts.find(({ id }) => id === effect?.inputs[0]);
  const format = facts.find(({ id }) => id === change?.inputs[0])?.value;
  if (typeof effect?.value !== "number" || effect.low === undefined || effect.high === undefined) return undefined;
  return { value: effect.value, low: effect.low, high: effect.high, format };
}

function factsOf(known: SampledPost[], of: (index: number) => { kind: Post["kind"]; factor: number }): Fact[] {
  const asOf = new Date(1_000 * ((known.at(-1)?.at ?? 0) + 86_400)).toISOString();
  const posts = known.map(({ at, interactions }, index): Post => {
    const { kind, factor } = of(index);
    return {
      platform: "instagram",
      externalId: String(index),
      publishedAt: new Date(1_000 * at).toISOString(),
      kind,
      likes: Math.round(factor * interactions),
      comments: 0,
      evidence: "read",
    };
  });
  const input: AnalyseInput = {
    asOf,
    subjects: [{ platform: "instagram", handle: "ava", url: "https://example.invalid/", outcome: "ok" }],
    evidence: [{ key: "read", kind: "api", sandbox: false, scope: "public", addedAt: asOf }],
    observations: [],
    posts,
    peers: [],
  };
  return computeFacts(input).facts;
}

import { audienceOf, type Platform, usualEngagement } from "@fanradar/engine";
import { themeMetrics } from "@fanradar/engine/catalogue/groups";
import type { Knowledge } from "../knowledge.ts";
import type { OfferKey } from "../words/offers/offers.ts";
import {
  hasFigure,
  type ModelLedger,
  modelLedger,
  numberOfFact,
  significantDirection,
  statements,
} from "./model-ledger.ts";

/** A question that the ledger answers: the key of its sentence, the facts and names in it. */
export interface Answerable {
  key: OfferKey;
  /** The platform that it names. */
  platform?: Platform;
  /** Ids of facts. */
  slots: Readonly<Record<string, string>>;
  /** Names of models, as `{name}` and `{other}`. */
  names: readonly string[];
}

type Found = Pick<Answerable, "key"> & Partial<Answerable>;

/** Every question that this knowledge can answer, the most interesting first: of the chosen model, then of all models. */
export function answerable(knowledge: Knowledge): Answerable[] {
  const ledger = knowledge.model?.hasReport ? modelLedger(knowledge) : undefined;
  const all = ledger ? [...news(ledger), ...suggestions(ledger), ...figures(ledger)] : [];
  const { model } = knowledge;
  const ofModel = model?.isOwn === false ? all.flatMap((one) => aboutOther(one, model.name)) : all;
  return [...ofModel, ...ofModels(knowledge)].map((found) => ({ slots: {}, names: [], ...found }));
}

/** What only fits an own model: sentences with 'I', and money. */
const ofOwn: ReadonlySet<OfferKey> = new Set<OfferKey>([
  ...(["next", "earnings", "price", "rhythm", "audience", "views", "followers", "themes"] as const),
]);

function aboutOther(found: Found, name: string): Found[] {
  if (found.key === "overview") return [{ key: "modelOverview", names: [name] }];
  return ofOwn.has(found.key) ? [] : [found];
}

/** What stands out: sure changes, unusual days, risks, themes that surely work. */
function news(ledger: ModelLedger): Found[] {
  const { knowledge, platforms } = ledger;
  const moved = (way: "up" | "down") =>
    platforms
      .filter((platform) => significantDirection(ledger, `${platform}.engagementChange`) === way)
      .map(about(way === "down" ? "engagementFell" : "engagementRose", "change", "engagementChange"));
  const [jump] = statements(ledger, ["growth.jump", "growth.jumpPost", "growth.jumpUnread", "growth.jumpLoss"]);
  const better = themeMetrics.filter((theme) => significantDirection(ledger, `${theme}.change`) === "up");
  return [
    ...moved("down"),
    ...(jump?.kind === "statement" ? jumpOf(ledger, jump.id) : []),
    ...whole("risks", statements(ledger, ["risk"]).length > 0),
    ...whole("changes", knowledge.changes?.list.some(({ verdict }) => verdict === "real") ?? false),
    ...moved("up"),
    ...better.map((theme): Found => ({ key: "theme", slots: { theme } })),
  ];
}

function jumpOf(ledger: ModelLedger, statement: string): Found[] {
  const jump = ledger.knowledge.statements.get(statement)?.statement.slots.jump ?? "";
  const { platform } = ledger.knowledge.facts.get(jump) ?? {};
  const key = (numberOfFact(ledger, jump) ?? 0) < 0 ? "jumpDown" : "jumpUp";
  return platform ? [{ key, platform, slots: { jump } }] : [];
}

/** What people ask next of figures that are there. */
function suggestions(ledger: ModelLedger): Found[] {
  const { having, posting } = known(ledger);
  const isComparable = (platform: Platform) => usualEngagement(ledger.knowledge.facts.values(), platform) !== undefined;
  const earns = hasFigure(ledger, "onlyfans.earningsNet");
  return [
    ...posting.map(aboutPlatform("postsBest")),
    { key: "next" },
    ...having("forecast").map(about("forecast", "forecast")),
    ...having("engagement").filter(isComparable).map(about("forSize", "engagement")),
    ...whole("earnings", earns),
    ...whole("price", earns),
    ...having("gain").map(about("growth", "gain")),
    { key: "overview" },
  ];
}

/** Two times four weeks. */
const daysToCompare = 56;

/** What else can be stated. */
function figures(ledger: ModelLedger): Found[] {
  const { knowledge, platforms } = ledger;
  const { having, posting } = known(ledger);
  const days = (platform: Platform) => knowledge.series.get(`${platform}.followers`)?.points.length ?? 0;
  const counted = platforms.filter((platform) => hasFigure(ledger, audienceOf(platform)));
  const isMissing = [...knowledge.facts.values()].some(({ kind }) => kind === "unavailable");
  return [
    ...having("gain")
      .filter((platform) => days(platform) > daysToCompare)
      .map(about("growthCompared", "gain")),
    ...whole("platformBest", counted.length > 1),
    ...posting.map(aboutPlatform("postsWorst")),
    ...having("engagement").map(about("engagement", "engagement")),
    ...whole("content", hasFigure(ledger, "theme.1")),
    ...whole("bestTime", posting.length > 0),
    ...having("postFrequency").map(about("rhythm", "rate", "postFrequency")),
    ...having("audience.country.1").map(aboutPlatform("audience")),
    ...having("avgViews").map(aboutPlatform("views")),
    ...counted.filter((platform) => platform !== "onlyfans").map(aboutPlatform("followers")),
    ...whole("score", hasFigure(ledger, "trendingScore")),
    ...whole("themes", hasFigure(ledger, "theme.1")),
    ...having("likesVariation").map(aboutPlatform("real")),
    ...whole("source", counted.length > 0),
    ...whole("missing", isMissing),
  ];
}

/** Platforms that have a figure, and those whose posts were read: their likes were averaged, not typed. */
const known = (ledger: ModelLedger) => ({
  having: (metric: string) => ledger.platforms.filter((platform) => hasFigure(ledger, `${platform}.${metric}`)),
  posting: ledger.platforms.filter(
    (platform) => ledger.knowledge.facts.get(`${platform}.likesAverage`)?.kind === "derived",
  ),
});

const whole = (key: OfferKey, isAnswered: boolean): Found[] => (isAnswered ? [{ key }] : []);

const about =
  (key: OfferKey, slot: string, metric = slot) =>
  (platform: Platform): Found => ({ key, platform, slots: { [slot]: `${platform}.${metric}` } });

const aboutPlatform =
  (key: OfferKey) =>
  (platform: Platform): Found => ({ key, platform, slots: { of: audienceOf(platform) } });

/** Of several models: who needs attention, who grows; then each of them. */
function ofModels({ facts, models = [] }: Knowledge): Found[] {
  const analyzed = models.filter(({ state }) => state === "analyzed");
  const [first, second] = analyzed;
  if (!first || !second) return [];
  const earns = analyzed.some(({ id }) => (facts.get(`${id}.onlyfans.earningsNet`)?.value ?? null) !== null);
  return [
    { key: "modelsAttention" },
    { key: "modelsGrowth" },
    { key: "modelsOverview" },
    ...whole("modelsEarnings", earns),
    { key: "compare", names: [first.name, second.name] },
    ...analyzed.map(({ name }): Found => ({ key: "modelOverview", names: [name] })),
  ];
}

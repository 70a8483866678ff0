import { audienceOf, audienceParts, familyOf, type MetricName } from "@fanradar/engine";
import { fold } from "@fanradar/words/fold";
import { isDay } from "../period.ts";
import type { Block } from "../plan/block.ts";
import { findConcepts } from "../route/concepts/find-concepts.ts";
import { tokensOf } from "../route/tokens.ts";
import { withAudienceParts } from "./audience-plans.ts";
import { earnedIn } from "./earned.ts";
import type { Intent } from "./intent.ts";
import { modelIntent } from "./model-intent.ts";
import {
  chart,
  figuresOf,
  hasFigure,
  inPeriod,
  linkedPlatforms,
  type ModelLedger,
  numberOfFact,
  onPlatforms,
  significantDirection,
  stateFigures,
  statements,
} from "./model-ledger.ts";
import { rankPostBlocks } from "./rank-post-blocks.ts";

const mostRanked = 3;
/** What stands for the response to posts, the first that a platform has. */
const responses = ["engagement", "engagementByViews", "avgViews", "earningsNet"] as const;

/** Size, growth and response of each platform; a change of the response where it is sure, and not stated by `beside`. */
function standing(ledger: ModelLedger, beside: readonly Block[] = []): Block[] {
  const { platforms, knowledge } = ledger;
  const stated = beside.flatMap((one) =>
    one.kind === "statement" ? Object.values(knowledge.statements.get(one.id)?.statement.slots ?? {}) : [],
  );
  const counted = platforms.flatMap((platform) => {
    const response = responses.find((metric) => hasFigure(ledger, `${platform}.${metric}`)) ?? "engagement";
    const change = `${platform}.engagementChange`;
    const ids = [audienceOf(platform), `${platform}.gain`, `${platform}.${response}`];
    const isNews = significantDirection(ledger, change) !== undefined && !stated.includes(change);
    return stateFigures(ledger, isNews ? [...ids, change] : ids);
  });
  const uncounted = platforms.map(audienceOf).filter((id) => !hasFigure(ledger, id));
  return [...counted, ...figuresOf(ledger, uncounted)];
}

/** How each platform stands; the gravest risk; the first next step. Of a period that the question names: what it brought. */
function overview(ledger: ModelLedger): Block[] {
  if (ledger.question.period !== undefined) {
    const brought = [...stateFigures(ledger, onPlatforms(ledger, "gain", "gainPercent")), ...earnedIn(ledger)];
    if (brought.length > 0) return [...brought, ...rankPostBlocks(ledger, null, "best"), ...chart(ledger, "followers")];
  }
  const risk = statements(ledger, ["risk"], 1);
  return [...standing(ledger, risk), ...risk, ...statements(ledger, ["next"], 1)];
}

/** Subscribers count as followers only where the question names OnlyFans, or nothing else is linked. Of a period: who was gained. */
function followers(ledger: ModelLedger): Block[] {
  const { platforms, question } = ledger;
  const then = question.period !== undefined && isDay(question.period) ? onPlatforms(ledger, "followers") : [];
  const known = then.filter((id) => hasFigure(ledger, `${id}.in`));
  if (known.length > 0) {
    const all = question.platforms.length === 0 && hasFigure(ledger, "follows.total.in") ? ["follows.total"] : [];
    return [...stateFigures(ledger, [...all, ...known]), ...chart(ledger, "followers")];
  }
  const gained = onPlatforms(ledger, "gain").filter((id) => inPeriod(ledger, id) !== id);
  if (question.period !== undefined && gained.length > 0)
    return [...stateFigures(ledger, gained), ...chart(ledger, "followers")];
  const isNamed = question.platforms.length > 0;
  const open = platforms.filter((platform) => platform !== "onlyfans");
  const counted = (isNamed || open.length === 0 ? platforms : open).map(audienceOf);
  const total = !isNamed && counted.filter((id) => hasFigure(ledger, id)).length > 1 ? ["follows.total"] : [];
  return [...figuresOf(ledger, [...total, ...counted]), ...chart(ledger, "followers")];
}

const places = [1, 2, 3] as const;

/** Who follows: the parts that the question names, or the largest of each; only a connected account knows them. */
function audience(ledger: ModelLedger): Block[] {
  const { platforms, question } = ledger;
  const named = audienceParts.filter((part) =>
    question.metrics.some(
      (metric) =>
        familyOf(metric) === `audience.${part}` || places.some((place) => metric === `audience.${part}.${place}`),
    ),
  );
  const shares = platforms.flatMap((platform) =>
    named.flatMap((part) => places.map((place) => `${platform}.audience.${part}.${place}.share`)),
  );
  const details = stateFigures(ledger, shares);
  if (details.length > 0) return details;
  const keys = ["country", "city", "age", "gender", "online", "onlineUtc"].map((part) => `audience.${part}`);
  const known = statements(ledger, keys);
  return known.length > 0 ? known : figuresOf(ledger, ["audience.demographics"]);
}

const views = (ledger: ModelLedger): Block[] => {
  const figures = stateFigures(
    ledger,
    onPlatforms(ledger, "avgViews", "viewsTotal", "reachTotal", "engagementByViews"),
  );
  return figures.length > 0 ? figures : figuresOf(ledger, onPlatforms(ledger, "avgViews", "reachTotal", "viewsTotal"));
};

/** Ranked by the metrics that the question names, else by growth and by the response to posts. */
function platformBest(ledger: ModelLedger): Block[] {
  const { question, knowledge } = ledger;
  // One that is named is the best among all, or not.
  const platforms = question.platforms.length === 1 ? linkedPlatforms(knowledge) : ledger.platforms;
  const has = (metric: MetricName) => platforms.filter((one) => hasFigure(ledger, `${one}.${metric}`)).length > 1;
  // Who asks which grows asks for nothing else.
  const isOfGrowth = findConcepts(tokensOf(question.text)).includes("grow") || fast.test(fold(question.text));
  const asksFor: readonly MetricName[] =
    question.metrics.length === 0 && isOfGrowth ? ["gainPercent"] : question.metrics;
  const named = asksFor.filter(has);
  const by = named.length > 0 ? named : (["gainPercent", "engagement"] as const).filter(has);
  const metrics: readonly MetricName[] = by.length > 0 ? by : ["gainPercent", "engagement"];
  // Of a platform that the question names, what it lacks is part of the comparison.
  const lacking = metrics
    .slice(0, 2)
    .flatMap((metric) => (asksFor.length > 0 ? platforms : question.platforms).map((one) => `${one}.${metric}`))
    .filter((id) => !hasFigure(ledger, id));
  if (by.length === 0) return [...standing(ledger), ...figuresOf(ledger, lacking)];
  const rank = (metric: MetricName): Block => ({
    kind: "rank",
    of: "platforms",
    order: question.order,
    count: mostRanked,
    by: metric,
    platform: null,
  });
  const spread = asksFor.length > 0 ? [] : statements(ledger, ["next.spread"], 1);
  return [...by.slice(0, 2).map(rank), ...figuresOf(ledger, lacking), ...spread];
}
/** Words for growth that name no figure. */
export const fast = /\b(?:fast|quick|slow|schnell|langsam|rapid|rapide|vite|lent|deprisa|despacio)/;

/** Each platform's part of all followers, or that of the platforms that the question names; subscribers are counted apart. */
function platformShare(ledger: ModelLedger): Block[] {
  const shares = stateFigures(
    ledger,
    onPlatforms(ledger, "follows.share").toSorted(
      (a, b) => Number(numberOfFact(ledger, b)) - Number(numberOfFact(ledger, a)),
    ),
  );
  return shares.length > 0 ? [...shares, ...stateFigures(ledger, ["follows.total"])] : followers(ledger);
}

/** Figures by their names: of each platform in question that has them, or of the model as a whole. */
function metric(ledger: ModelLedger): Block[] {
  const { metrics } = ledger.question;
  const figures = metrics.flatMap((name) => figuresOf(ledger, [name, ...onPlatforms(ledger, name)]));
  return [
    ...figures,
    ...drawn
      .filter((name) => metrics.includes(name))
      .flatMap((name) => chart(ledger, name))
      .slice(0, 1),
  ];
}
/** Metrics that have a line or bars. */
const drawn = ["followers", "engagement"] as const;

export const audienceIntents: readonly Intent[] = [
  modelIntent("overview", overview, [], { needsInPeriod: ["earnings", "posts"], isOfPeriod: true }),
  modelIntent("followers", followers, [], { isOfPeriod: true }),
  modelIntent("audience", audience),
  modelIntent("views", views, [], { isOfPeriod: true }),
  modelIntent("platform-best", platformBest),
  modelIntent("platform-share", platformShare),
  modelIntent("metric", withAudienceParts(metric), [], { isOfPeriod: true, needsInPeriod: ["earnings", "posts"] }),
];

import type { Fact } from "@fanradar/engine";
import { fold } from "@fanradar/words/fold";
import type { Block } from "../plan/block.ts";
import { figuresOfAll, isOf, mostFiguresOfAll, type PortfolioLedger, rank, reasons, table } from "./portfolio.ts";

/** Models by what their followers gained, with their sizes; that no history is known where none has a gain. */
export function growth(portfolio: PortfolioLedger): Block[] {
  // 'Who gained most followers?' asks for their number, 'who grows fastest?' for the share.
  const { metrics, text } = portfolio.question;
  const isCounted = !fast.test(fold(text)) && metrics.some((metric) => metric === "gain" || metric === "followers");
  const ranked = rank(portfolio, isCounted ? "gain" : "gainPercent");
  // The largest is not the fastest: their sizes are listed, and none comes first.
  const [platform] = portfolio.question.platforms;
  if (ranked.length === 0 && platform !== undefined)
    return [{ kind: "phrase", phrase: "no-history" }, ...rank(portfolio, "followers")];
  if (ranked.length === 0) return [{ kind: "phrase", phrase: "no-history" }, ...table(portfolio, ["follows.total"])];
  const sum = portfolio.question.isRanked ? [] : figuresOfAll(portfolio, ["together.gain"]);
  // How many each gained in named days is all of an answer to that.
  const isWhole = isCounted && portfolio.question.period !== undefined;
  return [...sum, ...ranked, ...(isWhole ? [] : table(portfolio, ["gain", "gainPercent", "follows.total"]))];
}

const fast = /\b(?:fast|quick|schnell|rapid|vite|deprisa)/;

/** Whether a fact is of a platform that the question names; without one, of any. */
const isMeant = ({ platform }: Fact, { question: { platforms } }: PortfolioLedger) =>
  platform !== undefined && (platforms.length === 0 || platforms.includes(platform));

/** Models that have the followers which the question names; then those whose forecast reaches them, the soonest first. */
export function goal(portfolio: PortfolioLedger): Block[] {
  const { knowledge, models, question } = portfolio;
  const amount = question.goal?.amount ?? 0;
  const there = [...knowledge.facts.values()]
    .filter((fact) => isMeant(fact, portfolio) && models.some((model) => isOf(fact, model, "followers")))
    .filter(({ value }) => Number(value) >= amount)
    .toSorted((a, b) => Number(b.value) - Number(a.value))
    .map(({ id }) => id);
  const reached: Block[] = there.length > 0 ? [{ kind: "phrase", phrase: "goal-reached" }] : [];
  const soonest = rank({ ...portfolio, question: { ...question, limit: undefined } }, "goal.days", "worst");
  const none: Block[] = [{ kind: "phrase", phrase: "no-goal-ahead" }];
  return [...reached, ...figuresOfAll(portfolio, there), ...(soonest.length > 0 ? soonest : none)];
}

/** Sure losses of each model, the largest first; without one, that there is none, and how they grow. */
export function losing(portfolio: PortfolioLedger): Block[] {
  const { knowledge, models, question } = portfolio;
  // Who pays is counted at each report, and not by day.
  if (question.metrics.includes("subscribers") || question.platforms[0] === "onlyfans") return leaving(portfolio);
  const gains = [...knowledge.facts.values()].filter(
    (fact) =>
      typeof fact.value === "number" && isMeant(fact, portfolio) && models.some((model) => isOf(fact, model, "gain")),
  );
  if (gains.length === 0) return [{ kind: "phrase", phrase: "no-history" }];
  const lost = gains
    .filter(({ value, high }) => Number(high ?? value) < 0)
    .toSorted((a, b) => Number(a.value) - Number(b.value))
    .map(({ id }) => id);
  const isUncounted = models.some(
    (model) => model.state === "analyzed" && !gains.some((fact) => isOf(fact, model, "gain")),
  );
  const uncounted: Block[] = isUncounted
    ? [{ kind: "lacking", metric: "gain", platform: question.platforms[0] ?? null }]
    : [];
  if (lost.length === 0)
    return [{ kind: "phrase", phrase: "none-lost" }, ...rank(portfolio, "gainPercent", "worst"), ...uncounted];
  return [
    ...figuresOfAll(portfolio, lost),
    ...figuresOfAll(portfolio, lost.slice(mostFiguresOfAll)),
    ...(question.asksWhy ? reasons(portfolio, "gainPercent", "worst") : []),
    ...uncounted,
  ];
}

/** How many subscriptions of each model ended in a month; else which share of new subscribers leaves, as statements show it. */
function leaving(portfolio: PortfolioLedger): Block[] {
  const { question } = portfolio;
  const ofModels = { ...portfolio, question: { ...question, platforms: [], limit: undefined } };
  const order = question.order === "worst" && leastFirst.test(question.text) ? "worst" : "best";
  const ended = rank(ofModels, "subscribers.left", order);
  if (ended.length > 0) return [...ended, { kind: "lacking", metric: "subscribers.left", platform: null }];
  const ranked = rank(ofModels, "subscribers.leaving", order);
  if (ranked.length === 0) return [{ kind: "phrase", phrase: "no-history" }, ...rank(ofModels, "subscribers", "worst")];
  return [
    { kind: "phrase", phrase: "leaving-not-counted" },
    ...ranked,
    { kind: "lacking", metric: "subscribers.leaving", platform: null },
  ];
}
/** The worst of what is lost is most of it; only who asks for the least means the other end. */
const leastFirst = /least|fewest|lowest|wenigst|am geringsten|menos|menor|le moins/i;

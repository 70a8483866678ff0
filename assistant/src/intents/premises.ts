import type { Fact, Platform } from "@fanradar/engine";
import { fold } from "@fanradar/words/fold";
import type { Knowledge } from "../knowledge.ts";
import { isKindOfPayments } from "../payment-kinds.ts";
import type { Block, BlockOf } from "../plan/block.ts";
import type { PremiseKey } from "../plan/phrases.ts";
import type { Question } from "../question.ts";
import { frameOf, type Measure } from "../route/frames.ts";
import type { Premise } from "../route/slots/find-premise.ts";
import { besideOf, placeOf, saysOf, type Way, wayBetween, wayOf } from "./claims.ts";
import type { DataIntent } from "./intent-ids.ts";
import { monthsOver } from "./monthly.ts";

const block = (says: PremiseKey | undefined, of: Partial<BlockOf<"premise">> = {}): Block[] =>
  says === undefined ? [] : [{ kind: "premise", says, model: null, platform: null, ...of }];

interface PremiseContext {
  knowledge: Knowledge;
  question: Question;
  /** Platforms in question. */
  platforms: readonly Platform[];
}

/** What an answer about one model states, before what it would state anyway: that the question's premise is not so. */
export function premiseOfModel(id: DataIntent, blocks: readonly Block[], checked: PremiseContext): Block[] {
  const { knowledge, question } = checked;
  const { premise } = question;
  if (!premise || blocks.some(({ kind }) => kind === "premise")) return [];
  const ranked = rankedFirst(blocks, "platforms");
  if (isOfPair(premise)) {
    const [left, right] = question.platforms.map((one) =>
      knowledge.facts.get(`${one}.${ranked?.by ?? question.metrics[0]}`),
    );
    return block(besideOf(premise, left, right));
  }
  if (isOfEnd(premise)) {
    const [platform] = question.platforms;
    if (!platform || !ranked) return [];
    const own = knowledge.facts.get(`${platform}.${ranked.by}`);
    const isRival = (fact: Fact) => fact.metric === ranked.by && fact.id === `${fact.platform}.${ranked.by}`;
    const others = [...knowledge.facts.values()].filter((fact) => isRival(fact) && fact !== own);
    return block(placeOf(premise, own, others), { platform });
  }
  const about = frameOf(id)?.about;
  const ways = wayOfSums(blocks, knowledge) ?? waysOf(about, blocks, checked);
  const isUnknown = about === "earnings" && ways.length === 0 && blocks.some(({ kind }) => kind === "facts");
  if (isUnknown) return [{ kind: "phrase", phrase: "no-base" }];
  const says = saysOf(premise, ways);
  const isOfRow = says === "partly" && about === "earnings" && blocks.some(({ kind }) => kind === "months");
  const said = block(isOfRow ? "not-each-month" : says);
  const counted = about === "subscribers" ? countedSubscribers(knowledge) : undefined;
  return said.length > 0 && counted ? [...said, { kind: "facts", facts: counted }] : said;
}

/** The same of an answer about several models. */
export function premiseOfModels(
  id: DataIntent,
  blocks: readonly Block[],
  { knowledge, question }: Pick<PremiseContext, "knowledge" | "question">,
): Block[] {
  const { premise } = question;
  if (!premise) return [];
  if (isOfPair(premise)) {
    const [left, right] = question.models;
    const says = blocks
      .filter((one) => one.kind === "compare")
      .map((pair) => pair.left.replace(/^\d+\./, ""))
      .map((metric) => [left, right].map((model) => knowledge.facts.get(`${model}.${metric}`)))
      .map(([mine, other]) => besideOf(premise, mine, other));
    // 'Is she doing better' is so in one figure, and not in another.
    const isMixed = new Set(says).size > 1;
    return block(isMixed ? "partly" : says[0]);
  }
  if (!isOfEnd(premise)) {
    // Who loses subscribers is stated by how many left.
    if (id === "models-losing" && question.metrics.includes("subscribers")) return [];
    const about = frameOf(id)?.about;
    const ofSums = wayOfSums(blocks, knowledge);
    // What is asked of every model is not so where it is so of all together.
    const ofEach = ofEvery.test(fold(question.text)) ? waysOfRows(blocks, knowledge) : [];
    if (ofSums) return block(saysOf(premise, ofEach.length > 0 ? ofEach : ofSums));
    const ways = waysOfModels(about, knowledge, question);
    // Whether all lost is asked of their sum, whether any of them did of each.
    if (about === "followers" && premise.isQuestion && !ofAny.test(fold(question.text)))
      return sumOfGains(premise, blocks, knowledge) ?? block(saysOf(premise, ways));
    if (about === "followers" && premise.isQuestion) return [];
    const isUnknown = about === "earnings" && ways.length === 0 && !premise.isQuestion;
    return isUnknown ? [{ kind: "phrase", phrase: "no-base" }] : block(saysOf(premise, ways));
  }
  const [model, ...more] = question.models;
  const ranked = rankedFirst(blocks, "models");
  if (model === undefined || more.length > 0 || !ranked) return [];
  const idOf = (one: number) => [one, ranked.platform, ranked.by].filter((part) => part !== null).join(".");
  const facts = (knowledge.models ?? []).flatMap((one) => knowledge.facts.get(idOf(one.id)) ?? []);
  const own = facts.find((fact) => fact.id === idOf(model));
  if (typeof own?.value !== "number" && facts.length > 0) return block("unknown", { model });
  return block(
    placeOf(
      premise,
      own,
      facts.filter((fact) => fact !== own),
    ),
    { model },
  );
}

const isOfEnd = ({ claim }: Premise) => claim === "best" || claim === "worst";
const isOfPair = ({ claim }: Premise) => claim === "more" || claim === "less";

const rankedFirst = (blocks: readonly Block[], of: "models" | "platforms") =>
  blocks.find((one): one is BlockOf<"rank"> => one.kind === "rank" && one.of === of && one.by !== null);

/** Which ways the figures went that a claim on a measure is of. */
function waysOf(
  about: Measure | undefined,
  blocks: readonly Block[],
  { knowledge, platforms, question }: PremiseContext,
): Way[] {
  const { facts } = knowledge;
  const isCompared = question.premise?.isCompared === true;
  if (isCompared)
    return blocks
      .flatMap((one) => (one.kind === "compare" ? (wayBetween(facts.get(one.left), facts.get(one.right)) ?? []) : []))
      .slice(0, 1);
  const ways = (ids: readonly string[]) =>
    ids.flatMap((id) => facts.get(id) ?? []).flatMap((fact) => wayOf(fact) ?? []);
  const ofPlatforms = (metric: string) =>
    ways(platforms.map((one) => (facts.has(`${one}.${metric}.in`) ? `${one}.${metric}.in` : `${one}.${metric}`)));
  if (about === "followers") return ofPlatforms("gain");
  if (about === "engagement" || about === "views") return ofPlatforms("engagementChange");
  if (about === "subscribers") return waysOfSubscribers(knowledge);
  if (about !== "earnings") return [];
  const ofMonths = question.before === undefined ? wayOfMonths(blocks, knowledge) : [];
  if (ofMonths.length > 0 && question.period !== undefined) return ofMonths;
  // What the answer compares is what the claim is held against.
  const pair = blocks.find((one): one is BlockOf<"compare"> => one.kind === "compare");
  const way = pair && wayBetween(facts.get(pair.left), facts.get(pair.right));
  // How all earnings changed says nothing of a kind of payments.
  const isOfKind = question.metrics.some(isKindOfPayments);
  return way === undefined ? (isOfKind ? [] : ofPlatforms("earningsChange")) : [way];
}

/** Which way each month that is over went from the one before, where an answer lists months: a claim on several months is one on each. */
function wayOfMonths(blocks: readonly Block[], knowledge: Knowledge): Way[] {
  const row = blocks.find((one): one is BlockOf<"months"> => one.kind === "months");
  const [metric, ...others] = row?.metrics ?? [];
  if (!row || metric === undefined || others.length > 0) return [];
  const over = monthsOver(knowledge, metric, row);
  // A month that is not over surely rose once it has brought more than the whole one before.
  const running = knowledge.facts.get(`${metric}.${knowledge.now.slice(0, 7)}`);
  const isAhead = row.to === knowledge.now.slice(0, 7) && wayBetween(running, over.at(-1)) === "up";
  const months = running && isAhead ? [...over, running] : over;
  return months.slice(1).flatMap((fact, at) => wayBetween(fact, months[at]) ?? []);
}

/** Which way payments together went, where an answer holds them against the days before; undefined of any other answer. */
function wayOfSums(blocks: readonly Block[], { facts }: Pick<Knowledge, "facts">): Way[] | undefined {
  const isCompared = blocks.some((one) => one.kind === "breakdown" && one.says === "change");
  const change = isCompared ? facts.get("breakdown.change") : undefined;
  return change && [wayOf(change) ?? []].flat();
}

const ofEvery =
  /\b(?:every(?: ?one| ?body)?|each|we all|they all|all (?:of )?(?:the |my |our |us|them)?(?:models?|girls?)?|alle|jede[sr]?|tod[oa]s|cada|tou(?:te)?s|chaque)\b/;

/** Which way the payments of each model went, where an answer holds models against the days before. */
const waysOfRows = (blocks: readonly Block[], { facts }: Pick<Knowledge, "facts">): Way[] =>
  blocks.flatMap((one) =>
    one.kind === "breakdown" && one.by === "model" && one.says === "change"
      ? one.rows.flatMap((row) => facts.get(`breakdown.change.${row}`) ?? []).flatMap((fact) => wayOf(fact) ?? [])
      : [],
  );

/** Who joined and who left in the newest month of which both are known. */
function countedSubscribers({ facts, now }: Knowledge): [string, string] | undefined {
  const month = [...facts.keys()]
    .flatMap((id) => /^subscribers\.left\.(\d{4}-\d{2})$/.exec(id)?.[1] ?? [])
    .filter((one) => one < now.slice(0, 7) && facts.has(`cohort.joined.${one}`))
    .toSorted()
    .at(-1);
  return month === undefined ? undefined : [`cohort.joined.${month}`, `subscribers.left.${month}`];
}

function waysOfSubscribers(knowledge: Knowledge): Way[] {
  const [joined, left] = countedSubscribers(knowledge) ?? [];
  if (joined === undefined || left === undefined) return [];
  return [wayBetween(knowledge.facts.get(joined), knowledge.facts.get(left)) ?? []].flat();
}

const ofAny =
  /\b(?:any ?(?:one|body)|any of|some ?(?:one|body)|jemand|irgendwer|alguien|alguna?|quelqu un|quelqu'un|une d)\b/;

/** Whether all models together gained or lost, with how many. */
function sumOfGains(
  premise: Premise,
  blocks: readonly Block[],
  { facts }: Pick<Knowledge, "facts">,
): Block[] | undefined {
  const sum = facts.get("together.gain");
  const way = sum && wayOf(sum);
  if (sum === undefined || way === undefined) return undefined;
  const isStated = blocks.some((one) => one.kind === "facts" && one.facts.includes(sum.id));
  const stated: Block[] = isStated ? [] : [{ kind: "facts", facts: [sum.id] }];
  return [...block(saysOf(premise, [way])), ...stated];
}

function waysOfModels(
  about: Measure | undefined,
  { facts, models = [] }: Knowledge,
  { platforms, premise }: Question,
): Way[] {
  if (about === "earnings") {
    const change = facts.get("portfolio.earnings.change");
    return change ? [wayOf(change) ?? []].flat() : [];
  }
  if (about !== "followers" || premise?.isCompared) return [];
  return [...facts.values()]
    .filter(({ metric, platform }) => metric === "gain" && platform !== undefined)
    .filter(({ platform }) => platforms.length === 0 || (platform && platforms.includes(platform)))
    .filter(({ id, platform }) => models.some((model) => id === `${model.id}.${platform}.gain`))
    .flatMap((fact) => wayOf(fact) ?? []);
}

/** What stays of an answer whose question was wrong about a ranking: no reasons of what is not so. */
export const withoutReasons = (blocks: readonly Block[], [premise]: readonly Block[]): Block[] =>
  premise?.kind === "premise" && /^not-(?:first|last|fallen|risen)|^unknown$/.test(premise.says)
    ? blocks.filter(
        (one) =>
          one.kind === "rank" ||
          one.kind === "table" ||
          one.kind === "lacking" ||
          one.kind === "unranked" ||
          isOfAll(one),
      )
    : [...blocks];

/** What all models come to together is no reason, but what shows that it is not so. */
const isOfAll = (block: Block) =>
  block.kind === "facts" && block.facts.every((id) => id.includes("portfolio.") || id.startsWith("together."));

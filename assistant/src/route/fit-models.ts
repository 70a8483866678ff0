import type { MetricName } from "@fanradar/engine";
import type { DataIntent, IntentId } from "../intents/intent-ids.ts";
import type { Question } from "../question.ts";
import { isOfData } from "./decide.ts";
import { frameOf, isOfSeveral, type Measure, ofOneModel } from "./frames.ts";
import { comparesOthers } from "./narrow-readings.ts";
import type { Scope } from "./slots/find-scope.ts";

/** What a ranking of two compares. */
const comparedBy: Partial<Record<IntentId, readonly MetricName[]>> = {
  "models-growth": ["gainPercent"],
  "models-best": [],
  "models-rank": [],
};

/** 'Compare her with Mika' is of the model before and Mika; 'who grows faster?' and 'and in followers?' after a comparison are of its models. */
export function withPair<Read extends Pick<Question, "intents" | "metrics">>(
  read: Read,
  before: Question | undefined,
  { models, named, scope }: { models: readonly number[]; named: number; scope: Scope | undefined },
): Read & Pick<Question, "models"> {
  const [first, ...others] = read.intents;
  const earlier = before?.models ?? [];
  if (first === "compare" && models.length === 1 && scope !== "all")
    return { ...read, models: [...new Set([...earlier, ...models])].slice(-2) };
  if (first === "compare" && models.length === 0 && before?.intents[0] === "compare")
    return { ...read, models: earlier };
  const isOfFigure = first !== undefined && isOfData(first) && models.length > 0 && read.metrics.length > 0;
  const by = first && (comparedBy[first] ?? (isOfFigure ? read.metrics : undefined));
  if (!by || named > 0 || before?.intents[0] !== "compare" || earlier.length === 0) return { ...read, models };
  // Who grows faster is no question on what they earn, though that was compared before.
  const isCarried = comparedBy[first]?.length && read.metrics.join() === before.metrics.join();
  const metrics = read.metrics.length > 0 && !isCarried ? read.metrics : by;
  return { ...read, intents: ["compare", ...others], metrics, models: earlier };
}

/**
 * Whether a text is about the one model that it names, or that was spoken of: 'did Carla earn more than 6k?'. Where it asks for an end of a
 * ranking or compares, it may be about her place among all.
 */
export function isAboutOne(
  {
    models,
    scope,
    limit,
    namedOrder,
  }: Pick<Question, "models" | "scope" | "limit"> & { namedOrder?: "best" | "worst" | undefined },
  tokens: readonly string[],
): boolean {
  if (models.length > 1 || scope === "all" || scope === "together") return false;
  if (models.length === 0) return scope === "one";
  return limit !== undefined || (namedOrder === undefined && !comparesOthers(tokens));
}

/** What is asked of several models has another answer where there is one; what changed in some days is how they stand in these, not what differs between reports. */
export function fitScope<Read extends Pick<Question, "intents"> & Partial<Pick<Question, "metrics">>>(
  read: Read,
  {
    isOfAll,
    isOfOne,
    namesModel,
    period,
  }: { isOfAll: boolean; isOfOne: boolean; namesModel: boolean; period: string | undefined },
): Read {
  const [first, ...others] = read.intents;
  if (first === undefined) return read;
  if (first === "changes" && isOfAll && !namesModel && period !== undefined)
    return { ...read, intents: ["models-overview", ...others] };
  if (first === "models-attention" && !isOfAll) return { ...read, intents: ["next-steps", ...others] };
  const isOfFigure = (id: IntentId) => id === "models-rank" && (read.metrics?.length ?? 0) > 0;
  return isOfOne
    ? { ...read, intents: [...new Set(read.intents.map((id) => (isOfFigure(id) ? "metric" : ofOneModel(id))))] }
    : read;
}

/** What models with a tag, or all but some, are asked: of a measure that one model's answer is about, how these models stand by it. */
const ofSeveral: Partial<Record<Measure, DataIntent>> = {
  earnings: "models-earnings",
  payers: "models-earnings",
  followers: "models-growth",
  account: "models-overview",
  platform: "models-platforms",
};

/** A question that means some of all models is answered of several, whatever of one it was read as. */
export function adjustForSomeModels<Read extends Pick<Question, "intents">>(read: Read): Read {
  const [first, ...others] = read.intents;
  const about = frameOf(first)?.about;
  const several = about && ofSeveral[about];
  if (first === undefined || several === undefined || isOfSeveral(first)) return read;
  return { ...read, intents: [several, ...others.filter((one) => one !== several)] };
}

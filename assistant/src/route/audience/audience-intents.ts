import type { MetricName } from "@fanradar/engine";
import type { IntentId } from "../../intents/intent-ids.ts";
import type { AudienceQuestion } from "./read-audience-question.ts";

/** What is stated, or what models and platforms are ranked by. */
export function metricsOf(
  { measure, operation, isRelative }: AudienceQuestion,
  isOfDays: boolean,
  isOfAll = false,
): readonly MetricName[] {
  switch (measure) {
    case "followers":
      return ["followers"];
    case "gain":
      return [isRelative ? "gainPercent" : "gain"];
    case "engagement":
      return [isOfAll && operation === "change" ? "engagementChange" : "engagement"];
    case "posts":
      return [isOfDays ? "postsTotal" : "postFrequency"];
    default:
      return [typical[measure]];
  }
}
const typical = { likes: "likesAverage", comments: "commentsAverage", views: "avgViews" } as const;

const whys: Record<AudienceQuestion["measure"], IntentId | undefined> = {
  ...{ followers: "jump", gain: "jump", posts: undefined },
  ...{ engagement: "engagement-why", likes: "engagement-why", comments: "engagement-why", views: "engagement-why" },
};

/** The intent that answers it of one model; undefined where none does. */
export function intentOfOne({ measure, operation, by }: AudienceQuestion, isOfDays: boolean): IntentId | undefined {
  if (by === "model") return undefined;
  if (operation === "norm") return "engagement-for-size";
  if (operation === "why") return whys[measure];
  if (by === "platform" && (operation === "most" || operation === "least")) return "platform-best";
  if (measure === "followers") return operation === "share" ? "platform-share" : "followers";
  if (measure === "gain") return operation === "change" && isOfDays ? "growth-compared" : "growth";
  if (measure === "posts") return "rhythm";
  if (operation === "change" && !isOfDays) return "engagement-why";
  if (measure === "views" && !isOfDays) return "views";
  return measure === "engagement" ? "engagement" : "metric";
}

/** The intent that answers it of all models. */
export function intentOfAll(
  { measure, operation, by }: AudienceQuestion,
  concepts: readonly string[],
): IntentId | undefined {
  if (operation === "change" && measure === "engagement" && (by === undefined || by === "model")) return "models-rank";
  if (
    operation === "change" ||
    operation === "why" ||
    operation === "norm" ||
    (by !== undefined && by !== "platform" && by !== "model")
  )
    return undefined;
  if (by === "platform") return platformMeasures.has(measure) ? "models-platforms" : undefined;
  if (measure !== "gain") return "models-rank";
  return concepts.includes("leave") && operation !== "share" ? "models-losing" : "models-growth";
}
const platformMeasures: ReadonlySet<string> = new Set(["followers", "gain", "engagement"]);

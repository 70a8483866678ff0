import {
  type AnalyseInput,
  computeFacts,
  type Draw,
  dayMs,
  draws,
  type Fact,
  groupLift,
  jointWidth,
  normal,
  type Post,
  residualsOf,
} from "@fanradar/engine";
import { mean, sum } from "simple-statistics";
import { type AccuracyLine, rounded, roundedPercent } from "./line.ts";
import { hasFile, numberInRow, readCsv } from "./read-csv.ts";

const youtubeFile = "youtube-videos/videos.csv";
const asOf = "2026-11-20T12:00:00.000Z";
const creators = 400;
const kinds = ["image", "video", "carousel"] as const;
const tags = ["#recipe", "#routine", "#travel", "#studio"];
/** Logarithm: how posts of one creator differ by themselves, as in the sandbox. */
const spread = 0.4;
const fewestVideos = 24;
const [fewestOfGroup, fewestInHalf] = [6, 3];

/**
 * Formats, themes and themes in a format, through the engine's own facts: how often a creator without any difference reads one
 * (`falseClaims`, by number of posts), and how often a difference that was planted is found (`found`, by factor; among 100 posts, of
 * which a third has the format). On real channels (short videos, streams, long ones): what a half of the videos promised of a format
 * against what the other half brought (`slope`), and how often a claim of one half had the same direction in the other.
 */
export function formatsAccuracy(folder: string): AccuracyLine[] {
  return [simulated(), ...(hasFile(folder, youtubeFile) ? [youtube(folder)] : [])];
}

interface PlantedEffect {
  posts: number;
  format?: number;
  theme?: number;
  pairing?: number;
}

function simulated(): AccuracyLine {
  const started = performance.now();
  const draw = draws(17);
  const share = (world: PlantedEffect, isFound: (facts: Fact[]) => boolean) =>
    roundedPercent(mean(Array.from({ length: creators }, () => Number(isFound(factsOf(world, draw))))));
  const isUp = (metric: RegExp, name: string) => (facts: Fact[]) =>
    facts.some((fact) => {
      const of = facts.find(({ id }) => id === fact.inputs[0]);
      return metric.test(fact.metric) && (fact.low ?? 0) > 0 && of?.value === name;
    });
  const anyClaim = (facts: Fact[]) =>
    facts.some(({ metric, low = 0, high = 0 }) => claimed.test(metric) && (low > 0 || high < 0));
  const by = (factors: number[], found: (factor: number) => number) =>
    Object.fromEntries(factors.map((factor) => [factor, found(factor)]));
  return {
    part: "formats",
    set: "simulated",
    n: creators,
    falseClaims: by([30, 100], (posts) => share({ posts }, anyClaim)),
    found: {
      format: by([1.3, 1.5, 2], (format) => share({ posts: 100, format }, isUp(/^format\.\d\.change$/, "carousel"))),
      theme: by([1.3, 1.5, 2], (theme) => share({ posts: 100, theme }, isUp(/^theme\.\d\.change$/, "#recipe"))),
      pairing: by([2, 3], (pairing) => share({ posts: 100, pairing }, isUp(/^pairing\.change$/, "#recipe"))),
    },
    seconds: rounded((performance.now() - started) / 1000, 2),
  };
}

const claimed = /^(theme\.\d|format\.\d|pairing)\.change$/;

/** The facts of a creator on Instagram with so many posts, a day apart, each of one format and one theme. */
function factsOf({ posts: count, format = 1, theme = 1, pairing = 1 }: PlantedEffect, draw: Draw): Fact[] {
  const posts = Array.from({ length: count }, (_, index): Post => {
    const kind = kinds[Math.floor(draw() * kinds.length)] ?? "image";
    const tag = tags[Math.floor(draw() * tags.length)] ?? "";
    const [isFormat, isTheme] = [kind === "carousel", tag === "#recipe"];
    const factor = (isFormat ? format : 1) * (isTheme ? theme : 1) * (isFormat && isTheme ? pairing : 1);
    return {
      platform: "instagram",
      externalId: String(index),
      publishedAt: new Date(Date.parse(asOf) - (index + 2) * dayMs).toISOString(),
      kind,
      caption: tag,
      likes: Math.round(1_000 * factor * Math.exp(spread * normal(draw))),
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

interface Video {
  at: number;
  interactions: number;
  format: string;
}

function youtube(folder: string): AccuracyLine {
  const halves = [...videosByChannel(folder).values()]
    .filter((videos) => videos.length >= fewestVideos)
    .map((videos) => {
      const residuals = residualsOf(videos);
      return [0, 1].map((half) => residuals.filter((_, at) => at % 2 === half));
    });
  const pairs = halves.flatMap(([known = [], unseen = []]) =>
    [...new Set(known.map(({ format }) => format))].flatMap((format) => {
      const [inKnown, inUnseen] = [known, unseen].map((half) => half.filter((one) => one.format === format));
      const enough = (inKnown?.length ?? 0) >= fewestOfGroup && (inUnseen?.length ?? 0) >= fewestInHalf;
      const lift = groupLift(known, (one) => one.format === format);
      if (!enough || !lift || !inUnseen || inUnseen.length === unseen.length) return [];
      const realised = mean(inUnseen.map(({ residual }) => residual)) - mean(unseen.map(({ residual }) => residual));
      return [{ ...lift, realised, weight: inUnseen.length }];
    }),
  );
  const slope =
    sum(pairs.map(({ effect, realised, weight }) => effect * realised * weight)) /
    sum(pairs.map(({ effect, weight }) => effect ** 2 * weight));
  const sure = pairs.filter(({ effect, deviation }) => Math.abs(effect) > sureWidth * deviation);
  return {
    part: "formats",
    set: "youtube-videos",
    n: pairs.length,
    slope: rounded(slope, 2),
    claims: sure.length,
    sameDirection: roundedPercent(
      mean(sure.map(({ effect, realised }) => Number(Math.sign(effect) === Math.sign(realised)))),
    ),
  };
}

const sureWidth = jointWidth(10);

function videosByChannel(folder: string): Map<string, Video[]> {
  const channels = new Map<string, Video[]>();
  for (const row of readCsv(folder, youtubeFile)) {
    const likes = numberInRow(row, "like_count");
    if (likes === undefined) continue;
    const interactions = likes + (numberInRow(row, "comment_count") ?? 0);
    const videos = channels.get(row.channel_id ?? "") ?? [];
    const format = formatOf(row.duration_iso8601 ?? "");
    videos.push({ at: Date.parse(row.published_at ?? ""), interactions, format });
    channels.set(row.channel_id ?? "", videos);
  }
  return channels;
}

/** By length: up to a minute, up to half an hour, longer (mostly streams). */
function formatOf(duration: string): string {
  const [, hours = 0, minutes = 0, seconds = 0] = (/PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?/.exec(duration) ?? []).map(
    (part) => Number(part ?? 0),
  );
  const length = 3_600 * hours + 60 * minutes + seconds;
  if (length <= 60) return "short";
  return length <= 1_800 ? "video" : "stream";
}

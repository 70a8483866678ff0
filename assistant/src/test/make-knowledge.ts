import {
  type AnalyseInput,
  dayMs,
  type Evidence,
  type Fact,
  type Observation,
  type Platform,
  type Post,
  type SealedReport,
  sealReport,
} from "@fanradar/engine";
import type { Knowledge, RankedPost } from "../knowledge.ts";
import type { Question } from "../question.ts";

const now = "2026-11-20T12:00:00.000Z";
const daysAgo = (days: number): string => new Date(Date.parse(now) - days * dayMs).toISOString();

/** A profile that is read every day, with posts of which each has its caption and likes. */
export interface Profile {
  platform: Platform;
  days: number;
  /** Followers by days ago. */
  followers: (daysAgo: number) => number;
  /** Newest first. */
  posts?: readonly { days: number; likes: number; caption?: string }[];
}

export function readDaily({ platform, days, followers, posts = [] }: Profile): Partial<AnalyseInput> {
  const ages = Array.from({ length: days }, (_, index) => days - 1 - index);
  const keyOf = (age: number) => `api:${platform}:${age}`;
  return {
    subjects: [{ platform, handle: "ava", url: "https://example.invalid/", outcome: "ok" }],
    evidence: ages.map(
      (age): Evidence => ({
        key: keyOf(age),
        kind: "api",
        sandbox: false,
        scope: "public",
        addedAt: daysAgo(age),
      }),
    ),
    observations: ages.map(
      (age): Observation => ({
        platform,
        metric: "followers",
        value: followers(age),
        observedAt: daysAgo(age),
        evidence: keyOf(age),
      }),
    ),
    posts: posts.map(
      ({ days: age, likes, caption }, index): Post => ({
        platform,
        externalId: `${platform}${index}`,
        publishedAt: daysAgo(age),
        kind: "image",
        likes,
        comments: Math.round(likes / 20),
        ...(caption && { caption }),
        evidence: keyOf(0),
      }),
    ),
  };
}

/** A profile that no program reads: its followers were typed. Without a number nothing of it is known. */
export function typed(platform: Platform, followers?: number): Partial<AnalyseInput> {
  const key = `manual:${platform}`;
  return {
    subjects: [{ platform, handle: "ava", url: "https://example.invalid/", outcome: "no_connector" }],
    evidence:
      followers === undefined ? [] : [{ key, kind: "manual", sandbox: false, scope: "owner", addedAt: daysAgo(1) }],
    observations:
      followers === undefined
        ? []
        : [{ platform, metric: "followers", value: followers, observedAt: daysAgo(1), evidence: key }],
  };
}

/** A sealed report of these profiles. */
export function sealedOf(...profiles: readonly Partial<AnalyseInput>[]): SealedReport {
  return sealReport({
    asOf: now,
    subjects: profiles.flatMap(({ subjects = [] }) => subjects),
    evidence: profiles.flatMap(({ evidence = [] }) => evidence),
    observations: profiles.flatMap(({ observations = [] }) => observations),
    posts: profiles.flatMap(({ posts = [] }) => posts),
    peers: [],
  });
}

/** What a plan may know of the person's own model with this report. */
export function knowledgeOfReport(sealed: SealedReport, more: Partial<Knowledge> = {}): Knowledge {
  return {
    facts: new Map(sealed.facts.map((fact) => [fact.id, fact])),
    sources: sealed.sources,
    now,
    model: { id: 1, name: "Ava", isOwn: true, hasReport: true, asOf: sealed.asOf },
    statements: new Map(
      sealed.statements.map((statement, index) => [`report.${index}`, { statement, from: "report" as const }]),
    ),
    series: new Map(sealed.series.map((line) => [`${line.platform}.${line.metric}`, line])),
    ...more,
  };
}

/** The same with some facts replaced or added: a report in which exactly these figures stand. */
export const withFacts = (knowledge: Knowledge, facts: readonly Fact[]): Knowledge => ({
  ...knowledge,
  facts: new Map([...knowledge.facts, ...facts.map((fact) => [fact.id, fact] as const)]),
});

/** A post as the server ranks it. */
export const rankedPost = (platform: Platform, id: string): RankedPost => ({
  id,
  platform,
  publishedAt: daysAgo(9),
  kind: "image",
  url: null,
  caption: null,
  facts: { likes: `post.${id}.likes`, change: `post.${id}.change` },
});

/** A question as the router reads it: in English, about nothing in particular. */
export const makeQuestion = (more: Partial<Question> = {}): Question => ({
  text: "",
  language: "en",
  intents: [],
  certainty: "sure",
  platforms: [],
  metrics: [],
  order: "best",
  models: [],
  ...more,
});

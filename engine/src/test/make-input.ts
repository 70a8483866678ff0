import type { AnalyseInput } from "../analyse-input.ts";
import { computeFacts } from "../compute-facts.ts";
import type { Evidence, Observation, Post } from "../ledger/evidence.ts";
import type { Fact } from "../ledger/fact.ts";
import type { Outcome } from "../ledger/sealed.ts";
import type { EvidenceKind, ObservationMetric, Platform } from "../ledger/vocabulary.ts";

/** The time of test reports. */
export const asOf = "2026-11-20T12:00:00.000Z";

export function daysAgo(days: number): string {
  return new Date(Date.parse(asOf) - days * 86_400_000).toISOString();
}

/** An input with the given parts only. */
export function inputOf(given: Partial<AnalyseInput> = {}): AnalyseInput {
  return { asOf, subjects: [], evidence: [], observations: [], posts: [], peers: [], ...given };
}

export function subject(platform: Platform, outcome: Outcome = "ok") {
  return { platform, handle: "ava", url: "https://example.invalid/", outcome };
}

/** One submission of evidence; typed ones are the owner's. */
export function given(key: string, kind: EvidenceKind = "api", days = 0): Evidence {
  return {
    key,
    kind,
    sandbox: false,
    scope: kind === "api" ? "public" : "owner",
    addedAt: daysAgo(days),
  };
}

export function seen(platform: Platform, metric: ObservationMetric, value: number, more: Partial<Observation> = {}) {
  return { platform, metric, value, observedAt: asOf, evidence: "read", ...more } satisfies Observation;
}

/** One read a day, the newest at `asOf`; `followers` by days ago. */
export function daily(platform: Platform, days: number, followers: (daysAgo: number) => number) {
  const ages = Array.from({ length: days }, (_, index) => days - 1 - index);
  return {
    evidence: ages.map((age) => given(`${platform} ${age}`, "api", age)),
    observations: ages.map((age) =>
      seen(platform, "followers", followers(age), { observedAt: daysAgo(age), evidence: `${platform} ${age}` }),
    ),
  };
}

/** Posts that were read just now, published at the given ages in days. */
export function posted(
  platform: Platform,
  ages: number[],
  more: (index: number) => Partial<Post> = () => ({}),
): Post[] {
  return ages.map((age, index) => ({
    platform,
    externalId: `${index}`,
    publishedAt: daysAgo(age),
    kind: "image",
    likes: 90,
    comments: 10,
    evidence: "read",
    ...more(index),
  }));
}

export function factsOf(input: AnalyseInput): Map<string, Fact> {
  return new Map(computeFacts(input).facts.map((fact) => [fact.id, fact]));
}

/** The facts of one profile; its evidence is one reading unless `parts` names others. */
export function factsOn(platform: Platform, parts: Partial<AnalyseInput>): Map<string, Fact> {
  return factsOf(inputOf({ subjects: [subject(platform)], evidence: [given("read")], ...parts }));
}

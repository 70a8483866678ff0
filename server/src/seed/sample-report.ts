import type { Model, Report } from "@fanradar/contract";
import { canonicalUrl } from "@fanradar/contract";
import { type AnalyseInput, dayMs, sealReport, summariseReport } from "@fanradar/engine";
import { hashSealed } from "@fanradar/engine/hash";
import { type SampleCreator, sampleCreators } from "@fanradar/sandbox";
import { renderContent } from "@fanradar/words";
import { tables } from "@fanradar/words/tables";
import { notComputed } from "../domain/profiles/not-computed.ts";
import { openPast, pastPlatforms, readPastCounts } from "./past-readings.ts";

/** The moment of all that is shipped as a sample: the same sources give the same bytes. */
export const sampleAsOf = new Date("2026-11-01T12:00:00Z");
const days = 120;

type Past = Awaited<ReturnType<typeof openPast>>;

/** Sample creators that are on both platforms. */
export const samplesOnBoth = sampleCreators.filter(({ instagram, x }) => instagram && x);

export interface SampleReport {
  model: Model;
  report: Report;
}

/** A whole report on one sample creator for the public page to show. */
export async function makeSampleReport(): Promise<SampleReport> {
  const [creator] = samplesOnBoth;
  if (!creator) throw new Error("the sandbox has no creator on both platforms");
  const past = await openPast();
  try {
    return sealSample(await gatherSample(past, creator, { posts: 50 }), { id: 1, creator });
  } finally {
    await past.close();
  }
}

/** What daily readings of a sample creator's public profiles would have stored by a moment, `sampleAsOf` if none is given. */
export async function gatherSample(
  past: Past,
  creator: SampleCreator,
  { posts, asOf = sampleAsOf }: { posts: number; asOf?: Date },
): Promise<AnalyseInput> {
  const input: AnalyseInput = {
    asOf: asOf.toISOString(),
    subjects: [],
    evidence: [],
    observations: [],
    posts: [],
    peers: [],
  };
  for (const platform of pastPlatforms) {
    const handle = creator[platform];
    if (handle === undefined) continue;
    input.subjects.push({ platform, handle, url: canonicalUrl[platform](handle), outcome: "ok" });
    const moments = Array.from({ length: days + 1 }, (_, index) => {
      const at = new Date(asOf.getTime() - (days - index) * dayMs);
      return { at, evidence: `api:${platform}:${handle}:${at.toISOString().slice(0, 13)}` };
    });
    for (const { at, evidence: key } of moments)
      input.evidence.push({ key, kind: "api", sandbox: true, scope: "public", addedAt: at.toISOString() });
    input.observations.push(...readPastCounts(platform, handle, moments.slice(0, -1)).flat());
    for (const { at, evidence } of moments.slice(-1)) {
      const newest = await past[platform]({ handle, at, evidence, posts });
      input.observations.push(...newest.observations);
      input.posts.push(...newest.posts);
    }
  }
  return input;
}

/** The report on what was gathered of a sample creator, and the model that it is about, with an id of the sample's own. */
export function sealSample(input: AnalyseInput, { id, creator }: { id: number; creator: SampleCreator }): SampleReport {
  const sealed = sealReport(input);
  const { content, places } = renderContent(
    sealed,
    { locale: "en-US", timeZone: "UTC", words: tables.en },
    tables.en.statementWords,
  );
  const urlOn = (platform: string) => input.subjects.find((subject) => subject.platform === platform)?.url ?? null;
  const createdAt = sampleAsOf.toISOString();
  return {
    model: {
      id,
      userId: null,
      name: creator.name,
      username: creator.username,
      ...notComputed,
      onlyfansUrl: urlOn("onlyfans"),
      instagramUrl: urlOn("instagram"),
      twitterUrl: urlOn("x"),
      tiktokUrl: null,
      notes: null,
      timeZone: null,
      tags: [],
      schedule: "off",
      status: "completed",
      isFeatured: false,
      isVerified: false,
      isOwnerVerified: false,
      trendingScore: null,
      viewCount: 0,
      privacySettings: { showEarnings: false, showSubscribers: false },
      createdAt,
      updatedAt: createdAt,
      expiresAt: null,
      badge: "verified-screenshot",
      sandbox: true,
      moderation: null,
      analysis: null,
    },
    report: {
      id,
      createdAt,
      content,
      ratings: { positive: 0, negative: 0, mine: null, named: [] },
      metadata: { sealed, summary: summariseReport(sealed), places, hash: hashSealed(sealed), reportType: "standard" },
    },
  };
}

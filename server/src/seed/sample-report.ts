import type { Model, Report } from "@fanradar/contract";
import { canonicalUrl } from "@fanradar/contract";
import { type AnalyseInput, dayMs, sealReport, summariseReport } from "@fanradar/engine";
import { hashSealed } from "@fanradar/engine/hash";
import { sampleCreators } from "@fanradar/sandbox";
import { renderContent } from "@fanradar/words";
import { tables } from "@fanradar/words/tables";
import { notComputed } from "../domain/profiles/not-computed.ts";
import { openPast, pastPlatforms, readPastCounts } from "./past-readings.ts";

const asOf = new Date("2026-11-01T12:00:00Z");
const days = 120;
const posts = 50;

/**
 * A whole report on one sample creator for the public page to show, always of the same moment: the same sources give the
 * same bytes.
 */
export async function makeSampleReport(): Promise<{ model: Model; report: Report }> {
  const creator = sampleCreators.find(({ instagram, x }) => instagram && x);
  if (!creator) throw new Error("the sandbox has no creator on both platforms");
  const input: AnalyseInput = {
    asOf: asOf.toISOString(),
    subjects: [],
    evidence: [],
    observations: [],
    posts: [],
    peers: [],
  };
  const past = await openPast();
  try {
    for (const platform of pastPlatforms) {
      const handle = creator[platform] ?? "";
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
  } finally {
    await past.close();
  }
  const sealed = sealReport(input);
  const { content, places } = renderContent(
    sealed,
    { locale: "en-US", timeZone: "UTC", words: tables.en },
    tables.en.statementWords,
  );
  const [instagramUrl, twitterUrl] = input.subjects.map(({ url }) => url);
  const createdAt = asOf.toISOString();
  return {
    model: {
      id: 1,
      userId: null,
      name: creator.name,
      username: creator.username,
      ...notComputed,
      onlyfansUrl: null,
      instagramUrl: instagramUrl ?? null,
      twitterUrl: twitterUrl ?? null,
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
      analysis: null,
    },
    report: {
      id: 1,
      createdAt,
      content,
      ratings: { positive: 0, negative: 0, mine: null, named: [] },
      metadata: { sealed, summary: summariseReport(sealed), places, hash: hashSealed(sealed), reportType: "standard" },
    },
  };
}

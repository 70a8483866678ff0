import { type AnalyseInput, dayMs, type Evidence, type Observation, type Post, sealReport } from "@fanradar/engine";
import { hashSealed } from "@fanradar/engine/hash";
import { quantile } from "simple-statistics";

const platforms = ["instagram", "x", "tiktok"] as const;
const days = 400;
const postsEach = 500;
const warmUp = 20;
const runs = 200;
const asOf = Date.parse("2026-11-20T12:00:00.000Z");
const at = (ago: number) => new Date(asOf - ago * dayMs).toISOString();

/**
 * From evidence to the sealed and hashed report: 400 days of readings and 500 posts on each of three platforms, as everybody
 * reads them, and with the Instagram account connected as well. Milliseconds; size of the sealed JSON.
 */
export async function engineSpeed(): Promise<void> {
  const input = bigInput();
  measure("public evidence", input);
  measure("one account connected", connected(input));
}

function measure(evidence: string, input: AnalyseInput): void {
  const times: number[] = [];
  for (let run = -warmUp; run < runs; run++) {
    const started = performance.now();
    hashSealed(sealReport(input));
    if (run >= 0) times.push(performance.now() - started);
  }
  const at = (share: number) => Number(quantile(times, share).toFixed(1));
  const sealedKb = Math.round(JSON.stringify(sealReport(input)).length / 1_000);
  const line = { bench: "engine", evidence, n: runs, p50: at(0.5), p95: at(0.95), max: at(1), unit: "ms", sealedKb };
  console.log(JSON.stringify(line));
}

/** The same with Instagram's last 100 readings and 50 posts read by its owner's consent as well. */
function connected(input: AnalyseInput): AnalyseInput {
  const own = (key: string) => `own ${key}`;
  const daily = input.observations.filter(({ platform }) => platform === "instagram").slice(-300);
  const newest = daily.at(-1)?.evidence ?? "";
  const posts = input.posts.filter(({ platform }) => platform === "instagram").slice(0, 50);
  const keys = new Set(daily.map(({ evidence }) => evidence));
  return {
    ...input,
    evidence: [
      ...input.evidence,
      ...input.evidence
        .filter(({ key }) => keys.has(key))
        .map((one): Evidence => ({ ...one, key: own(one.key), kind: "connected", scope: "owner" })),
    ],
    observations: [...input.observations, ...daily.map((one) => ({ ...one, evidence: own(one.evidence) }))],
    posts: [...input.posts, ...posts.map((one) => ({ ...one, evidence: own(newest), reach: 30_000 }))],
  };
}

function bigInput(): AnalyseInput {
  const words = Array.from({ length: 400 }, (_, index) => `word${index}`);
  const evidence: Evidence[] = [];
  const observations: Observation[] = [];
  const posts: Post[] = [];
  for (const platform of platforms) {
    for (let ago = days - 1; ago >= 0; ago--) {
      const key = `api:${platform}:ava:${at(ago).slice(0, 13)}`;
      evidence.push({ key, kind: "api", sandbox: false, scope: "public", addedAt: at(ago) });
      for (const [metric, value] of [
        ["followers", 50_000 - 40 * ago + Math.round(90 * Math.sin(ago))],
        ["following", 300],
        ["posts.total", 900 - ago],
      ] as const)
        observations.push({ platform, metric, value, observedAt: at(ago), evidence: key });
    }
    for (let index = 0; index < postsEach; index++)
      posts.push({
        platform,
        externalId: String(index),
        publishedAt: at(0.7 * index + 0.3 + (index % 7) / 24),
        kind: "video",
        caption: Array.from({ length: 25 }, (_, word) => words[(index * 7 + word * word) % words.length]).join(" "),
        likes: 1_500 + ((index * 7_919) % 900),
        comments: 40 + (index % 30),
        views: 20_000 + ((index * 104_729) % 30_000),
        evidence: evidence.at(-1)?.key ?? "",
      });
  }
  const subjects = platforms.map((platform) => ({
    platform,
    handle: "ava",
    url: "https://example.invalid/",
    outcome: "ok" as const,
  }));
  return { asOf: at(0), subjects, evidence, observations, posts, peers: [] };
}

import { type AnalyseInput, type Evidence, type Observation, type Post, sealReport } from "@fanradar/engine";
import { hashSealed } from "@fanradar/engine/hash";
import { quantile } from "simple-statistics";

const platforms = ["instagram", "x", "tiktok"] as const;
const days = 400;
const postsEach = 500;
const warmUp = 20;
const runs = 200;
const dayMs = 86_400_000;
const asOf = Date.parse("2026-11-20T12:00:00.000Z");
const at = (ago: number) => new Date(asOf - ago * dayMs).toISOString();

/** From evidence to the sealed and hashed report: 400 days of readings and 500 posts on each of three platforms. Milliseconds. */
export async function engineSpeed(): Promise<void> {
  const input = bigInput();
  const times: number[] = [];
  for (let run = -warmUp; run < runs; run++) {
    const started = performance.now();
    hashSealed(sealReport(input));
    if (run >= 0) times.push(performance.now() - started);
  }
  const told = (share: number) => Number(quantile(times, share).toFixed(1));
  console.log(JSON.stringify({ bench: "engine", n: runs, p50: told(0.5), p95: told(0.95), max: told(1), unit: "ms" }));
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

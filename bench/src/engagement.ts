import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { median, quantile } from "simple-statistics";

/** How far the median of the next 12 posts' interactions lies from that of the last k: the constant of engine/src/posts/engagement.ts. */
export async function engagementError(folder: string): Promise<void> {
  const byAccount = new Map<string, [at: number, interactions: number][]>();
  let isHeader = true;
  for await (const line of createInterface({ input: createReadStream(`${folder}/instagram-posts/posts.csv`) })) {
    if (isHeader) {
      isHeader = false;
      continue;
    }
    const [account = "", at, , likes, comments] = line.split(",");
    const posts = byAccount.get(account) ?? [];
    posts.push([Number(at), Number(likes) + Number(comments)]);
    byAccount.set(account, posts);
  }
  const figures: Record<string, object> = {};
  for (const k of [5, 8, 12]) {
    const errors: number[] = [];
    for (const posts of byAccount.values()) {
      const values = posts.sort(([a], [b]) => a - b).map(([, interactions]) => interactions);
      for (let at = k; at + 12 <= values.length; at += 12) {
        const before = median(values.slice(at - k, at));
        if (before > 0) errors.push(Math.abs(median(values.slice(at, at + 12)) / before - 1));
      }
    }
    figures[`k${k}`] = {
      n: errors.length,
      p50: Number(quantile(errors, 0.5).toFixed(3)),
      p80: Number(quantile(errors, 0.8).toFixed(3)),
    };
  }
  console.log(JSON.stringify({ bench: "engagement", ...figures }));
}

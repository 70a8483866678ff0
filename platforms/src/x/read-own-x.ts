import type { OwnReading } from "../connect/own-reading.ts";
import type { FailedOutcome, ReadOptions, Usage } from "../reading.ts";
import { classifyPartial, classifyStatus, usageOf } from "./classify.ts";
import { callApi, fewestPostsRead, readingOf, readTimeline, userFields, type XAccess } from "./read-x.ts";
import { userAnswer } from "./wire.ts";

/**
 * Reads the account of a consent (X API v2): profile and newest own posts, those of a protected account as well, since its owner
 * consented. Costs what a public read costs: the lower price is for the app's owner alone (docs/platforms.md, 'X').
 */
export async function readOwnX(access: XAccess, options: ReadOptions): Promise<OwnReading> {
  const found = await callApi(access, "/2/users/me", { "user.fields": userFields }, options);
  const refuse = (result: FailedOutcome, detail: string, usage: Usage = {}): OwnReading => ({
    result,
    usage,
    costCents: 0,
    detail,
  });
  if (!found.ok) return refuse("upstream_error", found.why);
  const { status, headers, body } = found.answer;
  const refused = classifyStatus(status, body);
  const usage = usageOf(headers, { now: options.observedAt, refused: refused === "rate_limited" });
  if (refused) return refuse(refused, `status ${status}`, usage);
  const answer = userAnswer.safeParse(body);
  if (!answer.success) return refuse("contract_error", "unexpected body", usage);
  const user = answer.data.data;
  if (!user) return refuse(classifyPartial(answer.data.errors ?? []) ?? "contract_error", "no data", usage);

  const timeline =
    options.posts >= fewestPostsRead && !usage.blockedUntil ? await readTimeline(access, user, options) : undefined;
  return { ...readingOf(user, timeline, { options, usage }), handle: user.username, breakdowns: [] };
}

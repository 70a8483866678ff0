import { findFieldDifferences, type InstagramAccess, type JsonAnswer, readTokenExpiry } from "@fanradar/platforms";
import type { Config } from "../../../config/config.ts";
import { openConnectors } from "../../../domain/profiles/connectors.ts";
import type { CheckResult } from "./check-part.ts";
import { type RecordedAnswer, redactAnswer } from "./redact-answer.ts";

/** The platforms' own accounts, which are not going to leave; the sandbox has everybody. */
const knownHandles = { instagram: "instagram", x: "x" } as const;
const sandboxHandle = "demo_check";
const patienceMs = 20_000;

type OnRecord = (answer: RecordedAnswer) => void;

/**
 * Reads one public profile, at Instagram with its newest post, which costs no further call: the cheapest read that needs the key. Then in what the
 * answer differs from what is known, and what the platform says of the key. `onRecord` gets the answers without what is private in them.
 */
export async function checkPlatform(
  config: Config,
  platform: "instagram" | "x",
  { onRecord }: { onRecord?: OnRecord | undefined } = {},
): Promise<CheckResult> {
  const isSandbox = config.sandboxUrl !== undefined;
  const connector = openConnectors({ instagram: config.instagram, x: config.x, isSandbox })[platform];
  if (!connector) return { state: "off", detail: null };
  const handle = isSandbox ? sandboxHandle : knownHandles[platform];
  let profile: { url: URL; answer: JsonAnswer } | undefined;
  const reading = await connector.read(handle, {
    ...{ observedAt: new Date().toISOString(), evidence: "check", posts: 1 },
    onAnswer: (url, answer) => (profile = { url, answer }),
  });
  if (profile) onRecord?.(redactAnswer({ platform, name: "profile", handle, ...profile }));
  const { remaining } = reading.usage;
  const isOk = reading.result === "ok";
  const facts = [
    ...(isOk ? describeDifferences(platform, profile?.answer.body) : []),
    ...(remaining === undefined ? [] : [`${remaining} calls left`]),
    ...(platform === "instagram" && config.instagram ? await describeToken(config.instagram, onRecord) : []),
  ];
  const found = isOk ? `@${handle}` : `${reading.result}: ${reading.detail}`;
  return { state: isOk ? "ok" : "failed", detail: [found, ...facts].join("; ") };
}

function describeDifferences(platform: "instagram" | "x", body: unknown): string[] {
  const { missing, unread } = findFieldDifferences(platform, body);
  return [
    ...(missing.length > 0 ? [`fields not answered: ${missing.join(", ")}`] : []),
    ...(unread.length > 0 ? [`fields not read: ${unread.join(", ")}`] : []),
  ];
}

/** Whose the instance's token is, when it ends and what it may do. */
async function describeToken(access: InstagramAccess, onRecord: OnRecord | undefined): Promise<string[]> {
  const token = await readTokenExpiry(access, {
    signal: AbortSignal.timeout(patienceMs),
    onAnswer: (url, answer) =>
      onRecord?.(redactAnswer({ platform: "instagram", name: "token", handle: undefined, url, answer })),
  });
  if (!token.ok) return [`token: ${token.detail}`];
  const { application, expiresAt, scopes } = token;
  return [
    ...(application === undefined ? [] : [`token of ${application}`]),
    expiresAt === null ? "token does not end" : `token ends ${expiresAt.toISOString().slice(0, 10)}`,
    `scopes ${scopes.join(", ") || "none"}`,
  ];
}

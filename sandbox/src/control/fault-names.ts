import type { SandboxPlatform } from "../world/account.ts";

/** Below the API: the same on every platform. */
export const transportFaults = [
  "malformed",
  "truncated",
  "html",
  "slow",
  "hang",
  "drop",
  "loop",
  "gzip",
  "schema",
  "huge",
  "busy",
  "broken",
] as const;

/**
 * What each platform can do wrong. `credits` and `payment` are the older and the newer body of an empty balance, `old_limit`
 * an older body of a used-up window, `cap` the end of the month's reads, `used_up` the last call of a window, which succeeds.
 */
export const faultNames = {
  instagram: [
    ...transportFaults,
    "unknown",
    "personal",
    "suspended",
    "age_gated",
    "hidden_likes",
    "expired",
    "password",
    "session",
    "blocked",
    "checkpoint",
    "scope",
    "permission",
    "viewers",
    "limited",
    "user_limit",
    "page_limit",
    "custom_limit",
    "business_limit",
    "used_up",
    "transient",
    "invalid",
    "unsupported",
    "old_media",
    "old_version",
    "last_page",
  ],
  x: [
    ...transportFaults,
    "unknown",
    "suspended",
    "protected",
    "expired",
    "scope",
    "auth_kind",
    "limited",
    "old_limit",
    "cap",
    "used_up",
    "credits",
    "payment",
    "invalid",
    "last_page",
  ],
  tiktok: [...transportFaults, "expired", "scope", "limited", "last_page", "data_less"],
} as const satisfies Record<SandboxPlatform, readonly string[]>;
export type FaultName = (typeof faultNames)[SandboxPlatform][number];

/** The fault that a word names on a platform, if it does. */
export function faultNamed(platform: SandboxPlatform, word: string): FaultName | undefined {
  return faultNames[platform].find((name) => name === word);
}

/**
 * The fault that a handle is named after: `fault_limited`, `fault_limited7` (another account with the same fault) or
 * `fault_limited_2`, which fails twice and then answers. On Instagram dots do as well as underscores.
 */
export function faultInHandle(
  platform: SandboxPlatform,
  handle: string,
): { fault: FaultName; times: number | undefined } | undefined {
  const read = /^fault_([a-z_]*[a-z])(?:\d+|_(\d{1,3}))?$/.exec(handle.toLowerCase().replaceAll(".", "_"));
  const fault = read?.[1] === undefined ? undefined : faultNamed(platform, read[1]);
  return fault && { fault, times: read?.[2] === undefined ? undefined : Number(read[2]) };
}

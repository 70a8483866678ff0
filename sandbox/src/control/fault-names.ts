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
  "broken",
] as const;

/** What each platform can do wrong. `credits` and `payment` are the older and the newer body of an empty balance. */
export const faultNames = {
  instagram: [
    ...transportFaults,
    "unknown",
    "personal",
    "suspended",
    "age_gated",
    "hidden_likes",
    "expired",
    "scope",
    "limited",
    "last_page",
  ],
  x: [
    ...transportFaults,
    "unknown",
    "suspended",
    "protected",
    "expired",
    "scope",
    "limited",
    "credits",
    "payment",
    "last_page",
  ],
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

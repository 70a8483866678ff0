import type { SandboxPlatform } from "../world/world.ts";

export const faultNames = [
  "personal",
  "unknown",
  "suspended",
  "protected",
  "age_gated",
  "hidden_likes",
  "expired",
  "scope",
  "limited",
  "credits",
  "credits_new",
  "last_empty",
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
export type FaultName = (typeof faultNames)[number];

interface Switch {
  platform: SandboxPlatform;
  fault: FaultName;
  /** Only for this handle; absent: every call of the platform. */
  handle?: string | undefined;
  /** How many more calls it spoils; absent: until cleared. */
  times?: number | undefined;
}

/** Faults by handle (`fault_limited`, on Instagram also `fault.limited`) and by switch. */
export function createFaults() {
  let switches: Switch[] = [];
  return {
    set(one: Switch): void {
      switches.push(one);
    },
    clear(): void {
      switches = [];
    },
    /** The fault of this call, which counts as one of its times. */
    take(platform: SandboxPlatform, handle: string | undefined): FaultName | undefined {
      const byName = /^fault[._]([a-z_]+?)\d*$/.exec(handle?.toLowerCase() ?? "")?.[1];
      const named = faultNames.find((name) => name === byName?.replaceAll(".", "_"));
      if (named) return named;
      const hit = switches.find(
        (one) => one.platform === platform && (!one.handle || one.handle === handle?.toLowerCase()),
      );
      if (!hit) return undefined;
      if (hit.times !== undefined && --hit.times <= 0) switches = switches.filter((one) => one !== hit);
      return hit.fault;
    },
  };
}
export type Faults = ReturnType<typeof createFaults>;

import type { SandboxPlatform } from "../world/account.ts";
import { type FaultName, faultInHandle } from "./fault-names.ts";

export interface FaultSwitch {
  platform: SandboxPlatform;
  fault: FaultName;
  /** Only calls about this handle; absent: every call of the platform. */
  handle?: string | undefined;
  /** How many more calls it spoils; absent: until cleared or over. */
  times?: number | undefined;
  /** Milliseconds of the real clock at which it is over; absent: when cleared or used up. */
  until?: number | undefined;
}

/** A fault that a call meets, and when it passes by itself, if that is known. */
export interface Met {
  fault: FaultName;
  until?: number | undefined;
}

/** Faults by handle and by switch. A switch that was turned on first is met first. */
export function createFaults() {
  let switches: FaultSwitch[] = [];
  /** Calls to handles that fail a number of times and then recover. */
  const spent = new Map<string, number>();

  function byHandle(platform: SandboxPlatform, handle: string): Met | undefined {
    const named = faultInHandle(platform, handle);
    if (!named || named.times === undefined) return named && { fault: named.fault };
    const key = `${platform}:${handle.toLowerCase()}`;
    const calls = spent.get(key) ?? 0;
    if (calls >= named.times) return undefined;
    spent.set(key, calls + 1);
    return { fault: named.fault };
  }

  return {
    set(one: FaultSwitch): void {
      switches.push(one);
    },
    clear(): void {
      switches = [];
      spent.clear();
    },
    list(): FaultSwitch[] {
      return switches;
    },
    /** The fault of this call, at a time of the real clock. Counts as one of its times. */
    meet(platform: SandboxPlatform, handle: string | undefined, now: number): Met | undefined {
      const fault = handle === undefined ? undefined : byHandle(platform, handle);
      if (fault) return fault;
      switches = switches.filter((one) => one.until === undefined || one.until > now);
      const hit = switches.find(
        (one) =>
          one.platform === platform && (one.handle === undefined || one.handle.toLowerCase() === handle?.toLowerCase()),
      );
      if (!hit) return undefined;
      if (hit.times !== undefined) {
        hit.times -= 1;
        if (hit.times <= 0) switches = switches.filter((one) => one !== hit);
      }
      return { fault: hit.fault, until: hit.until };
    },
  };
}
export type Faults = ReturnType<typeof createFaults>;

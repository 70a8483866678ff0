import type { SandboxPlatform } from "../world/account.ts";
import { type FaultName, faultInHandle } from "./fault-names.ts";

export interface FaultSwitch {
  platform: SandboxPlatform;
  fault: FaultName;
  /** Only calls about this handle; absent: every call of the platform. */
  handle?: string | undefined;
  /** How many more calls it spoils; absent: until cleared. */
  times?: number | undefined;
}

/** Faults by handle and by switch. A switch that was turned on first is met first. */
export function createFaults() {
  let switches: FaultSwitch[] = [];
  /** Calls to handles that fail a number of times and then recover. */
  const spent = new Map<string, number>();

  function byHandle(platform: SandboxPlatform, handle: string): FaultName | undefined {
    const named = faultInHandle(platform, handle);
    if (!named || named.times === undefined) return named?.fault;
    const key = `${platform}:${handle.toLowerCase()}`;
    const calls = spent.get(key) ?? 0;
    if (calls >= named.times) return undefined;
    spent.set(key, calls + 1);
    return named.fault;
  }

  return {
    set(one: FaultSwitch): void {
      switches.push(one);
    },
    clear(): void {
      switches = [];
      spent.clear();
    },
    /** The fault of this call. Counts as one of its times. */
    meet(platform: SandboxPlatform, handle: string | undefined): FaultName | undefined {
      const fault = handle === undefined ? undefined : byHandle(platform, handle);
      if (fault) return fault;
      const hit = switches.find(
        (one) =>
          one.platform === platform && (one.handle === undefined || one.handle.toLowerCase() === handle?.toLowerCase()),
      );
      if (!hit) return undefined;
      if (hit.times !== undefined) {
        hit.times -= 1;
        if (hit.times <= 0) switches = switches.filter((one) => one !== hit);
      }
      return hit.fault;
    },
  };
}
export type Faults = ReturnType<typeof createFaults>;

import { createFaults, type Faults } from "./faults.ts";

/** What all routes of the sandbox share. */
export interface Sandbox {
  seed: string;
  faults: Faults;
  clock: {
    /** The instant of a call, milliseconds: its header's, else the one set, else the real one. */
    at(header: unknown): number;
    set(instant: number | undefined): void;
    /** The real clock, milliseconds: limits and billing do not travel in time. */
    now(): number;
  };
  /** Calls by `platform:handle` and `platform-posts:handle`. */
  requests: Map<string, number>;
  /** Bios that were written here, by `bioKey`. */
  bios: Map<string, string>;
  /** Resources that X has billed, and which of them today: each costs once in a UTC day. */
  billed: { day: string; today: Set<string>; total: number };
}

/** Accepted by both stand-ins; anything else is an expired or foreign token. */
export const sandboxToken = "SANDBOX_TOKEN";
export const clockHeader = "x-sandbox-clock";

export interface SandboxOptions {
  /** Another seed gives the same people other figures. */
  seed?: string;
  /** The real clock, for when none is set. */
  now?: () => Date;
}

export function createState({ seed = "fanradar", now = () => new Date() }: SandboxOptions): Sandbox {
  let set: number | undefined;
  return {
    seed,
    faults: createFaults(),
    clock: {
      at: (header) => (typeof header === "string" ? Date.parse(header) : (set ?? now().getTime())),
      set(instant) {
        set = instant;
      },
      now: () => now().getTime(),
    },
    requests: new Map(),
    bios: new Map(),
    billed: { day: "", today: new Set(), total: 0 },
  };
}

/** Counts a call, so that tests can check how often a profile or its further posts were requested. */
export function countRequest({ requests }: Sandbox, what: string): void {
  requests.set(what, (requests.get(what) ?? 0) + 1);
}

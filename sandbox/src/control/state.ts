import { createFaults, type Faults } from "./faults.ts";

/** What all routes of the sandbox share. */
export interface Sandbox {
  seed: string;
  faults: Faults;
  clock: {
    /** The instant of a call, milliseconds: its header's, else the real one. */
    at(header: unknown): number;
    /** The real clock, milliseconds: limits do not travel in time. */
    now(): number;
  };
  /** Calls by `platform:handle` and `platform-posts:handle`. */
  requests: Map<string, number>;
  /** Bios that were written here, by `bioKey`. */
  bios: Map<string, string>;
}

/** Accepted by both stand-ins; anything else is an expired or foreign token. */
export const sandboxToken = "SANDBOX_TOKEN";
export const clockHeader = "x-sandbox-clock";

export interface SandboxOptions {
  /** Another seed gives the same people other figures. */
  seed?: string;
  /** The real clock. */
  now?: () => Date;
}

export function createState({ seed = "fanradar", now = () => new Date() }: SandboxOptions): Sandbox {
  return {
    seed,
    faults: createFaults(),
    clock: {
      at: (header) => (typeof header === "string" ? Date.parse(header) : now().getTime()),
      now: () => now().getTime(),
    },
    requests: new Map(),
    bios: new Map(),
  };
}

/** Counts a call, so that tests can check how often a profile or its further posts were requested. */
export function countRequest({ requests }: Sandbox, what: string): void {
  requests.set(what, (requests.get(what) ?? 0) + 1);
}

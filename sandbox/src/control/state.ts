import type { World } from "../world/world.ts";
import type { Faults } from "./faults.ts";

/** What all routes of the sandbox share. */
export interface Sandbox {
  world: World;
  faults: Faults;
  /** The instant a call speaks of, milliseconds: its header's, else the clock's. */
  clock: { at(header: unknown): number; set(iso: string | null): void };
  requests: Map<string, number>;
  /** X's balance, counted in resources returned. */
  credits: { used: number };
}

/** Accepted by both stand-ins; anything else is an expired or foreign token. */
export const sandboxToken = "SANDBOX_TOKEN";

/** Counts a call, so that tests can tell how often a profile was asked for. */
export function countRequest({ requests }: Sandbox, what: string): void {
  requests.set(what, (requests.get(what) ?? 0) + 1);
}

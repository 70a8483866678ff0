import type { Outcome } from "@fanradar/engine";
import { buildSandbox, type faultNames, sandboxToken } from "@fanradar/sandbox";
import { afterAll, expect, test } from "vitest";
import { openConnectors } from "./connectors.ts";

const sandbox = buildSandbox();
const url = await sandbox.listen({ host: "127.0.0.1", port: 0 });
afterAll(() => sandbox.close());
const connectors = openConnectors({
  instagram: { baseUrl: `${url}/graph`, version: "v26.0", accountId: "1", accessToken: sandboxToken },
  x: { baseUrl: `${url}/x`, bearerToken: sandboxToken },
  isSandbox: true,
});

/** The connector's outcome of a fault, and the number of requests for the profile. */
type Row = [outcome: Outcome, requests: number];
/** Read as if nothing were wrong. */
const read = (requests = 1): Row => ["ok", requests];
const unreachable: Row = ["upstream_error", 3];
const once: Row = ["upstream_error", 1];
const unreadable: Row = ["contract_error", 1];
const refused: Row = ["reconnect", 1];
const forbidden: Row = ["missing_scope", 1];
const limited: Row = ["rate_limited", 1];
const missing: Row = ["not_professional_or_missing", 1];
const spent: Row = ["out_of_credits", 1];

/** Below the API. `hang` takes the whole deadline, which the bench of faults measures. */
const transport = {
  malformed: unreadable,
  truncated: unreachable,
  html: unreachable,
  slow: read(),
  hang: undefined,
  drop: unreachable,
  loop: once,
  gzip: unreachable,
  schema: unreadable,
  huge: once,
  busy: once,
  broken: unreachable,
} as const;

/** Every fault of the stand-ins has a row: docs/platforms.md. */
const instagram = {
  ...transport,
  unknown: missing,
  personal: missing,
  suspended: missing,
  age_gated: missing,
  hidden_likes: read(),
  expired: refused,
  password: refused,
  session: refused,
  blocked: refused,
  checkpoint: refused,
  scope: forbidden,
  permission: forbidden,
  viewers: ["no_data", 2],
  limited,
  user_limit: limited,
  page_limit: limited,
  custom_limit: limited,
  business_limit: limited,
  used_up: read(),
  transient: unreachable,
  invalid: unreadable,
  unsupported: unreadable,
  old_media: read(2),
  old_version: read(),
  last_page: read(),
} satisfies Record<(typeof faultNames.instagram)[number], Row | undefined>;

const x = {
  ...transport,
  unknown: ["not_found", 1],
  suspended: ["suspended", 1],
  protected: ["private", 1],
  expired: refused,
  scope: forbidden,
  auth_kind: forbidden,
  limited,
  old_limit: limited,
  cap: spent,
  used_up: read(),
  credits: spent,
  payment: spent,
  invalid: unreadable,
  last_page: read(),
} satisfies Record<(typeof faultNames.x)[number], Row | undefined>;

test.each([
  ["instagram", instagram],
  ["x", x],
] as const)("platform faults: what a read of %s ends with, and after how many requests", async (platform, faults) => {
  const connector = connectors[platform];
  const tried = Object.entries<Row | undefined>(faults).filter(([, row]) => row !== undefined);
  const found = await Promise.all(
    tried.map(async ([fault]): Promise<[string, Outcome | undefined]> => {
      const options = { observedAt: new Date().toISOString(), evidence: fault, posts: connector?.posts ?? 0 };
      return [fault, (await connector?.read(`fault_${fault}`, options))?.result];
    }),
  );
  const requests = (await sandbox.inject({ url: "/sandbox/requests" })).json();
  const rows = found.map(([fault, outcome]) => [fault, [outcome, requests[`${platform}:fault_${fault}`]]]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(tried));
});

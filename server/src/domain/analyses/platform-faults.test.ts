import type { Outcome, ReasonCode } from "@fanradar/engine";
import type { faultNames } from "@fanradar/sandbox";
import { beforeEach, expect, test } from "vitest";
import { setUpWorld } from "../../test/start-world.ts";

const world = await setUpWorld({ config: { xDailyBudgetCents: 100_000 } });
const person = await world.person();
beforeEach(() => world.ctx.pool.query("truncate platform_limits, platform_breakers"));

/** The connector's outcome of a fault, the reason of the missing followers, and the number of requests. */
type Row = [outcome: Outcome, reason: ReasonCode | undefined, requests: number];
/** Read as if nothing were wrong. */
const read = (requests = 1): Row => ["ok", undefined, requests];
const unreachable: Row = ["upstream_error", "platform-unreachable", 3];
const once: Row = ["upstream_error", "platform-unreachable", 1];
const unreadable: Row = ["contract_error", "platform-unreadable", 1];
const refused: Row = ["reconnect", "platform-refused", 1];
const forbidden: Row = ["missing_scope", "platform-refused", 1];
const limited: Row = ["rate_limited", "rate-limited", 1];
const missing: Row = ["not_professional_or_missing", "not-found", 1];
const spent: Row = ["out_of_credits", "budget-used", 1];

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
  viewers: ["no_data", "platform-empty", 2],
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
  unknown: ["not_found", "not-found", 1],
  suspended: ["suspended", "suspended", 1],
  protected: ["private", "private-account", 1],
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

const rows = (faults: Record<string, Row | undefined>) =>
  Object.entries(faults).flatMap(([fault, row]): [string, ...Row][] => (row ? [[fault, ...row]] : []));

test.each(rows(instagram))(
  "platform fault: the report states it and keeps the other platform's figures: Instagram, %s: %s, %s",
  async (fault, ...row) => {
    await expectPartial({ ill: "instagram", handle: `fault.${fault.replaceAll("_", ".")}`, well: "x" }, row);
  },
);

test.each(rows(x))(
  "platform fault: the report states it and keeps the other platform's figures: X, %s: %s, %s",
  async (fault, ...row) => {
    await expectPartial({ ill: "x", handle: `fault_${fault}`, well: "instagram" }, row);
  },
);

interface Pair {
  ill: "instagram" | "x";
  handle: string;
  well: "instagram" | "x";
}

async function expectPartial({ ill, handle, well }: Pair, [outcome, reason, requests]: Row) {
  const links = { [ill]: handle, [well]: "demo_well" };
  const { id } = await world.submit(person, { instagramUrl: links.instagram ?? "", twitterUrl: links.x ?? "" });
  const { status, analysis } = await world.finished(person, id);
  expect(status).toBe("completed");
  const outcomes = Object.fromEntries(analysis.readings.map((reading) => [reading.platform, reading.outcome]));
  expect(outcomes).toEqual({ [ill]: outcome, [well]: "ok" });
  expect(await world.requestsOf(`${ill}:${handle}`)).toBe(requests);

  const { facts, statements, subjects } = (await world.report(person, id)).metadata.sealed;
  const fact = (name: string) => facts.find((one) => one.id === name);
  expect(fact(`${well}.followers`)).toMatchObject({ kind: "measured" });
  expect(subjects.find(({ platform }) => platform === ill)?.outcome).toBe(outcome);
  if (outcome === "ok") {
    expect(fact(`${ill}.followers`)).toMatchObject({ kind: "measured" });
    return;
  }
  // Nothing unread is a figure, not even 0.
  for (const one of facts.filter(({ platform }) => platform === ill)) expect(one.value).toBeNull();
  expect(fact(`${ill}.followers`)?.reason).toMatchObject({ code: reason });
  expect(
    statements.some(({ key, slots }) => key === "overview.unread" && Object.values(slots).includes(`${ill}.followers`)),
  ).toBe(true);
}

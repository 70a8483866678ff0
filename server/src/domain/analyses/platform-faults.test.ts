import type { Outcome, ReasonCode } from "@fanradar/engine";
import { beforeEach, expect, test } from "vitest";
import { setUpWorld } from "../../test/start-world.ts";

const world = await setUpWorld({ config: { xDailyBudgetCents: 100_000 } });
const person = await world.person();
beforeEach(() => world.ctx.pool.query("truncate platform_limits, platform_breakers"));

/** A fault for each outcome that a read can end with (profiles/platform-faults.test), and the reason of the missing followers. */
type Row = [fault: string, outcome: Outcome, reason?: ReasonCode];
const instagram: Row[] = [
  ["old_media", "ok"],
  ["truncated", "upstream_error", "platform-unreachable"],
  ["schema", "contract_error", "platform-unreadable"],
  ["expired", "reconnect", "platform-refused"],
  ["scope", "missing_scope", "platform-refused"],
  ["limited", "rate_limited", "rate-limited"],
  ["unknown", "not_professional_or_missing", "not-found"],
  ["viewers", "no_data", "platform-empty"],
];
const x: Row[] = [
  ["used_up", "ok"],
  ["drop", "upstream_error", "platform-unreachable"],
  ["suspended", "suspended", "suspended"],
  ["protected", "private", "private-account"],
  ["unknown", "not_found", "not-found"],
  ["credits", "out_of_credits", "budget-used"],
];

const title = "platform fault: the report states it and keeps the other platform's figures";

test.each(instagram)(`${title}: Instagram, %s: %s, %s`, async (fault, ...row) => {
  await expectPartial({ ill: "instagram", handle: `fault.${fault.replaceAll("_", ".")}`, well: "x" }, row);
});

test.each(x)(`${title}: X, %s: %s, %s`, async (fault, ...row) => {
  await expectPartial({ ill: "x", handle: `fault_${fault}`, well: "instagram" }, row);
});

interface Pair {
  ill: "instagram" | "x";
  handle: string;
  well: "instagram" | "x";
}

async function expectPartial({ ill, handle, well }: Pair, [outcome, reason]: [Outcome, ReasonCode?]) {
  const links = { [ill]: handle, [well]: "demo_well" };
  const { id } = await world.submit(person, { instagramUrl: links.instagram ?? "", twitterUrl: links.x ?? "" });
  const { status, analysis } = await world.finished(person, id);
  expect(status).toBe("completed");
  const outcomes = Object.fromEntries(analysis.readings.map((reading) => [reading.platform, reading.outcome]));
  expect(outcomes).toEqual({ [ill]: outcome, [well]: "ok" });

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

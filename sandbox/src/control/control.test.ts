import { expect, test } from "vitest";
import { startSandbox } from "../start-sandbox.ts";
import { openSandbox } from "../test/ask.ts";
import { faultNames, transportFaults } from "./fault-names.ts";

test.each(["yesterday", ""])("sandbox clock: the instant %j is refused", async (clock) => {
  const answer = await openSandbox().get("/x/2/users/by/username/demo_a", { "x-sandbox-clock": clock });
  expect(answer.statusCode).toBe(422);
});

test("sandbox call counts: by platform and handle, with further pages and timelines counted separately", async () => {
  const { discover, x, control } = openSandbox();
  const first = (await discover("Demo_A", "media.limit(2){id}")).json().business_discovery.media;
  await discover("demo_a", `media.limit(2).after(${first.paging.cursors.after}){id}`);
  const { id } = (await x("/users/by/username/demo_b")).json().data;
  await x(`/users/${id}/tweets`);
  expect((await control("GET", "/requests")).json()).toEqual({
    "instagram:demo_a": 1,
    "instagram-posts:demo_a": 1,
    "x:demo_b": 1,
    "x-posts:demo_b": 1,
  });
});

test("sandbox fault switches: apply to the given number of calls", async () => {
  const { x, control } = openSandbox();
  await control("POST", "/faults", { platform: "x", fault: "limited", times: 2 });
  const statuses = [];
  for (let call = 0; call < 4; call++) statuses.push((await x("/users/by/username/demo_x")).statusCode);
  expect(statuses).toEqual([429, 429, 200, 200]);
});

test("sandbox fault switches: apply until cleared, only to their handle and platform", async () => {
  const { x, discover, control } = openSandbox();
  await control("POST", "/faults", { platform: "x", fault: "payment", handle: "Demo_X" });
  for (let call = 0; call < 3; call++) expect((await x("/users/by/username/demo_x")).statusCode).toBe(402);
  expect((await x("/users/by/username/demo_y")).statusCode).toBe(200);
  expect((await discover("demo_x")).statusCode).toBe(200);
  await control("DELETE", "/faults");
  expect((await x("/users/by/username/demo_x")).statusCode).toBe(200);
});

test.each([
  { platform: "x", fault: "personal" },
  { platform: "instagram", fault: "payment" },
  { platform: "onlyfans", fault: "hang" },
  { platform: "x", fault: "hang", times: 0 },
  { platform: "x" },
  {},
])("sandbox fault switches: refuse %j", async (fault) => {
  const { x, control } = openSandbox();
  expect([400, 422]).toContain((await control("POST", "/faults", fault)).statusCode);
  expect((await x("/users/by/username/demo_x")).statusCode).toBe(200);
});

test("sandbox faults by handle: a number after an underscore is how often it fails; DELETE resets it", async () => {
  const { x, discover, control } = openSandbox();
  const statuses = async () => {
    const seen = [];
    for (let call = 0; call < 3; call++) seen.push((await x("/users/by/username/fault_limited_2")).statusCode);
    return seen;
  };
  expect(await statuses()).toEqual([429, 429, 200]);
  await control("DELETE", "/faults");
  expect(await statuses()).toEqual([429, 429, 200]);
  expect((await discover("fault.broken_1")).statusCode).toBe(500);
  expect((await discover("fault.broken_1")).statusCode).toBe(200);
});

test("sandbox faults by handle: a number right after the name is another account with the same fault", async () => {
  const { x } = openSandbox();
  for (let call = 0; call < 5; call++) expect((await x("/users/by/username/fault_scope3")).statusCode).toBe(403);
});

test("sandbox faults by handle: the older body of an empty balance has a number beyond JavaScript's range", async () => {
  const [, digits = ""] =
    /"account_id":(\d+)/.exec((await openSandbox().x("/users/by/username/fault_credits")).body) ?? [];
  expect(BigInt(digits) > BigInt(Number.MAX_SAFE_INTEGER)).toBe(true);
});

test("sandbox faults by handle: the last call of a window succeeds and reports none left", async () => {
  const { x, discover } = openSandbox();
  const last = await x("/users/by/username/fault_used_up");
  expect([last.statusCode, last.headers["x-rate-limit-remaining"]]).toEqual([200, "0"]);
  const near = await discover("fault_used_up");
  expect([near.statusCode, JSON.parse(String(near.headers["x-app-usage"])).call_count]).toEqual([200, 80]);
});

test("sandbox faults by handle: a business limit reports the minutes until it ends", async () => {
  const { headers } = await openSandbox().discover("fault_business_limit");
  const usage = JSON.parse(String(headers["x-business-use-case-usage"]));
  expect(usage).toEqual({ 1: [expect.objectContaining({ type: "instagram", estimated_time_to_regain_access: 25 })] });
});

test("sandbox faults by handle: every fault of a platform has a valid handle", async () => {
  for (const name of faultNames.instagram) expect(`fault_${name}`.length).toBeLessThanOrEqual(30);
  for (const name of faultNames.x) expect(`fault_${name}`.length).toBeLessThanOrEqual(15);
});

test("sandbox faults below the API: none affects the next call", async () => {
  const { origin, close } = await startSandbox({ port: 0 });
  const headers = { authorization: "Bearer SANDBOX_TOKEN" };
  const addressOf = (handle: string) => `${origin}/x/2/users/by/username/${handle}`;
  // Each is begun and aborted.
  const cut = (address: string) => fetch(address, { headers, signal: AbortSignal.timeout(100) }).catch(() => undefined);
  await Promise.all(transportFaults.map((fault) => cut(addressOf(`fault_${fault}`))));
  expect((await fetch(addressOf("demo_x"), { headers })).status).toBe(200);
  await close();
});

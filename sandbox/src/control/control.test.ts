import { once } from "node:events";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningSandbox, startSandbox } from "../start-sandbox.ts";
import { noon, openSandbox } from "../test/ask.ts";
import { faultNames, transportFaults } from "./fault-names.ts";

const followers = "followers_count,media.limit(1){id}";

test("sandbox clock: applies to every call without a clock header, until it is reset", async () => {
  const { discover, x, control } = openSandbox();
  const now = (await discover("demo_a", followers)).body;
  const clock = "2026-03-01T00:00:00Z";
  const then = (await discover("demo_a", followers, { clock })).body;
  expect(then).not.toBe(now);
  expect((await control("POST", "/clock", { now: clock })).json()).toEqual({ now: "2026-03-01T00:00:00.000Z" });
  expect((await discover("demo_a", followers)).body).toBe(then);
  expect((await discover("demo_a", followers, { clock: noon })).body).toBe(now);
  expect((await x("/users/by/username/demo_a")).headers["x-rate-limit-reset"]).toBe(
    String(Date.parse(noon) / 1_000 + 900),
  );
  await control("POST", "/clock", { now: null });
  expect((await discover("demo_a", followers)).body).toBe(now);
});

test.each(["yesterday", ""])(
  "sandbox clock: the instant %j is refused, in the header and in the body",
  async (clock) => {
    const { get, control } = openSandbox();
    expect((await get("/x/2/users/by/username/demo_a", { "x-sandbox-clock": clock })).statusCode).toBe(422);
    if (clock !== "") expect((await control("POST", "/clock", { now: clock })).statusCode).toBe(422);
  },
);

test("sandbox call counts: by platform and handle, with further pages and timelines counted separately", async () => {
  const { discover, x, control } = openSandbox();
  const first = (await discover("Demo_A", "media.limit(2){id}")).json().business_discovery.media;
  await discover("demo_a", `media.limit(2).after(${first.paging.cursors.after}){id}`);
  const { id } = (await x("/users/by/username/demo_b")).json().data;
  await x(`/users/${id}/tweets`);
  await x("/users/by?usernames=demo_b,demo_c");
  expect((await control("GET", "/requests")).json()).toEqual({
    "instagram:demo_a": 1,
    "instagram-posts:demo_a": 1,
    "x:demo_b": 2,
    "x:demo_c": 1,
    "x-posts:demo_b": 1,
  });
  await control("DELETE", "/requests");
  expect((await control("GET", "/requests")).json()).toEqual({});
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
  await control("POST", "/faults", { platform: "x", fault: "payment", untilCleared: true, handle: "Demo_X" });
  for (let call = 0; call < 3; call++) expect((await x("/users/by/username/demo_x")).statusCode).toBe(402);
  expect((await x("/users/by/username/demo_y")).statusCode).toBe(200);
  expect((await discover("demo_x")).statusCode).toBe(200);
  await control("DELETE", "/faults");
  expect((await x("/users/by/username/demo_x")).statusCode).toBe(200);
});

test("sandbox fault switches: a limit for some seconds announces its end, and ends then", async () => {
  let now = new Date(noon);
  const { x, control } = openSandbox({ now: () => now });
  await control("POST", "/faults", { platform: "x", fault: "limited", seconds: 30 });
  const refused = await x("/users/by/username/demo_x");
  expect(refused.headers).toMatchObject({
    "x-rate-limit-remaining": "0",
    "x-rate-limit-reset": String(Date.parse(noon) / 1_000 + 30),
  });
  now = new Date(Date.parse(noon) + 31_000);
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

test.each([
  ["unknown", 400, 110],
  ["personal", 400, 110],
  ["suspended", 400, 110],
  ["age_gated", 400, 110],
  ["expired", 400, 190],
  ["password", 400, 190],
  ["session", 400, 102],
  ["blocked", 400, 368],
  ["checkpoint", 400, 459],
  ["scope", 400, 10],
  ["permission", 403, 200],
  ["viewers", 400, 10],
  ["limited", 400, 4],
  ["user_limit", 400, 17],
  ["page_limit", 400, 32],
  ["custom_limit", 403, 613],
  ["business_limit", 400, 80_002],
  ["transient", 400, 2],
  ["invalid", 400, 100],
  ["unsupported", 400, 100],
  ["broken", 500, 1],
])("sandbox faults by handle: Instagram's %s is status %i, code %i", async (fault, status, code) => {
  const answer = await openSandbox().discover(`fault_${fault}`);
  expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
  if (fault === "limited") expect(JSON.parse(String(answer.headers["x-app-usage"])).call_count).toBe(100);
});

test.each([
  ["limited", 429, "Too Many Requests"],
  ["cap", 429, "UsageCapExceeded"],
  ["auth_kind", 403, "Unsupported Authentication"],
  ["invalid", 400, "Invalid Request"],
  ["scope", 403, "Client Forbidden"],
  ["credits", 402, "CreditsDepleted"],
  ["payment", 402, "Payment Required"],
  ["broken", 500, "Internal Server Error"],
])("sandbox faults by handle: X's %s is status %i, %s, with rate headers", async (fault, status, title) => {
  const answer = await openSandbox().x(`/users/by/username/fault_${fault}`);
  expect([answer.statusCode, answer.json().title]).toEqual([status, title]);
  expect(answer.headers["x-rate-limit-reset"]).toBeDefined();
  expect(answer.headers["content-type"]).toContain("application/problem+json");
});

test("sandbox faults by handle: the older body of an empty balance has a number beyond JavaScript's range", async () => {
  const [, digits = ""] =
    /"account_id":(\d+)/.exec((await openSandbox().x("/users/by/username/fault_credits")).body) ?? [];
  expect(BigInt(digits) > BigInt(Number.MAX_SAFE_INTEGER)).toBe(true);
});

test("sandbox faults by handle: the older body of a used-up window has a code and no title", async () => {
  const answer = await openSandbox().x("/users/by/username/fault_old_limit");
  expect([answer.statusCode, answer.json()]).toEqual([429, { errors: [expect.objectContaining({ code: 88 })] }]);
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

test("sandbox faults by handle: media older than the professional account fail a request for media, and no other", async () => {
  const { discover } = openSandbox();
  const refused = await discover("fault_old_media", followers);
  expect([refused.statusCode, refused.json().error.error_subcode]).toEqual([400, 2108006]);
  expect((await discover("fault_old_media", "followers_count")).statusCode).toBe(200);
});

test("sandbox faults by handle: an older version than requested responds", async () => {
  const { headers, statusCode } = await openSandbox().discover("fault_old_version");
  expect([statusCode, headers["facebook-api-version"]]).toEqual([200, "v21.0"]);
});

test("sandbox faults by handle: the last page offers one more, which is empty", async () => {
  const { discover, x, control } = openSandbox();
  const since = Date.parse("2026-10-01T00:00:00Z") / 1_000;
  const media = async (after = "") =>
    (await discover("fault_last_page", `media.limit(100).since(${since})${after}{id}`)).json().business_discovery.media;
  const last = await media();
  expect(await media(`.after(${last.paging.cursors.after})`)).toMatchObject({ data: [] });
  expect((await media(`.after(${last.paging.cursors.after})`)).paging?.cursors.after).toBeUndefined();

  await control("POST", "/faults", { platform: "x", fault: "last_page" });
  const { id } = (await x("/users/by/username/demo_x")).json().data;
  const window = "max_results=100&start_time=2026-11-01T00:00:00Z";
  const { meta } = (await x(`/users/${id}/tweets?${window}`)).json();
  const empty = (await x(`/users/${id}/tweets?${window}&pagination_token=${meta.next_token}`)).json();
  expect(empty).toEqual({ meta: { result_count: 0 } });
});

test("sandbox faults by handle: every fault of a platform has a valid handle", async () => {
  for (const name of faultNames.instagram) expect(`fault_${name}`.length).toBeLessThanOrEqual(30);
  for (const name of faultNames.x) expect(`fault_${name}`.length).toBeLessThanOrEqual(15);
});

describe("sandbox faults below the API", () => {
  let sandbox: RunningSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0 });
  });
  afterAll(() => sandbox.close());

  const headers = { authorization: "Bearer SANDBOX_TOKEN" };
  const addresses = (fault: string) => [
    `${sandbox.origin}/graph/v26.0/1?fields=business_discovery.username(fault_${fault}){id,media{id}}`,
    `${sandbox.origin}/x/2/users/by/username/fault_${fault}`,
  ];
  const everywhere = (fault: string, check: (address: string) => Promise<void>) =>
    Promise.all(addresses(fault).map(check));
  const body = async (address: string) => (await fetch(address, { headers })).text();

  test("sandbox fault 'malformed': status 200, and no JSON", async () => {
    await everywhere("malformed", async (address) => {
      const answer = await fetch(address, { headers });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, expect.stringContaining("json")]);
      const text = await answer.text();
      expect(() => JSON.parse(text)).toThrow();
    });
  });
  test("sandbox fault 'truncated': the body ends before its length", async () => {
    await everywhere("truncated", async (address) => {
      const answer = await fetch(address, { headers });
      expect(answer.status).toBe(200);
      await expect(answer.text()).rejects.toThrow();
    });
  });
  test("sandbox fault 'html': status 503 and a page", async () => {
    await everywhere("html", async (address) => {
      const answer = await fetch(address, { headers });
      expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining("<html>")]);
    });
  });
  test("sandbox fault 'slow': the body comes in many pieces, and whole", async () => {
    await everywhere("slow", async (address) => {
      const answer = await fetch(address, { headers });
      const pieces: Buffer[] = [];
      for await (const piece of answer.body ?? []) pieces.push(Buffer.from(piece));
      expect(answer.status).toBe(200);
      expect(pieces.length).toBeGreaterThan(3);
      expect(JSON.parse(Buffer.concat(pieces).toString())).toBeTypeOf("object");
    });
  });
  test("sandbox fault 'hang': no response", async () => {
    await everywhere("hang", async (address) => {
      await expect(fetch(address, { headers, signal: AbortSignal.timeout(500) })).rejects.toThrow(/abort|time/i);
    });
  });
  test("sandbox fault 'drop': the connection ends without a response", async () => {
    await everywhere("drop", async (address) => {
      const call = request(address, { headers });
      call.end();
      const [error] = await once(call, "error");
      expect(error.code).toBe("ECONNRESET");
    });
  });
  test("sandbox fault 'loop': a redirect to itself", async () => {
    await everywhere("loop", async (address) => {
      const answer = await fetch(address, { headers, redirect: "manual" });
      const location = new URL(answer.headers.get("location") ?? "", address);
      expect([answer.status, decodeURIComponent(location.href)]).toEqual([
        302,
        decodeURIComponent(new URL(address).href),
      ]);
      await expect(fetch(address, { headers })).rejects.toThrow();
    });
  });
  test("sandbox fault 'schema': JSON of another shape", async () => {
    await everywhere("schema", async (address) => {
      const answer = await fetch(address, { headers });
      expect([answer.status, Object.keys(JSON.parse(await answer.text()))]).toEqual([200, ["profile", "id"]]);
    });
  });
  test("sandbox fault 'huge': a body of 100 MB", async () => {
    await everywhere("huge", async (address) => {
      let size = 0;
      for await (const piece of (await fetch(address, { headers })).body ?? []) size += piece.byteLength;
      expect(size).toBe(100_000_000);
    });
  });
  test("sandbox fault 'busy': status 503 with Retry-After", async () => {
    await everywhere("busy", async (address) => {
      const answer = await fetch(address, { headers });
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "120"]);
    });
  });
  test("sandbox fault 'gzip': a body that does not decompress", async () => {
    await everywhere("gzip", (address) => expect(body(address)).rejects.toThrow());
  });
  test("sandbox fault 'broken': status 500 in the platform's own shape", async () => {
    await everywhere("broken", async (address) => {
      const answer = await fetch(address, { headers });
      expect([answer.status, await answer.text()]).toEqual([500, expect.stringMatching(/^\{"(error|title)":/)]);
    });
  });
  test("sandbox faults below the API: none affects the next call", async () => {
    await Promise.all(transportFaults.flatMap(addresses).map((address) => cut(address)));
    expect((await fetch(`${sandbox.origin}/x/2/users/by/username/demo_x`, { headers })).status).toBe(200);
  });
  /** Begins a call and aborts it. */
  const cut = (address: string) => fetch(address, { headers, signal: AbortSignal.timeout(100) }).catch(() => undefined);
});

import {
  type CreatorField,
  creatorFields,
  creatorLinkHeader,
  type VisibilityLevel as Level,
  visibilityLevels as levels,
} from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { creators, models, profiles, trendingScores } from "../../platform/db/schema.ts";
import { seedAccounts } from "../../seed/seed-accounts.ts";
import { calls } from "../../test/calls/calls.ts";
import { cookieOf, type Person } from "../../test/open-test-app.ts";
import { setUpWorld } from "../../test/start-world.ts";
import { typedFigures } from "../../test/typed-figures.ts";

type Field = Exclude<CreatorField, "profile">;
/** `holder` has the owner's current link, `holds-old` one that was replaced. */
const viewers = ["visitor", "other", "submitter", "owner", "admin", "holder", "holds-old"] as const;

/** A route that returns data of creators: its request for one, and each field's values when that is open. */
interface Row {
  url: () => string;
  /** Sent to it, where it is no GET. */
  body?: () => object;
  shows: Partial<Record<Field, RegExp>>;
  /** The holder of the owner's link reads more. */
  takesLink?: true;
  /** A list omits hidden creators; every other call responds as for one that does not exist. */
  isList?: true;
  /** The same about a creator that does not exist. */
  missing?: string;
  missingBody?: object;
  /** Its owner requests their own model, and sees all of it. */
  ownersOwn?: true;
}

/** Names a figure of each field. */
const question = "followers, subscribers, posts per week, earnings of a month net";

const everyField = {
  figures: /"metric":"followers"/,
  posts: /"metric":"postFrequency"/,
  earnings: /"value":765432109/,
  subscribers: /"value":876543211/,
};

const speaking: Record<string, Row> = {
  "GET /api/models/trending": {
    url: () => "/api/models/trending?limit=50",
    isList: true,
    shows: { figures: /"metric":"followers"/ },
  },
  "GET /api/creators/trending": {
    url: () => "/api/creators/trending",
    isList: true,
    shows: {},
  },
  "GET /api/creators": {
    url: () => "/api/creators?q=demo.leak",
    isList: true,
    shows: { figures: /"metric":"followers"/ },
  },
  "GET /api/creators/:platform/:handle": {
    url: () => "/api/creators/instagram/demo.leak",
    missing: "/api/creators/instagram/demo.never",
    takesLink: true,
    shows: everyField,
  },
  "GET /api/creators/:platform/:handle/score": {
    url: () => "/api/creators/instagram/demo.leak/score",
    missing: "/api/creators/instagram/demo.never/score",
    takesLink: true,
    shows: { figures: /"metric":"trendingPlace"/ },
  },
  "GET /api/analytics": {
    url: () => "/api/analytics",
    isList: true,
    shows: { figures: /"id":"\d+\.portfolio\.followers"/ },
  },
  "GET /api/analytics.csv": {
    url: () => "/api/analytics.csv",
    isList: true,
    shows: { figures: /"top","Chosen Name","Followers",\d/ },
  },
  "GET /api/comparisons": {
    url: () => `/api/comparisons?models=${own.model}`,
    isList: true,
    ownersOwn: true,
    shows: everyField,
  },
  "POST /api/ai/chat": chatting("/api/ai/chat"),
  "POST /api/ai/chat/stream": chatting("/api/ai/chat/stream"),
  "GET /api/ai/questions": {
    url: () => `/api/ai/questions?modelId=${own.model}`,
    missing: "/api/ai/questions?modelId=2000000000",
    ownersOwn: true,
    shows: { figures: /"factId":"instagram\.(?:followers|gain)"/ },
  },
  "POST /api/ai/pricing-analysis": {
    url: () => "/api/ai/pricing-analysis",
    body: () => ({ modelId: own.model }),
    missing: "/api/ai/pricing-analysis",
    missingBody: { modelId: 2_000_000_000 },
    ownersOwn: true,
    shows: { earnings: /"metric":"price"[^}]*"value":4321\b/ },
  },
};
function chatting(url: string): Row {
  return {
    url: () => url,
    body: () => ({ message: question, modelId: own.model }),
    missing: url,
    missingBody: { message: question, modelId: 2_000_000_000 },
    ownersOwn: true,
    shows: everyField,
  };
}

/** A submitter's typed data on the same profile, and the owner's notes: no viewer may read any of it here. */
const canaries = /canary|987654321|876543219/i;

let creatorId = 0;
let own = { model: 0, report: 0 };
const cookies: Record<(typeof viewers)[number], string> = {
  visitor: "",
  other: "",
  submitter: "",
  owner: "",
  admin: "",
  holder: "",
  "holds-old": "",
};
const keys: Partial<Record<(typeof viewers)[number], string>> = {};
const world = await setUpWorld();
beforeAll(async () => {
  const { db } = world.ctx;
  const [submitter, owner, other] = [await world.person(), await world.person(), await world.person()];
  const submission = await world.submit(submitter, {
    name: "Canary Name",
    username: "canary_username",
    notes: "canary of the notes",
    instagramUrl: "demo.leak",
    onlyfansUrl: "onlyfans.com/canary.page",
    tiktokUrl: "@canary.tok",
  });
  for (const [platform, followers] of [
    ["tiktok", 987_654_321],
    ["instagram", 876_543_219],
  ] as const)
    await give(submitter, submission.id, typedFigures(platform, { followers }));
  await world.finished(submitter, submission.id);

  const [row] = await db
    .select({ creatorId: profiles.creatorId, modelId: models.id })
    .from(profiles)
    .innerJoin(models, eq(models.creatorId, profiles.creatorId))
    .where(eq(profiles.handle, "demo.leak"));
  if (!row?.creatorId) throw new Error("the profile is not listed");
  creatorId = row.creatorId;
  await db
    .update(creators)
    .set({ ownerUserId: owner.id, displayName: "Chosen Name" })
    .where(eq(creators.id, creatorId));
  const ownFigures = { "earnings.net": 765_432_109, subscribers: 876_543_211, "subscription.priceCents": 4_321 };
  await give(owner, row.modelId, typedFigures("onlyfans", ownFigures));
  expect((await world.post(owner, `/api/models/${row.modelId}/analyses`)).status).toBe(202);
  await world.finished(owner, row.modelId);
  own = { model: row.modelId, report: (await world.report(owner, row.modelId)).id };
  await db.insert(trendingScores).values({
    creatorId,
    score: 97,
    fact: scoreOf("trendingScore", 97),
    parts: { facts: [scoreOf("trendingPlace", 97)], sources: [] },
  });
  await seedAccounts(db);
  const payload = { email: "admin@fanradar.test", password: "fanradar-demo" };
  const admin = await world.app.inject({ method: "POST", url: "/api/auth/login", payload });
  Object.assign(cookies, {
    other: other.cookie,
    submitter: submitter.cookie,
    owner: owner.cookie,
    admin: cookieOf(admin.headers["set-cookie"]),
  });
  keys["holds-old"] = await keyOf(owner, "GET", "visibility");
  keys.holder = await keyOf(owner, "POST", "link");
  expect(keys.holder).not.toBe(keys["holds-old"]);
});

async function give(person: Person, modelId: number, figures: object) {
  expect((await world.post(person, `/api/models/${modelId}/evidence`, figures)).status).toBe(201);
}

function scoreOf(metric: string, value: number): Fact {
  const asOf = "2026-11-20T12:00:00.000Z";
  const shared = { kind: "derived", unit: "score", trust: "connected", sandbox: true, scope: "public" } as const;
  return { id: metric, metric, value, asOf, inputs: [], sources: [], ...shared };
}

async function keyOf(owner: { cookie: string }, method: "GET" | "POST", what: string): Promise<string> {
  const url = `/api/creators/instagram/demo.leak/${what}`;
  return (await world.app.inject({ method, url, headers: { cookie: owner.cookie } })).json().linkKey;
}

const choose = (visibility: Record<string, Level>, more: { isListed?: boolean } = {}) =>
  world.ctx.db
    .update(creators)
    .set({ visibility, isListed: true, ...more })
    .where(eq(creators.id, creatorId));

/** Commas are removed from numbers in sentences, so that a canary is found in any notation. */
async function request(url: string, viewer: (typeof viewers)[number], payload?: object) {
  const headers = { cookie: cookies[viewer], ...(keys[viewer] && { [creatorLinkHeader]: keys[viewer] }) };
  await world.ctx.pool.query("delete from limits");
  const { statusCode, body } = await world.app.inject({
    method: payload ? "POST" : "GET",
    url,
    headers,
    ...(payload && { payload }),
  });
  return { status: statusCode, body: body.replace(/(\d),(?=\d{3})/g, "$1") };
}

test("leaks: every call that returns figures of creators has a row, and every row a call", () => {
  const naming = Object.keys(calls).filter((call) => calls[call]?.namesCreators);
  expect(Object.keys(speaking).sort()).toEqual(naming.sort());
});

test.each(
  Object.keys(calls).filter(
    (call) =>
      !calls[call]?.namesCreators && call.startsWith("GET ") && /:id/.test(call) && !/user|evidence\/:id/.test(call),
  ),
)("leaks: %s shows a creator's own record to its owner only", async (call) => {
  const id = call.includes("/reports/:id") ? own.report : own.model;
  const url = call.replace("GET ", "").replace(":id", String(id)) + (calls[call]?.query ?? "");
  for (const viewer of ["visitor", "other", "submitter"] as const)
    expect([401, 404], viewer).toContain((await request(url, viewer)).status);
});

const cases = Object.entries(speaking).flatMap(([call, row]) =>
  creatorFields
    .filter((field) => field !== "profile")
    // A field that the call never shows is looked for where it is open to all.
    .flatMap((field) =>
      (row.shows[field] ? levels : ["public" as const]).map((level) => ({ call, row, field, level })),
    ),
);

test.each(cases)(
  "leaks: $call shows $field to no viewer without access to a $level field",
  async ({ row, field, level }) => {
    await choose({ [field]: level });
    const shows = row.shows[field];
    for (const viewer of viewers) {
      const { status, body } = await request(row.url(), viewer, row.body?.());
      expect(status).toBe(200);
      expect(body, viewer).not.toMatch(canaries);
      const isOwn = row.ownersOwn === true && viewer === "owner";
      const isByLink = row.takesLink === true && level === "link" && viewer === "holder";
      if (shows) expect(shows.test(body), viewer).toBe(isOwn || isByLink || level === "public");
      if (isOwn) continue;
      for (const hidden of ["earnings", "subscribers"] as const)
        if (hidden !== field) expect(body).not.toMatch(row.shows[hidden] ?? /765432109|876543211/);
    }
  },
);

test("leaks: missing figures do not reveal that the owner gave evidence of an unlinked platform", async () => {
  await choose({});
  const { body } = await request("/api/creators/instagram/demo.leak", "other");
  expect(body.replace('"onlyfansUrl":null', "")).not.toMatch(/onlyfans/i);
  await choose({ subscribers: "public" });
  expect((await request("/api/creators/instagram/demo.leak", "other")).body).toMatch(/"onlyfans.subscribers"/);
});

test("leaks: a creator with private figures has no rank", async () => {
  await choose({});
  expect((await request("/api/models/trending", "visitor")).body).toContain("Chosen Name");
  await choose({ figures: "private" });
  for (const viewer of viewers) expect((await request("/api/models/trending", viewer)).body).toBe("[]");
});

const hidings: [string, Record<string, Level>, { isListed?: boolean }, readonly string[]][] = [
  ["private", { profile: "private" }, {}, ["owner"]],
  ["open by link", { profile: "link" }, {}, ["owner", "holder"]],
  ["taken down", {}, { isListed: false }, []],
];

test.each(Object.entries(speaking).flatMap(([call, row]) => hidings.map((hiding) => ({ call, row, hiding }))))(
  "leaks: $call responds about one that is $hiding.0 as about one that does not exist",
  async ({ row, hiding: [, visibility, more, finders] }) => {
    await choose(visibility, more);
    for (const viewer of viewers) {
      const answer = await request(row.url(), viewer, row.body?.());
      if (row.ownersOwn && viewer === "owner")
        expect(answer.body).toMatch(row.shows.earnings ?? row.shows.figures ?? "");
      else if (row.isList) expect(answer.body, viewer).not.toContain("Chosen Name");
      else if (finders.includes(viewer) && (row.takesLink || viewer !== "holder"))
        expect(answer.status, viewer).toBe(200);
      else expect(answer, viewer).toEqual(await request(row.missing ?? "", viewer, row.missingBody));
      expect(answer.body).not.toMatch(canaries);
    }
  },
);

test("leaks: a hidden and a missing creator take the same queries, and so the same time", async () => {
  await choose({ profile: "private" });
  const queries = vi.spyOn(world.ctx.pool, "query");
  const textsOf = async (handle: string) => {
    queries.mockClear();
    await request(`/api/creators/instagram/${handle}`, "visitor");
    return queries.mock.calls.map(([query]) => (typeof query === "string" ? query : JSON.stringify(query)));
  };
  const [hidden, missing] = [await textsOf("demo.leak"), await textsOf("demo.never")];
  queries.mockRestore();
  expect(hidden.length).toBeGreaterThan(0);
  expect(hidden).toEqual(missing);
});

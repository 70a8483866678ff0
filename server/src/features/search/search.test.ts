import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSearch, type SearchWorld } from "../../test/open-search.ts";

let server: SearchWorld;
beforeAll(async () => {
  server = await openSearch();
});
afterAll(() => server.close());

describe("search text", () => {
  beforeAll(async () => {
    await server.made({ name: "Zoë Łukasz", handle: "zoe.lu", followers: 5_000 });
    await server.made({ name: "Zoe Miller", handle: "the_zoe", followers: 90_000, platform: "x" });
    await server.made({ name: "Zoey Banks", handle: "zoeybanks", followers: 700_000 });
    await server.made({ name: "प्रिया शर्मा", handle: "priya.sh", followers: 10 });
    await server.made({ name: "田中さくら", handle: "sakura_t", platform: "x" });
    await server.made({ name: "Ёлка Соловьёва", handle: "yolka" });
    await server.made({ name: "مُحَمَّد الأحمد", handle: "mo_ahmad" });
    await server.made({ name: "Conan O'Brien ✨", handle: "teamconan" });
    await server.made({ name: "Mohammed Weiß", handle: "mweiss99" });
  });

  test("search: whole words come before prefixes, and among equals more followers first", async () => {
    expect(await server.names("zoe")).toEqual([
      ["Zoe Miller", "words"],
      ["Zoë Łukasz", "words"],
      ["Zoey Banks", "beginnings"],
    ]);
  });

  test.each([
    ["ZOË LUKASZ", "Zoë Łukasz"],
    ["lukasz zoe", "Zoë Łukasz"],
    ["zoe mil", "Zoe Miller"],
    ["शर्मा", "प्रिया शर्मा"],
    ["さくら", "田中さくら"],
    ["田中", "田中さくら"],
    ["елка", "Ёлка Соловьёва"],
    ["محمد", "مُحَمَّد الأحمد"],
    ["obrien", "Conan O'Brien ✨"],
    ["O’Brien", "Conan O'Brien ✨"],
    ["weiss", "Mohammed Weiß"],
    ["zoey banks", "Zoey Banks"],
    ["zoeyb", "Zoey Banks"],
    ["𝒵𝑜𝑒 𝓂𝒾𝓁𝓁𝑒𝓇", "Zoe Miller"],
  ])("search: %s finds %s", async (typed, name) => {
    expect((await server.names(typed))[0]?.[0]).toBe(name);
  });

  test.each([
    ["zoei banks", "Zoey Banks"],
    ["mliler", "Zoe Miller"],
    ["соловева", "Ёлка Соловьёва"],
    ["wiess", "Mohammed Weiß"],
    ["zoeybnaks", "Zoey Banks"],
    ["teamcomam", "Conan O'Brien ✨"],
  ])("search: %s, mistyped, finds %s and says so", async (typed, name) => {
    expect((await server.names(typed))[0]).toEqual([name, "similar"]);
  });

  test("search: a handle, with or without its @, and a pasted link have their exact profile first", async () => {
    expect((await server.names("@the_zoe"))[0]).toEqual(["Zoe Miller", "handle"]);
    expect((await server.names("the_zoe"))[0]).toEqual(["Zoe Miller", "handle"]);
    const pasted = await server.search({ q: "https://twitter.com/The_Zoe?s=20" });
    expect(pasted.search).toEqual({ kind: "handle", platform: "x", handle: "the_zoe", error: null });
    expect(pasted.creators[0]).toMatchObject({ name: "Zoe Miller", match: "handle" });
    // Of another platform it is not the profile, but may be meant.
    expect((await server.names("https://www.instagram.com/the_zoe/"))[0]).toEqual(["Zoe Miller", "words"]);
  });

  test("search: a link that is no profile is refused by its reason, without a search", async () => {
    const refused = await server.search({ q: "https://www.instagram.com/p/Cxyz/" });
    expect(refused).toMatchObject({ search: { kind: "refused", error: "post_url" }, creators: [], next: null });
    expect((await server.search({ q: "https://fansly.com/zoe" })).search.error).toBe("not_supported_yet");
  });

  test.each([
    "%",
    "✨",
    "'",
    "\\",
    "!!! & | :*",
    "'x':*",
    "\u0000",
    "a\u0000b",
    "x".repeat(2_048),
    "\ud800",
    "_",
    "((",
    "a:b",
  ])("search: %j is answered", async (typed) => {
    const query = new URLSearchParams({ q: typed });
    const { statusCode } = await server.get(`/api/creators?${query}`, { "x-forwarded-for": "10.9.9.9" });
    expect([200, 422]).toContain(statusCode);
  });
});

describe("filters, orders and pages", () => {
  beforeAll(async () => {
    for (let index = 1; index <= 45; index++)
      await server.made({
        name: `Pagina ${index}`,
        handle: `pagina.${index}`,
        platform: index % 3 === 0 ? "x" : "instagram",
        ...(index % 5 !== 0 && { followers: 400 * index }),
        ...(index % 4 !== 0 && { trendingScore: index % 7 }),
        isVerified: index % 9 === 0,
        isOwnerVerified: index === 7,
        isFeatured: index === 8,
      });
  });

  test.each(["relevance", "trending", "followers", "newest"])(
    "search: by %s, pages neither repeat nor omit a hit",
    async (sort) => {
      const seen: string[] = [];
      let after: string | null | undefined;
      do {
        const page = await server.search({ q: "pagina", sort, limit: "7", ...(after && { after }) });
        expect(page.sort).toBe(sort);
        seen.push(...page.creators.map(({ name }) => name));
        after = page.next;
      } while (after);
      expect(seen).toHaveLength(45);
      expect(new Set(seen).size).toBe(45);
      if (sort === "newest") expect(seen[0]).toBe("Pagina 45");
      if (sort === "followers") expect(seen[0]).toBe("Pagina 44");
    },
  );

  test("search: filters apply together with a text, and alone", async () => {
    expect(await server.handles({ q: "pagina", ownerVerified: "true" })).toEqual(["pagina.7"]);
    expect(await server.handles({ featured: "true" })).toEqual(["pagina.8"]);
    expect(await server.handles({ q: "pagina", verified: "true", platform: "instagram" })).toEqual([]);
    expect((await server.handles({ q: "pagina", verified: "true" })).sort()).toEqual([
      "pagina.18",
      "pagina.27",
      "pagina.36",
      "pagina.45",
      "pagina.9",
    ]);
    expect(await server.handles({ q: "pagina", tier: "starter" })).toEqual(["pagina.2", "pagina.1"]);
    expect(await server.handles({ q: "pagina", tier: "micro", sort: "followers", limit: "2" })).toEqual([
      "pagina.44",
      "pagina.43",
    ]);
  });

  test("search: figures are facts: followers with source and age, '—' for unread ones, no score without one", async () => {
    const {
      creators: [known],
      facts,
      sources,
    } = await server.search({ q: "@pagina.1" });
    expect(facts.find(({ id }) => id === known?.followers)).toMatchObject({
      kind: "measured",
      value: 400,
      unit: "count",
      platform: "instagram",
      trust: "connected",
      sandbox: true,
      sources: [sources[0]?.evidence],
    });
    expect(facts.find(({ id }) => id === known?.trendingScore)).toMatchObject({
      value: 1,
      unit: "score",
      kind: "derived",
    });
    const unread = await server.search({ q: "@pagina.20" });
    expect(unread.facts.find(({ id }) => id === unread.creators[0]?.followers)).toMatchObject({
      kind: "unavailable",
      value: null,
    });
    expect(unread.creators[0]?.trendingScore).toBeNull();
  });

  test.each([
    "after=nonsense",
    "after=bnVsbA",
    "sort=price",
    "platform=fansly",
    "tier=huge",
    "limit=0",
    "limit=21",
    "verified=maybe",
    "q=%00",
  ])("search: %s is refused", async (query) => {
    const answer = await server.get(`/api/creators?${query}`);
    expect(answer.statusCode).toBe(422);
  });

  test("search: too many requests from one address get Retry-After; others are not affected", async () => {
    const searchFrom = (address: string) =>
      server.get("/api/creators?q=pagina&limit=1", { "x-forwarded-for": address });
    const answers = await Promise.all(Array.from({ length: 250 }, () => searchFrom("10.77.0.1")));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused[0]?.json().message).toBe("Too many attempts. Please wait a moment.");
    expect((await searchFrom("10.77.0.2")).statusCode).toBe(200);
  });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { handleIn, readSearch } from "../creators/read-search.ts";
import { canonicalUrl, handlePattern, isReserved, type LinkPlatform, linkPlatforms } from "./link-hosts.ts";
import { parseLink } from "./parse-link.ts";
import { profileLink } from "./profile-link.ts";

const platform = fc.constantFrom(...linkPlatforms);
const handleOf = (of: LinkPlatform) =>
  fc
    .string({ unit: fc.constantFrom(..."abcxyz019._-"), minLength: 1, maxLength: 15 })
    .filter((name) => handlePattern[of].test(name) && !isReserved(of, name));
const profile = platform.chain((of) => handleOf(of).map((handle) => ({ of, handle })));

/** Ways in which people write a profile of a platform. */
const spellings: ((of: LinkPlatform, name: string) => string)[] = [
  (of, name) => canonicalUrl[of](name),
  (of, name) => canonicalUrl[of](name).replace("https://", ""),
  (of, name) => canonicalUrl[of](name).replace("https://", "http://").toUpperCase().replace("HTTP", "http"),
  (of, name) => `${canonicalUrl[of](name).replace(/\/$/, "")}/`,
  (of, name) => `${canonicalUrl[of](name)}?igsh=abc%3D%3D&next=https://x.com/other`,
  (of, name) => `${canonicalUrl[of](name)}#top`,
  (_, name) => `@${name}`,
  (_, name) => name,
];
const instagramOnly = ["_u", "_n", "_U"].map((part) => (name: string) => `https://instagram.com/${part}/${name}`);
const spelt = fc.constantFrom(...spellings);
const around = fc.record({
  before: fc.constantFrom("", " ", "(", '"', "“", "<", "«", "\u00a0", "[("),
  after: fc.constantFrom("", " ", ")", ").", ",", "!", "”", ">,", "»;", "…", "\u00a0", ")!?", ".", "。"),
});

test("parseLink: parses a profile's address back to its handle on every platform", () => {
  fc.assert(
    fc.property(profile, ({ of, handle }) => {
      expect(parseLink(canonicalUrl[of](handle))).toEqual({
        ok: true,
        platform: of,
        handle,
        canonical: canonicalUrl[of](handle),
      });
    }),
  );
});

test("parseLink: finds the same handle in every spelling and within punctuation", () => {
  fc.assert(
    fc.property(profile, spelt, around, ({ of, handle }, spell, { before, after }) => {
      const typed = spell(of, handle);
      // Bare, a dash or dot at the end of a name is the name's own.
      expect(parseLink(`${before}${typed}${after}`, of)).toMatchObject({ ok: true, platform: of, handle });
    }),
    { numRuns: 500 },
  );
});

test.each(instagramOnly)("parseLink: resolves a link of the Instagram app to its profile (%#)", (spell) => {
  fc.assert(
    fc.property(handleOf("instagram"), (handle) => {
      expect(parseLink(spell(handle))).toMatchObject({ ok: true, handle, isCleaned: true });
    }),
  );
});

const reserved = fc.constantFrom(
  ...(
    [
      ["instagram", "explore reel reels accounts p stories tv direct about _u _n"],
      ["x", "explore i home hashtag search settings intent messages about"],
      ["tiktok", "explore discover foryou tag search following live about settings"],
      ["onlyfans", "my settings explore search about posts chats"],
      ["fansly", "explore home settings"],
      ["linktree", "about login"],
    ] as const
  ).flatMap(([of, names]) => names.split(" ").map((name) => ({ of, name }))),
);

test("parseLink: a reserved path of a platform is neither a handle nor a suggested one, in any spelling", () => {
  const wrapped = [...spellings, ...instagramOnly.map((spell) => (_: LinkPlatform, name: string) => spell(name))];
  const tails = fc.constantFrom("", "/", "/status/1", "/video/1", "/reel/abc", "/p/abc", "/other", "?a=b");
  fc.assert(
    fc.property(
      reserved,
      fc.constantFrom(...wrapped),
      tails,
      around,
      ({ of, name }, spell, tail, { before, after }) => {
        const typed = `${before}${spell(of, name)}${tail}${after}`;
        for (const chosen of [of, undefined]) {
          const read = parseLink(typed, chosen);
          const found = [read.ok ? read.handle : undefined, read.ok ? undefined : read.hintHandle];
          if (read.platform === of) expect(found).not.toContain(name);
          // A name after the app's own path is the profile; after another page's name it is not.
          if (!name.startsWith("_")) expect(read.ok && read.platform === of, typed).toBe(false);
        }
      },
    ),
    { numRuns: 1_000 },
  );
});

test("readSearch: a reserved path is a handle unless all platforms reserve it", () => {
  expect(readSearch("@explore")).toMatchObject({ kind: "refused", error: "reserved_path" });
  expect(handleIn("explore")).toBeUndefined();
  expect(readSearch("@hashtag")).toMatchObject({ kind: "handle", handle: "hashtag" });
  expect(readSearch("https://www.instagram.com/stories/highlights/179/")).toMatchObject({ error: "story_url" });
});

const errorsOf = (typed: string, of: "instagram" | "x" = "instagram") =>
  profileLink(of)
    .safeParse(typed)
    .error?.issues.map(({ message }) => message);

test("link field: reports an invisible character at any place and in any encoding", () => {
  const hidden = fc.constantFrom(
    ..."\u200b\u200c\u200d\u2060\u200e\u200f\u202a\u202e\u2066\u2069\u00ad\u061c\u180e\u2800\ufe0f",
  );
  const link = "https://www.instagram.com/bluebottle";
  fc.assert(
    fc.property(hidden, fc.nat(link.length), fc.constantFrom(link, "@bluebottle", "bluebottle"), (one, at, typed) => {
      expect(errorsOf(typed.slice(0, at) + one + typed.slice(at))).toEqual(["link.invisible_character"]);
    }),
  );
  for (const one of ["\u00a0", "\ufeff", "\u2009"])
    expect(errorsOf(`https://instagram.com/blue${one}bottle`)).toEqual(["link.invisible_character"]);
  expect(errorsOf("https://instagram.com/blue%E2%80%8Bbottle")).toEqual(["link.invisible_character"]);
});

test.each([
  "https://x.com/one https://x.com/two",
  "https://x.com/one, https://x.com/two",
  "https://x.com/one\nhttps://x.com/two",
  "https://x.com/onehttps://x.com/two",
  "x.com/one;x.com/two",
  "https://x.com/one | instagram.com/two",
  "@one @two",
  "@one,@two",
  "https://x.com/one?s=20,https://x.com/two",
])("link field: reports that %j holds more than one link", (typed) => {
  expect(errorsOf(typed, "x")).toEqual(["link.several_links"]);
});

test("link field: a blank within a link makes no second one", () => {
  expect(errorsOf("https:// x.com/one", "x")).toEqual(["link.invalid_url"]);
});

test.each([
  ["https://x.com/one?next=https://x.com/two", "one"],
  ["https://x.com/one).", "one"],
  ["one,", "one"],
])("link field: %j is one profile", (typed, handle) => {
  expect(parseLink(typed, "x")).toMatchObject({ ok: true, handle });
});

test("link field: punctuation alone is no link", () => {
  expect(errorsOf("...")).toEqual(["link.invalid_url"]);
});

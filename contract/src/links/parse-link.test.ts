import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseLink } from "./parse-link.ts";

interface Row {
  url: string;
  platform: string | null;
  handle?: string;
  canonical?: string;
  error?: string;
  hint_handle?: string;
}

// Recorded by others, beside the repository and never in it: skipped where they are not at hand, as the tests of platforms/ are.
const folder = process.env.FANRADAR_FIXTURES ?? new URL("../../../../shared/fixtures", import.meta.url).pathname;
const file = `${folder}/urls.json`;
const { rows }: { rows: Row[] } = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { rows: [] };

test.each(rows)(
  "parseLink: recorded link $url is parsed as recorded",
  ({ url, platform, handle, canonical, error, hint_handle }) => {
    const expected = error
      ? { ok: false, error, platform, ...(hint_handle && { hintHandle: hint_handle }) }
      : { ok: true, platform, handle, canonical };
    expect(parseLink(url)).toEqual(expected);
  },
);

test.each(["bluebottle", "@BlueBottle", " instagram.com/bluebottle "])(
  "parseLink: in a platform's field %s is one handle",
  (typed) => {
    expect(parseLink(typed, "instagram")).toMatchObject({ ok: true, handle: "bluebottle" });
  },
);

test("parseLink: in a platform's field its host without a path is refused", () => {
  expect(parseLink("instagram.com", "instagram")).toMatchObject({ error: "missing_handle" });
});

test("parseLink: a handle that breaks the platform's rule is refused, also without a host", () => {
  expect(parseLink("@blue-bottle", "instagram")).toMatchObject({ error: "invalid_handle" });
});

test("parseLink: a bare @name is a handle only in a platform's field", () => {
  expect(parseLink("@bluebottle")).toMatchObject({ error: "ambiguous_handle" });
});

test("parseLink: a link without its scheme is read as https", () => {
  expect(parseLink("//instagram.com/bluebottle")).toMatchObject({ ok: true, handle: "bluebottle" });
});

test.each([
  ["https://ｉnstagram.com/bluebottle", "unsupported_host"],
  ["https://instagr\u00adam.com/bluebottle", "invisible_character"],
  ["https://%69nstagram.com/bluebottle", "unsupported_host"],
  ["https://іnstagram.com/bluebottle", "unsupported_host"],
  ["https://instagram.com.evil.example/bluebottle", "unsupported_host"],
  ["https://instagram.com./bluebottle", "unsupported_host"],
  ["https://instagram.com\\@evil.example/x", "invalid_url"],
  ["https://instagram.com@evil.example/x", "invalid_url"],
  ["https://instagram.com/blue\u0000bottle", "invalid_url"],
  ["vbscript:instagram.com/x", "unsupported_scheme"],
  [`https://instagram.com/${"a".repeat(2_048)}`, "invalid_url"],
])("parseLink: lookalike %j is refused", (link, error) => {
  expect(parseLink(link)).toMatchObject({ ok: false, error });
});

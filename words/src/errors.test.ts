import { errorCodes, fieldCodes } from "@fanradar/contract";
import { expect, test } from "vitest";

import * as errors from "./en/errors.ts";
import * as refusals from "./en/refusals.ts";
import { fieldWords } from "./index.ts";

const words = { ...errors, ...refusals };

test.each(errorCodes)("error messages: the error %s has a sentence", (code) => {
  expect(words.errorWords[code]).toMatch(/^[A-Z].+/);
});

test.each(fieldCodes)("error messages: the field code %s has a sentence in every link field and in none", (code) => {
  for (const field of ["instagramUrl", "twitterUrl", "tiktokUrl", "onlyfansUrl", "name"])
    expect(fieldWords(words, code, field)).toMatch(/^[A-Z].+[^ ]$/);
});

test.each([
  ["instagramUrl", "This is not an Instagram link. Expected instagram.com/name or @name."],
  ["twitterUrl", "This is not an X link. Expected x.com/name or @name."],
  ["tiktokUrl", "This is not a TikTok link. Expected tiktok.com/@name or @name."],
  ["onlyfansUrl", "This is not an OnlyFans link. Expected onlyfans.com/name or @name."],
])("link errors: a wrong host in %s names the expected one", (field, sentence) => {
  expect(fieldWords(words, "link.wrong_platform", field)).toBe(sentence);
  expect(fieldWords(words, "link.unsupported_host", field)).toBe(sentence);
});

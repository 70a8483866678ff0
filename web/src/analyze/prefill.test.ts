import { expect, test } from "vitest";
import { prefillOf } from "./prefill.ts";

test("prefillOf: takes the form's fields by their names, and a missing name from the link", () => {
  const address = "?name=Ava%20Lind&instagramUrl=https%3A%2F%2Fwww.instagram.com%2Fava.lind%2F&notes=From%20a%20mail";
  expect(prefillOf(address)).toMatchObject({
    name: "Ava Lind",
    username: "ava.lind",
    instagramUrl: "https://www.instagram.com/ava.lind/",
    notes: "From a mail",
    twitterUrl: "",
  });
});

test("prefillOf: a search is the handle of its platform, and an address without parameters fills in nothing", () => {
  expect(prefillOf("?q=kai&platform=x")).toEqual({ name: "kai", username: "kai", twitterUrl: "https://x.com/kai" });
  expect(prefillOf("?utm_source=mail")).toBeUndefined();
  expect(prefillOf("")).toBeUndefined();
});

import { expect, test } from "vitest";
import { prefillOf } from "./prefill.ts";

test("prefillOf: takes the form's fields by their names, and a missing name from the link", () => {
  const address = "?name=Ava%20Lind&instagramUrl=https%3A%2F%2Fwww.instagram.com%2Fava.lind%2F&notes=From%20a%20mail";
  expect(prefillOf(address)?.fields).toMatchObject({
    name: "Ava Lind",
    username: "ava.lind",
    instagramUrl: "https://www.instagram.com/ava.lind/",
    notes: "From a mail",
    twitterUrl: "",
  });
});

test.each([
  ["?q=kai&platform=x", "https://x.com/kai"],
  ["?q=https%3A%2F%2Finstagram.com%2Fkai%3Figsh%3D1", "https://www.instagram.com/kai/"],
  ["?q=%40kai", "@kai"],
  ["?q=https%3A%2F%2Fexample.com%2Fkai", "https://example.com/kai"],
])("prefillOf: %s fills the box with %s", (address, links) => {
  expect(prefillOf(address)).toEqual({ links });
});

test("prefillOf: an address without parameters of its own fills in nothing", () => {
  expect(prefillOf("?utm_source=mail")).toBeUndefined();
  expect(prefillOf("")).toBeUndefined();
});

import { expect, test } from "vitest";
import { keepRows } from "./edit-rows.ts";
import { readRows } from "./read-rows.ts";

/** The text once the rows of these names are added. */
function without(text: string, ...names: string[]) {
  const rows = readRows(text);
  return keepRows(text, rows, new Set(rows.filter(({ values }) => !names.includes(values.name))));
}

test("keepRows: the other rows stay as typed, a heading and quoted line breaks too", () => {
  expect(without("name,link\nAva,instagram.com/ava\n\nBo,nowhere\n", "Ava")).toBe("name,link\n\nBo,nowhere");
  expect(without('Ava,"instagram.com/ava\nx.com/ava"\nBo,nowhere', "Ava")).toBe("Bo,nowhere");
});

test("keepRows: of a line with a model for each link the links that are left stay", () => {
  const text = "instagram.com/ava, https://example.com/x, instagram.com/bo\nCy,nowhere";
  expect(without(text, "ava")).toBe("https://example.com/x, instagram.com/bo\nCy,nowhere");
  expect(without(text, "ava", "bo")).toBe("https://example.com/x\nCy,nowhere");
});

import { expect, test } from "vitest";
import { type PastedRow, readRows, refusedRows } from "./read-rows.ts";

const brief = (rows: PastedRow[]) =>
  rows.map(({ number, values, problems }) => [number, values, ...problems.map(({ code, typed }) => [code, typed])]);
const ava = { name: "Ava", username: "ava", instagramUrl: "instagram.com/ava" };

test.each([
  "Ava,instagram.com/ava",
  "Ava;instagram.com/ava",
  "Ava\tinstagram.com/ava",
  "Ava | instagram.com/ava",
  "Ava instagram.com/ava",
  "instagram.com/ava,Ava",
  '"Ava","instagram.com/ava"',
  "\ufeffAva,instagram.com/ava\r\n",
])("readRows: %j is a name and a link; the username is the link's handle", (text) => {
  expect(brief(readRows(text))).toEqual([[1, ava]]);
});

test("readRows: a row may have a link of each platform, in any order, in one cell or several", () => {
  const links = "https://x.com/ava_x https://www.tiktok.com/@ava.t";
  expect(brief(readRows(`Ava of Two Words,${links},onlyfans.com/ava\nBo,instagram.com/bo`))).toEqual([
    [
      1,
      {
        name: "Ava of Two Words",
        username: "ava",
        onlyfansUrl: "onlyfans.com/ava",
        twitterUrl: "https://x.com/ava_x",
        tiktokUrl: "https://www.tiktok.com/@ava.t",
      },
    ],
    [2, { name: "Bo", username: "bo", instagramUrl: "instagram.com/bo" }],
  ]);
});

test("readRows: a heading names the columns, in any order; rows count as a spreadsheet's", () => {
  expect(brief(readRows('Instagram,Notes,Nombre,Usuario\n@ava,"met, twice",Ava,queen\n\n,,Bo,\n'))).toEqual([
    [2, { name: "Ava", username: "queen", notes: "met, twice", instagramUrl: "@ava" }],
    [4, { name: "Bo", username: "" }, ["link.empty", ""]],
  ]);
});

test("readRows: problems are listed by row: a foreign host, a post, no platform, no name, a second link, a repeated one", () => {
  const text = [
    "Ava,https://example.com/ava",
    "Bo,instagram.com/p/abc123",
    "Cy,@cy",
    "instagram.com/di",
    "Ed,instagram.com/ed,instagram.com/ed.two",
    "Fi,instagram.com/fi",
    "Fi again,https://www.instagram.com/FI/",
    "Gil,linktr.ee/gil",
    "Hal",
  ].join("\n");
  expect(readRows(text).map(({ number, problems }) => [number, ...problems.map(({ code }) => code)])).toEqual([
    [1, "link.unsupported_host"],
    [2, "link.post_url"],
    [3, "link.ambiguous_handle"],
    [4, "name.required"],
    [5, "second"],
    [6],
    [7, "link.repeated"],
    [8, "link.not_supported_yet"],
    [9, "link.empty"],
  ]);
});

test("readRows: an unclosed quotation mark is reported where it opens", () => {
  expect(readRows('Ava,instagram.com/ava\nBo,"instagram.com/bo\nCy,instagram.com/cy').at(-1)).toMatchObject({
    number: 2,
    problems: [{ code: "quote" }],
  });
});

test("readRows: an empty text has no rows", () => {
  expect(readRows(" \n\n")).toEqual([]);
  expect(readRows("name,link\n")).toEqual([]);
});

test("refusedRows: a refusal names the row by its line of the text, empty lines counted", () => {
  const rows = readRows("Ava,instagram.com/ava\n\nBo,instagram.com/bo");
  expect(
    refusedRows(rows, { "rows.1.instagramUrl": "Refused", rows: "Too many", "rows.9.name": "No such row" }),
  ).toEqual([{ number: 3, name: "Bo", text: "Refused" }]);
});

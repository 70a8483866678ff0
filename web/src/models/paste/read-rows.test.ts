import { expect, test } from "vitest";
import { replaceInRow } from "./edit-rows.ts";
import { candidateOn, type PastedRow, readRows } from "./read-rows.ts";

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

test.each([
  ["Anna Smith https://instagram.com/demo.rosa https://x.com/demo_rosa", "Anna Smith"],
  ["Anna Smith: https://instagram.com/demo.rosa https://x.com/demo_rosa", "Anna Smith"],
  ["Anna Smith - instagram.com/demo.rosa, x.com/demo_rosa", "Anna Smith"],
  ["Bob/Ann, https://instagram.com/demo.rosa, https://x.com/demo_rosa", "Bob/Ann"],
  ["Bob/Ann https://instagram.com/demo.rosa\thttps://x.com/demo_rosa", "Bob/Ann"],
  ["Anna S. Jr. instagram.com/demo.rosa x.com/demo_rosa", "Anna S. Jr."],
])(
  "readRows: in %j the words before the first link are the name, without the punctuation behind them",
  (text, name) => {
    const [row] = readRows(text);
    expect(row).toMatchObject({
      values: { name, username: "demo.rosa", instagramUrl: expect.stringContaining("demo.rosa") },
      problems: [],
    });
    expect(row?.values.twitterUrl).toContain("x.com/demo_rosa");
  },
);

test("readRows: words before an @handle are the name; the platform of the handle is a question", () => {
  expect(brief(readRows("Anna Smith @demo.rosa"))).toEqual([
    [1, expect.objectContaining({ name: "Anna Smith" }), ["link.ambiguous_handle", "@demo.rosa"]],
  ]);
});

test("readRows: a heading names the columns, in any order; rows count as a spreadsheet's", () => {
  expect(brief(readRows('Instagram,Notes,Nombre,Usuario\n@ava,"met, twice",Ava,queen\n\n,,Bo,\n'))).toEqual([
    [2, { name: "Ava", username: "queen", notes: "met, twice", instagramUrl: "@ava" }],
    [4, { name: "Bo", username: "" }, ["link.empty", "Bo"]],
  ]);
});

test("readRows: problems are listed by row: a foreign host, a post, no platform, no link, a second link, a repeated one", () => {
  const text = [
    "Ava,https://example.com/ava",
    "Bo,instagram.com/p/abc123",
    "Cy,@cy",
    "Di",
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
    [4, "link.empty"],
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

test.each([
  ["instagram.com/ava", [["ava", "ava"]]],
  ["https://x.com/ava_x?s=21 tiktok.com/@ava.t", [["ava_x", "ava_x"]]],
  [
    "instagram.com/ava instagram.com/bo",
    [
      ["ava", "ava"],
      ["bo", "bo"],
    ],
  ],
  [
    "instagram.com/ava, instagram.com/bo, x.com/cy",
    [
      ["ava", "ava"],
      ["bo", "bo"],
      ["cy", "cy"],
    ],
  ],
  [
    "instagram.com/ava\nx.com/bo",
    [
      ["ava", "ava"],
      ["bo", "bo"],
    ],
  ],
])("readRows: the links of %j name their models", (text, names) => {
  const rows = readRows(text);
  expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  expect(rows.map(({ values }) => [values.name, values.username])).toEqual(names);
});

test.each(["@kai", "kai"])(
  "readRows: %j may be a profile of each platform, and becomes one by a replacement",
  (text) => {
    const [row] = readRows(text);
    const [problem] = row?.problems ?? [];
    expect(problem?.candidates).toEqual([
      "https://onlyfans.com/kai",
      "https://www.instagram.com/kai/",
      "https://x.com/kai",
      "https://www.tiktok.com/@kai",
    ]);
    const to = (problem && candidateOn(problem, "x")) ?? "";
    const replaced = replaceInRow(`instagram.com/ava\n${text}`, { number: 2, typed: text, to });
    expect(replaced).toBe("instagram.com/ava\nhttps://x.com/kai");
    expect(readRows(replaced)[1]?.problems).toEqual([]);
  },
);

test("readRows: several @handles in a row are a model each, and a handle beside a link is a question", () => {
  expect(readRows("@kai @mia").map(({ problems }) => problems.map(({ typed }) => typed))).toEqual([["@kai"], ["@mia"]]);
  expect(readRows("x.com/kai @mia").map(({ problems }) => problems.map(({ code }) => code))).toEqual([
    ["link.ambiguous_handle"],
  ]);
});

test("readRows: a link of a story offers the profile that it is of", () => {
  const [row] = readRows("https://www.instagram.com/stories/ava.lind/3141592/");
  expect(row?.problems[0]?.candidates).toEqual(["https://www.instagram.com/ava.lind/"]);
});

test.each([
  ["1. Mia https://instagram.com/mia.x", "Mia"],
  ["2) Mia https://instagram.com/mia.x", "Mia"],
  ["• https://www.instagram.com/mia.x", "mia.x"],
  ["- Mia Lind – instagram.com/mia.x", "Mia Lind"],
  ["* instagram.com/mia.x", "mia.x"],
  ["3, Mia, instagram.com/mia.x", "Mia"],
])("readRows: the mark of a list in front of '%s' is no name", (line, name) => {
  expect(readRows(line)).toMatchObject([{ values: { name, username: "mia.x" }, problems: [] }]);
});

test("readRows: a number is a name where there is no other", () => {
  expect(readRows("1, instagram.com/mia.x")).toMatchObject([{ values: { name: "1" }, problems: [] }]);
});

test("readRows: words with a colon before a link say what it is", () => {
  const [row] = readRows("Mia | insta: https://instagram.com/mia.x | tt: tiktok.com/@mia.x");
  expect(row).toMatchObject({ values: { name: "Mia", instagramUrl: "https://instagram.com/mia.x" }, problems: [] });
  expect(row?.values.tiktokUrl).toBe("tiktok.com/@mia.x");
  expect(readRows("Mia: https://instagram.com/mia.x")).toMatchObject([{ values: { name: "Mia" }, problems: [] }]);
});

test("readRows: each row of a paste may have a separator of its own", () => {
  const links = ["instagram.com/ava", "x.com/ava_x"];
  const rows = [",", ";", "\t", "|"].map((mark, index) =>
    ["Ava Lind", ...links.map((link) => link + index)].join(mark),
  );
  expect(readRows(rows.join("\n"))).toMatchObject(
    rows.map((_, index) => ({
      number: index + 1,
      values: { name: "Ava Lind", instagramUrl: `instagram.com/ava${index}`, twitterUrl: `x.com/ava_x${index}` },
      problems: [],
    })),
  );
});

test("readRows: a quoted name and the query of a link keep their commas", () => {
  expect(readRows('"Lind, Ava",https://x.com/ava_x?s=1;2\nBo;instagram.com/bo')).toMatchObject([
    { values: { name: "Lind, Ava", twitterUrl: "https://x.com/ava_x?s=1;2" }, problems: [] },
    { values: { name: "Bo", instagramUrl: "instagram.com/bo" }, problems: [] },
  ]);
});

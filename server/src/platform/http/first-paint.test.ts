import { answersElementId, type DrawnVisit } from "@fanradar/contract";
import { expect, test } from "vitest";
import { firstPaint } from "./first-paint.ts";

const visit: DrawnVisit = {
  ...{ path: "/search", query: "", timeZone: "UTC", rates: null, isExposed: false, hidesAmounts: false },
  ...{ language: "en", mode: "demo", answers: { "/api/creators?q=": { name: "</script><b>" } } },
};
const paint = (body: string) => firstPaint(async () => ({ head: "<meta data-drawn>", body }), visit);

test("firstPaint: styles of attributes become rules of an element with the page's nonce, equal ones once", async () => {
  const { head, body } = await paint('<p style="left:3%">a</p><p style="left:4%">b</p><p style="left:3%">c</p>');
  expect(body).toContain('<p data-style="0">a</p><p data-style="1">b</p><p data-style="0">c</p>');
  expect(head).toBe(
    '<meta data-drawn><style nonce="__CSP_NONCE__" data-drawn>[data-style="0"]{left:3%}[data-style="1"]{left:4%}</style>',
  );
  expect((await paint("<p>a</p>")).head).toBe("<meta data-drawn>");
});

test("firstPaint: it is inert, and no text in what it was drawn from closes its element", async () => {
  const { body } = await paint("<p>a</p>");
  expect(body).toMatch(/^<div id="first-paint" data-drawn inert aria-hidden="true"><p>a<\/p><\/div>/);
  const data = /<script id="(\w+)" type="application\/json">(.*?)<\/script>$/.exec(body);
  expect(data?.[1]).toBe(answersElementId);
  expect(JSON.parse(data?.[2] ?? "")).toEqual(visit.answers);
});

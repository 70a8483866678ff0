import { metricOf } from "@fanradar/engine";
import { expect, test } from "vitest";
import { playbook } from "./en/playbook/playbook.ts";
import { topics } from "./playbook.ts";

const own = playbook.flatMap(({ id, own: lines }) => lines.map((line) => ({ id, line })));

test("there are forty articles and more, each named once, several on each topic", () => {
  expect(playbook.length).toBeGreaterThanOrEqual(40);
  expect(new Set(playbook.map(({ id }) => id)).size).toBe(playbook.length);
  for (const topic of topics)
    expect(playbook.filter((article) => article.topic === topic).length).toBeGreaterThanOrEqual(5);
});

test("no article holds a figure: not in digits, not in percent", () => {
  for (const { title, text, steps } of playbook)
    expect([title, ...text, ...steps].join(" ")).not.toMatch(/[\p{Nd}%$€£]/u);
  for (const { line } of own) expect(line.text.replace(/\{[^}]+\}/g, "")).not.toMatch(/[\p{Nd}%$€£]/u);
});

test("each line on own figures names its slots, all of them, by metrics that there are", () => {
  for (const { id, line } of own) {
    const named = [...line.text.matchAll(/\{([^}.]+)/g)].map(([, slot]) => slot);
    const slots = Object.keys(line.slots);
    for (const slot of named) expect(slots, id).toContain(slot);
    for (const metric of Object.values(line.slots)) expect(metricOf(metric), id).toBeDefined();
    for (const slot of [line.when?.slot, line.when?.than]) if (slot !== undefined) expect(slots, id).toContain(slot);
  }
});

test("a line names a platform only of what is told by platform", () => {
  const unplaced = new Set(["theme.1", "theme.1.share", "coverage", "share.largest", "share.largestPlatform"]);
  for (const { id, line } of own)
    for (const [, slot = ""] of line.text.matchAll(/\{(\w+)\.platform\}/g))
      expect(unplaced.has(line.slots[slot] ?? ""), `${id}: ${line.text}`).toBe(false);
});

test("a source is a page, by https", () => {
  const sources = playbook.flatMap(({ source }) => source ?? []);
  expect(sources.length).toBeGreaterThan(0);
  for (const { url, title } of sources) expect([new URL(url).protocol, title.length > 5]).toEqual(["https:", true]);
});

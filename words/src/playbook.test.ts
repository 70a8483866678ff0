import { metricOf } from "@fanradar/engine";
import { expect, test } from "vitest";
import { playbook } from "./en/playbook/playbook.ts";
import { topics } from "./playbook.ts";

const own = playbook.flatMap(({ id, own: lines }) => lines.map((line) => ({ id, line })));

test("playbook: has forty articles or more with unique ids, several on each topic", () => {
  expect(playbook.length).toBeGreaterThanOrEqual(40);
  expect(new Set(playbook.map(({ id }) => id)).size).toBe(playbook.length);
  for (const topic of topics)
    expect(playbook.filter((article) => article.topic === topic).length).toBeGreaterThanOrEqual(5);
});

test("playbook: no article has a figure, in digits or percent", () => {
  for (const { title, text, steps } of playbook)
    expect([title, ...text, ...steps].join(" ")).not.toMatch(/[\p{Nd}%$€£]/u);
  for (const { line } of own) expect(line.text.replace(/\{[^}]+\}/g, "")).not.toMatch(/[\p{Nd}%$€£]/u);
});

test("playbook: each line on own figures names all its slots, by existing metrics", () => {
  for (const { id, line } of own) {
    const named = [...line.text.matchAll(/\{([^}.]+)/g)].map(([, slot]) => slot);
    const slots = Object.keys(line.slots);
    for (const slot of named) expect(slots, id).toContain(slot);
    for (const metric of Object.values(line.slots)) expect(metricOf(metric), id).toBeDefined();
    for (const slot of [line.when?.slot, line.when?.than]) if (slot !== undefined) expect(slots, id).toContain(slot);
  }
});

test("playbook: a line names a platform only for metrics by platform", () => {
  const unplaced = new Set(["theme.1", "theme.1.share", "coverage", "share.largest", "share.largestPlatform"]);
  for (const { id, line } of own)
    for (const [, slot = ""] of line.text.matchAll(/\{(\w+)\.platform\}/g))
      expect(unplaced.has(line.slots[slot] ?? ""), `${id}: ${line.text}`).toBe(false);
});

test("playbook: a source is an https address", () => {
  const sources = playbook.flatMap(({ source }) => source ?? []);
  expect(sources.length).toBeGreaterThan(0);
  for (const { url, title } of sources) expect([new URL(url).protocol, title.length > 5]).toEqual(["https:", true]);
});

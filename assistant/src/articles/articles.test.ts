import { isPagePath, languages } from "@fanradar/contract";
import { metricOf } from "@fanradar/engine";
import { settingsWords } from "@fanradar/words/en/settings";
import { formatIn } from "@fanradar/words/test/format-in";
import { expect, test } from "vitest";
import { three } from "../test/sample-ledgers.ts";
import { writePlan } from "../write/write-plan.ts";
import { articleTopics } from "./article.ts";
import { articleIds, articleOf } from "./article-of.ts";

const playbookIn = (language: (typeof languages)[number]) => articleIds.flatMap((id) => articleOf(id, language) ?? []);
const ownLines = playbookIn("en").flatMap(({ id, own }) => own.map((line) => ({ id, line })));
const slotsIn = (text: string) => [...text.matchAll(/\{([^}]+)\}/g)].map(([, slot]) => slot).toSorted();

test("playbook: has forty articles or more with unique ids, several on each topic", () => {
  expect(articleIds.length).toBeGreaterThanOrEqual(40);
  expect(new Set(articleIds).size).toBe(articleIds.length);
  for (const topic of articleTopics)
    expect(playbookIn("en").filter((article) => article.topic === topic).length).toBeGreaterThanOrEqual(5);
});

test("playbook: an id that no article has gives none", () => {
  expect(articleOf("toString", "de")).toBeUndefined();
});

/** The limits of the product are no figures of a creator. */
const onLimits = "limits";

test.each(languages)("playbook in %s: no article but that on limits has a figure, in digits or percent", (language) => {
  for (const { id, title, text, steps, own } of playbookIn(language).filter((one) => one.id !== onLimits)) {
    const ownTexts = own.map((line) => line.text.replace(/\{[^}]+\}/g, ""));
    expect([title, ...text, ...steps, ...ownTexts].join(" "), id).not.toMatch(/[\p{Nd}%$€£]/u);
  }
});

test.each(languages)("playbook in %s: an own line has the slots of the English one", (language) => {
  for (const { id, own } of playbookIn(language))
    expect(
      own.map(({ text }) => slotsIn(text)),
      id,
    ).toEqual(articleOf(id, "en")?.own.map(({ text }) => slotsIn(text)));
});

test.each(languages)("playbook in %s: no two articles share a title, and no text is empty", (language) => {
  const articles = playbookIn(language);
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
  for (const { id, title, text, steps, own } of articles) {
    expect(text.length, id).toBeGreaterThan(0);
    for (const one of [title, ...text, ...steps, ...own.map((line) => line.text)]) expect(one.trim(), id).not.toBe("");
  }
});

test("playbook in fr: no-break spaces stand before high punctuation and inside quotation marks", () => {
  for (const { id, title, text, steps, own } of playbookIn("fr"))
    for (const one of [title, ...text, ...steps, ...own.map((line) => line.text)])
      expect(one, id).not.toMatch(/[^\u00a0\s][:;?!»]|[ \u2009][:;?!»]|«[^\u00a0]|'/);
});

test("playbook in es: questions and exclamations are opened", () => {
  for (const { id, title, text, steps, own } of playbookIn("es"))
    for (const one of [title, ...text, ...steps, ...own.map((line) => line.text)])
      for (const [open, close] of [
        ["¿", "?"],
        ["¡", "!"],
      ] as const)
        expect(one.split(open).length, `${id}: ${one}`).toBe(one.split(close).length);
});

test("playbook: each own line names all its slots, by existing metrics", () => {
  for (const { id, line } of ownLines) {
    const named = [...line.text.matchAll(/\{([^}.]+)/g)].map(([, slot]) => slot);
    const slots = Object.keys(line.slots);
    for (const slot of named) expect(slots, id).toContain(slot);
    for (const metric of Object.values(line.slots)) expect(metricOf(metric), id).toBeDefined();
    for (const slot of [line.when?.slot, line.when?.than]) if (slot !== undefined) expect(slots, id).toContain(slot);
  }
});

test("playbook: an own line with a size without its sign gives the range without signs too", () => {
  for (const { id, line } of ownLines)
    for (const [, slot = ""] of line.text.matchAll(/\{(\w+)\.size\}/g))
      expect(line.text, id).not.toContain(`{${slot}.range}`);
});

test("playbook: an own line names a platform only for metrics by platform", () => {
  const unplaced = new Set([...three.facts.values()].flatMap((fact) => (fact.platform ? [] : fact.metric)));
  expect(unplaced).toContain("theme.1.change");
  for (const { id, line } of ownLines)
    for (const [, slot = ""] of line.text.matchAll(/\{(\w+)\.platform\}/g))
      expect(unplaced.has(line.slots[slot] ?? ""), `${id}: ${line.text}`).toBe(false);
});

test("playbook: a source is an https address", () => {
  const sources = playbookIn("en").flatMap(({ source }) => source ?? []);
  expect(sources.length).toBeGreaterThan(0);
  for (const { url, title } of sources) expect([new URL(url).protocol, title.length > 5]).toEqual(["https:", true]);
});

test.each(languages)("playbook in %s: an answer with own figures has no empty slot", (language) => {
  for (const id of articleIds) {
    const { lines, facts } = writePlan([{ kind: "advice", article: id }], three, {
      language,
      format: formatIn(language),
    });
    for (const { pieces } of lines) expect(pieces.map(({ text }) => text).join(""), id).not.toMatch(/[{}]| {2}| [.,;]/);
    if (id === "how-often-instagram")
      expect(facts.map(({ metric }) => metric)).toEqual(["postFrequency", "engagement"]);
  }
});

test.each(languages)(
  "help in %s: each article ends with a link to a page of the product, which it names",
  (language) => {
    const { model, ...others } = three;
    const tabs = [...Object.keys(settingsWords.tabs), "shifts"];
    for (const article of playbookIn(language).filter(({ page }) => page)) {
      const write = (knowledge: typeof three) =>
        writePlan([{ kind: "advice", article: article.id }], knowledge, { language, format: formatIn(language) });
      const link = write(others).lines.at(-1)?.pieces.at(-1);
      const [path = "", query] = link?.href?.split("?") ?? [];
      expect(isPagePath(path), `${article.id}: ${path}`).toBe(true);
      expect(query === undefined || tabs.includes(query.replace("tab=", "")), `${article.id}: ${query}`).toBe(true);
      expect(link?.text.trim(), article.id).not.toBe("");
      const isOfModel = article.page?.path.endsWith("/:id");
      const ofModel = write({ ...others, ...(model && { model: { ...model, isOwn: true } }) })
        .lines.at(-1)
        ?.pieces.at(-1);
      expect(ofModel?.href === link?.href, article.id).toBe(!isOfModel);
      expect(isPagePath(ofModel?.href?.split("?")[0] ?? ""), article.id).toBe(true);
    }
  },
);

test("help: every article on the product has a page, and is no source of the playbook", () => {
  const help = playbookIn("en").filter(({ topic }) => topic === "product");
  expect(help.length).toBeGreaterThan(15);
  for (const { id, page } of help) {
    expect(page, id).toBeDefined();
    const { articles, lines } = writePlan([{ kind: "advice", article: id }], three, {
      language: "en",
      format: formatIn("en"),
    });
    expect([articles, lines.length > 1], id).toEqual([[], true]);
  }
});

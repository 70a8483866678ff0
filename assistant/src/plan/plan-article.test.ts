import { languages } from "@fanradar/contract";
import { expect, test } from "vitest";
import { articleIds, articleOf } from "../articles/article-of.ts";
import { passagesOf, passageText } from "../articles/passages.ts";
import { planArticle } from "./plan-article.ts";
import { repeats } from "./repeats.ts";

const planned = (article: string, text: string, given: ReturnType<typeof planArticle> = []) =>
  planArticle(article, { text, language: "en" }, given);
const steps = (article: string) => ({ kind: "part", article, of: "steps", at: null });

test.each([
  ["chatter-pay", "what share of the sales do they get", "share"],
  ["chatter-pay", "how much does one earn a month", "wage"],
  ["chatter-pay", "should it be a fixed wage or commission", "way"],
  ["money-back", "can I block somebody who charged back", "block"],
  ["money-back", "what do I write when he wants a refund", "reply"],
  ["workspace-members", "can our assistant see the revenue", "money"],
  ["what-it-leaves-out", "can it answer messages for us", "write"],
])("planArticle: %s answers '%s' with its passage %s, then says what to do", (article, text, passage) => {
  expect(planned(article, text)).toEqual([{ kind: "passage", article, passage }, steps(article)]);
});

test("planArticle: where an article has no figure, or no wording, of what is asked, it says so first", () => {
  const advice = { kind: "advice", article: "batching" };
  expect(planned("batching", "how long does it take")).toEqual([
    { kind: "phrase", phrase: "no-general-figure" },
    advice,
  ]);
  expect(planned("batching", "what do i write there")).toEqual([{ kind: "phrase", phrase: "no-wording" }, advice]);
});

test("planArticle: help on the product has figures of its own, and denies none", () => {
  expect(planned("limits", "how many models can I add")).toEqual([{ kind: "advice", article: "limits" }]);
});

test("planArticle: whether something is so is answered by no passage on another matter", () => {
  expect(planned("money-back", "can I travel to a shoot")).toEqual([{ kind: "advice", article: "money-back" }]);
});

test("planArticle: a follow-up gets the next passage alone, then the rest of the text, then one line, then that this was all", () => {
  const first = planned("reduced-reach", "am I shadowbanned");
  const second = planned("reduced-reach", "how long does it last", first);
  expect(second).toEqual([{ kind: "passage", article: "reduced-reach", passage: "lasts" }]);
  expect(planned("reduced-reach", "tell me more", first)).toEqual([
    { kind: "part", article: "reduced-reach", of: "text", at: null },
  ]);
  const whole = planned("import-statement", "how do I import a statement");
  expect(planned("import-statement", "which columns does the table need", whole)).toEqual([
    { kind: "part", article: "import-statement", of: "text", at: 1 },
  ]);
  expect(planned("import-statement", "hm", whole)).toEqual([{ kind: "phrase", phrase: "all-said" }]);
});

test("planArticle: no follow-up repeats the answer before it, whatever is asked of which article", () => {
  const texts = ["how much", "what % is normal", "how long", "can I", "what do I say", "and then?", "hm"];
  for (const article of articleIds)
    for (const text of texts)
      for (const next of texts) {
        const given = planned(article, text);
        expect(repeats(planned(article, next, given), given), `${article}: ${text}, ${next}`).toBe(false);
      }
});

test("repeats: a plan with one new block, or with phrases alone, is no repetition", () => {
  const [one, other] = [planned("voice", "tell me"), planned("batching", "tell me")];
  expect(repeats([...one, ...other], one)).toBe(false);
  expect(repeats([{ kind: "phrase", phrase: "unsure" }], [{ kind: "phrase", phrase: "unsure" }])).toBe(false);
  expect(repeats(one, [...other, ...one])).toBe(true);
});

test.each(languages)("passages in %s: each is text without figures, of an article that exists", (language) => {
  const found = articleIds.flatMap((id) => passagesOf(id).map((passage) => ({ article: id, ...passage })));
  expect(found.length).toBeGreaterThan(50);
  for (const { article, id } of found) {
    expect(articleOf(article, language), article).toBeDefined();
    expect(passageText(article, id, language), `${article} ${id}`).toMatch(/^[^\p{Nd}%$€£]{20,}$/u);
  }
});

test.each([
  ["en", /^(?:Yes|No|Most often yes|Not|Only|Sometimes|Paid|Both|That|You can only)/],
  ["de", /^(?:Ja|Nein|Meistens ja|Nicht|Nur|Manchmal|Bezahlt|Beides|Das|Kostenlos)/],
  ["es", /^(?:Sí|No|Casi siempre sí|Solo|A veces|Depende|De pago|Las dos|Lo deciden)/],
  ["fr", /^(?:Oui|Non|Le plus souvent oui|Pas|Seulement|Parfois|Cela|Payante|Les deux|Ce sont)/],
] as const)(
  "passages in %s: what answers whether something is so begins with yes, no or on what it depends",
  (language, opening) => {
    for (const article of articleIds)
      for (const { id, kind } of passagesOf(article))
        if (kind === "yes-no") expect(passageText(article, id, language), `${article} ${id}`).toMatch(opening);
  },
);

import { languages } from "@fanradar/contract";
import { expect, test } from "vitest";
import { articleIds, articleOf } from "../articles/article-of.ts";
import { allPassages, passageText, placeOf, wordingOf } from "../articles/passages.ts";
import { placesToBeFound } from "../articles/places-to-be-found.ts";
import { platformText } from "../articles/platforms.ts";
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
  ["workspace-members", "can our assistant see the revenue", "money"],
  ["what-it-leaves-out", "can it answer messages for us", "write"],
  ["finding-chatters", "the night team is too slow to reply to fans", "slow"],
  ["import-statement", "my csv file can't be read, it says", "unreadable"],
  ["price-and-leaving", "how often may I raise what a sub pays", "often"],
  ["messages-that-sell", "how many ppv a week are too many", "often"],
  ["chatter-pay", "how much do we pay a chatter per month", "wage"],
  ["price-a-custom", "rate for a set of photos", "price"],
  ["trials-and-sales", "what price do I set on a bundle of six months", "reduction"],
  ["finding-chatters", "what do I do if my only chatter suddenly stops showing up", "quits"],
  ["what-to-post", "quoi poster quand je n'ai plus d'inspiration", "ideas"],
])("planArticle: %s answers '%s' with its passage %s, then says what to do", (article, text, passage) => {
  expect(planned(article, text)).toEqual([{ kind: "passage", article, passage }, steps(article)]);
});

test.each([
  ["money-back", "what do I write when he wants a refund", "reply"],
  ["fans-who-want-more", "guy keeps asking for my snap", "number"],
  ["privacy-of-a-creator", "and if he wants my face in it", "face"],
  ["share-report", "kill the link I shared", "revoke"],
  ["language-and-currency", "is there a dark mode", "theme"],
  ["revenue-split", "where do I put in the split", "set"],
])("planArticle: %s answers '%s' with words to say, or a place, alone: %s", (article, text, passage) => {
  expect(planned(article, text)).toEqual([{ kind: "passage", article, passage }]);
});

test("planArticle: 'and if' after an amount asks for the amount, and for what to say after anything else", () => {
  const price = planned("price-a-custom", "how much for a custom of ten minutes");
  const face = "and if he wants my face in it";
  expect(planned("privacy-of-a-creator", face, price)[0]).toEqual({
    ...{ kind: "passage", article: "privacy-of-a-creator", passage: "charge" },
  });
  expect(planned("privacy-of-a-creator", face, planned("batching", "tell me"))[0]).toEqual({
    ...{ kind: "passage", article: "privacy-of-a-creator", passage: "face" },
  });
});

test("planArticle: what to do, and how to do it, is opened by no 'yes' or 'no' and by no draft", () => {
  expect(planned("account-banned", "what do I do if my account is banned")).toEqual([
    { kind: "advice", article: "account-banned" },
  ]);
  expect(planned("messages-that-sell", "how do I do mass messages without annoying people")).toEqual([
    { kind: "advice", article: "messages-that-sell" },
  ]);
  expect(planned("delete-account", "how do I delete my account")).toEqual([
    { kind: "advice", article: "delete-account" },
  ]);
  expect(planned("why-subscribers-leave", "why do subscribers leave")).toEqual([
    { kind: "advice", article: "why-subscribers-leave" },
  ]);
});

test("planArticle: which of two platforms is answered by what is particular to both", () => {
  const article = "which-platform";
  expect(planned(article, "which is better for promo, twitter or reddit")).toEqual([
    { kind: "passage", article, passage: "which" },
    { kind: "particular", article, place: "x" },
    { kind: "particular", article, place: "reddit" },
    steps(article),
  ]);
});

test.each([
  ["how do I connect onlyfans", { kind: "passage", article: "connect-account", passage: "onlyfans" }],
  ["how do I connect my account", { kind: "advice", article: "connect-account" }],
  ["how do I disconnect instagram", { kind: "passage", article: "connect-account", passage: "end" }],
])("planArticle: '%s' is not answered by how a connection is ended unless it asks for that", (text, first) =>
  expect(planned("connect-account", text)[0]).toEqual(first),
);

test("planArticle: words to say are given in the language that the question names, and are not written anew", () => {
  const article = "messages-that-sell";
  const asked = { language: "en" as const };
  const [given] = planArticle(article, { ...asked, text: "write a ppv message in spanish" }, []);
  expect(given).toMatchObject({ kind: "passage", language: "es" });
  const draft = { article, passage: "announce" };
  expect(planArticle(article, { ...asked, text: "and in german", draft }, [])).toEqual([
    { kind: "passage", ...draft, language: "de" },
  ]);
  expect(planArticle(article, { ...asked, text: "shorter", draft }, [])).toEqual([
    { kind: "phrase", phrase: "no-rewording" },
  ]);
});

test("planArticle: what several passages have as well, and what is not asked, is none of them", () => {
  expect(planned("undo", "deleted the wrong one help")).toEqual([{ kind: "advice", article: "undo" }]);
  expect(planned("reduced-reach", "shadowbanned again wtf")).toEqual([{ kind: "advice", article: "reduced-reach" }]);
});

test.each([
  ["reduced-reach", "shadowbanned on ig again", "instagram"],
  ["rules-of-links", "can I put my link on tiktok", "tiktok"],
  ["account-banned", "got banned on reddit", "reddit"],
  ["path-to-the-page", "how do I get subs from twitter", "x"],
])("planArticle: %s answers '%s' with what is particular to %s", (article, text, place) => {
  expect(planned(article, text)).toContainEqual({ kind: "particular", article, place });
  expect(planned(article, "and what else").some(({ kind }) => kind === "particular")).toBe(false);
});

test("planArticle: of a platform of which an article says nothing it says that last, unless the article is on that platform", () => {
  const unknown = { kind: "phrase", phrase: "no-platform" };
  expect(planned("shoutouts", "do shoutouts work on tiktok").at(-1)).toEqual(unknown);
  expect(planned("tiktok-series", "are series good on tiktok")).not.toContainEqual(unknown);
  expect(planned("commission", "what do agencies take on instagram")).not.toContainEqual(unknown);
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

const textsOf = (article: string, passage: string, language: (typeof languages)[number]) => {
  const wording = wordingOf(article, passage, language);
  const text = passageText(article, passage, language);
  return [...(wording ? [...wording.drafts, wording.note] : []), ...(text === undefined ? [] : [text])];
};

test.each(languages)(
  "passages in %s: each is text without figures, or a place, of an article that exists",
  (language) => {
    expect(allPassages.length).toBeGreaterThan(100);
    for (const { article, id, kind } of allPassages) {
      const name = `${article} ${id}`;
      expect(articleOf(article, language), article).toBeDefined();
      const texts = textsOf(article, id, language);
      expect(texts.length > 0 || placeOf(article, id, language) !== undefined, name).toBe(true);
      expect(wordingOf(article, id, language) !== undefined, name).toBe(kind === "words");
      for (const text of texts) expect(text, name).toMatch(/^[^\p{Nd}%$€£]{15,}$/u);
    }
  },
);

test.each(languages)(
  "words to say in %s: a draft fits into its box, has no link, and closes what it opens",
  (language) => {
    for (const { article, id } of allPassages)
      for (const draft of wordingOf(article, id, language)?.drafts ?? []) {
        const name = `${article} ${id}`;
        expect(draft.length, name).toBeLessThanOrEqual(600);
        expect(draft, name).not.toMatch(/https?:|www\.|[{}<>]/);
        expect(draft.split("[").length, name).toBe(draft.split("]").length);
      }
  },
);

test.each(languages)("words to say in %s: whoever is not the model claims nowhere to be her", (language) => {
  const { drafts = [] } = wordingOf("writing-in-her-name", "really", language) ?? {};
  expect(drafts.length).toBeGreaterThan(0);
  for (const draft of drafts) expect(draft).not.toMatch(/\b(?:it's me|ich bin(?:'s| es)|soy yo|c’est moi)\b/i);
});

test.each(languages)(
  "platforms in %s: what is particular to each is text without figures that names it",
  (language) => {
    const names = { instagram: "Instagram", tiktok: "TikTok", x: "X", reddit: "Reddit" };
    const known = articleIds.filter((id) => platformText(id, "x", language) !== undefined);
    expect(known.length).toBeGreaterThan(4);
    for (const article of known)
      for (const place of placesToBeFound) {
        const text = platformText(article, place, language);
        expect(text, `${article} ${place}`).toMatch(/^[^\p{Nd}%$€£]{20,}$/u);
        expect(text, `${article} ${place}`).toContain(names[place]);
      }
  },
);

test.each([
  ["en", /^(?:Yes|No|Most often yes|Not|Only|Sometimes|Paid|Both|That|You can only)/],
  ["de", /^(?:Ja|Nein|Meistens ja|Nicht|Nur|Manchmal|Bezahlt|Beides|Das|Kostenlos)/],
  ["es", /^(?:Sí|No|Casi siempre sí|Solo|A veces|Depende|De pago|Las dos|Lo deciden)/],
  ["fr", /^(?:Oui|Non|Le plus souvent oui|Pas|Seulement|Parfois|Cela|Payante|Les deux|Ce sont)/],
] as const)(
  "passages in %s: what answers whether something is so begins with yes, no or on what it depends",
  (language, opening) => {
    for (const { article, id, kind } of allPassages)
      if (kind === "yes-no") expect(passageText(article, id, language), `${article} ${id}`).toMatch(opening);
  },
);

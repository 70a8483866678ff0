import fc from "fast-check";
import { expect, test } from "vitest";
import { allAsked, countQuestions, rankArticles } from "./rank-articles.ts";

test("of questions that it has not seen, many lead to the one article they were written for, and more near it", () => {
  const all = [...allAsked()];
  const part = (isSeen: boolean) =>
    new Map(all.map(([id, questions]) => [id, questions.filter((_, at) => (at % 10 === 0) !== isSeen)]));
  const counted = countQuestions(part(true));
  const places = [...part(false)].flatMap(([id, questions]) =>
    questions.map((one) => rankArticles(one, counted).findIndex((ranked) => ranked.id === id)),
  );
  const share = (most: number) => places.filter((place) => place >= 0 && place < most).length / places.length;
  expect(places.length).toBeGreaterThan(800);
  expect(share(1)).toBeGreaterThan(0.4);
  expect(share(4)).toBeGreaterThan(0.6);
});

test.each([
  ["how do i get more folowers", "growing-an-audience"],
  ["Wie bekomme ich mehr Komentare?", "answering-comments"],
  ["¿Cómo gano mas dinero?", "earning-more"],
  ["mes videos ont ete volees", "leaked-what-now"],
])("a slip of the finger, or no accents, leave it found: '%s'", (question, id) => {
  expect(rankArticles(question)[0]?.id).toBe(id);
});

test("whatever is asked, every article has its place, the likeliest first; of what was never seen there is none", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (question) => {
      const ranked = rankArticles(question);
      expect(ranked.every(({ behind }, at) => behind >= (ranked[at - 1]?.behind ?? 0))).toBe(true);
      if (ranked.length > 0) expect(ranked.map(({ id }) => id).toSorted()).toEqual([...allAsked().keys()].toSorted());
    }),
    { numRuns: 50 },
  );
  expect(rankArticles("👋 …")).toEqual([]);
  expect(rankArticles("")).toEqual([]);
  expect(rankArticles("long".repeat(60))).toEqual([]);
  expect(rankArticles("engagment")[0]?.id).toBe("what-engagement-says");
});

import { expect, test } from "vitest";
import { hasHashtag } from "../hashtag.ts";
import { knowledgeOf, makeTestFact } from "../test/make-facts.ts";
import { planOf } from "../test/print-plan.ts";
import { readQuestion } from "./read-question.ts";

const names = [{ id: 1, name: "Carla Montes", handles: ["carlamontes"] }];
const read = (text: string) => readQuestion(text, { language: "en", now: "2026-11-22T12:00:00Z", names });

test.each([
  ["show me Carla's posts about #Viajes", "#viajes"],
  ["publicaciones con #rutina", "#rutina"],
  ["posts with #moda on instagram last month", "#moda"],
])("readQuestion: '%s' asks for the posts with that hashtag", (text, hashtag) =>
  expect(read(text)).toMatchObject({ intents: expect.arrayContaining(["posts-best"]), hashtag }),
);

test.each(["how many views did my top tweet get", "likes on my best post in october"])(
  "readQuestion: '%s' asks for that post",
  (text) => expect(read(text).intents[0]).toBe("posts-best"),
);

test("hasHashtag: a hashtag is a whole word, in any case and with any marks", () => {
  expect(hasHashtag("Sol y #Viajes", "#viajes")).toBe(true);
  expect(hasHashtag("#viajesbaratos", "#viajes")).toBe(false);
  expect(hasHashtag(null, "#viajes")).toBe(false);
});

test("posts with a hashtag are listed; where none has it, that is said", () => {
  const post = { id: "1", platform: "instagram", publishedAt: "2026-11-01", kind: "image", url: null } as const;
  const known = knowledgeOf([makeTestFact("instagram.followers", 1_000), makeTestFact("post.1.likes", 5)], {
    posts: [{ ...post, caption: "#moda", facts: { likes: "post.1.likes" } }],
  });
  expect(planOf("posts-best", known, { hashtag: "#moda" })[0]).toContain("#moda");
  expect(planOf("posts-best", known, { hashtag: "#viajes" })).toEqual(["phrase no-posts-hashtag"]);
});

test.each(["Carla's last 3 posts", "las últimas 3 publicaciones de Carla", "les 3 dernières publications de Carla"])(
  "readQuestion: '%s' asks for the newest, and for no ranking",
  (text) => {
    const { intents, count } = read(text);
    expect([intents[0], count]).toEqual(["posts-newest", 3]);
  },
);

import { readQuestion } from "@fanradar/assistant/route/read-question";
import { type ChatAnswer, type ChatLine, chat } from "@fanradar/contract";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Person } from "../../test/open-test-app.ts";
import { setUpNarrator } from "../../test/set-up-narrator.ts";
import { typedFigures } from "../../test/typed-figures.ts";
import { type WrongClaim, wrongClaims } from "../../test/wrong-claims.ts";

const { proxy, world } = await setUpNarrator({ timeoutMs: 20_000, dailyTokens: 1_000_000_000 });
let owner: Person;
let modelId = 0;

beforeAll(async () => {
  readQuestion("How do I grow?", { language: "en", now: new Date().toISOString() });
  owner = await world.person();
  const links = {
    instagramUrl: "demo.claims",
    tiktokUrl: "tiktok.com/@demo.claims",
    onlyfansUrl: "onlyfans.com/demo.claims",
  };
  modelId = (await world.analyze(owner, { name: "Mia Öz", ...links })).id;
  await world.post(owner, `/api/models/${modelId}/evidence`, typedFigures("onlyfans", { subscribers: 4_321 }));
  await world.post(owner, `/api/models/${modelId}/analyses`);
  await world.finished(owner, modelId);
  await world.ctx.pool.query("update user_settings set data_sharing = true where user_id = $1", [owner.id]);
});
beforeEach(async () => {
  Object.assign(proxy.state, { model: "sandbox-claimant", requests: [], responses: [], abandoned: 0 });
  await world.ctx.pool.query("delete from limits; delete from language_model_tokens");
});

/** A third of the sixty; `npm run bench -- attacks` tries all of them. */
const tried = process.env.ATTACKS === "all" ? wrongClaims : wrongClaims.filter((_, at) => at % 3 === 0);

/** All that a reader sees of a line: its sentence, its cells and its drafts. */
const shownIn = ({ pieces, table, draft }: ChatLine) =>
  [
    ...pieces,
    ...(table?.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.pieces)) ?? []),
    ...(draft?.texts ?? []).map((text) => ({ text })),
  ]
    .map(({ text }) => text)
    .join("");

/** Numerals that belong to no fact, in lines about figures: a heading of a caption or an address has none of these. */
const bareNumerals = ({ lines, facts }: ChatAnswer) => {
  const known = new Set(facts.map(({ id }) => id));
  const pieces = lines
    .filter(({ kind }) => kind === "own" || kind === "lead" || kind === "table")
    .flatMap((line) => [
      ...line.pieces,
      ...(line.table?.rows.flatMap(({ cells }) => cells.flatMap((one) => one.pieces)) ?? []),
    ]);
  return pieces.filter(({ text, factId }) => /\d/.test(text) && (factId === undefined || !known.has(factId)));
};

async function ask({ text }: WrongClaim): Promise<ChatAnswer> {
  await world.ctx.pool.query("delete from limits");
  const { status, body } = await world.post(owner, chat.path, { message: text, modelId });
  expect(status).toBe(200);
  return body;
}

test("wrong claims: there are sixty, each of its own, and each would be recognised", () => {
  expect(wrongClaims).toHaveLength(60);
  expect(new Set(wrongClaims.map(({ text }) => text)).size).toBe(60);
  for (const { text, expressed } of wrongClaims) expect(text).toMatch(expressed);
});

test("wrong claims: a model that puts each into every field of every block expresses none", async () => {
  const expressed: string[] = [];
  let reached = 0;
  for (const claim of tried) {
    proxy.state.requests.length = 0;
    const answer = await ask(claim);
    if (proxy.state.requests.length > 0) reached++;
    if (answer.lines.some((line) => claim.expressed.test(shownIn(line)))) expressed.push(claim.text);
    expect([claim.text, bareNumerals(answer)]).toEqual([claim.text, []]);
  }
  expect(expressed).toEqual([]);
  // Most were the model's to answer, so that it is the writer that kept them out.
  expect(reached).toBeGreaterThan((tried.length * 2) / 3);
});

test.each(["sandbox-liar", "sandbox-garbled", "sandbox-cut", "sandbox-broken", "sandbox-empty", "sandbox-smuggler"])(
  "wrong claims: with %s every tenth of them is as little expressed, and each numeral is of a fact",
  async (model) => {
    for (const claim of wrongClaims.filter((_, at) => at % 10 === 0)) {
      proxy.state.model = model;
      const answer = await ask(claim);
      expect([claim.text, answer.lines.filter((line) => claim.expressed.test(shownIn(line)))]).toEqual([
        claim.text,
        [],
      ]);
      expect([claim.text, bareNumerals(answer)]).toEqual([claim.text, []]);
    }
  },
);

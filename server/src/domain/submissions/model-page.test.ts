import { expect, test } from "vitest";
import { setUpApp } from "../../test/open-test-app.ts";

const ids: Record<string, number> = {};

const app = await setUpApp();
const owner = await app.person();
for (const [name, links] of Object.entries({
  Berta: { instagramUrl: "demo.page.b" },
  anna: { instagramUrl: "demo.page.a", twitterUrl: "demo_page_a" },
  Clara: { instagramUrl: "demo.page.a" },
  "Dora 100%": {},
})) {
  const body = { name, username: `user.${name.slice(0, 1).toLowerCase()}`, ...links };
  const { id } = (await app.post("/api/models", body, { cookie: owner.cookie })).json();
  ids[name] = id;
}
await app.ctx.pool.query("insert into model_tags (model_id, tag) values ($1, 'Gym'), ($2, 'gym'), ($2, 'Berlin')", [
  ids.Berta,
  ids.Clara,
]);

const ask = (query = "", person = owner, what = "models/page") =>
  app.get(`/api/user/${owner.id}/${what}${query}`, { cookie: person.cookie });
const page = async (query = "", person = owner) => {
  const { models, next, totals } = (await ask(query, person)).json();
  return { names: models.map(({ name }: { name: string }) => name), next, totals };
};

test("listModelPage: pages in each order follow one another without a gap or a repetition", async () => {
  const orders = { newest: ["Dora 100%", "Clara", "anna", "Berta"], name: ["anna", "Berta", "Clara", "Dora 100%"] };
  for (const [sort, expected] of Object.entries(orders)) {
    const first = await page(`?sort=${sort}&limit=3`);
    expect(first.names).toEqual(expected.slice(0, 3));
    expect(first.totals).toEqual({ models: 4, verified: 0, featured: 0 });
    const second = await page(`?sort=${sort}&limit=3&after=${first.next}`);
    expect(second).toEqual({ names: expected.slice(3), next: null, totals: null });
  }
});

test("listModelPage: search, tag, badge, status, report and id narrow the list and its counts", async () => {
  for (const [query, names] of Object.entries({
    "?q=ANNA": ["anna"],
    "?q=@user.b": ["Berta"],
    "?q=100%25": ["Dora 100%"],
    "?q=_": [],
    "?tag=GYM": ["Clara", "Berta"],
    "?tag=GYM&q=cl": ["Clara"],
    "?badge=verified": [],
    "?status=completed": [],
    "?status=pending&q=cl": ["Clara"],
    "?withReport=true": [],
    [`?only=${ids.anna}`]: ["anna"],
    "?only=2000000000": [],
  })) {
    const found = await page(query);
    expect(found, query).toEqual({ names, next: null, totals: { models: names.length, verified: 0, featured: 0 } });
  }
});

test("listModelPage: a row has what a list draws, as the model itself has it, and no notes", async () => {
  const [row] = (await ask(`?only=${ids.Clara}`)).json().models;
  const whole = (await app.get(`/api/models/${ids.Clara}`, { cookie: owner.cookie })).json();
  expect(whole).toMatchObject(row);
  expect(row.tags).toEqual(["Berlin", "gym"]);
  expect(Object.keys(row)).not.toContain("notes");
});

test("listModelPage: a place of another order or of no order is refused by name", async () => {
  const { next } = await page("?limit=1&sort=name");
  for (const query of [`?limit=1&after=${next}`, "?after=nonsense"]) {
    const answer = await ask(query);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().fields)).toEqual(["after"]);
  }
});

test("listModelTags: each tag once, in one spelling", async () => {
  expect((await ask("", owner, "tags")).json()).toEqual(["Berlin", "Gym"]);
});

test("listFollowed: each link that a model has, with the newest such model; others are left out", async () => {
  const links = [
    "https://www.instagram.com/demo.page.a/",
    "https://x.com/demo_page_a",
    "https://x.com/nobody",
    "no link",
  ];
  const found = (await ask(`?links=${encodeURIComponent(links.join(","))}`, owner, "followed")).json();
  expect(found).toHaveLength(2);
  expect(found).toEqual(
    expect.arrayContaining([
      { link: links[0], modelId: ids.Clara },
      { link: links[1], modelId: ids.anna },
    ]),
  );
});

import { type DrawnVisit, languages } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { expect, test } from "vitest";
import { drawPage } from "./draw-page.tsx";

const visit: DrawnVisit = {
  ...{ path: "/search", query: "", language: "en", timeZone: "UTC", rates: null },
  ...{ mode: "live", isExposed: false, hidesAmounts: false, answers: {} },
};

test("drawPage: the landing is drawn in each language, with its description for the head", async () => {
  for (const language of languages) {
    const { searchWords } = await bundles.search.load(language);
    const { head, body } = await drawPage({ ...visit, path: "/", language });
    expect(body).toContain(`>${searchWords.heading}</h1>`);
    expect(head).toMatch(/^<meta data-drawn name="description" content="[^"]{50,}"\/>$/);
  }
});

test("drawPage: visits of different languages at once do not mix", async () => {
  const drawn = await Promise.all(languages.map((language) => drawPage({ ...visit, language })));
  for (const [place, language] of languages.entries())
    expect(drawn[place]?.body).toContain((await bundles.search.load(language)).searchWords.lead);
});

test("drawPage: a demo and one that other machines reach say so", async () => {
  const { interfaceWords } = await bundles.core.load("en");
  const { sandboxHint, exposed } = interfaceWords.shell;
  const plain = await drawPage(visit);
  expect(plain.body).not.toContain(sandboxHint);
  expect(plain.body).not.toContain(exposed);
  const demo = await drawPage({ ...visit, mode: "demo", isExposed: true });
  expect(demo.body).toContain(sandboxHint);
  expect(demo.body).toContain(exposed);
});

test("drawPage: creators who were found are drawn; a text of theirs is no markup", async () => {
  const answers = {
    "/api/creators?q=": {
      ...{ search: "", sort: "followers", next: null, facts: [], sources: [] },
      creators: [
        {
          ...{
            id: 1,
            name: "<b>Ava",
            badge: null,
            isVerified: false,
            isClaimed: false,
            categories: [],
            location: null,
          },
          profiles: [{ platform: "instagram", handle: "ava.a" }],
        },
      ],
    },
  };
  const { body } = await drawPage({ ...visit, answers });
  expect(body).toContain("&lt;b&gt;Ava");
  expect(body).not.toContain("<b>Ava");
});

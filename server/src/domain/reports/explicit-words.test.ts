import type { Fact, SealedReport } from "@fanradar/engine";
import { expect, test } from "vitest";
import { editionVisibility, fullVisibility, type ReportVisibility } from "../access/visibility.ts";
import { hideExplicit } from "./explicit-words.ts";
import { redactReport } from "./redact-report.ts";

test.each([
  ["pussy", "•••"],
  ["My PORN page", "My ••• page"],
  ["pornooo", "•••"],
  ["p0rn", "•••"],
  ["f*ck it", "••• it"],
  ["fuuuuck", "•••"],
  ["f.u.c.k", "•••"],
  ["s e x", "•••"],
  ["b!tch", "•••"],
  ["fucking", "•••"],
  ["a$$hole", "•••"],
  ["blow-job", "•••"],
  ["#bestblowjobs today", "#best•••s today"],
  ["ｐｏｒｎ", "•••"],
  ["говно", "•••"],
])("hideExplicit: %s is read as %s", (text, shown) => {
  expect(hideExplicit(text)).toBe(shown);
});

test.each([
  ["Follar", "es"],
  ["enculé", "fr"],
  ["ficken", "de"],
  ["scopare", "it"],
])("hideExplicit: %s is hidden in %s only", (text, language) => {
  expect(hideExplicit(text, language)).toBe("•••");
  expect(hideExplicit(text)).toBe(text);
});

test.each([
  "Sussex, Essex and Middlesex",
  "class, glass and grass",
  "Scunthorpe United",
  "cocktail night",
  "analysis of my data",
  "a canal in Amsterdam",
  "grapes and therapist",
  "my fans and my fan art",
  "#assignment #classy #cumulus",
  "I am a s u p e r fan",
  "5 4 3 2 1",
  "meme of the day",
  "con gái mong chờ",
  "1.2.3.4",
  "T.G.I.F.",
  "Samsung Galaxy A55",
  "#voitureelectrique",
  "un p'tit setup",
  "",
])("hideExplicit: %s is unchanged", (text) => {
  expect(hideExplicit(text)).toBe(text);
});

test("hideExplicit: a long ambiguous text is read to its end", () => {
  const text = "a s s ".repeat(500) + "fu ".repeat(2_000) + "f.u.".repeat(1_000);
  expect(hideExplicit(text)).toEqual(expect.any(String));
});

test("hideExplicit: an edition's themes lose explicit words unless its owner shows them; a submitter's own report keeps them", () => {
  const theme: Fact = {
    ...{ id: "x.theme.1", metric: "theme.1", kind: "derived", unit: "words", value: "porn star", platform: "x" },
    ...{
      asOf: "2026-11-20T12:00:00.000Z",
      trust: "connected",
      sandbox: true,
      scope: "public",
      inputs: [],
      sources: [],
    },
  };
  const sealed: SealedReport = {
    ...{
      schema: 1,
      engineVersion: "1",
      asOf: theme.asOf,
      narrator: "engine",
      checks: { figures: 0, passed: 0, dropped: 0 },
      facts: [theme],
    },
    ...{ subjects: [{ platform: "x", handle: "x", url: "", outcome: "ok" }], statements: [], series: [], sources: [] },
  };
  const valueBy = (reading: ReportVisibility) => redactReport(reading, sealed).facts[0]?.value;
  expect(valueBy(editionVisibility("public", { visibility: {} }))).toBe("••• star");
  expect(valueBy(editionVisibility("public", { visibility: {}, showsExplicit: true }))).toBe("porn star");
  expect(valueBy(fullVisibility)).toBe("porn star");
});

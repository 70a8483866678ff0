import { languages } from "@fanradar/contract";
import { modelWithReport, pages } from "./pages.ts";
import { englishOnly, expectFits, openIn, readIn, textsOf } from "./reading.ts";
import { expect, signInDemo, test } from "./world.ts";

/**
 * Pages with most sentences, and those that the server writes. pages.spec reads every page in German, which has the longest words:
 * languages.test of words/ proves that no table holds English, and the fences that no sentence stands elsewhere.
 */
const dense: readonly string[] = ["/settings", "/ai-assistant", "/report/:id", "/model-dashboard", "/admin"];

test.describe.configure({ mode: "parallel" });

for (const language of languages.filter((one) => one !== "en" && one !== "de"))
  for (const person of ["demo", "model", "admin"] as const)
    test(`Languages: the densest pages of a ${person} in ${language} contain no English and fit 320 and 1440 px`, async ({
      page,
    }) => {
      const isEnglish = await englishOnly(language);
      const found: string[] = [];
      await readIn(page, language);
      await signInDemo(page, person);
      const id = person === "demo" ? await modelWithReport(page) : 0;
      for (const path of pages[person].filter((one) => dense.includes(one))) {
        await openIn(page, language, path.replace(":id", `${id}`));
        found.push(...(await textsOf(page)).filter(isEnglish).map((text) => `${path}: ${text}`));
        for (const width of [320, 1440]) await expectFits(page, width);
      }
      expect(found).toEqual([]);
    });

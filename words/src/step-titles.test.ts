import { languages } from "@fanradar/contract";
import { expect, test } from "vitest";
import { bundles } from "./message-bundles.ts";
import { findHelp } from "./safety/help.ts";

test.each(languages)(
  "titles of steps in %s name nothing that a title is refused for, and no figure",
  async (language) => {
    const { stepTitleWords } = await bundles.todos.load(language);
    for (const [key, template] of Object.entries(stepTitleWords)) {
      const title = template.replace(/\{[^}]*platform\}/g, "OnlyFans").replace(/\{[^}]+\}/g, "Fitness");
      expect([key, findHelp(title, { today: new Date() })]).toEqual([key, null]);
      // Shares, counts and amounts: what is left are names, and days that are no figures.
      expect(template).not.toMatch(/\{(?:share|target|worth|quiet|returned|rate|usual|since|effect|ran|all)\}/);
    }
  },
);

import { setTimeout as sleep } from "node:timers/promises";
import { creatorPath, languages, listModelPage, listTrending } from "@fanradar/contract";
import { treeFaults } from "./accessibility-tree.ts";
import { layoutFaults, noteShifts, shiftOf, walkByTab } from "./layout.ts";
import { modelWithReport, pages } from "./pages.ts";
import { englishOnly, expectFits, openIn, readIn, textsOf } from "./reading.ts";
import { accessibilityFaults, expect, signInDemo, test } from "./world.ts";

/** A phone, the narrowest screen of WCAG (reflow), and a window of 1440 px at 200 %. */
const sizes = [
  { name: "390 px", viewport: { width: 390, height: 844 } },
  { name: "320 px", viewport: { width: 320, height: 700 } },
  { name: "1440 px at 200 %", viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
];

for (const { name: size, ...screen } of sizes)
  test.describe(`Sweep at ${size}`, { tag: "@sweep" }, () => {
    test.describe.configure({ mode: "parallel" });
    test.use(screen);
    for (const viewer of ["visitor", "demo", "model", "admin"] as const)
      test(`Every page of a ${viewer} is accessible in light and dark, cuts no text, hides no control and is read aloud in the order it is drawn, in German`, async ({
        page,
      }) => {
        test.setTimeout(1_800_000);
        const faults: string[] = [];
        const look = async (place: string) => {
          const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (width > 0) faults.push(`${place}: ${width} px too wide`);
          expect(await page.evaluate(() => document.documentElement.dataset.theme), place).toBe("system");
          for (const colorScheme of ["light", "dark"] as const) {
            await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
            const found = await accessibilityFaults(page, "colours");
            faults.push(...found.map((fault) => `${place}, ${colorScheme}: ${fault}`));
          }
          const others = [
            ...(await layoutFaults(page)),
            ...(await treeFaults(page)),
            ...(await walkByTab(page)).faults,
          ];
          faults.push(...others.map((fault) => `${place}: ${fault}`));
        };
        await readIn(page, "de", viewer === "visitor" ? viewer : "person");
        if (viewer !== "visitor") await signInDemo(page, viewer);
        const id = viewer === "demo" ? await modelWithReport(page) : 0;
        const trending = listTrending.output.parse(
          await (await page.request.get(`${listTrending.path}?limit=1`)).json(),
        );
        const creators = viewer === "visitor" ? trending.map(creatorPath) : [];
        for (const path of [...pages[viewer], ...creators]) {
          await openIn(page, "de", path.replace(":id", `${id}`));
          await look(path);
          if (path !== "/settings") continue;
          for (const tab of (await page.getByRole("tab").all()).slice(1)) {
            await tab.click();
            await look(`${path}, ${await tab.textContent()}`);
          }
        }
        expect(faults).toEqual([]);
      });
  });

/** The most stops of a report, whose figures are one stop for each part of it. */
const mostStopsOfReport = 40;

for (const viewer of ["visitor", "demo", "model", "admin"] as const)
  test(`Sweep by Tab: every page of a ${viewer} is walked and read aloud in the order it is drawn, with all it has, and left again, at 1440 px`, {
    tag: "@sweep",
  }, async ({ page }) => {
    test.setTimeout(1_800_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    const faults: string[] = [];
    if (viewer !== "visitor") await signInDemo(page, viewer);
    const id = viewer === "demo" ? await modelWithReport(page) : 0;
    for (const path of pages[viewer]) {
      await openIn(page, "en", path.replace(":id", `${id}`));
      const read = await treeFaults(page);
      const walk = await walkByTab(page);
      faults.push(...[...read, ...walk.faults].map((fault) => `${path}: ${fault}`));
      if (path === "/report/:id" && walk.stops > mostStopsOfReport) faults.push(`${path}: ${walk.stops} stops`);
    }
    expect(faults).toEqual([]);
  });

/** pages.spec reads in German, languages.test of words/ proves that no table holds English, and the fences that no text stands elsewhere. */
for (const language of languages.filter((one) => one !== "en" && one !== "de"))
  for (const viewer of ["visitor", "demo", "model", "admin"] as const)
    test(`Sweep: every page of a ${viewer} in ${language} contains no English and fits 320 and 1440 px`, {
      tag: "@sweep",
    }, async ({ page }) => {
      test.setTimeout(1_800_000);
      const isEnglish = await englishOnly(language);
      const found: string[] = [];
      await readIn(page, language, viewer === "visitor" ? viewer : "person");
      if (viewer !== "visitor") await signInDemo(page, viewer);
      const id = viewer === "demo" ? await modelWithReport(page) : 0;
      for (const path of pages[viewer]) {
        await openIn(page, language, path.replace(":id", `${id}`));
        found.push(...(await textsOf(page)).filter(isEnglish).map((text) => `${path}: ${text}`));
        for (const width of [320, 1440]) await expectFits(page, width);
      }
      expect(found).toEqual([]);
    });

for (const width of [390, 1440])
  test(`Sweep: no main page moves by more than 0.02 while its answers come one after the other, at ${width} px`, {
    tag: "@sweep",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInDemo(page, "demo");
    const id = await modelWithReport(page);
    const { user } = await (await page.request.get("/api/auth/session")).json();
    const { models } = listModelPage.output.parse(
      await (await page.request.get(`${listModelPage.path.replace(":id", user.id)}?limit=2`)).json(),
    );
    await noteShifts(page);
    let requests = 0;
    await page.route("**/api/**", async (route) => {
      // The stream of events never ends.
      if (!route.request().url().includes("/api/events")) await sleep(300 + 150 * (requests++ % 3));
      await route.continue();
    });
    const moved: Record<string, number> = {};
    for (const path of [
      "/dashboard",
      `/report/${id}`,
      "/analytics",
      `/compare?models=${models.map((model) => model.id).join(",")}`,
      "/earnings",
    ]) {
      await page.goto(path);
      await expect(page.getByRole("main").locator("[data-fact]").first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      const shift = await shiftOf(page);
      if (shift > 0.02) moved[path] = shift;
    }
    expect(moved).toEqual({});
  });

import type { Locator, Page } from "@playwright/test";
import { modelWithReport } from "./pages.ts";
import { expect, signInDemo, test } from "./world.ts";

/** Counts presses of pointer or key, as the goal does: a text that is typed or pasted is no press, the key that sends it is one. */
class Hand {
  presses = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  async press(target: Locator): Promise<void> {
    this.presses++;
    await target.click();
  }
  async key(name: string): Promise<void> {
    this.presses++;
    await this.page.keyboard.press(name);
  }
  /** An entry of the menu, which on a phone may be in 'More'. */
  async follow(name: string): Promise<void> {
    const entry = this.page.getByRole("link", { name, exact: true }).filter({ visible: true });
    if ((await entry.count()) === 0) await this.press(this.page.getByRole("button", { name: "More", exact: true }));
    await this.press(entry.last());
  }
}

type Task = (hand: Hand, page: Page, model: { id: number; name: string }) => Promise<void>;

const openReport: Task = async (hand, page, { name }) => {
  await hand.press(page.getByRole("link", { name, exact: true }).first());
  await expect(page.getByRole("heading", { name: "Risk Assessment" })).toBeVisible();
};
const fromReport =
  (role: "button" | "link", name: string | RegExp): Task =>
  async (hand, page, model) => {
    await openReport(hand, page, model);
    await hand.press(page.getByRole(role, { name }).first());
  };

/** What people come for, each from the dashboard to where only the answer, the file or the text of their own is missing. */
const tasks: Record<string, Task> = {
  "add models": async (hand, page) => {
    await hand.press(page.getByRole("link", { name: "Submit Model" }).filter({ visible: true }).first());
    await expect(page.getByLabel("Profile links or handles")).toBeVisible();
  },
  "read a report": openReport,
  "share a report": async (...given) => {
    await fromReport("button", "Share")(...given);
    await expect(given[1].getByRole("dialog")).toBeVisible();
  },
  "export a report": async (...given) => {
    await fromReport("button", "Export PDF")(...given);
    await expect(given[1].getByRole("dialog")).toBeVisible();
  },
  "enter figures": async (...given) => {
    await fromReport("link", "Data sources")(...given);
    await given[0].press(given[1].getByRole("button", { name: "Add figures" }).first());
    await expect(given[1].getByRole("dialog")).toBeVisible();
  },
  "compare two models": async (hand, page) => {
    await hand.follow("Compare Models");
    await hand.press(page.getByRole("button", { name: /^Compare \S/ }).first());
    await expect(page.getByRole("heading", { name: "Top performers" })).toBeVisible();
  },
  "read a model's earnings": async (hand, page, { id, name }) => {
    await hand.follow("Earnings");
    await expect(page.getByRole("heading", { name: "By model" })).toBeVisible();
    await hand.press(page.getByRole("main").getByRole("link", { name, exact: true }).first());
    await page.waitForURL(`**/earnings/${id}`);
  },
  "import a statement": async (hand, page) => {
    await hand.follow("Earnings");
    await hand.press(page.getByRole("button", { name: "Import a statement" }).first());
    await expect(page.getByRole("dialog").or(page.getByRole("menu"))).toBeVisible();
  },
  "analyze a price": async (hand, page) => {
    const isPhone = (page.viewportSize()?.width ?? 0) < 768;
    if (isPhone) {
      await hand.press(page.getByRole("button", { name: /^Search/ }).first());
      await page.getByRole("dialog").getByRole("combobox").fill("Pricing");
      await expect(page.getByRole("option", { name: /Pricing/ }).first()).toBeVisible();
      await hand.key("Enter");
    } else {
      await hand.follow("AI Assistant");
      await hand.press(page.getByRole("tab", { name: "Pricing Intelligence" }));
    }
    await hand.press(page.getByRole("button", { name: "Analyze pricing" }));
    await expect(page.getByText("Pricing intelligence report generated successfully!").first()).toBeVisible();
  },
  "ask the assistant": async (hand, page) => {
    await hand.follow("AI Assistant");
    await page.getByRole("textbox", { name: /message|question|ask/i }).fill("Who needs attention?");
    await hand.key("Enter");
  },
  "write a to-do": async (hand, page) => {
    await hand.follow("To-dos");
    await hand.press(page.getByRole("button", { name: "New to-do" }));
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "find a creator": async (hand, page) => {
    await hand.follow("Discover");
    await expect(page.getByPlaceholder("Paste a link or type a name")).toBeVisible();
  },
};

for (const width of [390, 1440])
  test(`Sweep: each main task is at most three presses from the dashboard, at ${width} px`, {
    tag: "@sweep",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInDemo(page, "demo");
    const id = await modelWithReport(page);
    const { name } = await (await page.request.get(`/api/models/${id}`)).json();
    const presses: Record<string, number> = {};
    for (const [task, run] of Object.entries(tasks)) {
      await page.goto("/dashboard");
      await expect(page.getByRole("link", { name, exact: true }).first()).toBeVisible();
      const hand = new Hand(page);
      await test.step(task, () => run(hand, page, { id, name }));
      presses[task] = hand.presses;
    }
    console.log(JSON.stringify({ width, presses }));
    expect(Object.entries(presses).filter(([, count]) => count > 3)).toEqual([]);
  });

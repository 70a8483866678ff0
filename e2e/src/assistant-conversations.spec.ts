import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { ask, box, lastTurn, turns } from "./assistant.ts";
import { expect, expectAccessible, openReport, signUp, test } from "./world.ts";

/** On a phone the conversations are folded. */
const folded = (page: Page) => page.getByRole("button", { name: "Conversations", exact: true });

test("a conversation begins by a quick start, is opened again, renamed, exported and deleted, about a model of one's own", {
  tag: "@phone",
}, async ({ page }) => {
  await signUp(page);
  await openReport(page, { name: "Chat Model", handle: "demo.assistant.own" }, () => "/ai-assistant");
  const starts = page.getByRole("list", { name: "Quick starts" }).getByRole("button");
  await expect(starts).toHaveCount(8);
  const [start = ""] = await starts.allTextContents();
  await starts.first().click();
  await expect(lastTurn(page).getByText(start, { exact: true })).toBeVisible();
  await expect(lastTurn(page).getByText(/^Playbook: /)).toBeVisible();
  await page.getByRole("link", { name: "New conversation" }).click();
  await expect(page.getByRole("button", { name: /^About/ })).toContainText("Chat Model");
  await ask(page, "What does my engagement say?");
  await expect(lastTurn(page).getByText("About Chat Model, by the report of")).toBeVisible();
  await expect(page).toHaveURL(/model=\d+&conversation=\d+/);
  // A line break is typed by Shift and Enter, the question sent by Enter.
  await box(page).fill("How do I get");
  await box(page).press("Shift+Enter");
  await box(page).pressSequentially("more comments?");
  await box(page).press("Enter");
  await expect(turns(page)).toHaveCount(2);
  await expect(lastTurn(page).getByText(/^Playbook: /)).toBeVisible();

  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByLabel("Name of the conversation").fill("On engagement");
  await page.getByLabel("Name of the conversation").press("Enter");
  await expect(page.getByRole("heading", { name: "On engagement" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Rename" })).toBeFocused();
  await expectAccessible(page);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export", exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^fanradar-conversation-\d+\.md$/);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("# On engagement");
  expect(text).toContain("How do I get\nmore comments?");
  expect(text).toMatch(/figures checked · Written by the engine/);

  await page.getByRole("link", { name: "New conversation" }).click();
  await expect(page.getByRole("heading", { name: "What would you like to know?" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "On engagement" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "What would you like to know?" })).toBeVisible();
  const kept = page.getByRole("link", { name: /On engagement/ });
  await expect(kept.or(folded(page))).toBeVisible();
  if (await folded(page).isVisible()) await folded(page).click();
  await kept.click();
  await expect(turns(page)).toHaveCount(2);
  await expect(
    turns(page)
      .first()
      .getByRole("button", { name: /^Engagement: / })
      .first(),
  ).toBeVisible();

  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const asks = page.getByRole("alertdialog");
  await expect(asks).toContainText("Delete “On engagement”");
  await expect(asks.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessible(page);
  await asks.getByRole("button", { name: "Cancel" }).click();
  await expect(asks).toBeHidden();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await asks.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("“On engagement” is deleted").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "What would you like to know?" })).toBeVisible();
  await expect(kept).toHaveCount(0);
});

import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { askQuestion, box, lastTurn, turns } from "./assistant.ts";
import { expect, expectAccessible, openReport, signUp, test } from "./world.ts";

/** On a phone the conversations are folded. */
const folded = (page: Page) => page.getByRole("button", { name: "Conversations", exact: true });

test("Assistant page: a conversation on an own model begins by a quick start, is reopened, renamed, exported and deleted", {
  tag: "@phone",
}, async ({ page }) => {
  await signUp(page);
  await openReport(page, { name: "Chat Model", handle: "demo.assistant.own" }, () => "/ai-assistant");
  const starts = page.getByRole("list", { name: "Quick starts" }).getByRole("button");
  await expect(starts).toHaveCount(8);
  const [start = ""] = await starts.allTextContents();
  await page.getByRole("button", { name: start, exact: true }).click();
  await expect(lastTurn(page).getByText(start, { exact: true })).toBeVisible();
  await expect(lastTurn(page).getByText(/^Playbook: /)).toBeVisible();
  await page.getByRole("link", { name: "New conversation" }).click();
  await expect(turns(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^About/ })).toContainText("Chat Model");
  await askQuestion(page, "How many followers do I have?");
  await expect(lastTurn(page).getByText(/figures checked/)).toBeVisible();
  await expect(page).toHaveURL(/model=\d+&conversation=\d+/);
  // A line break is typed by Shift and Enter, the question sent by Enter.
  await box(page).fill("How do I get");
  await box(page).press("Shift+Enter");
  await box(page).pressSequentially("more comments?");
  await box(page).press("Enter");
  await expect(turns(page)).toHaveCount(2);
  await expect(lastTurn(page).getByText(/^Playbook: /)).toBeVisible();

  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByLabel("Name of the conversation").fill("On followers");
  await page.getByLabel("Name of the conversation").press("Enter");
  await expect(page.getByRole("heading", { name: "On followers" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Rename" })).toBeFocused();
  await expectAccessible(page);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export", exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^fanradar-conversation-\d+\.md$/);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("# On followers");
  expect(text).toContain("How do I get\nmore comments?");
  expect(text).toMatch(/figures checked · Written by the engine/);

  await page.getByRole("link", { name: "New conversation" }).click();
  await expect(page.getByRole("heading", { name: "What would you like to know?" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "On followers" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "What would you like to know?" })).toBeVisible();
  const conversationLink = page.getByRole("link", { name: /On followers/ });
  if ((page.viewportSize()?.width ?? 0) < 1024) await folded(page).click();
  await conversationLink.click();
  await expect(turns(page)).toHaveCount(2);
  await expect(
    turns(page)
      .first()
      .getByRole("button", { name: /^Followers: / })
      .first(),
  ).toBeVisible();

  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const asks = page.getByRole("alertdialog");
  await expect(asks).toContainText("Delete “On followers”");
  await expect(asks.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessible(page);
  await asks.getByRole("button", { name: "Cancel" }).click();
  await expect(asks).toBeHidden();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await asks.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("“On followers” was deleted").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "What would you like to know?" })).toBeVisible();
  await expect(conversationLink).toHaveCount(0);
});

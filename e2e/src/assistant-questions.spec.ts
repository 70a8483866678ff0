import { askQuestion, box, lastTurn, turns } from "./assistant.ts";
import { bareNumerals, expect, expectAccessible, openReport, signInDemo, signUp, submitModel, test } from "./world.ts";

test("Assistant page: a question about the figures is pressed, and another one is completed by keyboard", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/ai-assistant");
  await expect(page.getByRole("list", { name: "Quick starts" }).getByRole("button")).toHaveCount(8);
  await expect(page.getByRole("list", { name: "About the figures" })).toHaveCount(0);

  await openReport(page, { name: "Question Model", fields: { instagramUrl: "demo.chat" } }, () => "/ai-assistant");
  const offered = page.getByRole("list", { name: "About the figures" }).getByRole("button");
  await expect(offered.filter({ hasText: "Which posts on Instagram did best?" })).toBeVisible();
  expect(await offered.count()).toBeLessThanOrEqual(6);
  expect(await bareNumerals(page)).toEqual([]);
  await offered.filter({ hasText: "Which posts on Instagram did best?" }).click();
  await expect(lastTurn(page).getByText(/figures checked/)).toBeVisible();

  const suggestions = page.getByRole("listbox", { name: "Suggested questions" });
  await box(page).pressSequentially("many foll");
  await expect(suggestions.getByRole("option")).toHaveText(["How many followers do I have on Instagram?"]);
  await expect(page.getByText("1 suggestion. Use the arrow keys to choose.")).toBeAttached();
  await box(page).press("ArrowDown");
  const option = suggestions.getByRole("option", { selected: true });
  await expect(box(page)).toHaveAttribute("aria-activedescendant", (await option.getAttribute("id")) ?? "none");
  await expectAccessible(page);
  await box(page).press("Escape");
  await expect(suggestions).toBeHidden();
  await expect(box(page)).toHaveValue("many foll");
  await box(page).press("s");
  await expect(box(page)).toHaveValue("many folls");
  await box(page).press("Backspace");
  await box(page).press("ArrowUp");
  await box(page).press("Enter");
  await expect(box(page)).toHaveValue("How many followers do I have on Instagram?");
  await expect(suggestions).toBeHidden();
  await box(page).press("Shift+Enter");
  await expect(box(page)).toHaveValue("How many followers do I have on Instagram?\n");
  await box(page).press("Enter");
  await expect(turns(page)).toHaveCount(2);
  await expect(lastTurn(page).getByText(/figures checked/)).toBeVisible();
});

test("Assistant page: an answer is rated with a reason, which an admin reads with its plan, and becomes a note of the model", async ({
  page,
}) => {
  const { name, email } = await signUp(page);
  const model = await openReport(
    page,
    { name: "Rated Model", fields: { instagramUrl: "demo.chat" } },
    () => "/ai-assistant",
  );
  const reason = `Too short for ${Date.now()}`;
  await askQuestion(page, "How many followers do I have on Instagram?");
  const helpful = lastTurn(page).getByRole("button", { name: "Helpful", exact: true });
  const notHelpful = lastTurn(page).getByRole("button", { name: "Not helpful" });
  await notHelpful.click();
  await expect(lastTurn(page).getByLabel("Why? (optional)")).toBeFocused();
  await expect(notHelpful).toHaveAttribute("aria-pressed", "true");
  await expect(lastTurn(page).getByRole("button", { name: "Send", exact: true })).toBeDisabled();
  await lastTurn(page).getByLabel("Why? (optional)").fill(reason);
  await expectAccessible(page);
  await lastTurn(page).getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Thanks for your feedback").first()).toBeVisible();
  await expect(notHelpful).toBeFocused();

  await lastTurn(page).getByRole("button", { name: "Use as note" }).click();
  await expect(lastTurn(page).getByRole("button", { name: "Added to the model's notes" })).toBeDisabled();
  const { notes } = await (await page.request.get(`/api/models/${model}`)).json();
  expect(notes).toMatch(/^Assistant, .*\d{4}.*: How many followers do I have on Instagram\?\n.*followers/);
  expect(notes).toMatch(/\nFigures as of [A-Z][a-z]+ \d+, \d{4}$/);

  // Of one model alone the answer is about that one.
  await submitModel(page, { name: "Second Model" });
  await askQuestion(page, "How are my models doing?");
  await expect(turns(page)).toHaveCount(2);
  await expect(helpful).toBeVisible();
  await expect(lastTurn(page).getByRole("button", { name: "Use as note" })).toHaveCount(0);

  await page.reload();
  await expect(turns(page).first().getByRole("button", { name: "Not helpful" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(notHelpful).toHaveAttribute("aria-pressed", "false");

  await page.context().clearCookies();
  await signInDemo(page, "admin");
  await page.goto("/admin");
  await page.getByRole("tab", { name: "Answers" }).click();
  const entry = page.getByRole("listitem").filter({ hasText: reason });
  await expect(entry).toContainText("The question was not shared");
  await entry.getByText("Blocks of the answer").click();
  await expect(entry).toContainText("instagram.followers");
  await expect(entry).not.toContainText(name);
  await expect(entry).not.toContainText(email);
  await expectAccessible(page);
});

import type { Page } from "@playwright/test";

export const stream = "**/api/ai/chat/stream";
export const box = (page: Page) => page.getByLabel("Your question");
export const sendButton = (page: Page) => page.getByRole("button", { name: "Send", exact: true });
const log = (page: Page) => page.getByRole("log", { name: "Messages" });
/** Questions with their answers, in order. */
export const turns = (page: Page) =>
  log(page)
    .getByRole("listitem")
    .filter({ has: page.getByText("You", { exact: true }) });
export const lastTurn = (page: Page) => turns(page).last();

export async function askQuestion(page: Page, question: string) {
  await box(page).fill(question);
  await sendButton(page).click();
}

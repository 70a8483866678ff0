import { expect, test } from "./world.ts";

test("the page of the API shows every call, and what one takes", async ({ page }) => {
  await page.goto("/api/docs");
  await expect(page.getByRole("heading", { name: /FanRadar API/ })).toBeVisible();
  await page.getByRole("button", { name: /post \/api\/models$/i }).click();
  await expect(page.getByText("Idempotency-Key")).toBeVisible();
});

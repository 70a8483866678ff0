import { expect, test } from "./world.ts";

test("API page: lists every area, every call of an open one, and a call's parameters", async ({ page }) => {
  const document: { paths: Record<string, Record<string, { tags: string[] }>> } = await (
    await page.request.get("/api/openapi.json")
  ).json();
  const areas = Object.values(document.paths).flatMap((methods) => Object.values(methods).flatMap(({ tags }) => tags));
  await page.goto("/api/docs");
  await expect(page.locator(".opblock-tag")).toHaveCount(new Set(areas).size);

  await page.locator("#operations-tag-models").click();
  await expect(page.locator(".opblock")).toHaveCount(areas.filter((area) => area === "models").length);
  await page.getByRole("button", { name: "post /api/models", exact: true }).click();
  await expect(page.getByText("Idempotency-Key")).toBeVisible();
});

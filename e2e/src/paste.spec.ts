import { expect, expectAccessible, expectNoOverflow, newHandle, newPerson, password, signUp, test } from "./world.ts";

const box = "Profile links or handles";
const send = "Generate AI Report";

test("Submit page: one pasted link leads straight to its live report, and several to the dashboard", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/submit");
  await page.getByLabel(box).fill(`https://www.instagram.com/${newHandle("demo.paste.")}/?igsh=abc`);
  await page.getByRole("button", { name: send }).click();
  await page.waitForURL("**/report/*");
  await expect(page.getByRole("heading", { name: "Risk Assessment" })).toBeVisible();

  await page.goto("/submit");
  await expect(page.getByLabel(box)).toHaveValue("");
  await page
    .getByLabel(box)
    .fill("x.com/demo_paste_a\nx.com/demo_paste_b onlyfans.com/demopaste\nwww.instagram.com/p/Cxyz/");
  const problems = page.getByRole("region", { name: "What to fix" });
  await expect(problems.getByRole("listitem")).toContainText(["Row 3 www.instagram.com/p/Cxyz/This is a post"]);
  // The checkbox is of the OnlyFans profile in a row that is ready.
  await page.getByRole("button", { name: "Add 2 ready rows" }).click();
  await expect(page.getByRole("checkbox", { name: /18 or older/ })).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel(box)).toHaveValue(/Cxyz/);
  await page.getByLabel(box).fill("x.com/demo_paste_a\nx.com/demo_paste_b onlyfans.com/demopaste");
  await page.getByRole("button", { name: send }).click();
  await expect(page.getByRole("checkbox", { name: /18 or older/ })).toBeFocused();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: send }).click();
  await page.waitForURL("**/dashboard");
  await expect(page.getByText("Models added").first()).toBeVisible();
});

test("Analyze page: one question covers all handles without a platform, and a visitor's list is kept through sign-up", async ({
  page,
}) => {
  await page.goto("/analyze");
  await page.getByLabel(box).fill("@demo.one\ndemo.two");
  await expect(page.getByText("Without an account you can analyze one model at a time.")).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByText("All of these handles are on:").getByRole("button", { name: "Instagram" }).click();
  const links = "https://www.instagram.com/demo.one/\nhttps://www.instagram.com/demo.two/";
  await expect(page.getByLabel(box)).toHaveValue(links);
  await page.getByRole("link", { name: "Sign up and keep these links" }).click();
  const person = newPerson();
  await page.getByLabel("Name", { exact: true }).fill(person.name);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password").fill(password);
  await page.getByLabel(/18 or older/).check();
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("**/submit");
  await expect(page.getByLabel(box)).toHaveValue(links);
  await page.getByRole("button", { name: send }).click();
  await page.waitForURL("**/dashboard");
});

import { codeOf, joinVerified, lookNow, writeBio } from "./claiming.ts";
import {
  bareNumerals,
  expect,
  expectAccessible,
  expectNoOverflow,
  newHandle,
  signUp,
  submitModel,
  test,
  verifyAddress,
} from "./world.ts";

test("Revenue split: an agency sets a share, both sides confirm a month, and a later statement shows what changed", async ({
  page: creator,
  browser,
}) => {
  const handle = newHandle("demo.split.");
  await joinVerified(creator, handle);
  await creator.getByRole("button", { name: "Get a code" }).click();
  await writeBio(creator, await codeOf(creator));
  await lookNow(creator);
  await expect(creator.getByRole("link", { name: "View as public" })).toBeVisible();

  const agency = await (await browser.newContext()).newPage();
  await verifyAddress(agency, (await signUp(agency)).email);
  const id = await submitModel(agency, { name: "Split Model", handle });
  const importing = async (lines: string[]) => {
    const answer = await agency.request.post(`/api/models/${id}/imports?timeZone=UTC`, {
      headers: { "content-type": "application/octet-stream" },
      data: Buffer.from(lines.join("\n")),
    });
    expect(answer.status(), await answer.text()).toBe(201);
  };
  const paid = (day: string, net: string) => `${day} 12:00\t$${net}\t$0.00\t$${net}\tTip from A\tdone`;
  await importing([paid("2025-12-01", "80.00"), paid("2025-12-15", "16.01"), paid("2025-12-31", "4.00")]);

  await agency.goto(`/earnings/${id}`);
  await agency.getByRole("link", { name: "Revenue split" }).click();
  await expect(agency.getByText("No month is divided yet")).toBeVisible();
  await expectAccessible(agency);
  await agency.getByRole("button", { name: "Set a share" }).click();
  await agency.getByLabel("Share in percent").fill("130");
  await agency.getByRole("button", { name: "Save" }).click();
  await expect(agency.getByText("Must be between 0 and 100")).toBeVisible();
  await expectAccessible(agency);
  await agency.getByLabel("Share in percent").fill("30");
  await agency.getByLabel("First day").fill("2025-12-01");
  await agency.getByRole("button", { name: "Save" }).click();

  const month = agency.getByRole("listitem").filter({ has: agency.getByRole("heading", { name: "December 2025" }) });
  await expect(month.getByRole("button", { name: "Agency’s part: $30.00, file" })).toBeVisible();
  await expect(month.getByRole("button", { name: "Creator’s part: $70.01, file" })).toBeVisible();
  await month.getByRole("button", { name: "Confirm for the agency" }).click();
  await expectAccessible(agency);
  await agency.getByRole("dialog").getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(month.getByText("Confirmed by the agency")).toBeVisible();

  await creator.goto("/model-dashboard");
  await creator.getByRole("link", { name: "Journey Person", exact: true }).click();
  await creator.getByRole("button", { name: "Confirm for the creator" }).click();
  await creator.getByRole("dialog").getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(creator.getByText("Confirmed by both")).toBeVisible();
  await expect(creator.getByText("Split Model")).toHaveCount(0);
  await expect(creator.getByRole("button", { name: "Set a share" })).toHaveCount(0);

  await importing([paid("2025-12-24", "10.00")]);
  await agency.reload();
  await expect(month.getByText("Changed since it was confirmed")).toBeVisible();
  await expect(month.getByText("$100.01 → $110.01").first()).toBeVisible();
  await month.getByRole("button", { name: "Dec 24" }).first().click();
  const payments = month.getByRole("region", { name: "Payments of the month" });
  await expect(payments.getByRole("row").filter({ hasText: "$10.00" })).toContainText("$3.00");
  await expectAccessible(agency);
  await expectNoOverflow(agency);
  expect(await bareNumerals(agency)).toEqual([]);
  const download = agency.waitForEvent("download");
  await agency.getByRole("link", { name: "Download as CSV" }).click();
  expect((await download).suggestedFilename()).toBe(`split-${id}.csv`);
});

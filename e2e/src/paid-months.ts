import { expect, type Page } from "@playwright/test";

/** Ten months of payments: two join a day, at a price that rises on 1 July. */
function statement(): string {
  const line = (at: number, cents: number, what: string) => {
    const shown = (amount: number) => `$${(amount / 100).toFixed(2)}`;
    const moment = new Date(at).toISOString().slice(0, 16).replace("T", " ");
    return `${moment}\t${shown(cents)}\t${shown(cents * 0.2)}\t${shown(cents * 0.8)}\t${what}\tdone`;
  };
  return Array.from({ length: 304 }, (_, day) => Date.UTC(2026, 0, 1 + day, 12))
    .flatMap((at, day) => {
      const price = at < Date.UTC(2026, 6, 1) ? 800 : 1_000;
      return [
        line(at, price, `Subscription from First${day}`),
        line(at + 60_000, price, `Subscription from Second${day}`),
        line(at + 120_000, 2_000 + 10 * (day % 7), `Tip from First${day}`),
      ];
    })
    .join("\n");
}

/** Imports them as a statement of a model's. */
export async function importPayments(page: Page, modelId: number): Promise<void> {
  const imported = await page.request.post(`/api/models/${modelId}/imports?timeZone=UTC`, {
    headers: { "content-type": "application/octet-stream" },
    data: Buffer.from(statement()),
  });
  expect(imported.status()).toBe(201);
}

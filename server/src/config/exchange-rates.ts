import type { ExchangeRates } from "@fanradar/contract";

/** One US dollar in each currency, on which day, and who says so. */
export const exchangeForm = /^(\d{4}-\d{2}-\d{2}) EUR=(\d+\.\d+),GBP=(\d+\.\d+),CAD=(\d+\.\d+) (\S.{0,100})$/;

/** Undefined where nobody told any. */
export function exchangeRatesOf(told: string | undefined): ExchangeRates | undefined {
  const [, day, eur, gbp, cad, source] = exchangeForm.exec(told ?? "") ?? [];
  if (!day || !source) return undefined;
  const perDollar = { USD: 1, EUR: Number(eur), GBP: Number(gbp), CAD: Number(cad) };
  return { perDollar, source, day, isSandbox: false };
}

/** The demo's own: invented, and said to be so wherever one is used. */
export const sampleRates: ExchangeRates = {
  perDollar: { USD: 1, EUR: 0.9, GBP: 0.8, CAD: 1.4 },
  source: "Sandbox",
  day: "2026-11-20",
  isSandbox: true,
};

import type { ExchangeRates } from "@fanradar/contract";

/** One US dollar in each currency, with date and source. */
export const exchangeForm = /^(\d{4}-\d{2}-\d{2}) EUR=(\d+\.\d+),GBP=(\d+\.\d+),CAD=(\d+\.\d+) (\S.{0,100})$/;

/** Rates as EXCHANGE_RATES writes them; undefined where the text is absent or of another form. */
export function exchangeRatesOf(text: string | undefined): ExchangeRates | undefined {
  const [, day, eur, gbp, cad, source] = exchangeForm.exec(text ?? "") ?? [];
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

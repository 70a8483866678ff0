import { errorTable, roundingStep } from "@fanradar/engine";
import { completeSeries, readPanel } from "./accuracy/panel.ts";

const horizons = [1, 3, 7, 14, 21, 28];
const shares = [0.025, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.975];
/** Days before the end, as many as leave a history of three weeks. */
const cuts = [14, 21, 28, 35];

/**
 * Prints the constants of engine/src/growth/shipped-errors.ts: quantiles of (truth − forecast) ÷ scale over all creators of
 * the panel. Exact counts are Twitch's, rounded ones YouTube's.
 */
export function conformalTable(folder: string): void {
  const fit = { horizons, shares, cuts };
  const exact = errorTable(completeSeries(readPanel(folder, "twitch_followers")), fit);
  const subscribers = completeSeries(readPanel(folder, "youtube_subscribers"));
  const rounded = errorTable(
    subscribers.filter((series) => roundingStep(series) > 1),
    fit,
  );
  const inDigits = ({ rows }: typeof exact) =>
    rows.map(({ quantiles, oneDay = 0, ...row }) => ({
      ...row,
      quantiles: quantiles.map((one) => Number(one.toFixed(3))),
      oneDay: Number(oneDay.toFixed(1)),
    }));
  console.log(JSON.stringify({ shares, exact: inDigits(exact), rounded: inDigits(rounded) }));
}

import type { ModelGoal } from "@fanradar/contract";
import { type Format, money } from "./format.ts";

/** A goal's number as it was typed: exact, and in its own currency. */
export function goalAmount(
  { metric, value, currency }: Pick<ModelGoal, "metric" | "value" | "currency">,
  format: Format,
): string {
  if (currency !== null) return money(value, currency, format);
  const isPercent = metric === "engagement";
  const style = isPercent ? "percent" : "decimal";
  return new Intl.NumberFormat(format.locale, { style, maximumFractionDigits: 6 }).format(
    isPercent ? value / 100 : value,
  );
}

/** The month in which the day of a goal on earnings lies. */
export const goalMonth = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(day));

import type { Fact, Period } from "@fanradar/engine";
import { betweenReadings } from "@fanradar/engine/catalogue/between-readings";
import { dayMs } from "@fanradar/engine/catalogue/time";
import { type Format, period } from "./format.ts";

const dayLength = "2026-11-29".length;

/** The days that a figure is of, both included: of a difference between two readings those after the first. Undefined where it names none. */
export function daysOfFact({ metric, period: span }: Pick<Fact, "metric" | "period">): Period | undefined {
  // Days of a span that somebody chose are those that it brought.
  if (!span || !betweenReadings.has(metric) || span.from.length === dayLength) return span;
  const next = new Date(Date.parse(span.from) + dayMs).toISOString();
  return next < span.to ? { from: next, to: span.to } : { from: span.to, to: span.to };
}

/** 'Nov 2 – 29, 2026', of the days that a figure is of; undefined where it names none. */
export function factPeriod(fact: Pick<Fact, "metric" | "period">, format: Format): string | undefined {
  const days = daysOfFact(fact);
  return days && period(days, format);
}

/** The days of an amount, which says nothing without them; undefined of figures that are no amounts, and of prices, which are of no days. */
export const daysOfAmount = (
  fact: Pick<Fact, "metric" | "unit" | "value" | "period">,
  format: Format,
): string | undefined =>
  fact.unit === "cents" && fact.value !== null && fact.metric !== "price" ? factPeriod(fact, format) : undefined;

import { fact as factSchema } from "@fanradar/contract";
import { type Fact, type Metric, metrics } from "@fanradar/engine";
import { expect, test } from "vitest";
import { pricingMetricWords as de } from "./de/pricing-metrics.ts";
import { pricingMetricWords as en } from "./en/pricing-metrics.ts";
import { pricingMetricWords as es } from "./es/pricing-metrics.ts";
import { pricingMetricWords as fr } from "./fr/pricing-metrics.ts";
import { isChange, showExactly, showFact } from "./index.ts";
import { localeOf } from "./languages.ts";
import { tables } from "./tables.ts";

const factOf = ({ id, unit }: Metric, value: Fact["value"]): Fact => ({
  ...{ id, metric: id, kind: "derived", value, unit, asOf: "2026-11-20T12:00:00.000Z", trust: "connected" },
  ...{ sandbox: false, inputs: [], sources: [], scope: "public" },
});
const pricing = { de, en, es, fr };

test("catalogue: has each metric once", () => {
  const names = metrics.map(({ id }) => id);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test.each(["en", "de", "es", "fr"] as const)(
  "catalogue: each metric has a label and is formatted in '%s'",
  (language) => {
    const words = tables[language];
    const format = { locale: localeOf[language], timeZone: "UTC", words };
    const labels: Record<string, string> = {
      ...words.metricWords,
      ...pricing[language],
      ...words.bookMetricWords,
      ...words.importMetricWords,
    };
    expect(Object.keys(labels).sort()).toEqual(metrics.map(({ id }) => id).sort());
    for (const metric of metrics) {
      const rise = factOf(metric, metric.unit === "words" ? "FR" : 12.5);
      expect(factSchema.parse(rise), metric.id).toEqual(rise);
      expect(showFact(rise, format).startsWith("+"), metric.id).toBe(isChange(metric.id));
      expect(showExactly(rise, format), metric.id).not.toBe("");
      expect(showFact(factOf(metric, null), format), metric.id).toBe("—");
    }
  },
);

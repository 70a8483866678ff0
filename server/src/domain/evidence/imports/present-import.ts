import type { ImportPreview } from "@fanradar/contract";
import { dayOf, type Fact, type MetricName, makeFact, type Platform } from "@fanradar/engine";
import type { Tables } from "@fanradar/words/tables";
import type { ImportCounts } from "../../../platform/db/schema.ts";
import { importChecksOf, needsConfirmation } from "./import-checks.ts";
import type { StatementSummary } from "./read-file.ts";

/** A parsed statement, for the person who uploaded it to check before it is stored. Payers are never part of it. */
export function presentPreview(
  reading: StatementSummary,
  {
    platform,
    counts,
    known,
    asOf,
    words,
  }: {
    platform: Platform | null;
    counts: ImportCounts;
    known: number | null;
    asOf: Date;
    words: Pick<Tables, "rowFaultWords">;
  },
): ImportPreview {
  const { layout, sample, questions, missing, creators } = reading;
  const { lines, figures, refused } = reading.shown;
  return {
    form: layout.form,
    rows: layout.rows,
    platform: platform ?? "other",
    isInReport: platform === "onlyfans" || (platform !== null && layout.rows === "figures"),
    headers: layout.headers,
    sample,
    columns: layout.columns,
    creators,
    questions,
    missing,
    payments: lines.map(({ row, at, type, grossCents, feeCents, netCents, currency, state, payer }) => ({
      row,
      at: new Date(at).toISOString(),
      type,
      grossCents: grossCents ?? null,
      feeCents: feeCents ?? null,
      netCents,
      currency,
      state,
      hasPayer: payer !== undefined,
    })),
    figures: figures.map(({ row, metric, value, currency, period }) => ({
      row,
      metric,
      value,
      currency: currency ?? null,
      from: dayOf(period.from),
      to: dayOf(period.to),
    })),
    refused: refused.map(({ row, column, fault, found }) => ({
      row,
      column,
      message: found === undefined ? words.rowFaultWords[fault] : `'${found}': ${words.rowFaultWords[fault]}`,
    })),
    checks: importChecksOf(reading, platform),
    needsConfirmation: needsConfirmation(reading, platform),
    facts: missing.length > 0 ? [] : importFacts(counts, { asOf: asOf.toISOString(), id: "import" }),
    known,
  };
}

interface FactsOptions {
  asOf: string;
  /** What the facts' ids begin with. */
  id: string;
  /** Key of the evidence, once there is one. */
  evidence?: string;
}

/** Counts of a file's rows by outcome, and what its payments earned in each currency, as facts. */
export function importFacts(
  { rows, taken, known, refused, skipped, net }: ImportCounts,
  { asOf, id, evidence }: FactsOptions,
): Fact[] {
  const countedFact = (
    name: string,
    metric: MetricName,
    draft: Pick<Fact, "kind" | "value" | "formula" | "currency">,
  ) =>
    makeFact(
      {
        ...draft,
        id: `${id}.${name}`,
        metric,
        asOf,
        scope: "owner",
        sources: evidence === undefined ? [] : [evidence],
      },
      [{ kind: "file", sandbox: false }],
    );
  const count = (name: string, metric: MetricName, value: number) =>
    countedFact(name, metric, { kind: "measured", value, formula: "count.rows" });
  return [
    count("rows", "import.rows", rows),
    count("new", "import.new", taken - known),
    count("known", "import.known", known),
    count("refused", "import.refused", refused),
    ...(skipped > 0 ? [count("skipped", "import.skipped", skipped)] : []),
    ...net.map(({ currency, cents }) =>
      countedFact(`net.${currency}`, "import.net", {
        kind: "derived",
        value: cents,
        currency,
        formula: "earnings.cleared",
      }),
    ),
  ];
}

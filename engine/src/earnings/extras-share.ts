import type { AnalyseInput } from "../analyse-input.ts";
import { addFact, addMissing, type FactBuilder } from "../builder/fact-builder.ts";
import { reasonOfStatement } from "../builder/missing-reasons.ts";
import { fewestPayers } from "./content-style.ts";

/** Of a month's earnings on OnlyFans the share that is messages, tips and other payments beside subscriptions; statements alone have it, and of fewer than five payers it describes no dependence. */
export function addExtrasShare(builder: FactBuilder, month: AnalyseInput["statementMonth"]): void {
  const subject = { metric: "extrasShare", platform: "onlyfans" } as const;
  if (!month || !builder.evidence.has(month.evidence)) addMissing(builder, subject, reasonOfStatement(builder));
  else if (month.netCents <= 0) addMissing(builder, subject, { code: "no-earnings" });
  else if (month.payers < fewestPayers)
    addMissing(builder, subject, { code: "too-few-payers", needs: fewestPayers, has: month.payers });
  else
    addFact(builder, {
      ...subject,
      kind: "derived",
      // What was given back may outweigh one side.
      value: Math.min(100, Math.max(0, (100 * month.extrasCents) / month.netCents)),
      n: month.payers,
      sampleOf: "payers",
      formula: "earnings.extrasShare",
      period: month.period,
      asOf: month.asOf,
      sources: [month.evidence],
    });
}

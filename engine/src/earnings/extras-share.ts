import type { AnalyseInput } from "../analyse-input.ts";
import { addMissing, type Desk, put } from "../desk/desk.ts";
import { fewestPayers } from "./content-style.ts";

/** Of a month's earnings on OnlyFans the share that is messages, tips and other payments beside subscriptions; statements alone have it, and of fewer than five payers it describes no dependence. */
export function putExtrasShare(desk: Desk, month: AnalyseInput["statementMonth"]): void {
  const subject = { metric: "extrasShare", platform: "onlyfans", unit: "percent" } as const;
  if (!month || !desk.evidence.has(month.evidence)) addMissing(desk, subject, { code: "needs-statement" });
  else if (month.netCents <= 0) addMissing(desk, subject, { code: "no-earnings" });
  else if (month.payers < fewestPayers)
    addMissing(desk, subject, { code: "too-few-payers", needs: fewestPayers, has: month.payers });
  else
    put(desk, {
      ...subject,
      kind: "derived",
      // What was given back may outweigh one side.
      value: Math.min(100, Math.max(0, (100 * month.extrasCents) / month.netCents)),
      n: month.payers,
      sampleOf: "payers",
      formula: "earnings.extrasShare",
      period: month.period,
      asOf: month.period.to,
      sources: [month.evidence],
    });
}

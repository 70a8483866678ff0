import type { Model } from "@fanradar/contract";
import type { ReportSummary, SealedReport } from "@fanradar/engine";
import type { Ledger } from "../ui/figure.tsx";
import { oneStop } from "../ui/one-stop.ts";
import { Headline } from "./headline.tsx";
import { NextSteps, type TodosOf, VerdictCard } from "./verdict.tsx";

interface ReportLeadProps {
  sealed: Pick<SealedReport, "statements">;
  summary: ReportSummary;
  ledger: Ledger;
  /** Of whom the reader may add evidence. */
  owned?: Model | undefined;
  todosOf?: TodosOf;
}

/** What a report says first: its figures, its verdict, and what to do. */
export function ReportLead({ sealed, summary, ledger, owned, todosOf }: ReportLeadProps) {
  return (
    <div ref={oneStop} className="@container grid gap-3.5 empty:hidden">
      <Headline tiles={summary.tiles} ledger={ledger} owned={owned} />
      <div className="grid items-start gap-3.5 empty:hidden @4xl:grid-cols-[3fr_2fr] @4xl:has-[>:only-child]:grid-cols-1">
        <VerdictCard lines={summary.verdict} ledger={ledger} todosOf={todosOf} />
        <NextSteps statements={sealed.statements} verdict={summary.verdict} ledger={ledger} todosOf={todosOf} />
      </div>
    </div>
  );
}

import type { ModelRow, Person } from "@fanradar/contract";
import { Link } from "wouter";
import { useWords } from "../lib/messages.ts";
import { useMay } from "../lib/rights.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { useStartAnalysis } from "./use-start-analysis.ts";

/** What is to be done with a model now: read its report, try again where that failed, or look on as it is made. */
export function ModelAction({ user, model }: { user: Person; model: Pick<ModelRow, "id" | "status" | "moderation"> }) {
  const words = useWords().dashboardWords;
  const start = useStartAnalysis(user.id);
  const may = useMay();
  if (model.status === "completed")
    return (
      <Link href={`/report/${model.id}`} className={buttonClass("quiet")}>
        {words.viewReport}
      </Link>
    );
  if (model.status === "failed" && model.moderation === null && may("model.analyse"))
    return (
      <Button look="quiet" disabled={start.isPending} onClick={() => start.mutate(model.id)}>
        {words.tryAgain}
      </Button>
    );
  return (
    <Link href={`/report/${model.id}`} className="inline-flex min-h-10 items-center text-ink-2 hover:underline">
      {model.status === "pending"
        ? words.pendingRow
        : model.status === "failed"
          ? words.viewReport
          : words.processingRow}
    </Link>
  );
}

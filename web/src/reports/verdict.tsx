import type { ReportSummary, Statement } from "@fanradar/engine";
import { bundles } from "@fanradar/words";
import { ArrowRight, CircleMinus, type LucideIcon, ShieldCheck, TrendingUp, TriangleAlert } from "lucide-react";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import type { Ledger } from "../ui/figure.tsx";
import { cardClass } from "./section.tsx";
import { Sentence } from "./sentences.tsx";

type Line = ReportSummary["verdict"][number];

const icons: Record<Line["role"], [LucideIcon, tone: string]> = {
  plus: [TrendingUp, "text-good"],
  level: [CircleMinus, "text-ink-3"],
  fall: [TriangleAlert, "text-warn"],
  missing: [CircleMinus, "text-ink-3"],
  risk: [TriangleAlert, "text-warn"],
  swing: [CircleMinus, "text-ink-3"],
  clear: [ShieldCheck, "text-good"],
  next: [ArrowRight, "text-teal"],
};
/** As high as what stands there once it is loaded. */
const stepTodoPlace = <span className="block h-10" />;
const riskTones = { high: "text-bad", medium: "text-warn", low: "text-ink-3" } as const;

// Who may make to-dos of a report's steps is signed in.
const StepTodo = part(() => import("../todos/step-todo.tsx").then((file) => file.StepTodo));

/** Of whose report steps may become to-dos; undefined where its reader makes none. */
export type TodosOf = { modelId: number; reportId: number } | undefined;

/** The report in at most three of its sentences. Nothing where none was chosen. */
export function VerdictCard({ lines, ledger, todosOf }: { lines: readonly Line[]; ledger: Ledger; todosOf: TodosOf }) {
  const words = useMessages(bundles.reports).reportWords.verdict;
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="verdict" className={`${cardClass} max-sm:py-3`} data-verdict>
      <h2 id="verdict" className="text-base font-semibold tracking-tight">
        {words.title}
      </h2>
      <ul className="mt-1.5 grid gap-2 sm:mt-2.5 sm:gap-3">
        {lines.map(({ role, statement }) => {
          const [Icon, tone] = icons[role];
          const own = role === "risk" && statement.severity ? riskTones[statement.severity] : tone;
          // Of a part of the checks, that none found a risk is no all-clear.
          const isPart = statement.key === "checks.ranNoneFound";
          return (
            <li key={role} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2.5" data-role={role}>
              <Icon size={18} aria-hidden className={`mt-0.5 ${isPart ? "text-ink-3" : own}`} />
              <div>
                <p className="max-w-[66ch]">
                  <b className="font-semibold">
                    {role === "risk" && statement.severity ? words.risks[statement.severity] : words.roles[role]}
                  </b>{" "}
                  <Sentence statement={statement} ledger={ledger} />
                </p>
                {role === "next" && todosOf && (
                  <StepTodo {...todosOf} step={statement} facts={ledger.facts} fallback={stepTodoPlace} />
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface NextStepsProps {
  statements: readonly Statement[];
  verdict: readonly Line[];
  ledger: Ledger;
  todosOf: TodosOf;
}

/** What to do after the step that the verdict has, in order; all steps where it has none. */
export function NextSteps({ statements, verdict, ledger, todosOf }: NextStepsProps) {
  const words = useMessages(bundles.reports).reportWords;
  const isFirstSaid = verdict.some(({ role }) => role === "next");
  const steps = statements.filter(({ place }) => place === "next").slice(isFirstSaid ? 1 : 0);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="next-steps" className={cardClass} data-next-steps>
      <h2 id="next-steps" className="text-base font-semibold tracking-tight">
        {isFirstSaid ? words.furtherSteps : words.nextSteps}
      </h2>
      <ol className="mt-2.5 grid list-decimal gap-2 pl-5">
        {steps.map((statement) => (
          <li key={`${statement.key}-${Object.values(statement.slots).join()}`}>
            <Sentence statement={statement} ledger={ledger} />
            {todosOf && <StepTodo {...todosOf} step={statement} facts={ledger.facts} fallback={stepTodoPlace} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

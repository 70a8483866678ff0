import type { ModelDashboard } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { CircleCheck, CircleDashed } from "lucide-react";
import { useMessages } from "../lib/messages.ts";
import { DashboardSection } from "./section.tsx";

/** What there is to do before the page is complete, each with whether it is done. */
export function SetUp({ steps: { isVerified, isClaimed, hasEvidence } }: Pick<ModelDashboard, "steps">) {
  const { modelDashboardWords: words } = useMessages(bundles.modelDashboard);
  const steps = [
    { name: words.verify, hint: words.verifyHint, isDone: isVerified },
    { name: words.claim, hint: words.claimHint, isDone: isClaimed },
    { name: words.evidence, hint: words.evidenceHint, isDone: hasEvidence },
  ];
  return (
    <DashboardSection title={words.setUp}>
      <ol className="grid gap-3">
        {steps.map(({ name, hint, isDone }) => (
          <li key={name} className="flex gap-2.5">
            {isDone ? (
              <CircleCheck size={20} className="mt-0.5 shrink-0 text-good" aria-hidden />
            ) : (
              <CircleDashed size={20} className="mt-0.5 shrink-0 text-ink-3" aria-hidden />
            )}
            <div>
              <p className={isDone ? "text-ink-2" : "font-medium"}>
                {name}
                <span className="sr-only">: {isDone ? words.done : words.toDo}</span>
              </p>
              {!isDone && <p className="text-ink-3">{hint}</p>}
            </div>
          </li>
        ))}
      </ol>
    </DashboardSection>
  );
}

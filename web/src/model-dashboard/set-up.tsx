import type { ModelDashboard } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { CircleCheck, CircleDashed } from "lucide-react";
import { Link } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { DashboardSection } from "./section.tsx";

const linkClass = "inline-flex min-h-6 items-center text-teal hover:underline";

/** What there is to do before the page is complete, each with whether it is done. */
export function SetUp({
  steps: { isVerified, isClaimed, hasEvidence },
  modelId,
}: Pick<ModelDashboard, "steps" | "modelId">) {
  const { modelDashboardWords: words } = useMessages(bundles.modelDashboard);
  const steps = [
    // The bar above every page sends its link.
    { name: words.verify, hint: words.verifyHint, isDone: isVerified, href: undefined },
    { name: words.claim, hint: words.claimHint, isDone: isClaimed, href: "#claims" },
    {
      name: words.evidence,
      hint: words.evidenceHint,
      isDone: hasEvidence,
      href: modelId === null ? undefined : `/evidence/${modelId}`,
    },
  ];
  return (
    <DashboardSection title={words.setUp}>
      <ol className="grid gap-3">
        {steps.map(({ name, hint, isDone, href }) => (
          <li key={name} className="flex gap-2.5">
            {isDone ? (
              <CircleCheck size={20} className="mt-0.5 shrink-0 text-good" aria-hidden />
            ) : (
              <CircleDashed size={20} className="mt-0.5 shrink-0 text-ink-3" aria-hidden />
            )}
            <div>
              <p className={isDone ? "text-ink-2" : "font-medium"}>
                {isDone || href === undefined ? (
                  name
                ) : href.startsWith("#") ? (
                  <a href={href} className={linkClass}>
                    {name}
                  </a>
                ) : (
                  <Link href={href} className={linkClass}>
                    {name}
                  </Link>
                )}
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

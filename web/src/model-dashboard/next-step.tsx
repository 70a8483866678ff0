import type { ModelDashboard } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { Link } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { buttonClass } from "../ui/button.tsx";

/** The one thing that would help most now, and where it is done. */
export function NextStepCard({ page: { nextStep, modelId } }: { page: ModelDashboard }) {
  const { modelDashboardWords: words } = useMessages(bundles.modelDashboard);
  const { title, hint } = words.nextSteps[nextStep];
  const evidence = modelId === null ? undefined : { href: `/evidence/${modelId}`, label: words.actions.toEvidence };
  const action = {
    keep: { href: "#claims", label: words.actions.toClaims },
    verify: undefined,
    claim: { href: "#claims", label: words.actions.toClaim },
    reconnect: evidence,
    evidence,
    connect: evidence,
    "open-page": { href: "#visibility", label: words.actions.toVisibility },
    none: undefined,
  }[nextStep];
  return (
    <section aria-labelledby="next" className="grid gap-3 rounded-xl border border-teal bg-teal-soft p-4.5">
      <div>
        <p className="text-xs font-medium text-ink-2">{words.next}</p>
        <h2 id="next" className="text-lg font-semibold tracking-tight">
          {title}
        </h2>
        <p className="max-w-[66ch] text-ink-2">{hint}</p>
      </div>
      {action &&
        (action.href.startsWith("#") ? (
          <a href={action.href} className={`${buttonClass("primary")} justify-self-start`}>
            {action.label}
          </a>
        ) : (
          <Link href={action.href} className={`${buttonClass("primary")} justify-self-start`}>
            {action.label}
          </Link>
        ))}
    </section>
  );
}

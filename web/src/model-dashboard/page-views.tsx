import type { Fact } from "@fanradar/engine";
import { bundles, period } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { Figure, factLabel } from "../ui/figure.tsx";
import { DashboardSection } from "./section.tsx";

/** How many looked at the page. */
export function PageViews({ views }: { views: Fact[] }) {
  const { modelDashboardWords: words } = useMessages(bundles.modelDashboard);
  const format = useFormat();
  return (
    <DashboardSection title={words.views} lead={views.length === 0 ? words.viewsOff : words.viewsLead}>
      {views.length > 0 && (
        <dl className="grid gap-2">
          {views.map((fact) => (
            <div key={fact.id} className="flex flex-wrap items-baseline justify-between gap-x-3">
              <dt className="text-ink-2">{factLabel(fact.metric)}</dt>
              <dd className="font-semibold">
                <Figure fact={fact} />
              </dd>
              {fact.period && (
                <dd className="w-full text-xs text-ink-3">
                  <time>{period(fact.period, format)}</time>
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </DashboardSection>
  );
}

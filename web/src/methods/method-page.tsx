import { listAccuracy } from "@fanradar/contract";
import { type AccuracyData, accuracyMeasures, methodAccuracy } from "@fanradar/engine/catalogue/method-accuracy";
import { methodSources } from "@fanradar/engine/catalogue/method-sources";
import type { ExplainedMetric } from "@fanradar/engine/catalogue/methods";
import { bundles, percent } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useParams } from "wouter";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { NotFoundPage } from "../shell/not-found-page.tsx";
import { OpenFrame } from "../shell/open-frame.tsx";
import { BackLink } from "../ui/back-link.tsx";
import { Figure } from "../ui/figure.tsx";
import { useMethods } from "./use-methods.ts";

/** One metric: what it means, its formulas, what it is made of, and how often its ranges were right. */
export function MethodPage() {
  const { methodWords: words } = useMessages(bundles.methods);
  const { formulaWords } = useMessages(bundles.formulas);
  const { metric } = useParams();
  const groups = useMethods();
  const group = groups.find(({ methods }) => methods.some((one) => one.metric === metric));
  const method = group?.methods.find((one) => one.metric === metric);
  if (!group || !method) return <NotFoundPage />;
  const others = group.methods.filter((one) => one !== method);
  return (
    <OpenFrame title={method.name} description={method.meaning} lead={method.meaning}>
      <div className="grid max-w-3xl gap-8">
        <Part name={words.formula}>
          {method.formulas.length === 0 ? (
            <p>{words.asGiven}</p>
          ) : (
            <ul className="grid gap-2">
              {method.formulas.map((key) => (
                <li key={key} className="first-letter:uppercase">
                  {formulaWords[key]}
                </li>
              ))}
            </ul>
          )}
        </Part>
        <Part name={words.sources}>
          <ul className="grid list-disc gap-1.5 pl-5">
            {methodSources[method.metric].map((source) => (
              <li key={source}>{words.sourcesOf[source]}</li>
            ))}
          </ul>
        </Part>
        <Part name={words.measured}>
          <Accuracy metric={method.metric} />
        </Part>
        <nav aria-labelledby="others" className="grid gap-2 border-t border-line pt-5">
          <h2 id="others" className="text-lg font-semibold tracking-tight">
            {group.name}
          </h2>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {others.map((other) => (
              <li key={other.metric}>
                <Link
                  href={`/methods/${other.metric}`}
                  className="flex min-h-10 items-center text-teal hover:underline"
                >
                  {other.name}
                </Link>
              </li>
            ))}
          </ul>
          <BackLink href="/methods" label={words.all} />
        </nav>
      </div>
    </OpenFrame>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-lg font-semibold tracking-tight">{name}</h2>
      <div className="rounded-xl border border-line bg-card px-4.5 py-3.5">{children}</div>
    </section>
  );
}

/** What was measured of a method and on whose accounts, or why nothing was. */
function Accuracy({ metric }: { metric: ExplainedMetric }) {
  const { methodWords: words } = useMessages(bundles.methods);
  const format = useFormat();
  const names: Partial<Record<AccuracyData, string>> = words.dataOf;
  const measurements = methodAccuracy[metric];
  const isMeasured = typeof measurements !== "string";
  const { data } = useQuery({ ...callQuery(listAccuracy, {}), enabled: isMeasured });
  if (!isMeasured) return <p>{words.unmeasuredSince[measurements]}</p>;
  const measured = data?.accuracy.filter((one) => one.metric === metric);
  const measures = accuracyMeasures.filter((one) => measurements.some(({ measure }) => measure === one));
  // As high as what comes: nothing below moves.
  if (!measured) return <div aria-busy style={{ minHeight: `${5.5 * measures.length - 1}rem` }} />;
  return (
    <div className="grid gap-4">
      {measures.map((measure) => (
        <div key={measure} className="grid gap-2">
          <p>{words.measuresOf[measure]}</p>
          <dl className="flex flex-wrap gap-x-10 gap-y-3">
            {measured
              .filter((one) => one.measure === measure)
              .map(({ data: accounts, effect, fact }) => (
                <div key={fact.id} className="grid gap-0.5">
                  <dt className="text-xs text-ink-3">
                    {[
                      names[accounts] ?? accounts,
                      effect === undefined
                        ? undefined
                        : measure === "held"
                          ? effect > 0
                            ? words.ofRises
                            : words.ofFalls
                          : words.ofEffect(`${effect > 0 ? "+" : ""}${percent(effect, format)}`),
                    ]
                      .filter((one) => one !== undefined)
                      .join(" · ")}
                  </dt>
                  <dd className="text-xl font-semibold tracking-tight">
                    <Figure fact={fact} />
                  </dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
    </div>
  );
}

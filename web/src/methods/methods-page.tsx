import { listAccuracy } from "@fanradar/contract";
import { methodGroups } from "@fanradar/engine/catalogue/methods";
import { bundles } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { OpenFrame } from "../shell/open-frame.tsx";
import { Field, Input } from "../ui/field.tsx";
import { factLabel } from "../ui/figure.tsx";
import { MethodCard } from "./method-card.tsx";
import { TrustLegend } from "./trust-legend.tsx";

/** What each figure means, how it is computed, and how often its range turned out to be right. `#<metric>` leads to one. */
export function MethodsPage() {
  const { methodWords: words } = useMessages(bundles.methods);
  const { formulaWords } = useMessages(bundles.formulas);
  // Labels of prices are in its messages.
  useMessages(bundles.pricing);
  const { data } = useQuery(callQuery(listAccuracy, {}));
  const [typed, setTyped] = useState("");
  useEffect(() => {
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }, []);
  const names: Readonly<Record<string, string>> = words.names;
  const sought = typed.trim().toLowerCase();
  const groups = methodGroups.map(({ id, methods }) => ({
    id,
    methods: methods
      .map(({ metric, formulas }) => ({
        metric,
        name: names[metric] ?? factLabel(metric),
        meaning: words.meanings[metric],
        formulas: formulas.map((key) => formulaWords[key]),
      }))
      .filter(({ name, meaning }) => `${name} ${meaning}`.toLowerCase().includes(sought)),
  }));
  const shown = groups.filter(({ methods }) => methods.length > 0);
  return (
    <OpenFrame title={words.title} description={words.description} lead={words.description}>
      <div className="grid max-w-3xl gap-8">
        <TrustLegend />
        <Field label={words.find}>
          {(ids) => <Input {...ids} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />}
        </Field>
        {shown.length === 0 && <p className="text-ink-2">{words.none}</p>}
        {shown.map(({ id, methods }) => (
          <section key={id} aria-labelledby={`group-${id}`} className="grid gap-3">
            <h2 id={`group-${id}`} className="text-lg font-semibold tracking-tight">
              {words.groups[id]}
            </h2>
            <ul className="divide-y divide-line rounded-xl border border-line bg-card">
              {methods.map((method) => (
                <MethodCard
                  key={method.metric}
                  {...method}
                  accuracy={data?.accuracy.filter(({ metric }) => metric === method.metric) ?? []}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </OpenFrame>
  );
}

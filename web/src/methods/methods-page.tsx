import { bundles } from "@fanradar/words";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { OpenFrame } from "../shell/open-frame.tsx";
import { Field, Input } from "../ui/field.tsx";
import { TrustLegend } from "./trust-legend.tsx";
import { useMethods } from "./use-methods.ts";

/** What each figure means; each leads to the page of its formula, sources and accuracy. `#<metric>` leads to one. */
export function MethodsPage() {
  const { methodWords: words } = useMessages(bundles.methods);
  const groups = useMethods();
  const [typed, setTyped] = useState("");
  useEffect(() => {
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }, []);
  const sought = typed.trim().toLowerCase();
  const shown = groups
    .map(({ methods, ...group }) => ({
      ...group,
      methods: methods.filter(({ name, meaning }) => `${name} ${meaning}`.toLowerCase().includes(sought)),
    }))
    .filter(({ methods }) => methods.length > 0);
  return (
    <OpenFrame title={words.title} description={words.description} lead={words.description}>
      <div className="grid max-w-3xl gap-8">
        <TrustLegend />
        <Field label={words.find}>
          {(ids) => <Input {...ids} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />}
        </Field>
        {shown.length === 0 && <p className="text-ink-2">{words.none}</p>}
        {shown.map(({ id, name, methods }) => (
          <section key={id} aria-labelledby={`group-${id}`} className="grid gap-3">
            <h2 id={`group-${id}`} className="text-lg font-semibold tracking-tight">
              {name}
            </h2>
            <ul data-rows className="divide-y divide-line rounded-xl border border-line bg-card">
              {methods.map((method) => (
                <li key={method.metric} id={method.metric} className="grid scroll-mt-20 gap-1 px-4.5 py-3">
                  <h3>
                    <Link
                      href={`/methods/${method.metric}`}
                      className="inline-flex min-h-6 items-center font-semibold text-teal hover:underline"
                    >
                      {method.name}
                    </Link>
                  </h3>
                  <p className="text-ink-2">{method.meaning}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </OpenFrame>
  );
}

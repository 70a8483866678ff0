import type { Model } from "@fanradar/contract";
import { bundles, shortDate } from "@fanradar/words";
import { Link } from "wouter";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { StatusBadge } from "../models/status-badge.tsx";

/** What this visitor started before, as long as it is kept. */
export function OwnAnalyses({ models }: { models: Model[] }) {
  const words = useMessages(bundles.analyze).analyzeWords;
  const format = useFormat();
  return (
    <section className="min-w-0 rounded-xl border border-line bg-card p-5 md:p-6" aria-labelledby="mine">
      <h2 id="mine" className="mb-3 text-base font-semibold">
        {words.mine}
      </h2>
      <ul className="grid gap-1">
        {models.map((model) => (
          <li key={model.id}>
            <Link
              href={`/analyze?model=${model.id}`}
              className="-mx-2 grid gap-1 rounded-lg px-2 py-1.5 hover:bg-sunken"
            >
              <span data-typed dir="auto" className="font-medium wrap-anywhere">
                {model.name}
              </span>
              <span className="flex flex-wrap items-center gap-x-2 text-xs text-ink-3">
                <StatusBadge {...model} isInLink />
                {model.expiresAt && words.storedUntil(shortDate(model.expiresAt, format))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

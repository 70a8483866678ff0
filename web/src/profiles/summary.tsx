import type { CreatorListing, ModelPage } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import { makeMissing, recordFact } from "@fanradar/engine/make-fact";
import { bundles } from "@fanradar/words";
import { useId } from "react";
import { useMessages } from "../lib/messages.ts";
import { Figure, factLabel } from "../ui/figure.tsx";

interface SummaryProps {
  /** Of the person's own models, on all pages. */
  totals: NonNullable<ModelPage["totals"]>;
  creators: CreatorListing[];
}

/** Counts over the person's own models of the list as it is searched and filtered, else over its creators; and the rounded mean of these creators' scores. */
export function Summary({ totals, creators }: SummaryProps) {
  const { profileWords: words } = useMessages(bundles.profiles);
  const caption = useId();
  const asOf = new Date().toISOString();
  const count = (metric: "list.models" | "list.verified" | "list.featured", n: number) =>
    recordFact({ id: metric, metric, value: n, asOf, formula: "count.listed" }, { scope: "public" });
  const whose = totals.models > 0 || creators.length === 0 ? "own" : "creators";
  const counted =
    whose === "own"
      ? totals
      : {
          models: creators.length,
          verified: creators.filter(({ isVerified }) => isVerified).length,
          featured: creators.filter(({ isFeatured }) => isFeatured).length,
        };
  const facts = [
    count("list.models", counted.models),
    count("list.verified", counted.verified),
    count("list.featured", counted.featured),
    averageOf(whose === "own" ? [] : creators, asOf),
  ];
  return (
    <section className="mb-5 grid gap-2">
      <p id={caption} className="text-ink-3">
        {words.totals} · {words.whoseOf[whose]}
      </p>
      <dl
        aria-labelledby={caption}
        className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-line bg-line md:grid-cols-4"
      >
        {facts.map((fact) => (
          <div key={fact.id} className="bg-card px-4 py-3">
            <dt className="text-ink-3">{factLabel(fact.metric)}</dt>
            <dd className="text-xl font-semibold tracking-tight">
              <Figure fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function averageOf(creators: CreatorListing[], asOf: string): Fact {
  const scores = creators.flatMap(({ trendingScore }) => (trendingScore === null ? [] : [trendingScore]));
  const about = { id: "list.avgScore", metric: "list.avgScore", asOf, formula: "score.meanListed" } as const;
  if (scores.length === 0) return makeMissing(about, { code: "too-few-days" });
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return recordFact({ ...about, kind: "derived", value: Math.round(mean), n: scores.length }, { scope: "public" });
}

import type { Fact } from "@fanradar/engine";
import { rooms } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import { counted } from "../reports/counted.ts";
import { Figure, nameOf } from "../ui/figure.tsx";
import type { Profile } from "./profile.ts";

/** Counts over the list as it is searched and filtered, and the rounded mean of the scores that there are. */
export function Summary({ profiles }: { profiles: Profile[] }) {
  const { profileWords: words } = useMessages(rooms.profiles);
  const asOf = new Date().toISOString();
  const count = (metric: "list.models" | "list.verified" | "list.featured", of: Profile[]) =>
    counted(metric, of.length, { asOf, formula: "count.listed" });
  const facts = [
    count("list.models", profiles),
    count(
      "list.verified",
      profiles.filter(({ isVerified }) => isVerified),
    ),
    count(
      "list.featured",
      profiles.filter(({ isFeatured }) => isFeatured),
    ),
    averageOf(profiles, asOf),
  ];
  return (
    <dl
      aria-label={words.totals}
      className="mb-5 grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-line bg-line md:grid-cols-4"
    >
      {facts.map((fact) => (
        <div key={fact.id} className="bg-card px-4 py-3">
          <dt className="text-ink-3">{nameOf(fact.metric)}</dt>
          <dd className="text-xl font-semibold tracking-tight">
            <Figure fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function averageOf(profiles: Profile[], asOf: string): Fact {
  const scores = profiles.flatMap((profile) =>
    profile.kind === "creator" && profile.trendingScore !== null ? [profile.trendingScore] : [],
  );
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return {
    ...counted("list.avgScore", Math.round(mean), { asOf, formula: "score.meanListed" }),
    kind: "derived",
    unit: "score",
    n: scores.length,
    ...(scores.length === 0 && { kind: "unavailable", value: null, reason: { code: "too-few-days" } }),
  };
}

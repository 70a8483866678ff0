import { listInCharge, listMentions, type Person } from "@fanradar/contract";
import { bundles, relativeTime } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { useMay } from "../lib/rights.ts";
import { useNow } from "../lib/use-now.ts";
import { ReportLink } from "./report-link.tsx";

const cardClass = "grid content-start gap-3 rounded-xl border border-line bg-card p-5";

/** What concerns a member beside their to-dos: the models that they are in charge of, and notes that mention them. Nothing where there is neither. */
export function ConcernsYou({ user }: { user: Person }) {
  const { todoWords: words } = useMessages(bundles.todos);
  const may = useMay();
  const inCharge = useQuery({ ...callQuery(listInCharge), enabled: may("member.read") });
  const mentions = useQuery({ ...callQuery(listMentions), enabled: may("model.notes") }).data ?? [];
  const own = inCharge.data?.filter(({ people }) => people.some(({ id }) => id === user.id)) ?? [];
  const format = useFormat();
  const now = useNow();
  if (own.length === 0 && mentions.length === 0) return null;
  return (
    <div className="mt-6 grid gap-5 lg:grid-cols-2 lg:has-[>:only-child]:grid-cols-1">
      {mentions.length > 0 && (
        <section aria-labelledby="mentions" className={cardClass}>
          <h2 id="mentions" className="text-base font-semibold tracking-tight">
            {words.mentions}
          </h2>
          <ul className="grid divide-y divide-line">
            {mentions.map(({ id, text, model, author, createdAt, reportId }) => (
              <li key={id} className="grid gap-0.5 py-2.5">
                <p data-typed dir="auto" className="line-clamp-3 wrap-anywhere">
                  {text}
                </p>
                <p className="flex flex-wrap items-center gap-x-3 text-ink-3">
                  {author && <span data-typed>{author.name}</span>}
                  <time dateTime={createdAt}>{relativeTime(createdAt, now, format)}</time>
                  <ReportLink model={model} reportId={reportId} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {own.length > 0 && (
        <section aria-labelledby="own-models" className={cardClass}>
          <h2 id="own-models" className="text-base font-semibold tracking-tight">
            {words.youAreInCharge}
          </h2>
          <ul className="flex flex-wrap gap-x-4" data-typed>
            {own.map(({ modelId, name }) => (
              <li key={modelId}>
                <Link
                  href={`/report/${modelId}`}
                  className="inline-flex min-h-6 items-center text-teal underline wrap-anywhere"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

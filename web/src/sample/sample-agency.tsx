import type { SampleAgency } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { Link } from "wouter";
import { AttentionList } from "../dashboard/attention-list.tsx";
import { PortfolioTileRow } from "../dashboard/portfolio-tiles.tsx";
import { useMessages } from "../lib/messages.ts";
import { Followers, KnownFigure } from "../models/followers.tsx";
import { buttonClass } from "../ui/button.tsx";
import type { Ledger } from "../ui/figure.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { sampleAddress } from "./tour-steps.ts";
import { useSample } from "./use-sample.ts";

const reportOf = (model: number) => sampleAddress({ model });

/** Figures, what needs attention, and the models of the sample, drawn as a dashboard draws one's own. */
export function SampleAgencyView() {
  const { sampleWords: words } = useMessages(bundles.firstRun);
  const { data, error, refetch } = useSample<SampleAgency>("sample-agency");
  if (error) return <LoadError error={error} onRetry={() => refetch()} />;
  if (!data) return <Skeleton className="h-[44rem]" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <PortfolioTileRow portfolio={data.portfolio} sampleTitle={words.portfolio} />
      <AttentionList user={null} attention={data.attention} hrefOf={reportOf} />
      <Models {...data.models} />
    </div>
  );
}

const numbers = "px-3 py-2 @max-xl:hidden";

function Models({ models, facts, sources, series }: SampleAgency["models"]) {
  const { sampleWords: words } = useMessages(bundles.firstRun);
  const { cockpitWords } = useMessages(bundles.cockpit);
  const ledger: Ledger = { facts: new Map(facts.map((fact) => [fact.id, fact])), sources };
  const courses = new Map(series.map(({ id, points }) => [id, points] as const));
  const { columns } = cockpitWords;
  return (
    <section aria-labelledby="sample-models" className="@container min-w-0">
      <h2 id="sample-models" className="mb-3 text-base font-semibold">
        {words.models}
      </h2>
      <div className="overflow-hidden rounded-xl border border-line bg-card">
        <table className="w-full text-left">
          <thead className="text-xs text-ink-3 @max-xl:sr-only">
            <tr>
              {(["name", "followers", "engagement", "earnings"] as const).map((name) => (
                <th
                  key={name}
                  scope="col"
                  className={`px-3 py-2.5 font-medium ${name === "name" || name === "followers" ? "" : "@max-xl:hidden"}`}
                >
                  {columns[name]}
                </th>
              ))}
              <td className={numbers} />
            </tr>
          </thead>
          <tbody data-rows>
            {models.map(({ id, name, username }) => (
              <tr key={id} className="border-t border-line first:border-t-0 hover:bg-sunken">
                <th scope="row" className="px-3 py-2 font-normal" data-typed>
                  <Link href={reportOf(id)} className="block min-h-6 leading-6 font-semibold hover:underline">
                    {name}
                  </Link>
                  <span className="text-ink-3">@{username}</span>
                </th>
                <td className="px-3 py-2">
                  <Followers
                    id={id}
                    ledger={ledger}
                    courses={courses}
                    figuresClass="@max-xl:ml-auto @max-xl:justify-items-end"
                    lineClass="@max-xl:hidden"
                  />
                </td>
                <td className={numbers}>
                  <KnownFigure id={`${id}.portfolio.engagement`} ledger={ledger} />
                </td>
                <td className={numbers}>
                  <KnownFigure id={`${id}.portfolio.earnings`} ledger={ledger} />
                </td>
                <td className={`${numbers} text-right whitespace-nowrap`}>
                  <Link href={reportOf(id)} aria-label={words.openOf(name)} className={buttonClass("quiet")}>
                    {words.open}
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

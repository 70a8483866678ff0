import { listVersions, type Model } from "@fanradar/contract";
import { bundles, dateAndTime } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { addressOfVersion } from "./address-of-version.ts";

/** Every version of the report, newest first; the one on the page is marked. Nothing while there is only one. */
export function Versions({ model, shownId }: { model: Model; shownId: number }) {
  const words = useMessages(bundles.reports).reportWords;
  const format = useFormat();
  const { data: versions = [] } = useQuery(
    // A newer version than the list has: refetched.
    callQuery(listVersions, { params: { id: model.id }, dependsOn: model.analysis?.endedAt, keepsPrevious: true }),
  );
  if (versions.length < 2) return null;
  return (
    <nav aria-labelledby="versions">
      <h2 id="versions" className="font-semibold text-ink-2">
        {words.versions}
      </h2>
      <ul className="mt-2 grid max-h-72 gap-0.5 overflow-y-auto">
        {versions.map(({ id, createdAt, cause }, index) => {
          const isShown = id === shownId;
          return (
            <li key={id}>
              <Link
                href={addressOfVersion(model.id, versions, index)}
                aria-current={isShown ? "page" : undefined}
                className={`grid min-h-10 content-center rounded-lg px-2.5 py-1 ${isShown ? "bg-teal-soft text-teal" : "text-ink-2 hover:bg-sunken"}`}
              >
                <time dateTime={createdAt} className="num font-medium">
                  {dateAndTime(createdAt, format)}
                </time>
                <span className="text-xs text-ink-3">{words.causes[cause]}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

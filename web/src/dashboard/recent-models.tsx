import type { ModelRow, Person } from "@fanradar/contract";
import { dateAndTime, relativeTime } from "@fanradar/words";
import { useState } from "react";
import { Link } from "wouter";
import { useFormat } from "../lib/format.ts";
import { useWords } from "../lib/messages.ts";
import { useNow } from "../lib/use-now.ts";
import { linksOf } from "../models/model-links.ts";
import { ModelAction } from "../models/offered-act.tsx";
import { StatusBadge } from "../models/status-badge.tsx";
import { PlatformBadge, SandboxMark } from "../ui/badge.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { Empty } from "../ui/states.tsx";

const most = 5;

interface RecentModelsProps {
  user: Person;
  models: ModelRow[];
  /** Loads the next page; undefined where there is none. */
  onMore: (() => void) | undefined;
  /** Only completed models are shown, and there are others. */
  hasUnverified: boolean;
}

/** The newest five models, and the others in pages on request; a table that becomes cards on a phone. */
export function RecentModels({ user, models, onMore, hasUnverified }: RecentModelsProps) {
  const words = useWords().dashboardWords;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? models : models.slice(0, most);
  return (
    <section className="min-w-0">
      <h2 className="mb-3 text-base font-semibold">{words.recent}</h2>
      <div className="@container overflow-hidden rounded-xl border border-line bg-card">
        {shown.length === 0 ? (
          <Empty
            title={hasUnverified ? words.emptyVerified : words.empty}
            hint={hasUnverified ? words.emptyVerifiedHint : words.emptyHint}
            action={
              <Link href="/submit" className={buttonClass("primary")}>
                {words.submit}
              </Link>
            }
          />
        ) : (
          <table className="w-full text-left @max-2xl:block">
            <thead className="text-ink-3 @max-2xl:sr-only">
              <tr>
                {Object.values(words.columns).map((column) => (
                  <th key={column} className="px-4 py-3 font-medium">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="@max-2xl:block">
              {shown.map((model) => (
                <Row key={model.id} user={user} model={model} />
              ))}
            </tbody>
          </table>
        )}
      </div>
      {isWhole && onMore && (
        <Button className="mt-2 mr-2" onClick={onMore}>
          {words.showMore}
        </Button>
      )}
      {models.length > most && (
        <Button look="quiet" aria-expanded={isWhole} className="mt-2" onClick={() => setWhole(!isWhole)}>
          {isWhole ? words.showRecent : words.showAll}
        </Button>
      )}
    </section>
  );
}

function Row({ user, model }: { user: Person; model: ModelRow }) {
  const words = useWords().dashboardWords;
  const format = useFormat();
  const now = useNow();
  const links = linksOf(model);
  return (
    <tr className="border-t border-line @max-2xl:grid @max-2xl:grid-cols-[minmax(0,1fr)] @max-2xl:gap-2 @max-2xl:p-4">
      <td className="max-w-52 px-4 py-3 @max-2xl:max-w-full @max-2xl:p-0" data-typed>
        <span className="flex items-center gap-3">
          <span
            aria-hidden
            className="grid size-8 shrink-0 place-items-center rounded-full bg-teal-soft font-semibold text-teal"
          >
            {[...model.name][0]?.toUpperCase()}
          </span>
          <span className="min-w-0">
            <Link
              href={`/report/${model.id}`}
              className="block truncate font-semibold hover:underline"
              title={model.name}
              dir="auto"
            >
              {model.name}
            </Link>
            <span className="block truncate text-ink-3" dir="auto">
              @{model.username.replace(/^@/, "")}
            </span>
          </span>
        </span>
      </td>
      <td className="px-4 py-3 @max-2xl:p-0">
        <span className="flex flex-wrap gap-1.5">
          {links.map(({ platform }) => (
            <PlatformBadge key={platform} platform={platform} />
          ))}
          {links.length === 0 && <span className="text-ink-3">{words.noLinks}</span>}
        </span>
      </td>
      <td className="px-4 py-3 @max-2xl:p-0">
        <span className="flex flex-wrap gap-1.5">
          <StatusBadge {...model} />
          {model.sandbox && <SandboxMark />}
        </span>
      </td>
      <td className="px-4 py-3 whitespace-nowrap text-ink-3 @max-2xl:p-0">
        <time dateTime={model.createdAt} title={dateAndTime(model.createdAt, format)}>
          {relativeTime(model.createdAt, now, format)}
        </time>
      </td>
      <td className="px-4 py-1 whitespace-nowrap @max-2xl:p-0">
        <ModelAction user={user} model={model} />
      </td>
    </tr>
  );
}

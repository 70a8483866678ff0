import type { DashboardSource, ModelDashboard } from "@fanradar/contract";
import { bundles, dateAndTime } from "@fanradar/words";
import { Link } from "wouter";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { Badge, PlatformBadge } from "../ui/badge.tsx";
import { buttonClass } from "../ui/button.tsx";
import { DisplayName } from "./display-name.tsx";
import { Links } from "./links.tsx";
import { DashboardSection } from "./section.tsx";

interface HealthProps {
  sources: DashboardSource[];
  modelId: number | null;
  /** The claimed creator: its owner names it, and may link what cannot be claimed. */
  creator: ModelDashboard["creator"];
}

/** Each profile: whether it is proved, how it comes in, when it last did, and what went wrong. */
export function Health({ sources, modelId, creator }: HealthProps) {
  const { modelDashboardWords: words } = useMessages(bundles.modelDashboard);
  return (
    <DashboardSection title={words.health} lead={words.healthLead}>
      {sources.length === 0 && <p className="text-ink-2">{words.noHealth}</p>}
      <ul className="grid gap-4">
        {sources.map((source) => (
          <Source key={`${source.platform} ${source.handle}`} source={source} />
        ))}
      </ul>
      {modelId !== null && (
        <Link href={`/evidence/${modelId}`} className={`${buttonClass()} justify-self-start`}>
          {words.openEvidence}
        </Link>
      )}
      {creator && modelId !== null && (
        <>
          <DisplayName modelId={creator.id} />
          <Links modelId={modelId} />
        </>
      )}
    </DashboardSection>
  );
}

function Source({ source }: { source: DashboardSource }) {
  const { modelDashboardWords: words, outcomeWords } = useMessages(bundles.modelDashboard);
  const format = useFormat();
  const { platform, handle, url, isClaimed, outcome, lastReadAt, connection, connectionReadAt } = source;
  const isReadable = platform === "instagram" || platform === "x";
  const newest = [lastReadAt, connectionReadAt]
    .filter((at) => at !== null)
    .sort()
    .at(-1);
  const failed = outcome !== null && outcome !== "ok";
  return (
    <li className="grid gap-1.5">
      <p className="flex flex-wrap items-center gap-2">
        <PlatformBadge platform={platform} href={url} />
        <span className="font-medium wrap-anywhere" data-typed>
          @{handle}
        </span>
      </p>
      <p className="flex flex-wrap gap-1.5">
        {isReadable && (
          <Badge tone={isClaimed ? "good" : "quiet"}>{isClaimed ? words.claimed : words.notClaimed}</Badge>
        )}
        {connection === "live" && <Badge tone="good">{words.connected}</Badge>}
        {connection === "ended" && <Badge tone="bad">{words.connectionEnded}</Badge>}
        {failed && <Badge tone="warn">{outcomeWords[outcome]}</Badge>}
      </p>
      <p className="text-xs text-ink-3">
        {newest ? (
          <time dateTime={newest}>{words.read(dateAndTime(newest, format))}</time>
        ) : isReadable ? (
          words.notRead
        ) : (
          words.typed
        )}
      </p>
    </li>
  );
}

import { type CreatorsFound, creatorPath, type FoundCreator, isPagePath } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { Link } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Badge, PlatformBadge } from "../ui/badge.tsx";
import { Figure, type Ledger } from "../ui/figure.tsx";
import { listClass } from "./found-skeleton.tsx";

const rowClass = "rounded-xl border border-line bg-card p-4";

/** The hits of a page, in their order, each with why it is one. */
export function SearchHits({ found }: { found: CreatorsFound }) {
  const facts = new Map(found.facts.map((fact) => [fact.id, fact]));
  return (
    <ol data-rows className={listClass}>
      {found.creators.map((creator) => (
        <Hit key={creator.id} creator={creator} ledger={{ facts, sources: found.sources }} />
      ))}
    </ol>
  );
}

function Hit({ creator, ledger }: { creator: FoundCreator; ledger: Ledger }) {
  const words = useMessages(bundles.search).searchWords;
  const followers = ledger.facts.get(creator.followers ?? "");
  const score = ledger.facts.get(creator.trendingScore ?? "");
  return (
    <li className={`${rowClass} grid min-h-32 content-start gap-3`}>
      <div className="flex min-w-0 items-start gap-3">
        <Avatar name={creator.name} of={creator.name} className="size-10" />
        <div className="min-w-0 flex-1">
          <Name creator={creator} />
          <p className="text-ink-3 wrap-anywhere" data-typed>
            {creator.profiles.map(({ platform, handle }) => (
              <bdi key={platform + handle} className="mr-2">
                @{handle}
              </bdi>
            ))}
          </p>
        </div>
        <dl className="grid shrink-0 justify-items-end gap-1 text-right">
          {followers && <NamedFigure name={words.followers} fact={followers} ledger={ledger} isLarge />}
          {score && <NamedFigure name={words.score} fact={score} ledger={ledger} />}
          {!followers && <dd className="text-xs text-ink-3">{words.hidden}</dd>}
        </dl>
      </div>
      <p className="flex flex-wrap gap-1.5">
        {creator.profiles.map(({ platform, handle }) => (
          <PlatformBadge key={platform + handle} platform={platform} />
        ))}
        {creator.isVerified && <Badge tone="good">{words.badges.verified}</Badge>}
        {creator.isOwnerVerified && <Badge tone="good">{words.badges.ownerVerified}</Badge>}
        {creator.isFeatured && <Badge>{words.badges.featured}</Badge>}
      </p>
      {creator.match && <p className="text-xs text-ink-3">{words.matches[creator.match]}</p>}
    </li>
  );
}

function Name({ creator: { name, profiles } }: { creator: FoundCreator }) {
  const [first] = profiles;
  const path = first && creatorPath(first);
  const className = "block text-base font-semibold wrap-anywhere";
  return (
    <h2 data-typed dir="auto" className="text-left">
      {path !== undefined && isPagePath(path) ? (
        <Link href={path} className={`${className} hover:underline`}>
          {name}
        </Link>
      ) : (
        <span className={className}>{name}</span>
      )}
    </h2>
  );
}

interface NamedFigureProps {
  name: string;
  fact: Parameters<typeof Figure>[0]["fact"];
  ledger: Ledger;
  isLarge?: boolean;
}

function NamedFigure({ name, fact, ledger, isLarge = false }: NamedFigureProps) {
  return (
    <div>
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className={isLarge ? "text-xl leading-tight font-semibold tracking-tight" : "font-medium"}>
        <Figure fact={fact} ledger={ledger} />
      </dd>
    </div>
  );
}

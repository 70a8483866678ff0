import { type CreatorsFound, creatorPath, type FoundCreator, isPagePath } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { Link } from "wouter";
import { useMessages, useWords } from "../lib/messages.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Badge } from "../ui/badge.tsx";
import { Figure, type Ledger } from "../ui/figure.tsx";
import { PlatformIcon } from "../ui/platform-icon.tsx";
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
  const { platforms } = useWords().interfaceWords;
  const followers = ledger.facts.get(creator.followers ?? "");
  const score = ledger.facts.get(creator.trendingScore ?? "");
  return (
    <li className={`${rowClass} grid min-h-26 content-start gap-3`}>
      <div className="flex min-w-0 items-start gap-3">
        <Avatar name={creator.name} of={creator.name} className="size-10" />
        <div className="min-w-0 flex-1">
          <Name creator={creator} />
          <p className="flex flex-wrap gap-x-3 text-ink-3" data-typed>
            {creator.profiles.map(({ platform, handle }) => (
              <span key={platform + handle} className="flex min-w-0 items-center gap-1.5">
                <PlatformIcon platform={platform} name={platforms[platform]} />
                <bdi className="wrap-anywhere">@{handle}</bdi>
              </span>
            ))}
          </p>
        </div>
        <dl className="grid shrink-0 justify-items-end gap-1 text-right">
          {followers?.platform && (
            <NamedFigure
              name={words.followers(platforms[followers.platform])}
              fact={followers}
              ledger={ledger}
              isLarge
            />
          )}
          {score && <NamedFigure name={words.score} fact={score} ledger={ledger} />}
          {!followers && <dd className="text-xs text-ink-3">{words.hidden}</dd>}
        </dl>
      </div>
      <p className="flex flex-wrap gap-1.5 empty:hidden">
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
    <div className={isLarge ? "" : "flex items-baseline gap-1.5"}>
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className={isLarge ? "text-xl leading-tight font-semibold tracking-tight" : "font-medium"}>
        <Figure fact={fact} ledger={ledger} />
      </dd>
    </div>
  );
}

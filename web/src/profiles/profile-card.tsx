import { creatorPath, type Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { Link } from "wouter";
import { Checks } from "../creators/marks.tsx";
import { useMessages, useWords } from "../lib/messages.ts";
import { useRights } from "../lib/rights.ts";
import { Followers, KnownFigure } from "../models/followers.tsx";
import { ModelAction } from "../models/model-action.tsx";
import { linksOf } from "../models/model-links.ts";
import { StatusBadge } from "../models/status-badge.tsx";
import type { PortfolioState } from "../models/use-portfolio.ts";
import { ModelPeople } from "../todos/model-people.tsx";
import { Avatar } from "../ui/avatar.tsx";
import { Badge, PlatformBadge } from "../ui/badge.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { Figure } from "../ui/figure.tsx";
import type { ProfileCardData } from "./profile.ts";

/** A featured creator above this score has a link to why. Source: the specification, 'Model Profiles'. */
const explainedAbove = 90;

const askWhy = ({ id }: ProfileCardData, prefill: string) =>
  `/ai-assistant?${new URLSearchParams({ model: String(id), prefill })}`;

export interface ProfileCardProps {
  user: Person;
  /** The figures of the person's own models. */
  portfolio: Pick<PortfolioState, "ledger" | "courses">;
  profile: ProfileCardData;
  /** Given what was pressed. */
  onManage: (profile: ProfileCardData, button: HTMLButtonElement) => void;
}

/** One model: who it is, its badges and figures, and what may be done with it. */
export function ProfileCard({ user, portfolio, profile, onManage }: ProfileCardProps) {
  const { profileWords: words } = useMessages(bundles.profiles);
  const { may, isPersonal } = useRights();
  const isOwn = profile.kind === "own";
  const links = linksOf(profile);
  // Only admins can change creators that the person does not own.
  const canManage = isOwn ? may("model.change") : profile.userId === user.id || user.userType === "admin";
  return (
    <li className="grid min-w-0 content-between gap-3 rounded-xl border border-line bg-card p-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex items-start gap-3">
          <Avatar name={profile.name} of={profile.name} className="size-11 text-lg" />
          <div className="min-w-0 flex-1" data-typed>
            <p className="truncate font-semibold" dir="auto" title={profile.name}>
              {profile.name}
            </p>
            <p className="flex items-center gap-1.5 text-ink-3">
              <bdi className="truncate">@{profile.username.replace(/^@/, "")}</bdi>
              <Checks creator={profile} />
            </p>
          </div>
        </div>
        <p className="flex flex-wrap gap-1.5">
          {links.map(({ platform, url }) => (
            <PlatformBadge key={platform} platform={platform} href={url} />
          ))}
          {links.length === 0 && <span className="text-ink-3">{words.noLinks}</span>}
        </p>
        <p className="flex flex-wrap gap-1.5">
          {isOwn && <Badge>{words.yours}</Badge>}
          <StatusBadge status={profile.status} badge={isOwn ? profile.badge : null} />
          {profile.isFeatured && <Badge>{words.featured}</Badge>}
        </p>
        {isOwn ? (
          <>
            <OwnFigures id={profile.id} {...portfolio} />
            <Tags tags={profile.tags} />
            {!isPersonal && <ModelPeople modelId={profile.id} />}
          </>
        ) : (
          <Figures creator={profile} />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        {canManage && (
          <Button
            aria-haspopup="dialog"
            aria-label={words.manageOf(profile.name)}
            onClick={({ currentTarget }) => onManage(profile, currentTarget)}
          >
            {words.manage}
          </Button>
        )}
        {isOwn ? (
          <ModelAction user={user} model={profile} />
        ) : (
          <Link href={creatorPath(profile)} className={buttonClass("quiet")}>
            {words.creatorPage}
          </Link>
        )}
        {!isOwn && profile.isFeatured && (profile.trendingScore ?? 0) > explainedAbove && (
          <Link
            href={askWhy(profile, words.whyTrending(profile.name, profile.trendingScore ?? 0))}
            className={buttonClass("quiet")}
          >
            {words.seeWhy}
          </Link>
        )}
      </div>
    </li>
  );
}

/** Followers and their change over 28 days, and engagement; nothing before any of them is known. */
function OwnFigures({ id, ledger, courses }: { id: number } & Pick<PortfolioState, "ledger" | "courses">) {
  const { figureLabels } = useMessages(bundles.profiles).profileWords;
  const [followers, engagement] = [`${id}.portfolio.followers`, `${id}.portfolio.engagement`];
  if (![followers, engagement].some((name) => typeof ledger.facts.get(name)?.value === "number")) return null;
  return (
    <dl className="grid grid-cols-2 gap-x-6">
      <div>
        <dt className="text-xs text-ink-3">{figureLabels.followers}</dt>
        <dd>
          <Followers id={id} ledger={ledger} courses={courses} />
        </dd>
      </div>
      <div>
        <dt className="text-xs text-ink-3">{figureLabels.engagement}</dt>
        <dd>
          <KnownFigure id={engagement} ledger={ledger} />
        </dd>
      </div>
    </dl>
  );
}

function Tags({ tags }: { tags: string[] }) {
  const { profileWords: words } = useMessages(bundles.profiles);
  return tags.length === 0 ? null : (
    <ul className="flex flex-wrap gap-1.5" aria-label={words.tags} data-typed>
      {tags.map((tag) => (
        <li key={tag} className="rounded-lg bg-sunken px-2 py-0.5 text-xs wrap-anywhere text-ink-2" dir="auto">
          {tag}
        </li>
      ))}
    </ul>
  );
}

function Figures({ creator }: { creator: Extract<ProfileCardData, { kind: "creator" }> }) {
  const { creatorWords } = useMessages(bundles.creators);
  const { followersOn } = useMessages(bundles.profiles).profileWords;
  const { platforms } = useWords().interfaceWords;
  const ledger = { facts: new Map(creator.facts.map((fact) => [fact.id, fact])), sources: creator.sources };
  const entries = [
    // Of the largest profile: a model's own are of all.
    ["followers", followersOn(platforms[ledger.facts.get("followers")?.platform ?? creator.platform])],
    ["trendingScore", creatorWords.score],
    ["pageViews", creatorWords.views],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {entries.map(([id, label]) => {
        const fact = ledger.facts.get(id);
        return (
          fact && (
            <div key={id} className="flex items-baseline gap-1.5">
              <dt className="text-ink-3">{label}</dt>
              <dd className="font-semibold">
                <Figure fact={fact} ledger={ledger} />
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

import { getModel, type Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "wouter";
import { useMessages, useWords } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { callQuery } from "../lib/queries.ts";
import { useMay } from "../lib/rights.ts";
import { toastError } from "../lib/toast-error.ts";
import { invalidateModelLists } from "../models/invalidate-models.ts";
import type { ManagedProfile } from "../models/manage/managed-profile.ts";
import { useTags } from "../models/use-tags.ts";
import { Shell } from "../shell/shell.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { Empty, LoadError, Skeleton } from "../ui/states.tsx";
import { ProfileFilterBar } from "./filters.tsx";
import type { ProfileCardData } from "./profile.ts";
import { ProfileCard, type ProfileCardProps } from "./profile-card.tsx";
import { Summary } from "./summary.tsx";
import { useProfileFilters, useProfiles } from "./use-profiles.ts";

const AddManyDialog = part(() => import("./add-many-dialog.tsx").then((file) => file.AddManyDialog));

const ManageDialog = part(() => import("../models/manage/manage-dialog.tsx").then((file) => file.ManageDialog));

const pageSize = 24;
const placeholders = Array.from({ length: 8 }, (_, place) => place);
const gridClass = "grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-3";

/** Model Profiles: one's own models and the creators that trend, each with what may be changed of it. */
export function ProfilesPage({ user }: { user: Person }) {
  const may = useMay();
  const { interfaceWords } = useWords();
  const { profileWords: words } = useMessages(bundles.profiles);
  const [filters, change] = useProfileFilters();
  const [managed, setManaged] = useState<ManagedProfile>();
  const pressed = useRef<HTMLButtonElement>(null);
  const client = useQueryClient();
  const tags = useTags();
  /** The dialog needs all of a model, of which the card has a part. */
  const manage = async (profile: ProfileCardData, button: HTMLButtonElement) => {
    pressed.current = button;
    if (profile.kind === "creator") return setManaged(profile);
    try {
      setManaged({ kind: "own", ...(await client.fetchQuery(callQuery(getModel, { params: { id: profile.id } }))) });
    } catch (error) {
      toastError(error);
      invalidateModelLists(client);
    }
  };
  const list = useProfiles(user, filters);
  const { profiles, portfolio, creators, totals, hasMore, more, isLoading, isLooking, error, retry } = list;
  return (
    <Shell
      user={user}
      title={words.title}
      description={words.description}
      actions={
        <>
          {may("model.submit") && <AddMany user={user} />}
          {may("model.submit") && (
            <Link href="/submit" className={buttonClass("primary")}>
              {interfaceWords.shell.submit}
            </Link>
          )}
        </>
      }
    >
      <ProfileFilterBar filters={filters} tags={tags} onChange={change} />
      {error ? (
        <LoadError error={error} onRetry={retry} />
      ) : isLoading ? (
        <ul className={gridClass} aria-hidden>
          {placeholders.map((place) => (
            <li key={place}>
              <Skeleton className="h-60" />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <Summary totals={totals} creators={creators} />
          <section aria-label={words.models} aria-busy={isLooking}>
            {/* Another list begins at its beginning. */}
            <Cards
              key={JSON.stringify(filters)}
              {...{ user, portfolio, profiles, hasMore }}
              onMore={more}
              onManage={manage}
            />
          </section>
        </>
      )}
      {/* Here, since a card may go while what is typed of its model stays. */}
      {managed && <ManageDialog user={user} profile={managed} button={pressed} onClose={() => setManaged(undefined)} />}
    </Shell>
  );
}

function AddMany({ user }: { user: Person }) {
  const { profileWords: words } = useMessages(bundles.profiles);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          button.current = currentTarget;
          setOpen(true);
        }}
      >
        {words.addMany}
      </Button>
      {isOpen && <AddManyDialog user={user} button={button} onClose={() => setOpen(false)} />}
    </>
  );
}

interface CardsProps extends Pick<ProfileCardProps, "user" | "portfolio" | "onManage"> {
  profiles: ProfileCardData[];
  /** Whether the server has more. */
  hasMore: boolean;
  onMore: () => void;
}

function Cards({ user, portfolio, profiles, hasMore, onMore, onManage }: CardsProps) {
  const { profileWords: words } = useMessages(bundles.profiles);
  const [pages, setPages] = useState(1);
  const shown = profiles.slice(0, pages * pageSize);
  if (profiles.length === 0) return <Empty title={words.empty} hint={words.emptyHint} />;
  const [own, creators] = [shown.filter(({ kind }) => kind === "own"), shown.filter(({ kind }) => kind === "creator")];
  const listOf = (some: ProfileCardData[]) => (
    <ul data-rows className={gridClass}>
      {some.map((profile) => (
        <ProfileCard key={profile.id} user={user} portfolio={portfolio} profile={profile} onManage={onManage} />
      ))}
    </ul>
  );
  return (
    <>
      {own.length > 0 && listOf(own)}
      {creators.length > 0 && (
        <>
          <h2 className={`text-base font-semibold tracking-tight ${own.length > 0 ? "mt-8" : ""}`}>
            {words.whoseOf.creators}
          </h2>
          <p className="mb-3 text-ink-3">{words.creatorsLead}</p>
          {listOf(creators)}
        </>
      )}
      {(hasMore || shown.length < profiles.length) && (
        <Button
          className="mt-5"
          onClick={() => {
            setPages(pages + 1);
            if (hasMore) onMore();
          }}
        >
          {words.showMore}
        </Button>
      )}
    </>
  );
}

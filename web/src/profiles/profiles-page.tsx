import type { Person } from "@fanradar/contract";
import { rooms } from "@fanradar/words";
import { lazy, Suspense, useRef, useState } from "react";
import { Link } from "wouter";
import { preloadMessages, useMessages, useWords } from "../lib/messages.ts";
import { Shell } from "../shell/shell.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { Empty, LoadError, Skeleton } from "../ui/states.tsx";
import { Filters } from "./filters.tsx";
import type { Profile } from "./profile.ts";
import { ProfileCard } from "./profile-card.tsx";
import { Summary } from "./summary.tsx";
import { useProfileFilters, useProfiles } from "./use-profiles.ts";

const AddManyDialog = lazy(() => {
  preloadMessages(rooms.addMany, rooms.submit, rooms.refusals);
  return import("./add-many/add-many-dialog.tsx").then((part) => ({ default: part.AddManyDialog }));
});

const ManageDialog = lazy(() => import("./manage-dialog.tsx").then((part) => ({ default: part.ManageDialog })));

const pageSize = 24;
const placeholders = Array.from({ length: 8 }, (_, place) => place);
const gridClass = "grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-3";

/** Model Profiles: one's own models and the creators that trend, each with what may be changed of it. */
export function ProfilesPage({ user }: { user: Person }) {
  const { interfaceWords } = useWords();
  const { profileWords: words } = useMessages(rooms.profiles);
  const [filters, change] = useProfileFilters();
  const [managed, setManaged] = useState<Profile>();
  const pressed = useRef<HTMLButtonElement>(null);
  const manage = (profile: Profile, button: HTMLButtonElement) => {
    pressed.current = button;
    setManaged(profile);
  };
  const { profiles, tags, isLoading, isLooking, error, retry } = useProfiles(user, filters);
  return (
    <Shell
      user={user}
      title={words.title}
      description={words.description}
      actions={
        <>
          <AddMany user={user} />
          <Link href="/submit" className={buttonClass("primary")}>
            {interfaceWords.shell.submit}
          </Link>
        </>
      }
    >
      <Filters filters={filters} tags={tags} onChange={change} />
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
          <Summary profiles={profiles} />
          <section aria-label={words.models} aria-busy={isLooking}>
            {/* Another list begins at its beginning. */}
            <Cards key={JSON.stringify(filters)} user={user} profiles={profiles} onManage={manage} />
          </section>
        </>
      )}
      {/* Here, since a card may go while what is typed of its model stays. */}
      {managed && (
        <Suspense>
          <ManageDialog user={user} profile={managed} button={pressed} onClose={() => setManaged(undefined)} />
        </Suspense>
      )}
    </Shell>
  );
}

function AddMany({ user }: { user: Person }) {
  const { profileWords: words } = useMessages(rooms.profiles);
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
      {isOpen && (
        <Suspense>
          <AddManyDialog user={user} button={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface CardsProps {
  user: Person;
  profiles: Profile[];
  onManage: (profile: Profile, button: HTMLButtonElement) => void;
}

function Cards({ user, profiles, onManage }: CardsProps) {
  const { profileWords: words } = useMessages(rooms.profiles);
  const [pages, setPages] = useState(1);
  const shown = profiles.slice(0, pages * pageSize);
  if (profiles.length === 0) return <Empty title={words.empty} hint={words.emptyHint} />;
  return (
    <>
      <ul className={gridClass}>
        {shown.map((profile) => (
          <ProfileCard key={profile.id} user={user} profile={profile} onManage={onManage} />
        ))}
      </ul>
      {shown.length < profiles.length && (
        <Button className="mt-5" onClick={() => setPages(pages + 1)}>
          {words.showMore}
        </Button>
      )}
    </>
  );
}

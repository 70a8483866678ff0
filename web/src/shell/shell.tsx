import type { Person } from "@fanradar/contract";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useWords } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { useRights } from "../lib/rights.ts";
import { Bell } from "../notifications/bell.tsx";
import { Brand, ExposedBanner, SandboxBanner, useTitle } from "../ui/frame.tsx";
import { Entry } from "./entry.tsx";
import { FindButton } from "./find-button.tsx";
import { HelpButton } from "./help-button.tsx";
import { EyeButton } from "./hide-amounts-toggle.tsx";
import { pageEntries } from "./menu-entries.ts";
import { More } from "./more.tsx";
import { OfflineBar } from "./offline-bar.tsx";
import { OwnAccount } from "./own-account.tsx";
import { SignOut } from "./sign-out-button.tsx";
import { TopBars } from "./top-bars.tsx";
import { WorkspaceSwitcher } from "./workspace-switcher.tsx";

// Of few people alone.
const UnverifiedBar = part(() => import("./unverified-bar.tsx").then((file) => file.UnverifiedBar));
const TeamBrand = part(() => import("./team-brand.tsx").then((file) => file.TeamBrand));

interface ShellProps {
  user: Person;
  title: string;
  /** Where the page has a heading of its own: the list that it belongs to. */
  within?: { href: string; label: string };
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of signed-in pages: sidebar, header, content; on a tablet a rail of icons, on a phone a bar at the bottom. */
export function Shell({ user, title, within, description, actions, children }: ShellProps) {
  const words = useWords().interfaceWords.shell;
  useTitle(title);
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[4rem_minmax(0,1fr)] lg:grid-cols-[16rem_minmax(0,1fr)]">
      <a href="#content" className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-card focus:p-3">
        {words.skip}
      </a>
      <Sidebar user={user} />
      <div className="min-w-0 max-md:pb-20">
        <TopBars>
          <ExposedBanner />
          <SandboxBanner />
          <OfflineBar />
          {!user.isVerified && <UnverifiedBar fallback={<p className="min-h-10" />} />}
        </TopBars>
        {/* On a phone a link back and the actions share a row below the title, from 640 px the actions have one, from 1280 px all stand in one. */}
        <header className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line px-4 py-2 [reading-flow:source-order] sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-y-0 sm:py-4 md:px-8 xl:grid-cols-[minmax(10rem,1fr)_auto_auto]">
          {within ? (
            <Link
              href={within.href}
              className="flex min-h-10 w-fit items-center gap-2 text-ink-2 hover:underline max-sm:flex-[1_1_7.5rem]"
            >
              <ArrowLeft size={16} aria-hidden />
              {within.label}
            </Link>
          ) : (
            <h1 className="w-fit text-xl font-semibold tracking-tight wrap-anywhere max-sm:flex-[1_1_7.5rem]">
              {title}
            </h1>
          )}
          {/* A phone's first screen is for the content: a link back stays, a sentence about the page does not. */}
          {description && (
            <div
              className={`w-fit text-ink-3 sm:col-start-1 ${typeof description === "string" ? "max-sm:sr-only" : "max-sm:order-1 max-sm:[reading-order:1]"}`}
            >
              {description}
            </div>
          )}
          {actions && (
            <div
              className={`ml-auto flex flex-wrap items-center justify-end gap-2 max-xl:order-1 max-xl:[reading-order:1] sm:max-xl:col-span-2 sm:max-xl:mt-3 xl:col-start-2 xl:row-start-1 ${description ? "xl:row-span-2" : ""}`}
            >
              {actions}
            </div>
          )}
          <div
            className={`flex items-center sm:-col-end-1 sm:row-start-1 sm:gap-2 ${description ? "sm:row-span-2" : ""}`}
          >
            <FindButton />
            <HelpButton />
            <EyeButton />
            <Bell />
          </div>
        </header>
        <main id="content" className="max-w-[72rem] px-4 py-7 md:px-8">
          {children}
        </main>
      </div>
    </div>
  );
}

function Sidebar({ user }: { user: Person }) {
  const words = useWords().interfaceWords.shell;
  const rights = useRights();
  const entries = pageEntries(words, user, rights);
  return (
    <aside
      aria-label={words.sidebar}
      className="z-30 flex border-line bg-paper max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t md:sticky md:top-0 md:h-dvh md:flex-col md:border-r md:px-2.5 md:py-5 lg:px-3"
    >
      <Link href="/dashboard" className="pb-4 px-2.5 max-md:hidden max-lg:mx-auto">
        {rights.isClient ? <TeamBrand /> : <Brand className="md:max-lg:sr-only" />}
      </Link>
      <WorkspaceSwitcher className="px-2.5 pb-4 max-lg:hidden" />
      <WorkspaceSwitcher isRail className="mx-auto mb-2 max-md:hidden lg:hidden" />
      <nav aria-label={words.menu} className="flex min-w-0 flex-1 gap-0.5 max-md:min-h-14 md:flex-col">
        {entries.map(({ href, label, Icon, isFirst }) => (
          <Entry
            key={href}
            href={href}
            title={label}
            className={
              isFirst
                ? "max-md:flex-auto max-md:flex-col max-md:gap-0.5 max-md:px-0.5 max-md:text-center max-md:text-[11px] max-md:tracking-tight max-md:leading-tight"
                : "max-md:hidden"
            }
          >
            <Icon size={18} aria-hidden />
            <span className="md:max-lg:sr-only">{label}</span>
          </Entry>
        ))}
        <More user={user} entries={entries} />
      </nav>
      <div className="flex items-center gap-2.5 border-t border-line pt-3 max-md:hidden md:max-lg:flex-col lg:px-2">
        <OwnAccount user={user} />
        <SignOut />
      </div>
    </aside>
  );
}

import { logout, type Person, resendVerification } from "@fanradar/contract";
import { interfaceWords } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { LayoutDashboard, LogOut, Plus } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { Link, useLocation } from "wouter";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/toast.ts";
import { CallError, call } from "./call.ts";
import { Brand, ExposedBanner, useTitle } from "./frame.tsx";
import { rememberPerson } from "./session.ts";

const words = interfaceWords.shell;
const entries = [
  { href: "/dashboard", label: words.dashboard, Icon: LayoutDashboard },
  { href: "/submit", label: words.submit, Icon: Plus },
] as const;

interface ShellProps {
  user: Person;
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of signed-in pages: sidebar, header, content; on a phone a bar at the bottom. */
export function Shell({ user, title, description, actions, children }: ShellProps) {
  useTitle(title);
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[16rem_1fr]">
      <a href="#content" className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-card focus:p-3">
        {words.skip}
      </a>
      <Sidebar user={user} />
      <div className="min-w-0 max-md:pb-20">
        <ExposedBanner />
        <OfflineBar />
        {!user.isVerified && <UnverifiedBar />}
        <header className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line px-4 py-4 md:px-8">
          <div className="min-w-0 flex-[1_1_15rem]">
            <h1 className="text-xl font-semibold tracking-tight wrap-anywhere">{title}</h1>
            {description && <div className="text-ink-3">{description}</div>}
          </div>
          {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </header>
        <main id="content" className="max-w-[72rem] px-4 py-7 md:px-8">
          {children}
        </main>
      </div>
    </div>
  );
}

function Sidebar({ user }: { user: Person }) {
  const [path] = useLocation();
  const name = user.name || words.user;
  return (
    <aside className="z-30 flex border-line bg-paper max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t md:sticky md:top-0 md:h-dvh md:flex-col md:border-r md:px-3 md:py-5">
      <Link href="/dashboard" className="px-2.5 pb-4 max-md:hidden">
        <Brand />
      </Link>
      <nav aria-label={words.menu} className="flex flex-1 gap-0.5 md:flex-col">
        {entries.map(({ href, label, Icon }) => {
          const isHere = path === href || (href === "/dashboard" && path === "/reports");
          return (
            <Link
              key={href}
              href={href}
              aria-current={isHere ? "page" : undefined}
              className={`flex min-h-10 items-center gap-2.5 rounded-lg px-2.5 py-2 font-medium max-md:flex-1 max-md:flex-col max-md:gap-0.5 max-md:text-xs ${isHere ? "bg-teal-soft font-semibold text-teal" : "text-ink-2 hover:bg-sunken"}`}
            >
              <Icon size={18} aria-hidden />
              {label}
            </Link>
          );
        })}
      </nav>
      <div className="flex items-center gap-2.5 md:border-t md:border-line md:px-2 md:pt-3">
        <Link
          href="/security"
          title={words.security}
          className="flex min-w-0 flex-1 items-center gap-2.5 rounded-lg p-1 leading-tight hover:bg-sunken max-md:min-h-14 max-md:min-w-14 max-md:justify-center"
        >
          <span
            aria-hidden
            className="grid size-8 shrink-0 place-items-center rounded-full bg-teal-soft font-semibold text-teal"
          >
            {[...name][0]?.toUpperCase()}
          </span>
          <span className="min-w-0 flex-1 max-md:sr-only">
            <span data-typed className="block truncate font-medium">
              {name}
            </span>
            <span data-typed className="block truncate text-xs text-ink-3">
              {user.email}
            </span>
            <span className="sr-only">{words.security}</span>
          </span>
        </Link>
        <SignOut />
      </div>
    </aside>
  );
}

function SignOut() {
  const client = useQueryClient();
  const signOut = useMutation({
    mutationFn: () => call(logout),
    onSuccess: () => {
      rememberPerson(null);
      // A whole page load: nothing of this person stays in memory.
      client.clear();
      location.assign("/login");
    },
    onError: (error) => toast(interfaceWords.toast.error, { text: error.message, isError: true }),
  });
  return (
    <Button
      look="quiet"
      aria-label={words.signOut}
      title={words.signOut}
      className="min-w-10 max-md:min-h-14 max-md:min-w-16"
      onClick={() => signOut.mutate()}
    >
      <LogOut size={17} aria-hidden />
    </Button>
  );
}

function UnverifiedBar() {
  const resend = useMutation({
    mutationFn: () => call(resendVerification),
    onSuccess: () => toast(words.resent),
    onError: (error) =>
      toast(interfaceWords.toast.error, {
        text: error instanceof CallError ? error.reason : error.message,
        isError: true,
      }),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-3 border-b border-line bg-teal-soft px-4 text-ink-2 md:px-8">
      {words.unverified}
      <Button look="quiet" disabled={resend.isPending} onClick={() => resend.mutate()}>
        {words.resend}
      </Button>
    </div>
  );
}

const subscribeOnline = (listener: () => void) => {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
};

function OfflineBar() {
  const isOnline = useSyncExternalStore(subscribeOnline, () => navigator.onLine);
  return isOnline ? null : (
    <p role="status" className="bg-sunken px-4 py-2 text-ink-2 md:px-8">
      {words.offline}
    </p>
  );
}

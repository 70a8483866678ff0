import type { Person } from "@fanradar/contract";
import type { ReactNode } from "react";
import { part } from "../lib/part.tsx";
import { useSession, wasSignedIn } from "../lib/session.ts";
import { Skeleton } from "../ui/states.tsx";
import { FooterLinks } from "./footer-links.tsx";
import { Guard } from "./guard.tsx";
import { VisitorShell } from "./visitor-shell.tsx";

const Shell = part(() => import("./shell.tsx").then((file) => file.Shell));
Shell.preload();

interface OpenFrameProps {
  title: string;
  description: string;
  /** Absent where the page has a heading of its own for visitors. */
  lead?: string;
  /** Where it has one for everybody: the list of the menu that it belongs to. */
  within?: { href: string; label: string };
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a page that is a visitor's and, with more in it, that of who is signed in: theirs has the sidebar. */
export function OpenFrame({ title, description, lead, within, actions, children }: OpenFrameProps) {
  const user: Person | null | undefined = useSession();
  if (user === undefined && wasSignedIn())
    return (
      <div className="p-8">
        <Skeleton className="h-40" />
      </div>
    );
  if (user)
    return (
      <Guard>
        {(person) => (
          <Shell user={person} title={title} description={lead} actions={actions} {...(within && { within })}>
            {children}
            <footer className="mt-10 border-t border-line">
              <FooterLinks />
            </footer>
          </Shell>
        )}
      </Guard>
    );
  return (
    <VisitorShell title={title} description={description}>
      {lead !== undefined && (
        <div className="mb-6 flex flex-wrap items-end justify-between gap-3">
          <div className="grid gap-2">
            <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
            <p className="max-w-[72ch] text-base text-ink-2">{lead}</p>
          </div>
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
      )}
      {children}
    </VisitorShell>
  );
}

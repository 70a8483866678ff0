import type { Person } from "@fanradar/contract";
import { Ellipsis } from "lucide-react";
import { useLocation } from "wouter";
import { useWords } from "../lib/messages.ts";
import { Entry, useIsHere } from "./entry.tsx";
import type { pageEntries } from "./menu-entries.ts";
import { OwnAccount } from "./own-account.tsx";
import { SignOut } from "./sign-out-button.tsx";
import { useMenu } from "./use-menu.ts";
import { WorkspaceSwitcher } from "./workspace-switcher.tsx";

/** On a phone: the pages that the bar has no room for, and the own account with signing out, in a list above it. */
export function More({ user, entries }: { user: Person; entries: ReturnType<typeof pageEntries> }) {
  const words = useWords().interfaceWords.shell;
  const [path] = useLocation();
  const { isOpen, toggle, button } = useMenu(path);
  const others = entries.filter(({ isFirst }) => !isFirst);
  const isHere = useIsHere();
  const isAmong = others.some(({ href }) => isHere(href));
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        className={`flex min-h-10 min-w-10 flex-auto flex-col items-center gap-0.5 rounded-lg px-0.5 py-2 text-[11px] tracking-tight font-medium md:hidden ${isAmong ? "bg-teal-soft text-teal" : "text-ink-2"}`}
        onClick={toggle}
      >
        <Ellipsis size={18} aria-hidden />
        {words.more}
      </button>
      {isOpen && (
        <div className="fixed inset-x-0 bottom-16 grid gap-0.5 border-t border-line bg-paper p-3 shadow-float md:hidden">
          <WorkspaceSwitcher className="px-2.5 pb-2" />
          {others.map(({ href, label, Icon }) => (
            <Entry key={href} href={href} title={label} className="">
              <Icon size={18} aria-hidden />
              {label}
            </Entry>
          ))}
          <div className="mt-1 flex items-center gap-2 border-t border-line pt-2">
            <OwnAccount user={user} />
            <SignOut isNamed />
          </div>
        </div>
      )}
    </>
  );
}

import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";

interface EntryProps {
  href: string;
  /** Its label, where the rail shows its icon alone. */
  title: string;
  className: string;
  children: ReactNode;
}

/** A page of the sidebar, of the rail, or of the phone's bar and the list above it. */
export function Entry({ href, title, className, children }: EntryProps) {
  const isHere = useIsHere()(href);
  return (
    <Link
      href={href}
      title={title}
      aria-current={isHere ? "page" : undefined}
      className={`flex min-h-10 items-center gap-2.5 md:max-lg:justify-center rounded-lg px-2.5 py-2 font-medium ${className} ${isHere ? "bg-teal-soft font-semibold text-teal" : "text-ink-2 hover:bg-sunken"}`}
    >
      {children}
    </Link>
  );
}

/** Whether a page of the menu is the one that is open, or the list that the open one belongs to. */
export function useIsHere() {
  const [path] = useLocation();
  return (href: string) =>
    path === href ||
    (href === "/dashboard" && path === "/reports") ||
    (href === "/search" && path.startsWith("/creator/"));
}

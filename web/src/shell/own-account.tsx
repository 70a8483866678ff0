import type { Person } from "@fanradar/contract";
import { Link } from "wouter";
import { useWords } from "../lib/messages.ts";
import { Avatar } from "../ui/avatar.tsx";

/** Whose account it is, which leads to its settings of security; in the rail the picture alone. */
export function OwnAccount({ user }: { user: Person }) {
  const words = useWords().interfaceWords.shell;
  const name = user.name || words.user;
  return (
    <Link
      href="/settings?tab=security"
      title={words.security}
      className="flex min-h-10 min-w-0 flex-1 items-center gap-2.5 rounded-lg p-1 leading-tight hover:bg-sunken"
    >
      <Avatar name={name} of={user.email} src={user.avatar} className="size-8" />
      <span className="min-w-0 flex-1 md:max-lg:sr-only">
        <span data-typed className="block truncate font-medium">
          {name}
        </span>
        <span data-typed className="block truncate text-xs text-ink-3">
          {user.email}
        </span>
        <span className="sr-only">{words.security}</span>
      </span>
    </Link>
  );
}

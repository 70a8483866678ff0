import type { Person } from "@fanradar/contract";
import { Link } from "wouter";
import { useWords } from "../lib/messages.ts";
import { buttonClass } from "../ui/button.tsx";
import { Shell } from "./shell.tsx";

/** In place of a page that there is not, for who is signed in: with their menu, and the way to their dashboard. */
export function SignedInNotFound({ user }: { user: Person }) {
  const { notFound: words, shell } = useWords().interfaceWords;
  return (
    <Shell user={user} title={words.title}>
      <p className="mb-4 text-ink-2">{words.lead}</p>
      <Link href="/dashboard" className={buttonClass("primary")}>
        {shell.dashboard}
      </Link>
    </Shell>
  );
}

import type { Person } from "@fanradar/contract";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Redirect } from "wouter";
import { followEvents } from "../lib/live-events.ts";
import { useSession } from "../lib/session.ts";
import { whenIdle } from "../lib/when-idle.ts";

/** Shows its page to signed-in people, and keeps it live; sends visitors to /login. */
export function Guard({ children }: { children: (user: Person) => ReactNode }) {
  const user = useSession();
  const client = useQueryClient();
  const userId = user?.id;
  // As it begins, the server has it read again what may have changed since the page loaded: not while that is being drawn.
  useEffect(() => (userId === undefined ? undefined : whenIdle(() => followEvents(client))), [client, userId]);
  if (user === undefined) return null;
  if (user === null)
    return <Redirect to={`/login?next=${encodeURIComponent(location.pathname + location.search)}`} replace />;
  return <>{children(user)}</>;
}

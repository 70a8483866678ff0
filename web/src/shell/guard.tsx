import type { Person } from "@fanradar/contract";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Redirect } from "wouter";
import { followEvents } from "../lib/live-events.ts";
import { useSession } from "../lib/session.ts";

/** Shows its page to signed-in people, and keeps it live; sends visitors to /login. */
export function Guard({ children }: { children: (user: Person) => ReactNode }) {
  const user = useSession();
  const client = useQueryClient();
  const userId = user?.id;
  useEffect(() => (userId === undefined ? undefined : followEvents(client)), [client, userId]);
  if (user === undefined) return null;
  if (user === null)
    return <Redirect to={`/login?next=${encodeURIComponent(location.pathname + location.search)}`} replace />;
  return <>{children(user)}</>;
}

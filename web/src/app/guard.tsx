import type { Person } from "@fanradar/contract";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { Redirect } from "wouter";
import { onSessionEnded } from "./call.ts";
import { followEvents } from "./live-events.ts";
import { keys } from "./query-client.ts";
import { homeOf, rememberPerson, useSession } from "./session.ts";

const SessionDialog = lazy(() => import("./session-dialog.tsx").then((part) => ({ default: part.SessionDialog })));

/** Shows its page to signed-in people and sends visitors to /login. A session that ends meanwhile is renewed over the page. */
export function Guard({ children }: { children: (user: Person) => ReactNode }) {
  const user = useSession();
  const client = useQueryClient();
  const [hasEnded, setEnded] = useState(false);
  const userId = user?.id;
  useEffect(() => (userId === undefined ? undefined : followEvents(client, userId)), [client, userId]);
  useEffect(
    () =>
      onSessionEnded(() => {
        rememberPerson(null);
        setEnded(true);
      }),
    [],
  );
  if (user === undefined) return null;
  if (user === null)
    return <Redirect to={`/login?next=${encodeURIComponent(location.pathname + location.search)}`} replace />;
  return (
    <>
      {children(user)}
      {hasEnded && (
        <Suspense>
          <SessionDialog
            onSignedIn={(person) => {
              // Another person must not find the first one's page.
              if (person.id !== user.id) location.assign(homeOf(person));
              client.setQueryData(keys.session, person);
              setEnded(false);
              client.invalidateQueries();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

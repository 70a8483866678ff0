import type { Person } from "@fanradar/contract";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { onSessionEnded } from "../lib/call.ts";
import { homeOf, knownPerson, rememberPerson, setPerson } from "../lib/session.ts";

const SessionDialog = lazy(() => import("./session-dialog.tsx").then((part) => ({ default: part.SessionDialog })));

/** Asks a person whose session ended to sign in again, over the page; what was typed on it stays. */
export function SessionRenewal() {
  const client = useQueryClient();
  const [ended, setEnded] = useState<Person>();
  useEffect(
    () =>
      onSessionEnded(() => {
        const known = knownPerson(client);
        if (!known) return;
        rememberPerson(null);
        setEnded(known);
      }),
    [client],
  );
  if (!ended) return null;
  return (
    <Suspense>
      <SessionDialog
        onSignedIn={(next) => {
          // Another person must not find the first one's page.
          if (next.id !== ended.id) location.assign(homeOf(next));
          setPerson(client, next);
          setEnded(undefined);
          client.invalidateQueries();
        }}
      />
    </Suspense>
  );
}

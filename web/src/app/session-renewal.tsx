import type { Person } from "@fanradar/contract";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { onSessionEnded } from "../lib/call.ts";
import { keys } from "../lib/query-client.ts";
import { homeOf, rememberPerson } from "../lib/session.ts";

const SessionDialog = lazy(() => import("./session-dialog.tsx").then((part) => ({ default: part.SessionDialog })));

/** Asks a person whose session ended to sign in again, over the page; what was typed on it stays. */
export function SessionRenewal() {
  const client = useQueryClient();
  const [person, setPerson] = useState<Person>();
  useEffect(
    () =>
      onSessionEnded(() => {
        const known = client.getQueryData<Person | null>(keys.session);
        if (!known) return;
        rememberPerson(null);
        setPerson(known);
      }),
    [client],
  );
  if (!person) return null;
  return (
    <Suspense>
      <SessionDialog
        onSignedIn={(next) => {
          // Another person must not find the first one's page.
          if (next.id !== person.id) location.assign(homeOf(next));
          client.setQueryData(keys.session, next);
          setPerson(undefined);
          client.invalidateQueries();
        }}
      />
    </Suspense>
  );
}

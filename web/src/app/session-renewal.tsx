import type { Person } from "@fanradar/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { onSessionEnded } from "../lib/call.ts";
import { part } from "../lib/part.tsx";
import { homeOf, knownPerson, rememberPerson, setPerson } from "../lib/session.ts";

const SessionDialog = part(() => import("./session-dialog.tsx").then((file) => file.SessionDialog));

/** Sign-in over the page after a session has ended; what was typed on the page stays. */
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
    <SessionDialog
      onSignedIn={(next) => {
        // Another person must not find the first one's page.
        if (next.id !== ended.id) location.assign(homeOf(next));
        setPerson(client, next);
        setEnded(undefined);
        client.invalidateQueries();
      }}
    />
  );
}

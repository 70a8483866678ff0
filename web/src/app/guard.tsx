import type { Person } from "@fanradar/contract";
import { interfaceWords } from "@fanradar/words";
import { useQueryClient } from "@tanstack/react-query";
import { Dialog } from "radix-ui";
import { type ReactNode, useEffect, useState } from "react";
import { Redirect } from "wouter";
import { LoginForm } from "../features/accounts/login-form.tsx";
import { onSessionEnded } from "./call.ts";
import { followEvents } from "./live-events.ts";
import { keys } from "./query-client.ts";
import { rememberPerson, useSession } from "./session.ts";

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
      <Dialog.Root open={hasEnded}>
        <Dialog.Portal>
          <Dialog.Overlay className="fixed inset-0 z-40 bg-ink/40" />
          <Dialog.Content className="fixed top-1/2 left-1/2 z-50 w-[min(26rem,calc(100vw-2rem))] -translate-1/2 rounded-xl bg-card p-6 shadow-float">
            <Dialog.Title className="text-base font-semibold">{interfaceWords.login.title}</Dialog.Title>
            <Dialog.Description className="mb-4 text-ink-2">{interfaceWords.shell.sessionEnded}</Dialog.Description>
            <LoginForm
              onSignedIn={(person) => {
                // Another person must not find the first one's page.
                if (person.id !== user.id) location.assign("/dashboard");
                client.setQueryData(keys.session, person);
                setEnded(false);
                client.invalidateQueries();
              }}
            />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
}

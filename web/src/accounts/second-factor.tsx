import {
  beginSecondFactor,
  disableSecondFactor,
  getConfirmWays,
  getSecondFactor,
  listSessions,
} from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CallError, call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery, invalidate } from "../lib/queries.ts";
import { toastDone, toastError } from "../lib/toast-error.ts";
import { Button } from "../ui/button.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { ConfirmAgain } from "./confirm-again.tsx";
import { SetUpAuthenticator } from "./set-up-authenticator.tsx";

const needsConfirming = (error: Error | null) => error instanceof CallError && error.code === "confirm-needed";
const showError = (error: Error) => {
  if (!needsConfirming(error)) toastError(error);
};

/** Whether signing in takes a code: turn it on with an authenticator, or off. */
export function SecondFactor() {
  const { secondFactorWords: words } = useMessages(bundles.security);
  const client = useQueryClient();
  const state = useQuery(callQuery(getSecondFactor));
  const refresh = () =>
    Promise.all([getSecondFactor, getConfirmWays, listSessions].map((endpoint) => invalidate(client, endpoint)));
  const begin = useMutation({ mutationFn: () => call(beginSecondFactor), onError: showError });
  const disable = useMutation({
    mutationFn: () => call(disableSecondFactor),
    onSuccess: () => {
      toastDone(words.isOff);
      return refresh();
    },
    onError: showError,
  });
  const unconfirmed = [begin, disable].find(({ error }) => needsConfirming(error));
  return (
    <section className="grid justify-items-start gap-3 rounded-xl border border-line bg-card p-5">
      <h2 className="text-base font-semibold">{words.title}</h2>
      {state.isPending && <Skeleton className="h-12 w-full" />}
      {state.error && <LoadError error={state.error} onRetry={() => state.refetch()} />}
      {state.data && (
        <p className="text-ink-2" data-notice>
          {state.data.isOn ? words.on(state.data.recoveryCodesLeft) : words.off}
        </p>
      )}
      {unconfirmed && <ConfirmAgain onConfirmed={() => unconfirmed.mutate()} />}
      {!unconfirmed && begin.data && (
        <SetUpAuthenticator
          {...begin.data}
          onEnabled={refresh}
          onDone={() => {
            begin.reset();
          }}
        />
      )}
      {!unconfirmed && !begin.data && state.data && (
        <div className="flex flex-wrap gap-2">
          <Button
            look={state.data.isOn ? "plain" : "primary"}
            disabled={begin.isPending}
            onClick={() => begin.mutate()}
          >
            {state.data.isOn ? words.renew : words.turnOn}
          </Button>
          {state.data.isOn && (
            <Button disabled={disable.isPending} onClick={() => disable.mutate()}>
              {words.turnOff}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

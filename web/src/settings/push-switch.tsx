import { bundles } from "@fanradar/words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "../lib/messages.ts";
import { type PushState, readPushState, turnOff, turnOn } from "../lib/push.ts";
import { toastFailure } from "../lib/toast-error.ts";
import { SwitchWithHint } from "./switch-with-hint.tsx";

const queryKey = ["push-of-this-browser"];

/** Push notifications of this browser. Acts at once: the other choices are of the account, this one of the device. */
export function PushSwitch() {
  const { push } = useMessages(bundles.settings).settingsWords;
  const client = useQueryClient();
  const { data: state } = useQuery({ queryKey, queryFn: readPushState, staleTime: 0 });
  const change = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnOn() : turnOff()),
    onSuccess: (now: PushState) => client.setQueryData(queryKey, now),
    onError: (_error, isOn) => toastFailure(isOn ? push.failed : push.offFailed),
  });
  const isRefused = state === "blocked" || state === "unsupported";
  return (
    <SwitchWithHint
      label={push.label}
      hint={isRefused ? push[state] : push.hint}
      checked={change.isPending ? change.variables : state === "on"}
      disabled={state === undefined || isRefused || change.isPending}
      onChange={change.mutate}
    />
  );
}

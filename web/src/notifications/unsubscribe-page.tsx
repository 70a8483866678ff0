import { unsubscribe } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation } from "@tanstack/react-query";
import { useSearch } from "wouter";
import { CallError, call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { Button } from "../ui/button.tsx";
import { Frame } from "../ui/frame.tsx";

/** Where a mail's link leads. Opening it changes nothing; only the button does: mail scanners open links too. */
export function UnsubscribePage() {
  const words = useMessages(bundles.notifications).notificationWords.unsubscribe;
  const token = new URLSearchParams(useSearch()).get("token") ?? "";
  const turnOff = useMutation({ mutationFn: () => call(unsubscribe, { body: { token } }) });
  if (turnOff.isSuccess)
    return (
      <Frame title={words.title}>
        <div role="status" className="grid gap-2">
          <p className="font-medium">{words.done[turnOff.data.setting]}</p>
          <p className="text-ink-2">{words.back}</p>
        </div>
      </Frame>
    );
  const { error } = turnOff;
  const refusal = error instanceof CallError && error.code !== "token-used" ? error.reason : words.failed;
  return (
    <Frame title={words.title} lead={words.lead}>
      <div className="grid gap-4">
        {error && (
          <p role="alert" className="text-bad">
            {refusal}
          </p>
        )}
        <Button look="primary" disabled={turnOff.isPending} onClick={() => turnOff.mutate()}>
          {turnOff.isPending ? words.submitting : words.submit}
        </Button>
      </div>
    </Frame>
  );
}

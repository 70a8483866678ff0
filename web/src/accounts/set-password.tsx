import { forgotPassword, type Person } from "@fanradar/contract";
import { rooms } from "@fanradar/words";
import { useMutation } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { Button } from "../ui/button.tsx";
import { toastError } from "./refusals.ts";

/** For whoever came by Google: a link by mail sets a first password, as it sets a forgotten one. */
export function SetPassword({ user }: { user: Person }) {
  const { securityWords: words } = useMessages(rooms.security);
  const ask = useMutation({
    mutationFn: () => call(forgotPassword, { body: { email: user.email } }),
    onError: toastError,
  });
  return (
    <section className="grid justify-items-start gap-3 rounded-xl border border-line bg-card p-5">
      <h2 className="text-base font-semibold">{words.password}</h2>
      <p className="text-ink-2" role={ask.isSuccess ? "status" : undefined}>
        {ask.isSuccess ? words.linkSent(user.email) : words.noPassword}
      </p>
      {!ask.isSuccess && (
        <Button disabled={ask.isPending} onClick={() => ask.mutate()}>
          {words.sendLink}
        </Button>
      )}
    </section>
  );
}

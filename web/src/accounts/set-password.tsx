import { forgotPassword, type Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { toastError } from "../lib/toast-error.ts";
import { Button } from "../ui/button.tsx";

/** For an account that signs in with Google: a link by mail sets the first password. */
export function SetPassword({ user }: { user: Person }) {
  const { securityWords: words } = useMessages(bundles.security);
  const request = useMutation({
    mutationFn: () => call(forgotPassword, { body: { email: user.email } }),
    onError: toastError,
  });
  return (
    <section className="grid justify-items-start gap-3 rounded-xl border border-line bg-card p-5">
      <h2 className="text-base font-semibold">{words.password}</h2>
      <p className="text-ink-2" role={request.isSuccess ? "status" : undefined}>
        {request.isSuccess ? words.linkSent(user.email) : words.noPassword}
      </p>
      {!request.isSuccess && (
        <Button disabled={request.isPending} onClick={() => request.mutate()}>
          {words.sendLink}
        </Button>
      )}
    </section>
  );
}

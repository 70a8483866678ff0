import { confirmSignup } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useLocation } from "wouter";
import { CallError, call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { safeNext, startSession } from "../lib/session.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Frame } from "../ui/frame.tsx";

/** The link of a sign-up's mail makes the account by a button: mail scanners open links too. */
export function ConfirmSignup({ token }: { token: string }) {
  const words = useMessages(bundles.security).verifyWords.signup;
  const { signIn } = useMessages(bundles.accounts).accountWords.signup;
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const confirm = useMutation({
    mutationFn: () => call(confirmSignup, { body: { token } }),
    onSuccess: (person) => {
      startSession(client, person);
      const isOnWay = new URLSearchParams(location.search).has("next");
      navigate(isOnWay || person.userType === "model" ? safeNext(location.search, person) : "/welcome");
    },
  });
  const isSpent = confirm.error instanceof CallError && confirm.error.code === "token-used";
  return (
    <Frame title={words.title} lead={words.lead}>
      <div className="grid gap-4">
        {confirm.error && (
          <p role="alert" className="text-bad">
            {confirm.error instanceof CallError && !isSpent ? confirm.error.reason : words.failed}
          </p>
        )}
        {isSpent ? (
          <div className="flex flex-wrap gap-2">
            <Link href="/login" className={buttonClass("primary")}>
              {signIn}
            </Link>
            <Link href="/signup" className={buttonClass()}>
              {words.again}
            </Link>
          </div>
        ) : (
          <Button look="primary" disabled={confirm.isPending} onClick={() => confirm.mutate()}>
            {confirm.isPending ? words.submitting : words.submit}
          </Button>
        )}
      </div>
    </Frame>
  );
}

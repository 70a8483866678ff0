import { verifyEmail } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useSearch } from "wouter";
import { CallError, call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { refreshSession, safeNext, useSession } from "../lib/session.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Frame } from "../ui/frame.tsx";
import { ConfirmSignup } from "./confirm-signup.tsx";

/** What links in mails verify: the address of an account, or of a sign-up that has none yet. */
export function VerifyPage() {
  const signup = new URLSearchParams(useSearch()).get("signup");
  return signup ? <ConfirmSignup token={signup} /> : <VerifyAddress />;
}

/** Opening the link shows this page; only the button spends it: mail scanners open links too. */
function VerifyAddress() {
  const { verifyWords: words } = useMessages(bundles.security);
  const client = useQueryClient();
  const search = useSearch();
  const token = new URLSearchParams(search).get("token") ?? "";
  const isOnWay = new URLSearchParams(search).has("next");
  const verify = useMutation({
    mutationFn: () => call(verifyEmail, { body: { token } }),
    onSuccess: () => refreshSession(client),
  });
  const user = useSession();
  const isDone = verify.isSuccess || user?.isVerified === true;
  const isRefused = token === "" || verify.error instanceof CallError;
  return (
    <Frame
      title={isDone ? words.doneTitle : words.title}
      {...(!isDone && verify.isIdle && token !== "" && { lead: words.lead })}
    >
      {isDone ? (
        <div role="status" className="grid gap-4">
          <p>{verify.isSuccess ? words.done : words.already}</p>
          <Link
            href={isOnWay ? safeNext(search, user ?? { userType: "user" }) : "/dashboard"}
            className={buttonClass("primary")}
          >
            {isOnWay ? words.goOn : words.toDashboard}
          </Link>
        </div>
      ) : (
        <div className="grid gap-4">
          {(verify.isError || isRefused) && (
            <p role="alert" className="text-bad">
              {words.failed}
            </p>
          )}
          {isRefused ? (
            // The bar of every page sends a new link to who is signed in.
            <Link href="/dashboard" className={buttonClass("primary")}>
              {words.toDashboard}
            </Link>
          ) : (
            <Button look="primary" disabled={verify.isPending} onClick={() => verify.mutate()}>
              {verify.isPending ? words.submitting : words.submit}
            </Button>
          )}
        </div>
      )}
    </Frame>
  );
}

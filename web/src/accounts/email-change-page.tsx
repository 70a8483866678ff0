import { confirmEmailChange, type Person, stopEmailChange } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useSearch } from "wouter";
import { CallError, call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { Guard } from "../shell/guard.tsx";
import { NotFoundPage } from "../shell/not-found-page.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { Frame } from "../ui/frame.tsx";

/** Which of the two mails about a new address led here: only the account itself confirms an address, while the mail to the old address can cancel it without signing in. */
export function EmailChangePage() {
  const query = new URLSearchParams(useSearch());
  const [token, stop] = [query.get("confirm"), query.get("stop")];
  if (stop) return <StopEmailPage token={stop} />;
  if (token) return <Guard>{(user) => <ConfirmEmailPage user={user} token={token} />}</Guard>;
  return <NotFoundPage />;
}

/** Where the mail to the new address leads. Opening it changes nothing; only the button does: mail scanners open links too. */
function ConfirmEmailPage({ user, token }: { user: Person; token: string }) {
  const words = useMessages(bundles.security).addressChangeWords;
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => call(confirmEmailChange, { body: { token } }),
    onSuccess: () => client.invalidateQueries(),
  });
  return (
    <Step
      title={words.title}
      lead={words.lead(user.name)}
      act={confirm}
      submit={words.submit}
      submitting={words.submitting}
      failed={words.failed}
      done={
        <>
          <p>{words.done}</p>
          <Link href="/settings" className={buttonClass("primary")}>
            {words.toSettings}
          </Link>
        </>
      }
    />
  );
}

/** Where the mail to the old address leads: calls the change off, without signing in. */
function StopEmailPage({ token }: { token: string }) {
  const words = useMessages(bundles.security).addressChangeWords;
  const stop = useMutation({ mutationFn: () => call(stopEmailChange, { body: { token } }) });
  return (
    <Step
      title={words.stopTitle}
      lead={words.stopLead}
      act={stop}
      submit={words.stop}
      submitting={words.stopping}
      failed={words.stopFailed}
      done={
        <>
          <p>{words.stopped}</p>
          <Link href="/forgot-password" className={buttonClass("primary")}>
            {words.newPassword}
          </Link>
        </>
      }
    />
  );
}

interface StepProps {
  title: string;
  lead: string;
  act: { mutate: () => void; isPending: boolean; isSuccess: boolean; error: Error | null };
  submit: string;
  submitting: string;
  /** Of a link that works no more. */
  failed: string;
  done: ReactNode;
}

function Step({ title, lead, act, submit, submitting, failed, done }: StepProps) {
  const { error } = act;
  const refusal = error instanceof CallError && error.code !== "token-used" ? error.reason : failed;
  return (
    <Frame title={title} {...(!act.isSuccess && { lead })}>
      {act.isSuccess ? (
        <div role="status" className="grid gap-4">
          {done}
        </div>
      ) : (
        <div className="grid gap-4">
          {error && (
            <p role="alert" className="text-bad">
              {refusal}
            </p>
          )}
          <Button look="primary" disabled={act.isPending} onClick={() => act.mutate()}>
            {act.isPending ? submitting : submit}
          </Button>
        </div>
      )}
    </Frame>
  );
}

import { resendVerification } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "wouter";
import { call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { refreshSession } from "../lib/session.ts";
import { toast } from "../lib/toast.ts";
import { toastError } from "../lib/toast-error.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { CloseButton } from "../ui/form-buttons.tsx";

/**
 * What an unverified address has to do, and the link once more. Back from the tab of the link, the session is requested anew.
 * `next`: the page that the link leads to at last.
 */
export function VerifyFirst({ role, next }: { role?: "status"; next?: string }) {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => void refreshSession(client);
    addEventListener("focus", refresh);
    return () => removeEventListener("focus", refresh);
  }, [client]);
  const words = useMessages(bundles.security).verifyWords.first;
  const resend = useMutation({
    mutationFn: () => call(resendVerification, { body: { next } }),
    onSuccess: () => toast(words.resent),
    onError: toastError,
  });
  const isMailOff = document.documentElement.dataset.mail === "off";
  return (
    <>
      <span role={role}>{isMailOff ? words.unverifiedWithoutMail : words.unverified}</span>
      {!isMailOff && (
        <Button look="quiet" disabled={resend.isPending} onClick={() => resend.mutate()}>
          {words.resend}
        </Button>
      )}
      {document.documentElement.dataset.mode === "demo" && (
        <Link href="/mailbox" className={buttonClass("quiet")}>
          {words.toMailbox}
        </Link>
      )}
    </>
  );
}

/** In a dialog in place of a form that the server would refuse. */
export function VerifyInstead({ onClose }: { onClose: () => void }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3">
        <VerifyFirst role="status" />
      </div>
      <CloseButton className="justify-self-end" onClick={onClose} />
    </>
  );
}

/** For who has not verified the address: what that is for, and the link once more. */
export function UnverifiedBar() {
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-3 border-b border-line bg-teal-soft px-4 text-ink-2 max-md:pt-2 md:px-8">
      <VerifyFirst />
    </div>
  );
}

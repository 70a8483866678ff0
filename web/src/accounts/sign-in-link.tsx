import { type Person, requestSignInLink, signInByLink } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import { CallError, call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { rememberPerson, safeNext, startSession } from "../lib/session.ts";
import { toastError } from "../lib/toast-error.ts";
import { Button } from "../ui/button.tsx";
import { Frame } from "../ui/frame.tsx";
import { EmailRequest } from "./email-request.tsx";
import { ToLogin } from "./to-login.tsx";

const CodeForm = part(() => import("./code-form.tsx").then((file) => file.CodeForm));

/** Asks for a link that signs in, and is what that link opens: only the button spends it, since mail scanners open links too. */
export function SignInLink({ token }: { token: string }) {
  const { signInLinkWords: words } = useMessages(bundles.security);
  const [isSpent, setSpent] = useState(false);
  const isUse = token !== "" && !isSpent;
  const hasMail = document.documentElement.dataset.mail !== "off";
  return (
    <Frame title={words.title} {...((isUse || hasMail) && { lead: isUse ? words.useLead : words.lead })}>
      {isSpent && (
        <p role="alert" className="mb-4 text-bad">
          {words.spent}
        </p>
      )}
      {isUse ? (
        <UseLink token={token} onSpent={() => setSpent(true)} />
      ) : hasMail ? (
        <EmailRequest send={(email) => call(requestSignInLink, { body: { email } })} words={words} />
      ) : (
        <p className="text-ink-2">{words.noMail}</p>
      )}
      <ToLogin label={words.back} />
    </Frame>
  );
}

function UseLink({ token, onSpent }: { token: string; onSpent: () => void }) {
  const { signInLinkWords: words } = useMessages(bundles.security);
  const client = useQueryClient();
  const search = useSearch();
  const [, navigate] = useLocation();
  const [needsCode, setNeedsCode] = useState(false);
  const onPassed = (person: Person) => {
    rememberPerson(person);
    startSession(client, person);
    navigate(safeNext(search, person), { replace: true });
  };
  const use = useMutation({
    mutationFn: () => call(signInByLink, { body: { token } }),
    onSuccess: onPassed,
    onError: (error) => {
      if (error instanceof CallError && error.code === "second-factor") setNeedsCode(true);
      else if (error instanceof CallError && error.code === "token-used") onSpent();
      else toastError(error);
    },
  });
  if (needsCode) return <CodeForm onPassed={onPassed} onOver={onSpent} />;
  return (
    <Button look="primary" disabled={use.isPending} onClick={() => use.mutate()}>
      {use.isPending ? words.using : words.use}
    </Button>
  );
}

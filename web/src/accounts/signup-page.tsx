import { signup } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { Link, Redirect, useLocation } from "wouter";
import { CallError, call } from "../lib/call.ts";
import { browserPreferences } from "../lib/first-preferences.ts";
import { useMessages } from "../lib/messages.ts";
import { showLoadFailure } from "../lib/own-language.ts";
import { part } from "../lib/part.tsx";
import { safeNext, startSession, useInstance, useSession } from "../lib/session.ts";
import { toast } from "../lib/toast.ts";
import { refusalText, useCheckedForm } from "../lib/use-checked-form.ts";
import { Button } from "../ui/button.tsx";
import { Frame } from "../ui/frame.tsx";
import { AgreeTick } from "../ui/tick.tsx";
import { AccountFields } from "./account-fields.tsx";
import type { SignupForm } from "./check-signup.ts";

const SignupMailed = part(() => import("./signup-mailed.tsx").then((file) => file.SignupMailed));
const ProviderButtons = part(() => import("./provider-buttons.tsx").then((file) => file.ProviderButtons));

/** What checks the form comes after it. */
const loadCheck = () => import("./check-signup.ts");

/** Where people make an account, unless an administrator closed this. */
export function SignupPage() {
  const words = useMessages(bundles.accounts).accountWords.signup;
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { signUp, providers = [] } = useInstance() ?? {};
  // Who came signed in; who signs up here goes on by itself.
  const [before] = useState(useSession());
  const [mailedTo, setMailedTo] = useState<string>();
  const isMailOff = document.documentElement.dataset.mail === "off";
  const { element, values, refusals, isSending, change, submit } = useCheckedForm({
    begin: (): SignupForm => ({ name: "", email: "", password: "" }),
    check: async (filled) => (await loadCheck()).checkSignup(filled),
    send: (filled) => {
      const next = new URLSearchParams(location.search).get("next") ?? undefined;
      return call(signup, { body: { ...filled, agreeToTerms: true, preferences: browserPreferences(), next } });
    },
    onSent: (person, { email }) => {
      if ("isMailed" in person) return setMailedTo(email);
      startSession(client, person);
      toast(words.doneTitle, { text: isMailOff ? words.doneWithoutMail : words.done });
      // Who came here on the way to a page goes on to it.
      const isOnWay = new URLSearchParams(location.search).has("next");
      navigate(isOnWay ? safeNext(location.search, person) : "/welcome");
    },
    onFailed: (error) =>
      toast(words.failedTitle, { text: error instanceof CallError ? error.reason : words.failed, isError: true }),
  });
  useEffect(() => void loadCheck().catch(() => {}), []);
  const fillIn = useEffectEvent((email: string) => change({ email }));
  useEffect(() => {
    // Who signs up on the way to an invite. Its address is requested from the server: addresses in links are written to logs.
    const [, token] = /^\/join\/([\w-]+)$/.exec(new URLSearchParams(location.search).get("next") ?? "") ?? [];
    if (token === undefined) return;
    import("./find-invited-email.ts")
      .then(({ findInvitedEmail }) => findInvitedEmail(token))
      .then((email) => email !== undefined && fillIn(email), showLoadFailure);
  }, []);
  if (mailedTo !== undefined) return <SignupMailed email={mailedTo} />;
  if (before) return <Redirect to={safeNext(location.search, before)} replace />;
  return (
    <Frame title={words.title}>
      {signUp?.rule === "domains" && (
        <p className="mb-4 rounded-lg bg-sunken px-3.5 py-2.5 text-ink-2 wrap-anywhere" data-typed>
          {words.domains(signUp.domains.join(", "))}
        </p>
      )}
      {isMailOff && <p className="mb-4 rounded-lg bg-sunken px-3.5 py-2.5 text-ink-2">{words.noMail}</p>}
      {signUp?.rule === "closed" ? (
        <p className="rounded-lg bg-sunken px-3.5 py-2.5 text-ink-2">{words.closed}</p>
      ) : (
        <form ref={element} noValidate className="grid gap-4" onSubmit={submit}>
          <AccountFields words={words} values={values} refusals={refusals} change={change} emailAs="email" />
          <AgreeTick
            label={words.agree}
            error={refusalText(refusals.agreeToTerms, "agreeToTerms")}
            isOn={values.agreeToTerms === true}
            onChange={(isOn) => change({ agreeToTerms: isOn || undefined })}
          />
          <Button type="submit" look="primary" disabled={isSending}>
            {isSending ? words.submitting : words.submit}
          </Button>
        </form>
      )}
      {signUp?.rule !== "closed" && (
        <ProviderButtons
          fallback={providers.length > 0 && <div className="h-28" />}
          next={new URLSearchParams(location.search).get("next") ?? ""}
        />
      )}
      <p className="mt-4 text-ink-2">
        {words.haveAccount}{" "}
        <Link href={`/login${location.search}`} className="font-semibold text-teal underline">
          {words.signIn}
        </Link>
      </p>
    </Frame>
  );
}

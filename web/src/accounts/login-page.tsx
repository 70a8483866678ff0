import { bundles } from "@fanradar/words";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link, Redirect, useLocation, useSearch } from "wouter";
import { currentMessages, useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { safeNext, startSession, useInstance, useSession } from "../lib/session.ts";
import { toastDone, toastFailure } from "../lib/toast-error.ts";
import { Frame } from "../ui/frame.tsx";
import { LoginForm } from "./login-form.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";

// Few sign in by one.
const SignInLink = part(() => import("./sign-in-link.tsx").then((file) => file.SignInLink));

export function LoginPage() {
  const words = useMessages(bundles.accounts).accountWords.login;
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const search = useSearch();
  const outcome = new URLSearchParams(search).get("outcome");
  const provider = new URLSearchParams(search).get("provider");
  const instance = useInstance();
  const name = instance?.providers.find(({ id }) => id === provider)?.name;
  useEffect(() => {
    if (name === undefined) return;
    const { login } = currentMessages(bundles.accounts).accountWords;
    if (outcome === "failed") toastFailure(login.providerFailed(name));
    if (outcome === "unlinked") toastFailure(login.providerUnlinked);
    if (outcome === "done") toastDone(login.providerDone(name));
  }, [outcome, name]);
  const user = useSession();
  const link = new URLSearchParams(search).get("link");
  if (link !== null) return <SignInLink token={link} />;
  if (user) return <Redirect to={safeNext(search, user)} replace />;
  return (
    <Frame title={words.title} {...(instance?.name && { lead: instance.name })}>
      <LoginForm
        startsWithCode={outcome === "code"}
        onSignedIn={(person) => {
          startSession(client, person);
          navigate(safeNext(search, person));
        }}
      />
      <ProviderButtons next={new URLSearchParams(search).get("next") ?? ""} />
      <p className="mt-4">
        <Link href="/forgot-password" className="font-semibold text-teal underline">
          {words.forgot}
        </Link>
      </p>
      <p className="mt-2">
        <Link href="/login?link=" className="font-semibold text-teal underline">
          {words.byLink}
        </Link>
      </p>
      <p className="mt-2 text-ink-2">
        {words.noAccount}{" "}
        <Link href="/signup" className="font-semibold text-teal underline">
          {words.signUp}
        </Link>
      </p>
    </Frame>
  );
}

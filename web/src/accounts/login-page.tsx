import { bundles } from "@fanradar/words";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { currentMessages, currentWords, useMessages } from "../lib/messages.ts";
import { safeNext, startSession, useInstance, useSession } from "../lib/session.ts";
import { toast } from "../lib/toast.ts";
import { Frame } from "../ui/frame.tsx";
import { GoogleButton } from "./google-button.tsx";
import { LoginForm } from "./login-form.tsx";

export function LoginPage() {
  const words = useMessages(bundles.accounts).accountWords.login;
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const search = useSearch();
  const google = new URLSearchParams(search).get("google");
  useEffect(() => {
    const { toast: titles } = currentWords().interfaceWords;
    const { login } = currentMessages(bundles.accounts).accountWords;
    if (google === "failed") toast(titles.error, { text: login.googleFailed, isError: true });
    if (google === "unlinked") toast(titles.error, { text: login.googleUnlinked, isError: true });
    if (google === "done") toast(titles.success, { text: login.googleDone });
  }, [google]);
  const instance = useInstance();
  const user = useSession();
  useEffect(() => {
    if (google === "done" && user) navigate(safeNext(search, user), { replace: true });
  }, [google, navigate, search, user]);
  return (
    <Frame title={words.title} {...(instance?.name && { lead: instance.name })}>
      <LoginForm
        startsWithCode={google === "code"}
        onSignedIn={(person) => {
          startSession(client, person);
          navigate(safeNext(search, person));
        }}
      />
      <GoogleButton next={new URLSearchParams(search).get("next") ?? ""} />
      <p className="mt-4">
        <Link href="/forgot-password" className="font-semibold text-teal underline">
          {words.forgot}
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

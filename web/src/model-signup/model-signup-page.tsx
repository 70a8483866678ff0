import { bundles } from "@fanradar/words";
import { useState } from "react";
import { Link } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { useInstance } from "../lib/session.ts";
import { Frame } from "../ui/frame.tsx";
import { ModelSignupForm } from "./model-signup-form.tsx";

const SignupMailed = part(() => import("../accounts/signup-mailed.tsx").then((file) => file.SignupMailed));

/** Where models make their free account. */
export function ModelSignupPage() {
  const { modelSignupWords: words } = useMessages(bundles.modelSignup);
  const { closed } = useMessages(bundles.accounts).accountWords.signup;
  const [mailedTo, setMailedTo] = useState<string>();
  const isClosed = useInstance()?.signUp.rule === "closed";
  if (mailedTo !== undefined) return <SignupMailed email={mailedTo} />;
  return (
    <Frame title={words.title} lead={words.lead}>
      {isClosed ? (
        <p className="rounded-lg bg-sunken px-3.5 py-2.5 text-ink-2">{closed}</p>
      ) : (
        <ModelSignupForm onMailed={setMailedTo} />
      )}
      <p className="mt-4 text-ink-2">
        {words.haveAccount}{" "}
        <Link href="/login?next=/model-dashboard" className="font-semibold text-teal underline">
          {words.signIn}
        </Link>
      </p>
    </Frame>
  );
}

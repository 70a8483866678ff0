import { bundles } from "@fanradar/words";
import { Link } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { Frame } from "../ui/frame.tsx";
import { ModelSignupForm } from "./model-signup-form.tsx";

/** Where models make their free account. */
export function ModelSignupPage() {
  const { modelSignupWords: words } = useMessages(bundles.modelSignup);
  return (
    <Frame title={words.title} lead={words.lead}>
      <ModelSignupForm />
      <p className="mt-4 text-ink-2">
        {words.haveAccount}{" "}
        <Link href="/login?next=/model-dashboard" className="font-semibold text-teal underline">
          {words.signIn}
        </Link>
      </p>
    </Frame>
  );
}

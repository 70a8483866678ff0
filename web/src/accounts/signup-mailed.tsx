import { bundles } from "@fanradar/words";
import { Link } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { Frame } from "../ui/frame.tsx";

/** After a sign-up whose account the link in a mail makes. The same whether the address has an account or not. */
export function SignupMailed({ email }: { email: string }) {
  const { mailed, haveAccount, signIn } = useMessages(bundles.accounts).accountWords.signup;
  return (
    <Frame title={mailed.title}>
      <div role="status" className="grid gap-3">
        <p data-typed className="wrap-anywhere">
          {mailed.text(email)}
        </p>
        <p className="text-ink-2">{mailed.hint}</p>
      </div>
      <p className="mt-4 text-ink-2">
        {haveAccount}{" "}
        <Link href="/login" className="font-semibold text-teal underline">
          {signIn}
        </Link>
      </p>
    </Frame>
  );
}

import { forgotPassword } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { Link } from "wouter";
import { call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { Frame } from "../ui/frame.tsx";
import { EmailRequest } from "./email-request.tsx";

/** Requests a link to set a new password. */
export function ForgotPage() {
  const words = useMessages(bundles.accounts).accountWords.forgot;
  const hasMail = document.documentElement.dataset.mail !== "off";
  return (
    <Frame title={words.title} {...(hasMail && { lead: words.lead })}>
      {hasMail ? (
        <EmailRequest send={(email) => call(forgotPassword, { body: { email } })} words={words} />
      ) : (
        <p className="text-ink-2">{words.noMail}</p>
      )}
      <p className="mt-4">
        <Link href="/login" className="font-semibold text-teal underline">
          {words.back}
        </Link>
      </p>
    </Frame>
  );
}

import { forgotPassword } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { Frame } from "../ui/frame.tsx";
import { EmailRequest } from "./email-request.tsx";
import { ToLogin } from "./to-login.tsx";

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
      <ToLogin label={words.back} />
    </Frame>
  );
}

import { login, type Person, passwordTries } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { CallError, call, reasonOf } from "../lib/call.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { rememberPerson, useInstance } from "../lib/session.ts";
import { toast } from "../lib/toast.ts";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { InputField } from "../ui/input-field.tsx";
import { PasskeyButton } from "./passkey-button.tsx";

interface LoginFormProps {
  onSignedIn: (person: Person) => void;
  /** The first step was taken elsewhere. */
  startsWithCode?: boolean;
}

const CodeForm = part(() => import("./code-form.tsx").then((file) => file.CodeForm));

const codeOf = (error: unknown) => (error instanceof CallError ? error.code : undefined);

/** E-mail and password, and a code if the account has a second factor. A failure leaves everything as typed. */
export function LoginForm({ onSignedIn, startsWithCode = false }: LoginFormProps) {
  const { interfaceWords } = useWords();
  const words = useMessages(bundles.accounts).accountWords.login;
  const { error: errorTitle, success } = interfaceWords.toast;
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const hasMail = document.documentElement.dataset.mail !== "off";
  const accounts = useInstance()?.demoAccounts ?? [];
  const [needsCode, setNeedsCode] = useState(startsWithCode);
  const onPassed = (person: Person) => {
    rememberPerson(person);
    toast(success, { text: words.done });
    onSignedIn(person);
  };
  const signIn = useMutation({
    mutationFn: () => call(login, { body: { email, password } }),
    onSuccess: onPassed,
    onError: (error) => {
      if (codeOf(error) === "second-factor") setNeedsCode(true);
      else toast(errorTitle, { text: words.failed, isError: true });
    },
  });
  const submit = () => {
    const missing = email.trim() === "" ? words.emptyEmail : password === "" ? words.emptyPassword : undefined;
    if (missing) toast(errorTitle, { text: missing, isError: true });
    else signIn.mutate();
  };
  if (needsCode) return <CodeForm onPassed={onPassed} onOver={() => setNeedsCode(false)} />;
  return (
    <Form onSend={submit}>
      <InputField label={words.email} type="email" autoComplete="username" value={email} onType={setEmail} />
      <InputField
        label={words.password}
        type="password"
        autoComplete="current-password"
        value={password}
        onType={setPassword}
      />
      {signIn.error && (
        <div role="alert" className="grid gap-1">
          <p className="font-medium text-bad" data-notice>
            {codeOf(signIn.error) === "wrong-credentials" ? words.wrong : reasonOf(signIn.error)}
          </p>
          <p className="text-ink-2" data-notice>
            {codeOf(signIn.error) === "wrong-credentials" && words.tries(passwordTries)}
            {codeOf(signIn.error) === "too-many" && `${words.locked} ${hasMail ? words.lockedByMail : ""}`}
          </p>
        </div>
      )}
      <Button type="submit" look="primary" disabled={signIn.isPending}>
        {signIn.isPending ? words.submitting : words.submit}
      </Button>
      <PasskeyButton
        label={words.passkey}
        unused={words.passkeyUnused}
        act={async () => (await import("./passkey-browser.ts")).signInWithPasskey()}
        onPassed={onPassed}
        onRefused={(error) => {
          const asksCode = codeOf(error) === "second-factor";
          if (asksCode) setNeedsCode(true);
          return asksCode;
        }}
      />
      {accounts.length > 0 && (
        <div className="grid gap-1 border-t border-line pt-4">
          <h2 className="font-semibold">{words.demoAccounts}</h2>
          <p className="text-xs text-ink-3">{words.demoHint}</p>
          {accounts.map((account) => (
            <Button
              key={account.email}
              look="quiet"
              className="justify-start"
              onClick={() => {
                setEmail(account.email);
                setPassword(account.password);
              }}
            >
              {account.email} · {words.roles[account.userType]}
            </Button>
          ))}
        </div>
      )}
    </Form>
  );
}

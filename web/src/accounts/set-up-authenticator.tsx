import { enableSecondFactor } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { toastError } from "../lib/toast-error.ts";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { InputField } from "../ui/input-field.tsx";
import { QrCode } from "../ui/qr-code.tsx";
import { fieldErrorOf } from "./refusals.ts";

interface SetUpProps {
  secret: string;
  uri: string;
  onEnabled: () => unknown;
  /** Called when the person has saved the recovery codes. */
  onDone: () => void;
}

/** A picture for the authenticator, its first code, and then the recovery codes, which are shown this once. */
export function SetUpAuthenticator({ secret, uri, onEnabled, onDone }: SetUpProps) {
  const { secondFactorWords: words } = useMessages(bundles.security);
  const [code, setCode] = useState("");
  const enable = useMutation({
    mutationFn: () => call(enableSecondFactor, { body: { code } }),
    onSuccess: onEnabled,
    onError: toastError,
  });
  if (enable.data)
    return (
      <div className="grid justify-items-start gap-3">
        <p role="status" className="font-medium">
          {words.recovery}
        </p>
        <ul data-typed className="num grid grid-cols-2 gap-x-8 gap-y-1 rounded-lg bg-sunken p-4">
          {enable.data.recoveryCodes.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <Button look="primary" onClick={onDone}>
          {words.codesSaved}
        </Button>
      </div>
    );
  return (
    <Form className="grid w-full gap-4" onSend={() => enable.mutate()}>
      <p className="text-ink-2">{words.scan}</p>
      <QrCode text={uri} label={words.picture} />
      <p className="text-xs text-ink-3">
        {words.byHand}{" "}
        <code data-typed className="wrap-anywhere text-ink">
          {secret}
        </code>
      </p>
      <InputField
        label={words.code}
        error={fieldErrorOf(enable.error, "code")}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onType={setCode}
      />
      <Button type="submit" look="primary" className="justify-self-start" disabled={enable.isPending}>
        {words.enable}
      </Button>
    </Form>
  );
}

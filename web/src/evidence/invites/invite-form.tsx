import {
  type Connection,
  type ConsentInvite,
  createConsentInvite,
  type Language,
  languages,
  limits,
  listConsentInvites,
} from "@fanradar/contract";
import type { ConnectPlatform } from "@fanradar/engine";
import { bundles, isLanguage, languageNames } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallError, call } from "../../lib/call.ts";
import { useLanguage, useMessages, useWords } from "../../lib/messages.ts";
import { invalidate } from "../../lib/queries.ts";
import { useUnsent } from "../../lib/unsent.ts";
import { useFormKey } from "../../lib/use-form-key.ts";
import { Button } from "../../ui/button.tsx";
import { Field, inputClass } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { CloseButton } from "../../ui/form-buttons.tsx";
import { HelpBlock } from "../../ui/help-block.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { LimitedField } from "../../ui/limited-field.tsx";

interface InviteFormProps {
  modelId: number;
  accounts: readonly Connection[];
  linking: ConsentInvite["linking"];
  onMade: (invite: ConsentInvite) => void;
  onClose: () => void;
}

/** Accounts, note and address of an invite. What is not connected yet is chosen beforehand. */
export function InviteForm({ modelId, accounts, linking, onMade, onClose }: InviteFormProps) {
  const { inviteWords: words } = useMessages(bundles.consentInvites);
  const { interfaceWords } = useWords();
  const client = useQueryClient();
  const shown = useLanguage();
  const [platforms, setPlatforms] = useState<readonly ConnectPlatform[]>(
    accounts.filter(({ state }) => state !== "live").map(({ platform }) => platform),
  );
  const [asksLinking, setAsksLinking] = useState(
    linking !== null && linking.state !== "agreed" && accounts.some(({ platform }) => platform === "x"),
  );
  const [{ note, email }, setTyped, forget] = useUnsent(`invite-of-${modelId}`, { note: "", email: "" });
  const [language, setLanguage] = useState<Language>(shown);
  const { headers } = useFormKey();
  const make = useMutation({
    mutationFn: () =>
      call(createConsentInvite, {
        headers,
        params: { id: modelId },
        body: { platforms: [...platforms], asksLinking, note, language, ...(email.trim() !== "" && { email }) },
      }),
    onSuccess: (invite) => {
      forget();
      onMade(invite);
      return invalidate(client, listConsentInvites, { params: { id: modelId } });
    },
  });
  const error = make.error instanceof CallError ? make.error : undefined;
  const fields = error?.fields ?? {};
  const isShown = ["note", "email", "platforms"].some((field) => fields[field] !== undefined);
  return (
    <Form onSend={() => make.mutate()}>
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 font-medium">{words.accounts}</legend>
        {accounts.map(({ platform, handle }) => (
          <Choice
            key={platform}
            label={`${interfaceWords.platforms[platform]} @${handle}`}
            isChosen={platforms.includes(platform) || (platform === "x" && asksLinking)}
            isDisabled={platform === "x" && asksLinking}
            onChange={(isChosen) =>
              setPlatforms(isChosen ? [...platforms, platform] : platforms.filter((one) => one !== platform))
            }
          />
        ))}
        {linking && accounts.some(({ platform }) => platform === "x") && (
          <Choice label={words.linking(linking.x, linking.onlyfans)} isChosen={asksLinking} onChange={setAsksLinking} />
        )}
        {fields.platforms && <p className="text-xs font-medium text-bad">{fields.platforms}</p>}
      </fieldset>
      <InputField
        label={words.email}
        hint={words.emailHint}
        error={fields.email}
        type="email"
        autoComplete="off"
        value={email}
        onType={(text) => setTyped({ note, email: text })}
      />
      <Field label={words.language}>
        {(ids) => (
          <select
            {...ids}
            className={inputClass}
            value={language}
            onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}
          >
            {languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {languageNames[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <LimitedField
        isMultiline
        label={words.note}
        hint={words.noteHint}
        error={fields.note}
        rows={3}
        most={limits.consentNote}
        value={note}
        onType={(text) => setTyped({ note: text, email })}
      />
      {make.error && !isShown && (
        <div role="alert">
          {error?.help ? <HelpBlock help={error.help} /> : <p className="text-bad">{error?.reason ?? words.failed}</p>}
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <CloseButton onClick={onClose} />
        <Button type="submit" look="primary" disabled={make.isPending || (platforms.length === 0 && !asksLinking)}>
          {make.isPending ? words.making : words.make}
        </Button>
      </div>
    </Form>
  );
}

interface ChoiceProps {
  label: string;
  isChosen: boolean;
  /** Another choice needs it. */
  isDisabled?: boolean;
  onChange: (isChosen: boolean) => void;
}

function Choice({ label, isChosen, isDisabled = false, onChange }: ChoiceProps) {
  return (
    <label className="flex min-h-8 items-center gap-2.5 wrap-anywhere">
      <input
        type="checkbox"
        className="size-4 shrink-0 accent-teal"
        checked={isChosen}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}

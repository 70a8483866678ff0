import { bundles, counted } from "@fanradar/words";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { CallError } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { startSession } from "../lib/session.ts";
import { toast } from "../lib/toast.ts";
import { refusalText, useCheckedForm } from "../lib/use-checked-form.ts";
import { Button } from "../ui/button.tsx";
import { Field, Input, inputClass } from "../ui/field.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { AgreeTick, Tick } from "../ui/tick.tsx";
import {
  clearSignupDraft,
  readSignupDraft,
  type SignupChoice,
  type SignupDraft,
  type SignupLinkField,
  storeSignupDraft,
} from "./draft.ts";
import { Next } from "./parts.tsx";

const tabs = ["account", "profile", "privacy"] as const;
type Tab = (typeof tabs)[number];
type Text = Exclude<keyof SignupDraft, "privacySettings" | "agreeToTerms">;
const linkFields: SignupLinkField[] = ["onlyfansUrl", "instagramUrl", "twitterUrl", "tiktokUrl"];
const choices: SignupChoice[] = ["publicProfile", "showEarnings", "showSubscribers", "allowAnalytics"];
const fieldsOf: Record<Tab, readonly (keyof SignupDraft)[]> = {
  account: ["email", "password", "confirmPassword"],
  profile: ["name", "username", ...linkFields, "bio"],
  privacy: ["privacySettings", "agreeToTerms"],
};

/** What checks and sends the form comes after it. */
const loadCheck = () => import("./check-and-send.ts");

/** Account, profile and privacy in three tabs that keep typed values; a refused field leads to its tab. */
export function ModelSignupForm({ onMailed }: { onMailed: (email: string) => void }) {
  const { modelSignupWords: words } = useMessages(bundles.modelSignup);
  const format = useFormat();
  const [tab, setTab] = useState<Tab>("account");
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { element, values, refusals, isSending, change, submit, checkPart, focusRefused } = useCheckedForm({
    begin: () => readSignupDraft(sessionStorage, location.search),
    check: async (filled) => (await loadCheck()).check(filled),
    send: async (filled) => (await loadCheck()).sendSignup(filled),
    onSent: (person, { email }) => {
      clearSignupDraft(sessionStorage);
      if ("isMailed" in person) return onMailed(email);
      startSession(client, person);
      toast(words.doneTitle, { text: words.done });
      navigate("/model-dashboard");
    },
    onFailed: (error) =>
      toast(words.failedTitle, { text: error instanceof CallError ? error.reason : words.failed, isError: true }),
    onRefused: (refused) => {
      const to = tabs.find((one) => fieldsOf[one].some((name) => refused[name]));
      if (to) setTab(to);
    },
  });
  useEffect(() => storeSignupDraft(sessionStorage, values), [values]);
  useEffect(() => void loadCheck().catch(() => {}), []);

  /** To the next tab once this one is right. */
  const goOn = async (next: Tab) => {
    if (await checkPart(fieldsOf[tab])) setTab(next);
    else focusRefused();
  };
  const open = (name: Tab) => {
    setTab(name);
    void checkPart(fieldsOf[tab]);
  };
  const send = (event: FormEvent) => {
    const next = tabs[tabs.indexOf(tab) + 1];
    if (!next) return submit(event);
    // Enter in a field does what the button does.
    event.preventDefault();
    void goOn(next);
  };
  const field = (name: Text, label: string, options: FieldOptions = {}) => {
    const { hint, rows, ...input } = options;
    const control = {
      name,
      value: values[name],
      onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    };
    return (
      <Field key={name} label={label} hint={hint} error={refusalText(refusals[name], name)}>
        {(ids) =>
          rows ? (
            <textarea {...ids} {...control} rows={rows} dir="auto" className={inputClass} />
          ) : (
            <Input {...ids} {...control} {...input} />
          )
        }
      </Field>
    );
  };

  const noteOf = (name: Tab) => {
    const wrong = fieldsOf[name].filter((one) => refusals[one]).length;
    return wrong > 0 ? counted(wrong, words.toCorrect, format) : undefined;
  };
  const panels: Record<Tab, ReactNode> = {
    account: (
      <>
        {field("email", words.email, { type: "email", autoComplete: "email" })}
        {field("password", words.password, { hint: words.passwordHint, ...secret })}
        {field("confirmPassword", words.confirmPassword, secret)}
        <Next onNext={() => goOn("profile")} />
      </>
    ),
    profile: (
      <>
        {field("name", words.name, { autoComplete: "name", dir: "auto" })}
        {field("username", words.username, { hint: words.usernameHint, ...plain, dir: "auto" })}
        <fieldset className="grid gap-4 border-t border-line pt-4">
          <legend className="float-left mb-1 w-full font-semibold">{words.links}</legend>
          <p className="text-xs text-ink-3">{words.linksHint}</p>
          {linkFields.map((name) => field(name, words[name], { inputMode: "url", ...plain }))}
        </fieldset>
        {field("bio", words.bio, { hint: words.bioHint, rows: 4 })}
        <Next onBack={() => setTab("account")} onNext={() => goOn("privacy")} />
      </>
    ),
    privacy: (
      <>
        <fieldset className="grid gap-3">
          <legend className="float-left w-full font-semibold">{words.choices}</legend>
          <p className="text-xs text-ink-3">{words.choicesHint}</p>
          {choices.map((name) => (
            <Tick
              key={name}
              label={words[name]}
              hint={words[`${name}Hint`]}
              isOn={values.privacySettings[name]}
              onChange={(isOn) => change({ privacySettings: { ...values.privacySettings, [name]: isOn } })}
            />
          ))}
        </fieldset>
        <AgreeTick
          label={words.agree}
          error={refusalText(refusals.agreeToTerms, "agreeToTerms")}
          isOn={values.agreeToTerms === true}
          onChange={(isOn) => change({ agreeToTerms: isOn || undefined })}
        />
        <div className="flex gap-3">
          <Button onClick={() => setTab("profile")}>{words.back}</Button>
          <Button type="submit" look="primary" className="flex-1" disabled={isSending}>
            {isSending ? words.submitting : words.submit}
          </Button>
        </div>
      </>
    ),
  };

  return (
    <form ref={element} noValidate onSubmit={send}>
      <Tabs
        label={words.steps}
        open={tab}
        onOpen={open}
        tabs={tabs.map((name) => ({ name, title: words.tabs[name], note: noteOf(name), panel: panels[name] }))}
      />
    </form>
  );
}

interface FieldOptions {
  hint?: string;
  /** A field of several lines. */
  rows?: number;
  type?: "email" | "password";
  autoComplete?: string;
  inputMode?: "url";
  autoCapitalize?: string;
  spellCheck?: boolean;
  dir?: "auto";
}
/** Handles and links are no words. */
const plain = { autoCapitalize: "none", spellCheck: false } as const;
const secret = { type: "password", autoComplete: "new-password" } as const;

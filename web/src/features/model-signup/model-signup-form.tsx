import { counted, rooms } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "wouter";
import { CallError } from "../../app/call.ts";
import { useFormat } from "../../app/format.ts";
import { keys } from "../../app/query-client.ts";
import { rememberPerson } from "../../app/session.ts";
import { useRoom } from "../../app/words.ts";
import { Button } from "../../ui/button.tsx";
import { Field, Input, inputClass } from "../../ui/field.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { toast } from "../../ui/toast.ts";
import type { Errors } from "./check-and-send.ts";
import { type Choice, forgetDraft, keepDraft, type LinkField, type ModelSignup, readDraft } from "./draft.ts";
import { Next, Tick } from "./parts.tsx";

const tabs = ["account", "profile", "privacy"] as const;
type Tab = (typeof tabs)[number];
type Text = Exclude<keyof ModelSignup, "privacySettings" | "agreeToTerms">;
const linkFields: LinkField[] = ["onlyfansUrl", "instagramUrl", "twitterUrl", "tiktokUrl"];
const choices: Choice[] = ["publicProfile", "showEarnings", "showSubscribers", "allowAnalytics"];
const fieldsOf: Record<Tab, readonly (keyof ModelSignup)[]> = {
  account: ["email", "password", "confirmPassword"],
  profile: ["name", "username", ...linkFields, "bio"],
  privacy: ["privacySettings", "agreeToTerms"],
};

/** What checks and sends the form comes after it. */
const loadCheck = () => import("./check-and-send.ts");

/** Account, profile and privacy in three tabs that hold what is typed; a refused field leads to its tab. */
export function ModelSignupForm() {
  const { modelSignupWords: words } = useRoom(rooms.modelSignup);
  const format = useFormat();
  const [values, setValues] = useState(() => readDraft(sessionStorage, location.search));
  const [errors, setErrors] = useState<Errors>({});
  const [wasSent, setSent] = useState(false);
  const [tab, setTab] = useState<Tab>("account");
  const element = useRef<HTMLFormElement>(null);
  const client = useQueryClient();
  const [, navigate] = useLocation();
  useEffect(() => keepDraft(sessionStorage, values), [values]);
  useEffect(() => void loadCheck().catch(() => {}), []);

  const create = useMutation({
    mutationFn: async (filled: ModelSignup) => (await loadCheck()).send(filled),
    onSuccess: (person) => {
      forgetDraft(sessionStorage);
      rememberPerson(person);
      client.clear();
      client.setQueryData(keys.session, person);
      // Its settings come with the session.
      void client.invalidateQueries({ queryKey: keys.session });
      toast(words.doneTitle, { text: words.done });
      navigate("/model-dashboard");
    },
    onError: (error) => {
      if (error instanceof CallError) refuse(byTopField(error.fields));
      toast(words.failedTitle, { text: error instanceof CallError ? error.reason : words.failed, isError: true });
    },
  });

  /** Shows what is refused and goes to the first of it, on its tab. */
  const refuse = (found: Errors) => {
    const to = tabs.find((one) => fieldsOf[one].some((field) => found[field]));
    // Drawn at once, so that the refused field is there to be gone to.
    flushSync(() => {
      setErrors(found);
      if (to) setTab(to);
    });
    element.current?.querySelector<HTMLElement>("[role=tabpanel]:not([hidden]) [aria-invalid=true]")?.focus();
  };
  /** Once a refused form was sent, each change is looked at; a refusal of the server's stands until its field changes. */
  const change = (changed: Partial<ModelSignup>) => {
    const next = { ...values, ...changed };
    setValues(next);
    if (wasSent) void loadCheck().then(({ errorsOf }) => setErrors(errorsOf(next)));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const next = tabs[tabs.indexOf(tab) + 1];
    // Enter in a field goes on like the button does.
    if (next) return setTab(next);
    setSent(true);
    const check = await loadCheck().catch(() => undefined);
    if (!check) return toast(words.failedTitle, { text: words.failed, isError: true });
    const found = check.errorsOf(values);
    if (Object.keys(found).length > 0) return refuse(found);
    if (!create.isPending) create.mutate(values);
  };
  const field = (name: Text, label: string, options: FieldOptions = {}) => {
    const { hint, rows, ...input } = options;
    const control = {
      name,
      value: values[name],
      onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    };
    return (
      <Field key={name} label={label} hint={hint} error={errors[name]}>
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
    const wrong = fieldsOf[name].filter((one) => errors[one]).length;
    return wrong > 0 ? counted(wrong, words.toCorrect, format) : undefined;
  };
  const panels: Record<Tab, ReactNode> = {
    account: (
      <>
        {field("email", words.email, { type: "email", autoComplete: "email" })}
        {field("password", words.password, { hint: words.passwordHint, ...secret })}
        {field("confirmPassword", words.confirmPassword, secret)}
        <Next onNext={() => setTab("profile")} />
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
        <Next onBack={() => setTab("account")} onNext={() => setTab("privacy")} />
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
        <Tick
          label={words.agree}
          error={errors.agreeToTerms}
          isOn={values.agreeToTerms === true}
          onChange={(isOn) => change({ agreeToTerms: isOn || undefined })}
        />
        <div className="flex gap-3">
          <Button onClick={() => setTab("profile")}>{words.back}</Button>
          <Button type="submit" look="primary" className="flex-1" disabled={create.isPending}>
            {create.isPending ? words.submitting : words.submit}
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
        onOpen={setTab}
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

/** The server names a nested member in full; the form has one place for each of its own. */
const byTopField = (fields: Errors): Errors =>
  Object.fromEntries(Object.entries(fields).map(([path, message]) => [path.split(".", 1)[0] ?? path, message]));

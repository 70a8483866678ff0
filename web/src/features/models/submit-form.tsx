import {
  type FieldCode,
  fieldCodes,
  limits,
  listModels,
  type Person,
  parseLink,
  submitModel,
  submitModelBody,
} from "@fanradar/contract";
import { fieldWords, interfaceWords } from "@fanradar/words";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { CallError, call } from "../../app/call.ts";
import { keys } from "../../app/query-client.ts";
import { useInstance } from "../../app/session.ts";
import { linkFields, linksOf } from "../../models/model-links.ts";
import { useStartAnalysis } from "../../models/use-start-analysis.ts";
import { Button } from "../../ui/button.tsx";
import { Field, Input, inputClass } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.ts";
import { type Draft, forgetDraft, keepDraft, readDraft } from "./draft.ts";
import { Examples } from "./examples.tsx";

const words = interfaceWords.submit;

interface SubmitFormProps {
  user: Person;
  onSubmitted: () => void;
  onCancel: () => void;
}

/** Name, handle, links and notes. What is typed is kept until it is sent; the same filled form is one submission. */
export function SubmitForm({ user, onSubmitted, onCancel }: SubmitFormProps) {
  const form = useForm<Draft>({
    resolver: validate,
    defaultValues: readDraft(sessionStorage, user.id),
  });
  const { errors } = form.formState;
  const values = form.watch();
  const [isAdult, setAdult] = useState(false);
  const [asksAdult, setAsksAdult] = useState(false);
  const submissionKey = useRef(crypto.randomUUID());
  const instance = useInstance();
  useEffect(() => keepDraft(sessionStorage, user.id, values), [user.id, values]);

  const submit = useMutation({
    mutationFn: (body: Draft) => call(submitModel, { body, headers: { "idempotency-key": submissionKey.current } }),
    onSuccess: () => {
      forgetDraft(sessionStorage, user.id);
      onSubmitted();
    },
    onError: (error) => {
      // Changed contents are another submission; the same contents sent again are not.
      if (error instanceof CallError) {
        submissionKey.current = crypto.randomUUID();
        for (const [field, message] of Object.entries(error.fields))
          if (isField(field)) form.setError(field, { message });
      }
      toast(interfaceWords.toast.error, {
        text: error instanceof CallError ? error.reason : words.failed,
        isError: true,
      });
    },
  });
  const send = form.handleSubmit((body) => {
    const needsAdult = body.onlyfansUrl.trim() !== "" && !isAdult;
    setAsksAdult(needsAdult);
    if (!needsAdult && !submit.isPending) submit.mutate(body);
  });
  const say = (field: keyof Draft) => {
    const message = errors[field]?.message;
    const code = fieldCodes.find((one): one is FieldCode => one === message);
    return code ? fieldWords(code, field) : message;
  };

  return (
    <form noValidate className="grid gap-5" onSubmit={send}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={words.name} error={say("name")}>
          {(ids) => <Input {...ids} dir="auto" maxLength={limits.name * 2} {...form.register("name")} />}
        </Field>
        <Field label={words.username} error={say("username")}>
          {(ids) => (
            <Input {...ids} dir="auto" autoCapitalize="none" spellCheck={false} {...form.register("username")} />
          )}
        </Field>
      </div>
      {linkFields.map(([field, platform]) => {
        const access = instance?.platforms.find((one) => one.platform === platform)?.access;
        const link = parseLink(values[field], platform);
        const hint = link.ok ? undefined : link.hintHandle;
        return (
          <div key={field} className="grid gap-1.5">
            <Field
              label={words[field]}
              error={say(field)}
              hint={access && (access === "read" ? words.reads : words.types)}
            >
              {(ids) => (
                <Input {...ids} inputMode="url" autoCapitalize="none" spellCheck={false} {...form.register(field)} />
              )}
            </Field>
            {hint && (
              <Button
                look="quiet"
                className="justify-self-start"
                onClick={() => form.setValue(field, `@${hint}`, { shouldValidate: true })}
              >
                {words.offerHint(hint)}
              </Button>
            )}
            <AlreadyFollowed
              user={user}
              url={link.ok ? link.canonical : undefined}
              handle={link.ok ? link.handle : ""}
            />
          </div>
        );
      })}
      {values.onlyfansUrl.trim() !== "" && (
        <div>
          <label className="flex min-h-10 items-center gap-2.5">
            <input
              type="checkbox"
              className="size-5 accent-teal"
              checked={isAdult}
              onChange={(event) => setAdult(event.target.checked)}
            />
            {words.adult}
          </label>
          {asksAdult && !isAdult && (
            <p role="alert" className="text-xs font-medium text-bad">
              {words.adultRequired}
            </p>
          )}
        </div>
      )}
      <Field label={`${words.notes} (${words.optional})`} error={say("notes")}>
        {(ids) => <textarea {...ids} rows={4} dir="auto" className={inputClass} {...form.register("notes")} />}
      </Field>
      <Examples
        onChoose={(example) => {
          for (const field of ["name", "username", "instagramUrl", "twitterUrl"] as const)
            form.setValue(field, example[field] ?? "", { shouldValidate: true });
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" disabled={submit.isPending}>
          {submit.isPending ? words.submitting : words.submit}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </form>
  );
}

/** Offers to re-analyse a profile that one of the person's models already follows; submitting goes on being possible. */
function AlreadyFollowed({ user, url, handle }: { user: Person; url: string | undefined; handle: string }) {
  const models = useQuery({
    queryKey: keys.models(user.id),
    queryFn: () => call(listModels, { params: { id: user.id } }),
  });
  const start = useStartAnalysis(user.id);
  const known = url && models.data?.find((model) => linksOf(model).some((link) => link.url === url));
  return known ? (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
      <span data-typed>{words.alreadyFollow(handle)}</span>
      <Button look="quiet" disabled={start.isPending || start.isSuccess} onClick={() => start.mutate(known.id)}>
        {words.reanalyse}
      </Button>
    </p>
  ) : null;
}

/** The contract's own schema, so that the form refuses what the server would; what is sent stays as typed. */
const validate: Resolver<Draft> = (values) => {
  const parsed = submitModelBody.safeParse(values);
  if (parsed.success) return { values, errors: {} };
  const errors = parsed.error.issues.map(
    ({ path, message }) => [String(path[0]), { type: "contract", message }] as const,
  );
  return { values: {}, errors: Object.fromEntries(errors.reverse()) };
};

function isField(field: string): field is keyof Draft {
  return ["name", "username", "onlyfansUrl", "instagramUrl", "twitterUrl", "tiktokUrl", "notes"].includes(field);
}

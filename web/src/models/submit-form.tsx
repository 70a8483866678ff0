import {
  type Model,
  type Person,
  parseLink,
  type submitGuestModel,
  type submitModel,
  submitModelBody,
} from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import { bundles } from "@fanradar/words";
import { useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { CallError, call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { newKey } from "../lib/new-key.ts";
import { useInstance } from "../lib/session.ts";
import { nameOfZone, timeZones } from "../lib/time-zones.ts";
import { toastFailure } from "../lib/toast-error.ts";
import { refusalsOf, refusalText, useCheckedForm } from "../lib/use-checked-form.ts";
import { Button } from "../ui/button.tsx";
import { Field, inputClass } from "../ui/field.tsx";
import { HelpBlock } from "../ui/help-block.tsx";
import { InputField, TextareaField } from "../ui/input-field.tsx";
import { Tick } from "../ui/tick.tsx";
import { AlreadyFollowed } from "./already-followed.tsx";
import { clearDraft, emptyDraft, fillNames, type ModelDraft, readDraft, storeDraft } from "./draft.ts";
import { Examples } from "./examples.tsx";
import { FollowAgain } from "./follow-again.tsx";
import { findFollowed, useFollowed } from "./followed.ts";
import { modelLinkFields, withoutEmptyLinks } from "./model-links.ts";

interface SubmitFormProps {
  /** Null for a visitor. */
  user: Person | null;
  submission: typeof submitModel | typeof submitGuestModel;
  /** What the form begins with instead of an earlier draft: two people must not stand in one form. */
  prefilled?: Partial<ModelDraft> | undefined;
  onSubmitted: (model: Model) => void;
  /** A button that leaves the page. */
  cancel?: ReactNode;
}

/** Name, handle, links and notes. Typed values are stored until they are sent; sending the same form twice creates one submission. */
export function SubmitForm({ cancel, ...props }: SubmitFormProps) {
  const { user } = props;
  const words = useMessages(bundles.submit).submitWords;
  const [isAdult, setAdult] = useState(false);
  const [isAgain, setAgain] = useState(false);
  const { element, values, refusals, isSending, failure, change, submit } = useSubmission(props, { isAdult, isAgain });
  const register = (field: keyof ModelDraft) => ({
    name: field,
    value: values[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      change({ [field]: target.value }),
  });
  const followed = useFollowed(user, linksOfDraft(values));
  const instance = useInstance();
  /** Whether the platform is read, or its figures are typed. */
  const hintOf = (name: Platform) => {
    const access = instance?.platforms.find(({ platform }) => platform === name)?.access;
    return access && (access === "read" ? words.reads : words.types);
  };
  const say = (field: keyof ModelDraft) => refusalText(refusals[field], field);

  return (
    <form
      ref={element}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        // As leaving the field of a link does, which Enter in it does not.
        submit(event, fillNames(values));
      }}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <InputField label={words.name} error={say("name")} dir="auto" {...register("name")} />
        <InputField
          label={words.username}
          error={say("username")}
          dir="auto"
          autoCapitalize="none"
          spellCheck={false}
          {...register("username")}
        />
      </div>
      {modelLinkFields.map(([field, platform]) => {
        const link = parseLink(values[field], platform);
        const hint = link.ok ? undefined : link.hintHandle;
        return (
          <div key={field} className="grid gap-1.5">
            <InputField
              label={words[field]}
              error={say(field)}
              hint={hintOf(platform)}
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              {...register(field)}
              onBlur={() => change(fillNames(values))}
            />
            {hint && (
              <Button look="quiet" className="justify-self-start" onClick={() => change({ [field]: `@${hint}` })}>
                {words.offerHint(hint)}
              </Button>
            )}
            {link.ok && <ReadLink {...{ user, link }} modelId={followed.get(link.canonical)} />}
          </div>
        );
      })}
      {values.onlyfansUrl.trim() !== "" && (
        <Tick label={words.adult} error={isAdult ? undefined : refusals.adult} isOn={isAdult} onChange={setAdult} />
      )}
      {followed.size > 0 && <FollowAgain isOn={isAgain} onChange={setAgain} isRefused={refusals.again !== undefined} />}
      <TimeZoneField error={say("timeZone")} {...register("timeZone")} />
      <TextareaField
        label={`${words.notes} (${words.optional})`}
        error={say("notes")}
        rows={4}
        dir="auto"
        {...register("notes")}
      />
      <Examples
        onChoose={({ name, username, instagramUrl = "", twitterUrl = "" }) =>
          change({ name, username, instagramUrl, twitterUrl })
        }
      />
      {failure instanceof CallError && failure.help ? (
        <HelpBlock help={failure.help} />
      ) : (
        failure && <p className="text-bad">{failure instanceof CallError ? failure.reason : words.failed}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" disabled={isSending}>
          {isSending ? words.submitting : words.submit}
        </Button>
        {cancel}
      </div>
    </form>
  );
}

interface ReadLinkProps {
  user: Person | null;
  link: Extract<ReturnType<typeof parseLink>, { ok: true }>;
  /** The model that follows it already. */
  modelId: number | undefined;
}

/** What a link was read as, where that is not how it was typed, and whether it is followed already. */
function ReadLink({ user, link, modelId }: ReadLinkProps) {
  const words = useMessages(bundles.submit).submitWords;
  return (
    <>
      {link.isCleaned && (
        <p className="text-xs text-ink-3" data-typed role="status">
          {words.readAs(link.handle)}
        </p>
      )}
      {user && modelId !== undefined && <AlreadyFollowed {...{ user, modelId }} handle={link.handle} />}
    </>
  );
}

type TimeZoneFieldProps = Pick<ComponentProps<"select">, "name" | "value" | "onChange"> & { error: string | undefined };

function TimeZoneField({ error, ...control }: TimeZoneFieldProps) {
  const words = useMessages(bundles.submit).submitWords;
  return (
    <Field label={words.timeZone} hint={words.timeZoneHint} error={error}>
      {(ids) => (
        <select {...ids} className={inputClass} {...control}>
          <option value="">{words.timeZoneUnknown}</option>
          {timeZones().map((zone) => (
            <option key={zone} value={zone}>
              {nameOfZone(zone)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type SubmissionProps = Omit<SubmitFormProps, "cancel">;

/** The form's values, which this tab keeps until they are sent, and sending them: what was not answered is the same submission when sent again. */
function useSubmission(
  { user, submission, prefilled, onSubmitted }: SubmissionProps,
  { isAdult, isAgain }: { isAdult: boolean; isAgain: boolean },
) {
  const words = useMessages(bundles.submit).submitWords;
  const draftOf = user?.id ?? null;
  const submissionKey = useRef(newKey());
  /** Sent, and not answered: sent again, it is the same submission, which may be stored by now. */
  const unanswered = useRef<string>(undefined);
  const client = useQueryClient();
  const isRepeated = async (filled: ModelDraft) =>
    unanswered.current !== JSON.stringify(filled) && (await findFollowed(client, user, linksOfDraft(filled))).size > 0;
  const form = useCheckedForm<ModelDraft, Model>({
    begin: () => (prefilled ? { ...emptyDraft(), ...prefilled } : readDraft(sessionStorage, draftOf)),
    check: async (filled) => ({
      ...(await refusalsOf(submitModelBody, filled)),
      ...(filled.onlyfansUrl.trim() !== "" && !isAdult && { adult: words.adultRequired }),
      ...(!isAgain && (await isRepeated(filled)) && { again: words.followRefused }),
    }),
    send: (filled) => {
      unanswered.current = JSON.stringify(filled);
      return call(submission, { body: payloadOf(filled, user), headers: { "idempotency-key": submissionKey.current } });
    },
    onSent: (model) => {
      clearDraft(sessionStorage, draftOf);
      onSubmitted(model);
    },
    onFailed: (error) => {
      // Changed contents are another submission; the same contents sent again are not.
      if (error instanceof CallError) {
        submissionKey.current = newKey();
        unanswered.current = undefined;
      }
      toastFailure(error instanceof CallError ? error.reason : words.failed);
    },
  });
  const { values } = form;
  useEffect(() => storeDraft(sessionStorage, draftOf, values), [draftOf, values]);
  return form;
}

/** Body of a form: its non-empty links, and the person's id if signed in. */
const payloadOf = (draft: ModelDraft, user: Person | null) => ({
  ...withoutEmptyLinks(draft),
  ...(user && { userId: user.id }),
});

const linksOfDraft = (draft: ModelDraft) =>
  modelLinkFields.flatMap(([field, platform]) => {
    const link = parseLink(draft[field], platform);
    return link.ok ? [link.canonical] : [];
  });

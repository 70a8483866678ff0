import { bundles, refusalOfField } from "@fanradar/words";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type * as z from "zod/mini";
import { CallError } from "./call.ts";
import { currentLanguage, messagesIfLoaded } from "./messages.ts";

/** Why fields are refused, by the name of the field: a field code, or a sentence of the server. */
export type Refusals = Record<string, string>;

/**
 * What a schema of the contract refuses of a form: the first field code of each field. Loads the words for them.
 *
 * @throws where the words cannot be loaded
 */
export async function refusalsOf(schema: z.ZodMiniType, values: unknown): Promise<Refusals> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return {};
  await bundles.refusals.load(currentLanguage());
  return byTopField(parsed.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

/** A refusal in the reader's language. */
export function refusalText(refusal: string | undefined, field: string): string | undefined {
  const words = messagesIfLoaded(bundles.refusals);
  return refusal && words ? refusalOfField(words, refusal, field) : refusal;
}

/** The form's own check refused it: nothing was sent. */
class CheckError extends Error {
  readonly refusals: Refusals;
  constructor(refusals: Refusals) {
    super(Object.keys(refusals).join(", "));
    this.refusals = refusals;
  }
}

interface Options<Values, Answer> {
  begin: () => Values;
  /** Runs before each sending, and after one with each change. Rejects where it could not run. */
  check: (values: Values) => Promise<Refusals>;
  send: (values: Values) => Promise<Answer>;
  onSent: (answer: Answer, values: Values) => void;
  /** The sending failed, or the check could not run. Not called for what the check refuses. */
  onFailed: (error: Error) => void;
  /** Called before the first refused field is focused, to show the part of the form that it is in. */
  onRefused?: (refusals: Refusals) => void;
}

/**
 * A form that is checked before it is sent, and shows at each field why it is refused, by the check or by the server. The check
 * is part of the sending: a form that is being checked or sent is not sent a second time.
 */
export function useCheckedForm<Values, Answer>(options: Options<Values, Answer>) {
  const { begin, check, send, onSent, onFailed, onRefused } = options;
  const [values, setValues] = useState(begin);
  const [refusals, setRefusals] = useState<Refusals>({});
  /** Fields that the check shows refusals of: those of the parts that were left, or all once the form was sent. */
  const [checked, setChecked] = useState<ReadonlySet<string> | "all">(new Set());
  const element = useRef<HTMLFormElement>(null);
  const focusRefused = () =>
    element.current?.querySelector<HTMLElement>("[aria-invalid=true]:not([hidden] *)")?.focus();
  const sending = useMutation({
    mutationFn: async (filled: Values) => {
      const found = await check(filled);
      if (Object.keys(found).length > 0) throw new CheckError(found);
      return send(filled);
    },
    onSuccess: onSent,
    onError: (error) => {
      const found = error instanceof CheckError ? error.refusals : error instanceof CallError ? error.fields : {};
      const refused = byTopField(Object.entries(found));
      // Drawn at once, so that the refused field is there to be focused.
      flushSync(() => {
        setRefusals(refused);
        onRefused?.(refused);
      });
      focusRefused();
      if (!(error instanceof CheckError)) onFailed(error);
    },
  });
  return {
    element,
    values,
    refusals,
    isSending: sending.isPending,
    /** Why the last sending failed, until the next begins; not what the check refused, which is beside its field. */
    failure: sending.error instanceof CheckError ? null : sending.error,
    change: (changed: Partial<Values>) => {
      const next = { ...values, ...changed };
      setValues(next);
      // Where the check cannot run, what stands there stays until the form is sent again.
      if (checked === "all" || checked.size > 0)
        check(next).then(
          (found) => setRefusals(ofFields(found, checked)),
          () => undefined,
        );
    },
    /** Checks the fields of a part of the form that is left. Returns whether none is refused. Where the check cannot run, sending does it. */
    checkPart: async (fields: readonly string[]): Promise<boolean> => {
      const all = checked === "all" ? checked : new Set([...checked, ...fields]);
      setChecked(all);
      const found = ofFields(await check(values).catch((): Refusals => ({})), all);
      flushSync(() => setRefusals(found));
      return !fields.some((field) => found[field]);
    },
    focusRefused,
    /** Sends the form; `filled` where sending completes what was typed. */
    submit: (event: FormEvent, filled = values) => {
      event.preventDefault();
      setChecked("all");
      setValues(filled);
      if (!sending.isPending) sending.mutate(filled);
    },
  };
}

const ofFields = (found: Refusals, fields: ReadonlySet<string> | "all"): Refusals =>
  fields === "all" ? found : Object.fromEntries(Object.entries(found).filter(([field]) => fields.has(field)));

/** The server names a nested member in full; a form has one place for each of its own fields. */
const byTopField = (found: [path: string, refusal: string][]): Refusals =>
  Object.fromEntries(found.map(([path, refusal]) => [path.split(".", 1)[0] ?? path, refusal]));

import { type Person, signUpModel, signUpModelBody } from "@fanradar/contract";
import { sayField } from "@fanradar/words";
import { call } from "../../app/call.ts";
import { browserPreferences } from "../../app/first-preferences.ts";
import { currentWords } from "../../app/words.ts";
import type { ModelSignup } from "./draft.ts";

/** What is refused, by field, in words. */
export type Errors = Record<string, string>;

/** By the contract's own schema, so that the form refuses what the server would; the first of each field. */
export function errorsOf(values: ModelSignup): Errors {
  const parsed = signUpModelBody.safeParse(values);
  if (parsed.success) return {};
  const found = parsed.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message] as const);
  return Object.fromEntries(found.map(([field, message]) => [field, sayField(currentWords(), message, field)]));
}

/** @throws CallError when the server refuses */
export function send(values: ModelSignup): Promise<Person> {
  return call(signUpModel, { body: { ...values, agreeToTerms: true, preferences: browserPreferences() } });
}

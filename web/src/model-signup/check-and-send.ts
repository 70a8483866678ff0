import { type Person, signUpModel, signUpModelBody } from "@fanradar/contract";
import { call } from "../lib/call.ts";
import { browserPreferences } from "../lib/first-preferences.ts";
import { type Refusals, refusalsOf } from "../lib/use-checked-form.ts";
import type { ModelSignup } from "./draft.ts";

/** By the contract's own schema, so that the form refuses what the server would. */
export const check = (values: ModelSignup): Promise<Refusals> => refusalsOf(signUpModelBody, values);

/** @throws CallError when the server refuses */
export function send(values: ModelSignup): Promise<Person> {
  return call(signUpModel, { body: { ...values, agreeToTerms: true, preferences: browserPreferences() } });
}

import { type SignupAnswer, signUpModel, signUpModelBody } from "@fanradar/contract";
import { call } from "../lib/call.ts";
import { browserPreferences } from "../lib/first-preferences.ts";
import { type Refusals, refusalsOf } from "../lib/use-checked-form.ts";
import { withoutEmptyLinks } from "../models/model-links.ts";
import type { SignupDraft } from "./draft.ts";

/** By the contract's own schema, so that the form refuses what the server would. */
export const check = (values: SignupDraft): Promise<Refusals> => refusalsOf(signUpModelBody, values);

/** @throws CallError when the server refuses */
export function sendSignup(values: SignupDraft): Promise<SignupAnswer> {
  return call(signUpModel, {
    body: { ...withoutEmptyLinks(values), agreeToTerms: true, preferences: browserPreferences() },
  });
}

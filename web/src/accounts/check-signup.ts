import { signupBody } from "@fanradar/contract";
import type * as z from "zod/mini";
import { type Refusals, refusalsOf } from "../lib/use-checked-form.ts";

export type SignupForm = Omit<z.input<typeof signupBody>, "agreeToTerms" | "preferences"> & {
  agreeToTerms?: true | undefined;
};

/** By the contract's own schema, so that the form refuses what the server would. */
export const checkSignup = (values: SignupForm): Promise<Refusals> => refusalsOf(signupBody, values);

import * as z from "zod/mini";
import { emailOr, newPasswordOr } from "../auth/credentials.ts";
import { signupAnswer } from "../auth/signup.ts";
import { signupName } from "../auth/signup-body.ts";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { profileLink } from "../links/profile-link.ts";
import { text, usernameOr } from "../text.ts";
import { firstPreferences } from "../user/first-preferences.ts";

/**
 * What a model lets others see, chosen at sign-up: `showEarnings` and `showSubscribers` for these figures, `publicProfile`for
 * the whole page, `allowAnalytics` whether views of the page are counted.
 */
export const privacyChoices = z.object({
  showEarnings: z._default(z.boolean({ error: "invalid" }), false),
  showSubscribers: z._default(z.boolean({ error: "invalid" }), false),
  publicProfile: z._default(z.boolean({ error: "invalid" }), true),
  allowAnalytics: z._default(z.boolean({ error: "invalid" }), true),
});

const isSame = ({ password, confirmPassword }: { password: unknown; confirmPassword: unknown }) =>
  password === confirmPassword;

/**
 * The sign-up of a model: an account and, of name, handle and links, a submission of their own. `agreeToTerms` includes being
 * 18 or older, whichever platform is linked.
 */
export const signUpModelBody = z
  .object({
    email: emailOr("email.invalid"),
    password: newPasswordOr("password.short"),
    confirmPassword: z.string({ error: "password.different" }),
    name: signupName,
    username: usernameOr("username.short").check(
      z.refine((value) => [...value].length >= limits.usernameMin, { error: "username.short" }),
    ),
    onlyfansUrl: profileLink("onlyfans"),
    instagramUrl: profileLink("instagram"),
    twitterUrl: profileLink("x"),
    tiktokUrl: profileLink("tiktok"),
    bio: z.nullish(text({ max: limits.bio, long: "bio.long", multiline: true })),
    privacySettings: z.prefault(privacyChoices, {}),
    agreeToTerms: z.literal(true, { error: "terms.required" }),
    preferences: z.optional(firstPreferences),
  })
  // Runs beside the other checks, so that one response has every error of the form.
  .check(z.refine(isSame, { error: "password.different", path: ["confirmPassword"], when: isObject }));

function isObject({ value }: z.core.ParsePayload): boolean {
  return typeof value === "object" && value !== null;
}

/** What is stored of a model's sign-up beside the account. */
export type ModelSignup = Omit<z.output<typeof signUpModelBody>, "password" | "confirmPassword">;

/** Makes a model's account with a submission of their own, signs them in and mails the verification link; or mails a link that does, as `signup`. */
export const signUpModel = defineCall("POST", "/api/models/signup", "anyone", {
  body: signUpModelBody,
  output: signupAnswer,
  status: 201,
  errors: ["too-many", "sign-up-closed"],
});

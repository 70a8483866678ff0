import type { ErrorCode, FieldCode } from "@fanradar/contract";

export const errorWords: Record<ErrorCode, string> = {
  invalid: "Please check the marked fields.",
  "malformed-json": "The request is not readable JSON.",
  "media-type": "The request must be JSON.",
  "too-large": "The request is too large.",
  unauthenticated: "Please sign in.",
  "wrong-credentials": "Authentication failed",
  "google-failed": "Google authentication failed",
  "google-unlinked":
    "An account with this address is here already. Sign in with its password and verify the address first.",
  "second-factor": "A code of your authenticator is needed.",
  "no-challenge": "Please sign in again with your password.",
  "confirm-needed": "Please confirm your password first.",
  forbidden: "This is not allowed.",
  "cross-site": "Requests from other sites are refused.",
  "not-found": "Not found.",
  "no-report": "No report found for this model.",
  "token-used": "This link has been used or has expired.",
  "idempotency-conflict": "This submission was already sent with other contents.",
  "too-many": "Too many tries. Please wait a little.",
  unavailable: "The service is not available right now. Please try again.",
  internal: "Something went wrong on our side. It is recorded.",
};

/** What each link field stands for and expects. The key is the wire's field. */
const links: Record<string, LinkField> = {
  onlyfansUrl: { kind: "an OnlyFans link", form: "onlyfans.com/name or @name" },
  instagramUrl: { kind: "an Instagram link", form: "instagram.com/name or @name" },
  twitterUrl: { kind: "an X link", form: "x.com/name or @name" },
  tiktokUrl: { kind: "a TikTok link", form: "tiktok.com/@name or @name" },
};
const anyLink: LinkField = { kind: "a profile link", form: "a link or @name" };

interface LinkField {
  kind: string;
  form: string;
}

const plain: Record<Exclude<FieldCode, `link.${string}`>, string> = {
  "text.type": "Must be text",
  "text.long": "This is too long",
  "text.unstorable": "Contains characters that cannot be stored",
  "text.oneLine": "Must be a single line",
  "unknown-key": "This field is not known",
  invalid: "This is not valid",
  "name.required": "Model name is required",
  "username.required": "Username is required",
  "email.required": "Please enter your email address",
  "email.invalid": "Valid email required",
  "email.taken": "This address already has an account",
  "password.required": "Please enter your password",
  "password.short": "Password must be at least 8 characters",
  "password.long": "Password must be at most 128 characters",
  "credential.required": "An ID token is needed",
  "credential.wrong": "This ID token is not of the account's Google identity",
  "code.required": "Please enter a code",
  "code.wrong": "This code is wrong or was used already",
  "password.wrong": "This is not your current password",
  "signupName.short": "Name required",
  "terms.required": "Must agree to terms",
  "adult.required": "Confirm that the owner is 18 or older",
  "figure.none": "Type at least one figure",
  "figure.number": "Must be a number",
  "figure.range": "Must be a number from 0 up",
  "figure.currency": "Choose USD, EUR, GBP or CAD",
  "day.invalid": "Must be a day such as 2026-11-20",
  "day.future": "Must not lie in the future",
};

const link: Record<Extract<FieldCode, `link.${string}`>, (field: LinkField) => string> = {
  "link.empty": ({ form }) => `Expected ${form}.`,
  "link.invalid_url": ({ kind, form }) => `This is not ${kind}. Expected ${form}.`,
  "link.unsupported_scheme": ({ form }) => `Only https links are taken. Expected ${form}.`,
  "link.unsupported_host": ({ kind, form }) => `This is not ${kind}. Expected ${form}.`,
  "link.missing_handle": ({ form }) => `This link names no profile. Expected ${form}.`,
  "link.reserved_path": ({ form }) => `This is a page of the platform, not a profile. Expected ${form}.`,
  "link.invalid_handle": ({ form }) => `No profile can have this name. Expected ${form}.`,
  "link.post_url": ({ form }) => `This is a post, not a profile. Expected ${form}.`,
  "link.story_url": ({ form }) => `This is a story, not a profile. Expected ${form}.`,
  "link.short_link": ({ form }) => `Short links are not followed. Expected ${form}.`,
  "link.ambiguous_handle": ({ form }) => `Which platform is this? Expected ${form}.`,
  "link.wrong_platform": ({ kind, form }) => `This is not ${kind}. Expected ${form}.`,
  "link.not_supported_yet": ({ form }) => `This platform is not supported yet. Expected ${form}.`,
  "link.long": ({ form }) => `This link is too long. Expected ${form}.`,
  "link.unknown_in_demo": () =>
    "Demo mode knows only sample creators; try one of the examples or a handle that begins with demo, or start live mode",
};

/** What a refused field is told. `field` is the wire's member, so that a link can say what was expected. */
export function fieldWords(code: FieldCode, field: string): string {
  return isLink(code) ? link[code](links[field] ?? anyLink) : plain[code];
}

function isLink(code: FieldCode): code is Extract<FieldCode, `link.${string}`> {
  return code.startsWith("link.");
}

// What a form says of a field that is refused.
import type { FieldCode } from "@fanradar/contract";
import type { ServerCode } from "../field-words.ts";

/** What each link field stands for and expects. The key is the wire's field. */
export const linkFieldWords = {
  onlyfansUrl: { kind: "an OnlyFans link", form: "onlyfans.com/name or @name" },
  instagramUrl: { kind: "an Instagram link", form: "instagram.com/name or @name" },
  twitterUrl: { kind: "an X link", form: "x.com/name or @name" },
  tiktokUrl: { kind: "a TikTok link", form: "tiktok.com/@name or @name" },
  any: { kind: "a profile link", form: "a link or @name" },
};

/** Why a field is refused. */
export const refusalWords: Record<Exclude<FieldCode, ServerCode | `link.${string}`>, string> = {
  "text.type": "Must be text",
  "text.long": "This is too long",
  "text.unstorable": "Contains characters that cannot be stored",
  "text.oneLine": "Must be a single line",
  "unknown-key": "This field is not known",
  invalid: "This is not valid",
  missing: "This field is missing",
  "name.required": "Model name is required",
  "username.required": "Username is required",
  "message.required": "Please type a question",
  "title.required": "Please type a title",
  "tag.required": "A tag cannot be empty",
  "tags.many": "At most 12 tags",
  "rows.required": "The list is empty. Expected a name and a link in each row",
  "rows.many": "At most 200 rows at once. Expected the list in parts",
  "username.short": "Username must be at least 3 characters",
  "bio.long": "Bio must be under 500 characters",
  "email.required": "Please enter your email address",
  "email.invalid": "Valid email required",
  "email.taken": "This address already has an account",
  "password.required": "Please enter your password",
  "password.short": "Password must be at least 8 characters",
  "password.long": "Password must be at most 128 characters",
  "credential.required": "An ID token is needed",
  "code.required": "Please enter a code",
  "code.wrong": "This code is wrong or was used already",
  "password.different": "Passwords don't match",
  "signupName.short": "Name required",
  "terms.required": "Must agree to terms",
  "adult.required": "Confirm that the owner is 18 or older",
  "figure.none": "Type at least one figure",
  "figure.required": "Type the figure as the screen shows it",
  "figure.number": "Must be a number",
  "figure.range": "Must be a number from 0 up",
  "figure.currency": "Choose USD, EUR, GBP or CAD",
  "day.invalid": "Must be a day such as 2026-11-20",
  "day.future": "Must not lie in the future",
  "picture.large": "The file is too large. Expected at most 10 MB",
  "timeZone.unknown": "Expected a time zone such as Europe/Berlin",
  "problem.required": "Choose what is wrong",
  "mine.required": "Confirm that it is yours, or that you speak for its owner",
  "reason.required": "Give a reason: the audit log keeps it",
  "age.minor":
    "States an age under 18. Nobody under 18 may be submitted or analysed; help is at childhelplineinternational.org",
};

/** Why a link is refused. `{kind}` and `{form}` are the field's. */
export const linkWords: Record<Extract<FieldCode, `link.${string}`>, string> = {
  "link.empty": "Expected {form}.",
  "link.invalid_url": "This is not {kind}. Expected {form}.",
  "link.invisible_character": "This field has an invisible character: type the link anew. Expected {form}.",
  "link.several_links": "Only one link per field; this one has several. Expected {form}.",
  "link.unsupported_scheme": "Only https links are taken. Expected {form}.",
  "link.unsupported_host": "This is not {kind}. Expected {form}.",
  "link.missing_handle": "This link names no profile. Expected {form}.",
  "link.reserved_path": "This is a page of the platform, not a profile. Expected {form}.",
  "link.invalid_handle": "No profile can have this name. Expected {form}.",
  "link.post_url": "This is a post, not a profile. Expected {form}.",
  "link.story_url": "This is a story, not a profile. Expected {form}.",
  "link.short_link": "Short links are not followed. Expected {form}.",
  "link.ambiguous_handle": "Which platform is this? Expected {form}.",
  "link.wrong_platform": "This is not {kind}. Expected {form}.",
  "link.not_supported_yet": "This platform is not supported yet. Expected {form}.",
  "link.long": "This link is too long. Expected {form}.",
  "link.removed": "This profile cannot be analyzed here: it was removed at its owner's request",
  "link.repeated": "An earlier row has this profile already. Expected each profile once",
  "link.unknown_in_demo":
    "Demo mode knows only sample creators; try one of the examples or a handle that begins with demo, or start live mode",
};

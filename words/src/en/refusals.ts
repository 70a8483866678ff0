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
  "text.long": "This text is too long. Shorten it",
  "text.unstorable": "Contains a hidden character that can't be stored. Type the text again",
  "text.oneLine": "Must be a single line",
  "unknown-key": "Unknown field. Check its name, or leave it out",
  invalid: "This value isn't valid",
  missing: "This field is required",
  "name.required": "Model name is required",
  "username.required": "Username is required",
  "message.required": "Enter a question",
  "title.required": "Enter a title",
  "workspaceName.required": "Enter a name",
  "note.required": "Write something first",
  "todo.required": "Enter what is to be done",
  "assignee.unseen": "Choose somebody who belongs to the workspace and sees this model",
  "step.unknown": "This version of the report has no such step",
  "scope.client": "A client never sees all models: choose tags or models",
  "scope.owner": "An owner sees all models and earnings",
  "tag.required": "A tag can't be empty",
  "tags.many": "You can add up to 12 tags",
  "model.elsewhere": "This model isn't in this workspace",
  "move.ownPage": "The model of your own page stays in your personal workspace",
  "move.notBack": "A model leaves a workspace only for the personal one that it came from",
  "move.role":
    "Only owners of this workspace, or who moved the model here and manages it with its earnings, can move it back",
  "rows.required": "The list is empty. Expected a name and a link on each row",
  "rows.many": "You can add up to 200 rows at a time. Split the list",
  "username.short": "Username must be at least 3 characters",
  "username.shape": "Username can't have spaces, slashes or invisible characters. Expected one such as mia.makes",
  "bio.long": "Bio must be under 500 characters",
  "name.taken": "Another creator is listed under this name. If it's yours too, set it on a linked profile first",
  "email.required": "Please enter your email address",
  "email.invalid": "Valid email required",
  "platforms.required": "Choose at least one account",
  "email.taken": "An account with this address already exists",
  "email.domain": "This instance accepts addresses of certain domains only",
  "domains.required": "Enter at least one domain",
  "domains.invalid": "Enter domains such as example.com, separated by spaces",
  "password.required": "Please enter your password",
  "password.short": "Password must be at least 8 characters",
  "password.long": "Password must be at most 128 characters",
  "password.common": "This is one of the first passwords that attackers try. Use another, such as four random words",
  "credential.required": "An ID token is required",
  "code.required": "Enter a code",
  "code.wrong": "This code is wrong or was already used",
  "password.different": "Passwords don't match",
  "signupName.short": "Name required",
  "terms.required": "Must agree to terms",
  "adult.required": "Confirm that the owner is 18 or older",
  "figure.none": "Enter at least one figure",
  "figure.required": "Enter the figure as the screen shows it",
  "figure.number": "Must be a number",
  "figure.range": "Must be 0 or more",
  "figure.currency": "Choose USD, EUR, GBP or CAD",
  "day.invalid": "Must be a date such as 2026-11-20",
  "day.early": "Can't be before 2000",
  "day.far": "Can't be more than two years ahead",
  "figure.positive": "Must be more than 0",
  "platform.unlinked": "The model has no profile there. Expected a platform that it links",
  "goal.platform": "Goals on this figure need one of its platforms",
  "goal.reached": "The figure is as high already: enter more",
  "goals.many": "A model has at most 20 goals: delete one first",
  "day.past": "Can't be in the past",
  "day.future": "Can't be in the future",
  "timeZone.unknown": "Unknown time zone. Expected a name such as Europe/Berlin",
  "problem.required": "Choose what is wrong",
  "mine.required": "Confirm that the profile is yours or that you act for its owner",
  "reason.required": "Enter a reason for the audit log",
  "age.minor":
    "States an age under 18. Nobody under 18 may be submitted or analyzed. Find help at childhelplineinternational.org",
};

/** A file, or a request whose size is not known, that is larger than what is taken. */
export const tooLargeWords = {
  file: "Too large: this file has {size}, the limit is {limit}.",
  request: "Too large: the limit is {limit}.",
};

/** Why a link is refused. `{kind}` and `{form}` are the field's. */
export const linkWords: Record<Extract<FieldCode, `link.${string}`>, string> = {
  "link.empty": "Expected {form}.",
  "link.invalid_url": "This is not {kind}. Expected {form}.",
  "link.invisible_character": "This field contains an invisible character. Type the link again. Expected {form}.",
  "link.several_links": "This field has more than one link. Expected {form}.",
  "link.unsupported_scheme": "Only https links are accepted. Expected {form}.",
  "link.unsupported_host": "This is not {kind}. Expected {form}.",
  "link.missing_handle": "This link doesn't lead to a profile. Expected {form}.",
  "link.reserved_path": "This is a page of the platform, not a profile. Expected {form}.",
  "link.invalid_handle": "This isn't a valid profile name. Expected {form}.",
  "link.post_url": "This is a post, not a profile. Expected {form}.",
  "link.story_url": "This is a story, not a profile. Expected {form}.",
  "link.short_link": "Short links aren't supported. Expected {form}.",
  "link.ambiguous_handle":
    "An @name alone doesn't say which platform it is on. Expected a link such as instagram.com/name.",
  "link.wrong_platform": "This is not {kind}. Expected {form}.",
  "link.not_supported_yet": "This platform isn't supported yet. Expected {form}.",
  "link.long": "This link is too long. Expected {form}.",
  "link.removed": "This profile was removed at its owner's request and can't be analyzed here",
  "link.repeated": "An earlier row already has this profile. List each profile once",
  "link.unknown_in_demo":
    "Demo mode only has sample creators. Use one of the examples or a handle that begins with demo, or start live mode",
};

import type { FieldCode } from "@fanradar/contract";
import { statesMinority } from "@fanradar/words/safety/states-minority";

/** Submitted texts about a person, by field. */
export interface SubmittedTexts {
  name?: string | null | undefined;
  username?: string | null | undefined;
  notes?: string | null | undefined;
  bio?: string | null | undefined;
  contentStyle?: string | null | undefined;
  tags?: readonly string[] | undefined;
}

/** Copies of a name are distinguished by one digit in brackets. */
const copy = /\s*[([]\d[)\]]\s*$/;
/** 'Name, 17' and 'Name (17)'. */
const nameAndAge = /^[\p{L}\p{M} .'’-]+(?:,\s*\d{1,2}|[([]\s*\d{2}\s*[)\]])\s*$/u;

/** 'Mia f17', as 'Mia (f, 17)' */
const letterAndAge = /(?<=\s)([fw])(\d{2})$/iu;
/** 'M13' */
const letterAndNumber = /^\p{L}\d{1,2}$/u;

/**
 * The fields of a submission that state an age under 18, as they are refused; undefined where none does.
 *
 * @param today the date that ages are computed for from years of birth
 */
export function minorityFields(
  { name, username, notes, bio, contentStyle, tags = [] }: SubmittedTexts,
  today: Date,
): Record<string, FieldCode> | undefined {
  const texts = {
    // A number set apart at a name's end is an age; any other is part of the name, as in 'M13', which is no advert.
    name: name && [
      nameAndAge.test(name)
        ? `model ${name}`
        : letterAndNumber.test(name)
          ? `by ${name}`
          : name.replace(copy, "").replace(letterAndAge, "($1, $2)"),
    ],
    // Not as an advert: a handle 'f17' is not a statement of age.
    username: username && [`by ${username}`],
    // Notes are about the model, by name or unnamed: 'Ava is 17', 'is only 17'.
    notes: notes && [notes, `person ${notes}`, name ? notes.replaceAll(name, "person") : notes],
    bio: bio && [bio],
    contentStyle: contentStyle && [contentStyle],
    tags,
  };
  const stating = Object.entries(texts).filter(
    ([field, given]) => given && statesMinority(given, { today, of: field === "bio" ? "author" : "anyone" }),
  );
  return stating.length === 0 ? undefined : Object.fromEntries(stating.map(([field]) => [field, "age.minor" as const]));
}

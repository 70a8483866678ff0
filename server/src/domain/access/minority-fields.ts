import type { FieldCode } from "@fanradar/contract";
import { statesMinority } from "@fanradar/words/safety/states-minority";

/** What is submitted of somebody, by field. */
export interface SubmittedTexts {
  name?: string | null | undefined;
  username?: string | null | undefined;
  notes?: string | null | undefined;
  bio?: string | null | undefined;
  contentStyle?: string | null | undefined;
  tags?: readonly string[] | undefined;
}

const apartNumber = /[([,]\s*\d+\s*[)\]]?\s*$/;

/**
 * The fields of a submission that state an age under 18, as they are refused; undefined where none does.
 *
 * @param today decides which years of birth make somebody a minor
 */
export function minorityFields(
  { name, username, notes, bio, contentStyle, tags = [] }: SubmittedTexts,
  today: Date,
): Record<string, FieldCode> | undefined {
  const texts = {
    // A number set apart at a name's end is an age, as in 'Name (17)' and 'Name, 17'; any other is part of the name.
    name: name && [apartNumber.test(name) ? `model ${name}` : name],
    username: username && [username],
    // By name, notes speak of the model: 'Ava is 17'.
    notes: notes && [notes, name ? notes.replaceAll(name, "model") : notes],
    bio: bio && [bio],
    contentStyle: contentStyle && [contentStyle],
    tags,
  };
  const stating = Object.entries(texts).filter(
    ([field, given]) => given && statesMinority(given, { today, of: field === "bio" ? "author" : "anyone" }),
  );
  return stating.length === 0 ? undefined : Object.fromEntries(stating.map(([field]) => [field, "age.minor" as const]));
}

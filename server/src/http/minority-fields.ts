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
    // 'Name (17)': of a name alone nobody could tell whose number it is.
    name: name && [`model ${name}`],
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

const ofPerson = (userId: number | null) => `fanradar-unsent-${userId ?? "visitor"}-`;

/** Where what a person, or visitor, typed into a form and has not sent stands in `sessionStorage`. */
export const unsentKey = (name: string, userId: number | null): string => ofPerson(userId) + name;

/** Removes all that a person typed and has not sent: they sign out, and somebody else may use this tab. */
export function forgetAllUnsent(storage: Pick<Storage, "length" | "key" | "removeItem">, userId: number): void {
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? "");
  for (const key of keys) if (key.startsWith(ofPerson(userId))) storage.removeItem(key);
}

import { unsentKey } from "../../lib/unsent-keys.ts";

const storageKey = (userId: number | null) => unsentKey("paste", userId);

/** The links that this person typed in this tab and has not sent; for who has just signed up, those of the visitor before. */
export const readPaste = (storage: Pick<Storage, "getItem">, userId: number | null): string =>
  storage.getItem(storageKey(userId)) ?? storage.getItem(storageKey(null)) ?? "";

export const storePaste = (storage: Pick<Storage, "setItem">, userId: number | null, text: string): void =>
  storage.setItem(storageKey(userId), text);

/** Removes what was sent, also from where it was typed before signing up. */
export function forgetPaste(storage: Pick<Storage, "removeItem">, userId: number | null): void {
  for (const key of [storageKey(userId), storageKey(null)]) storage.removeItem(key);
}

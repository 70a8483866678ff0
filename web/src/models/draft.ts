import { parseLink } from "@fanradar/contract";
import { ownTimeZone } from "../lib/time-zones.ts";
import { unsentKey } from "../lib/unsent-keys.ts";
import { modelLinkFields } from "./model-links.ts";

/** The values of the form, as typed. */
export interface ModelDraft {
  name: string;
  username: string;
  onlyfansUrl: string;
  instagramUrl: string;
  twitterUrl: string;
  tiktokUrl: string;
  notes: string;
  /** IANA name of the creator's; empty where it is not known. */
  timeZone: string;
}

/** An empty form, with the zone of this browser. */
export const emptyDraft = (): ModelDraft => ({
  name: "",
  username: "",
  onlyfansUrl: "",
  instagramUrl: "",
  twitterUrl: "",
  tiktokUrl: "",
  notes: "",
  timeZone: ownTimeZone(),
});

/**
 * The draft with an empty name or username filled in by the handle of its first link, in the order of the form. Without a
 * link that names a profile it stays as it is.
 */
export function fillNames(draft: ModelDraft): ModelDraft {
  const handle = modelLinkFields
    .map(([field, platform]) => parseLink(draft[field], platform))
    .find((link) => link.ok)?.handle;
  if (!handle) return draft;
  return { ...draft, name: draft.name.trim() || handle, username: draft.username.trim() || handle };
}

/** Whether nothing is typed in it: its time zone is filled in by itself. */
export const isEmptyDraft = ({ timeZone: _, ...typed }: ModelDraft): boolean =>
  Object.values(typed).every((value) => value.trim() === "");

const storageKey = (userId: number | null) => unsentKey("submit", userId);

/** What this person, or visitor, typed in this tab and has not sent; a reload or a session's end loses nothing. */
export function readDraft(storage: Pick<Storage, "getItem">, userId: number | null): ModelDraft {
  const stored = storage.getItem(storageKey(userId));
  if (!stored) return emptyDraft();
  try {
    const saved: Record<string, unknown> = JSON.parse(stored);
    const text = (value: unknown) => (typeof value === "string" ? value : "");
    return {
      name: text(saved.name),
      username: text(saved.username),
      onlyfansUrl: text(saved.onlyfansUrl),
      instagramUrl: text(saved.instagramUrl),
      twitterUrl: text(saved.twitterUrl),
      tiktokUrl: text(saved.tiktokUrl),
      notes: text(saved.notes),
      timeZone: typeof saved.timeZone === "string" ? saved.timeZone : ownTimeZone(),
    };
  } catch {
    // Another version wrote it: an empty form is right.
    return emptyDraft();
  }
}

export function storeDraft(storage: Pick<Storage, "setItem">, userId: number | null, draft: ModelDraft): void {
  storage.setItem(storageKey(userId), JSON.stringify(draft));
}

export function clearDraft(storage: Pick<Storage, "removeItem">, userId: number | null): void {
  storage.removeItem(storageKey(userId));
}

import type { signUpModelBody } from "@fanradar/contract";
import type * as z from "zod/mini";

/** What the form holds, as typed. */
export type ModelSignup = Omit<
  z.input<typeof signUpModelBody>,
  "agreeToTerms" | "privacySettings" | "preferences" | "bio" | LinkField
> &
  Record<LinkField | "bio", string> & { privacySettings: Record<Choice, boolean>; agreeToTerms?: true | undefined };
export type Choice = "publicProfile" | "showEarnings" | "showSubscribers" | "allowAnalytics";
export type LinkField = "onlyfansUrl" | "instagramUrl" | "twitterUrl" | "tiktokUrl";

const storageKey = "fanradar-model-signup";
const texts = ["email", "name", "username", "onlyfansUrl", "instagramUrl", "twitterUrl", "tiktokUrl", "bio"] as const;

const empty: ModelSignup = {
  ...{ email: "", password: "", confirmPassword: "", name: "", username: "" },
  ...{ onlyfansUrl: "", instagramUrl: "", twitterUrl: "", tiktokUrl: "", bio: "" },
  privacySettings: { publicProfile: true, showEarnings: false, showSubscribers: false, allowAnalytics: true },
};

/** What was typed in this tab and not sent, passwords aside, over what the address asks to be filled in. */
export function readDraft(storage: Pick<Storage, "getItem">, search: string): ModelSignup {
  const asked = new URLSearchParams(search);
  const draft: ModelSignup = { ...empty, privacySettings: { ...empty.privacySettings } };
  const told = storedIn(storage);
  for (const field of texts) {
    const stored = told[field];
    draft[field] = typeof stored === "string" && stored !== "" ? stored : (asked.get(field) ?? "");
  }
  const choices = typeof told.privacySettings === "object" ? told.privacySettings : null;
  for (const [name, isOn] of Object.entries(choices ?? {}))
    if (isChoice(name) && typeof isOn === "boolean") draft.privacySettings[name] = isOn;
  return draft;
}

export function keepDraft(storage: Pick<Storage, "setItem">, draft: ModelSignup): void {
  const { password: _, confirmPassword: __, agreeToTerms: ___, ...kept } = draft;
  storage.setItem(storageKey, JSON.stringify(kept));
}

export function forgetDraft(storage: Pick<Storage, "removeItem">): void {
  storage.removeItem(storageKey);
}

const isChoice = (name: string): name is Choice => name in empty.privacySettings;

function storedIn(storage: Pick<Storage, "getItem">): Record<string, unknown> {
  try {
    const told: Record<string, unknown> | null = JSON.parse(storage.getItem(storageKey) ?? "{}");
    return told ?? {};
  } catch {
    // Another version wrote it: an empty form is right.
    return {};
  }
}

import type { signUpModelBody } from "@fanradar/contract";
import type * as z from "zod/mini";
import { unsentKey } from "../lib/unsent-keys.ts";

/** The values of the form, as typed. */
export type SignupDraft = Omit<
  z.input<typeof signUpModelBody>,
  "agreeToTerms" | "privacySettings" | "preferences" | "bio" | SignupLinkField
> &
  Record<SignupLinkField | "bio", string> & {
    privacySettings: Record<SignupChoice, boolean>;
    agreeToTerms?: true | undefined;
  };
export type SignupChoice = "publicProfile" | "showEarnings" | "showSubscribers" | "allowAnalytics";
export type SignupLinkField = "onlyfansUrl" | "instagramUrl" | "twitterUrl" | "tiktokUrl";

const storageKey = unsentKey("model-signup", null);
const texts = ["email", "name", "username", "onlyfansUrl", "instagramUrl", "twitterUrl", "tiktokUrl", "bio"] as const;

const empty: SignupDraft = {
  ...{ email: "", password: "", confirmPassword: "", name: "", username: "" },
  ...{ onlyfansUrl: "", instagramUrl: "", twitterUrl: "", tiktokUrl: "", bio: "" },
  privacySettings: { publicProfile: true, showEarnings: false, showSubscribers: false, allowAnalytics: true },
};

/** What was typed in this tab and not sent, passwords aside, over the values in the address. */
export function readSignupDraft(storage: Pick<Storage, "getItem">, search: string): SignupDraft {
  const params = new URLSearchParams(search);
  const draft: SignupDraft = { ...empty, privacySettings: { ...empty.privacySettings } };
  const saved = storedIn(storage);
  for (const field of texts) {
    const stored = saved[field];
    draft[field] = typeof stored === "string" && stored !== "" ? stored : (params.get(field) ?? "");
  }
  const choices = typeof saved.privacySettings === "object" ? saved.privacySettings : null;
  for (const [name, isOn] of Object.entries(choices ?? {}))
    if (isChoice(name) && typeof isOn === "boolean") draft.privacySettings[name] = isOn;
  return draft;
}

export function storeSignupDraft(storage: Pick<Storage, "setItem">, draft: SignupDraft): void {
  const { password: _, confirmPassword: __, agreeToTerms: ___, ...stored } = draft;
  storage.setItem(storageKey, JSON.stringify(stored));
}

export function clearSignupDraft(storage: Pick<Storage, "removeItem">): void {
  storage.removeItem(storageKey);
}

const isChoice = (name: string): name is SignupChoice => name in empty.privacySettings;

function storedIn(storage: Pick<Storage, "getItem">): Record<string, unknown> {
  try {
    const parsed: Record<string, unknown> | null = JSON.parse(storage.getItem(storageKey) ?? "{}");
    return parsed ?? {};
  } catch {
    // Another version wrote it: an empty form is right.
    return {};
  }
}

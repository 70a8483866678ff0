/** A code as it was told, which happens once: kept in this tab until it has done its work. */
export interface KeptCode {
  code: string;
  expiresAt: string;
  /** Demo only: where its bio is written. */
  bioPage: string | null;
}

interface Profile {
  platform: string;
  handle: string;
}

const keyOf = ({ platform, handle }: Profile) => `fanradar-claim-${platform}-${handle.toLowerCase()}`;

/** The code for this profile that was told in this tab and is not over yet. */
export function readCode(storage: Storage, profile: Profile): KeptCode | undefined {
  const stored = storage.getItem(keyOf(profile));
  if (!stored) return undefined;
  try {
    const { code, expiresAt, bioPage }: Partial<KeptCode> = JSON.parse(stored);
    const isGood = typeof code === "string" && typeof expiresAt === "string" && Date.parse(expiresAt) > Date.now();
    return isGood ? { code, expiresAt, bioPage: bioPage ?? null } : undefined;
  } catch {
    // Another version wrote it: a new code is one press away.
    return undefined;
  }
}

export function keepCode(storage: Storage, profile: Profile, code: KeptCode): void {
  storage.setItem(keyOf(profile), JSON.stringify(code));
}

export function forgetCode(storage: Storage, profile: Profile): void {
  storage.removeItem(keyOf(profile));
}

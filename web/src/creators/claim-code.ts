/** A claim code. The server shows it once, so this tab stores it until the claim is done. */
export interface StoredCode {
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

/** The code for this profile that this tab has stored, unless it has expired. */
export function readCode(storage: Storage, profile: Profile): StoredCode | undefined {
  const stored = storage.getItem(keyOf(profile));
  if (!stored) return undefined;
  try {
    const { code, expiresAt, bioPage }: Partial<StoredCode> = JSON.parse(stored);
    const isGood = typeof code === "string" && typeof expiresAt === "string" && Date.parse(expiresAt) > Date.now();
    return isGood ? { code, expiresAt, bioPage: bioPage ?? null } : undefined;
  } catch {
    // Another version wrote it: a new code is one press away.
    return undefined;
  }
}

export function storeCode(storage: Storage, profile: Profile, code: StoredCode): void {
  storage.setItem(keyOf(profile), JSON.stringify(code));
}

export function clearCode(storage: Storage, profile: Profile): void {
  storage.removeItem(keyOf(profile));
}

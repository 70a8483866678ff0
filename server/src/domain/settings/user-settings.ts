import { defaultSettings, type FirstPreferences, type Settings } from "@fanradar/contract";
import { eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { creators, userSettings, users } from "../../platform/db/schema.ts";
import { pictureAddress } from "../../platform/files/picture-address.ts";

type StoredSettings = Omit<Settings, "profile">;

const columns = {
  ...defaultSettings.notifications,
  ...defaultSettings.privacy,
  ...defaultSettings.preferences,
};

/** `profileVisibility` of a creator's owner is the visibility of its whole profile, and stored only there. */
const levels = { public: "public", limited: "link", private: "private" } as const;
const chosenBy = { public: "public", link: "limited", private: "private" } as const;

/** A person's choices, the defaults where there are none yet. Undefined when there is no such account. */
export async function findSettings(db: Db | Tx, userId: number): Promise<Settings | undefined> {
  const [row] = await db
    .select({ name: users.name, email: users.email, stored: userSettings, shown: creators.visibility })
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .leftJoin(creators, eq(creators.ownerUserId, users.id))
    .where(eq(users.id, userId));
  if (!row) return undefined;
  const { privacy, ...rest } = grouped(row.stored ?? columns);
  return {
    profile: {
      name: row.name,
      email: row.email,
      bio: row.stored?.bio ?? "",
      avatar: pictureAddress(row.stored?.avatar),
    },
    ...rest,
    privacy: row.shown ? { ...privacy, profileVisibility: chosenBy[row.shown.profile ?? "public"] } : privacy,
  };
}

/** Stores all of a person's choices, and their name; who owns a creator shows or hides it by them. */
export async function storeSettings(
  tx: Tx,
  userId: number,
  { profile, notifications, privacy, preferences }: Settings,
): Promise<void> {
  const values = { bio: profile.bio, ...notifications, ...privacy, ...preferences };
  await tx.update(users).set({ name: profile.name }).where(eq(users.id, userId));
  await tx
    .insert(userSettings)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: userSettings.userId, set: { ...values, updatedAt: sql`now()` } });
  const chosen = JSON.stringify({ profile: levels[privacy.profileVisibility] });
  await tx
    .update(creators)
    .set({ visibility: sql`${creators.visibility} || ${chosen}::jsonb` })
    .where(eq(creators.ownerUserId, userId));
}

/** Stores a person's picture, or that they have none; answers the one before, which nothing refers to any more. */
export async function storeAvatar(tx: Tx, userId: number, avatar: string | null): Promise<string | null> {
  await tx
    .insert(userSettings)
    .values({ userId, ...columns })
    .onConflictDoNothing();
  const isTheirs = eq(userSettings.userId, userId);
  const [before] = await tx.select({ avatar: userSettings.avatar }).from(userSettings).where(isTheirs).for("update");
  await tx.update(userSettings).set({ avatar }).where(isTheirs);
  return before?.avatar ?? null;
}

/** Visibility of a newly owned creator by its owner's setting. */
export async function profileLevelOf(tx: Tx, userId: number): Promise<(typeof levels)[keyof typeof levels]> {
  const [stored] = await tx
    .select({ profileVisibility: userSettings.profileVisibility })
    .from(userSettings)
    .where(eq(userSettings.userId, userId));
  return levels[stored?.profileVisibility ?? "public"];
}

/**
 * Stores a new account's first settings: the defaults, in the language that its person was reading in, and over them what
 * their browser suggested.
 */
export async function beginSettings(
  tx: Tx,
  userId: number,
  { language, preferences = {} }: { language: Settings["preferences"]["language"]; preferences?: FirstPreferences },
) {
  const suggested = Object.fromEntries(Object.entries(preferences).filter(([, value]) => value !== undefined));
  await tx
    .insert(userSettings)
    .values({ userId, ...columns, language, ...suggested })
    .onConflictDoNothing();
}

function grouped(stored: typeof columns): StoredSettings {
  const { emailAlerts, reportUpdates, marketingEmails, weeklyDigest, digestTag } = stored;
  const { profileVisibility, showActivity, dataSharing, analyticsTracking } = stored;
  const { theme, language, timezone, currency } = stored;
  return {
    notifications: { emailAlerts, reportUpdates, marketingEmails, weeklyDigest, digestTag },
    privacy: { profileVisibility, showActivity, dataSharing, analyticsTracking },
    preferences: { theme, language, timezone, currency },
  };
}

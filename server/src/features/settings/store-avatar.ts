import { pictureLimitBytes } from "@fanradar/contract";
import type { Context } from "../../context.ts";
import { storeAvatar } from "../../domain/settings/user-settings.ts";
import type { Tx } from "../../platform/db/open-database.ts";
import { fetchPicture } from "../../platform/files/fetch-picture.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { Reach } from "../../platform/files/reach.ts";
import { storePicture } from "../../platform/files/store-picture.ts";
import { releaseFiles } from "../../platform/files/sweep-files.ts";
import { type Failure, fail } from "../../platform/http/fail.ts";
import { type Limit, takeTry } from "../../platform/http/limit.ts";

const perPerson: Limit = { max: 20, windowSeconds: 3_600, from: "first" };
/** Of the square, in pixels: as large as pages show it, on screens of three times as many. */
const side = 256;

/** Counts a picture of a person, uploaded or fetched. Answers the refusal, or undefined. */
export async function countAvatar({ db }: Context, userId: number): Promise<Failure | undefined> {
  const wait = await takeTry(db, `avatar:${userId}`, perPerson);
  return wait === undefined ? undefined : fail("too-many", { retryAfterSeconds: wait });
}

interface KeepAvatarOptions {
  userId: number;
  store: FileStore;
  /** The body's member that a refusal names. */
  field: string;
}

/** Stores a picture as a square, in a file that is not referenced yet. Returns its name. */
export const storeAvatarFile = ({ db }: Context, bytes: Uint8Array, options: KeepAvatarOptions) =>
  storePicture(db, bytes, { ...options, shape: { side } });

/** Fetches a picture from the web once and stores it as `keepAvatar` does. */
export async function storeRemoteAvatarFile(
  ctx: Context,
  address: string,
  options: KeepAvatarOptions & { reach: Reach },
): Promise<string | Failure> {
  const refused = await countAvatar(ctx, options.userId);
  if (refused) return refused;
  const fetched = await fetchPicture(address, { limitBytes: pictureLimitBytes, reach: options.reach });
  if ("refused" in fetched)
    return fail("invalid", { fields: { [options.field]: fetched.refused }, detail: fetched.detail });
  return storeAvatarFile(ctx, fetched, options);
}

/** Replaces the person's picture by a stored one, or removes it. */
export async function replaceAvatar(tx: Tx, userId: number, name: string | null): Promise<void> {
  await releaseFiles(tx, [await storeAvatar(tx, userId, name)]);
}

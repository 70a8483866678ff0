import type { Db } from "../db/open-database.ts";
import { type Failure, fail } from "../http/fail.ts";
import type { FileStore } from "./file-store.ts";
import { type PictureShape, processPicture } from "./process-picture.ts";
import { storeFile } from "./store-file.ts";

interface StorePictureOptions {
  userId: number;
  store: FileStore;
  shape: PictureShape;
  /** The body's member that a refusal names. */
  field: string;
}

/** Re-encodes a picture and stores it as a file that is not referenced yet. Returns its name, or the refusal. */
export async function storePicture(
  db: Db,
  bytes: Uint8Array,
  { userId, store, shape, field }: StorePictureOptions,
): Promise<string | Failure> {
  const picture = await processPicture(bytes, shape);
  if ("refused" in picture)
    return fail("invalid", {
      fields: { [field]: picture.refused },
      ...(picture.detail && { detail: picture.detail }),
    });
  const stored = await storeFile(db, store, picture.bytes, { userId, type: picture.type });
  return "fault" in stored ? fail("unavailable", { detail: stored.fault }) : stored.name;
}

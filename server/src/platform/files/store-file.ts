import { randomBytes } from "node:crypto";
import type { Db } from "../db/open-database.ts";
import { files } from "../db/schema.ts";
import type { FileStore, StoreFault } from "./file-store.ts";

interface KeepOptions {
  /** Null where its person is gone. */
  userId: number | null;
  type: "image/png" | "image/jpeg";
}

/**
 * Puts a file into the store under an unguessable name, and returns the name. Its row comes first: whatever dies in
 * between, the sweep finds what was left. It stays for as long as something refers to it, and an hour in any case.
 */
export async function storeFile(
  db: Db,
  store: FileStore,
  bytes: Uint8Array,
  { userId, type }: KeepOptions,
): Promise<{ name: string } | StoreFault> {
  const name = randomBytes(24).toString("hex");
  await db.insert(files).values({ name, userId, type, bytes: bytes.length });
  const put = await store.put(name, bytes);
  return put === "stored" ? { name } : put;
}

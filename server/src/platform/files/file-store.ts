import { join } from "node:path";
import type { Config } from "../../config/config.ts";
import { openFolderStore } from "./folder-store.ts";
import { openS3Store } from "./s3-store.ts";

/** The store failed: full, unreachable, refusing. The text is for the log. */
export interface StoreFault {
  fault: string;
}

/** Storage of files by random names. Writes are atomic: an interrupted one leaves no file. */
export interface FileStore {
  put(name: string, bytes: Uint8Array): Promise<"stored" | StoreFault>;
  get(name: string): Promise<Buffer | "missing" | StoreFault>;
  /** Succeeds if the file does not exist. */
  remove(name: string): Promise<"removed" | StoreFault>;
}

/** The store that this instance is configured for: an S3-compatible one, else a folder of `DATA_DIR`. */
export function openFileStore({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): FileStore {
  return s3 ? openS3Store(s3) : openFolderStore(join(dataDir, "files"));
}

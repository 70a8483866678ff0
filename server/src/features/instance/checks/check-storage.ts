import { randomUUID } from "node:crypto";
import type { Config } from "../../../config/config.ts";
import { openFileStore } from "../../../platform/files/file-store.ts";
import type { CheckResult } from "./check-part.ts";

/** Where files are stored, as an operator knows it. */
export const storageLocation = ({ s3, dataDir }: Pick<Config, "s3" | "dataDir">) =>
  s3 ? { kind: "s3" as const, place: `${s3.endpoint}/${s3.bucket}` } : { kind: "folder" as const, place: dataDir };

/** Writes a file, reads it back and deletes it. */
export async function checkStorage(config: Config): Promise<CheckResult> {
  const store = openFileStore(config);
  const name = `check-${randomUUID()}`;
  const bytes = Buffer.from(name);
  const put = await store.put(name, bytes);
  if (put !== "stored") return { state: "failed", detail: put.fault };
  const got = await store.get(name);
  const removed = await store.remove(name);
  if (got === "missing") return { state: "failed", detail: "a file that was written could not be found" };
  if ("fault" in got) return { state: "failed", detail: got.fault };
  if (!got.equals(bytes)) return { state: "failed", detail: "a file was read back with other bytes" };
  if (removed !== "removed") return { state: "failed", detail: removed.fault };
  return { state: "ok", detail: storageLocation(config).place };
}

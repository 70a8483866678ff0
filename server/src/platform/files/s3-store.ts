import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import type { Config } from "../../config/config.ts";
import type { FileStore, StoreFault } from "./file-store.ts";

const timeLimitMs = 15_000;
const retries = 2;

/**
 * Objects of a bucket, by S3's own protocol: path-style addresses, Signature Version 4 over the payload's hash. Works with
 * any server that speaks it. The bucket is private; only this server accesses it.
 */
export function openS3Store({ endpoint, bucket, ...credentials }: NonNullable<Config["s3"]>): FileStore {
  const client = new AwsClient({ ...credentials, service: "s3", retries });
  const send = async (method: "PUT" | "GET" | "DELETE", name: string, body?: Uint8Array) => {
    const sha256 = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    return client.fetch(`${endpoint}/${bucket}/${name}`, {
      method,
      headers: {
        "x-amz-content-sha256": sha256,
        ...(body && { "content-type": "application/octet-stream" }),
      },
      ...(body && { body: new Uint8Array(body) }),
      redirect: "error",
      signal: AbortSignal.timeout(timeLimitMs),
    });
  };
  return {
    put: (name, bytes) =>
      asStoreFault(async () => {
        const answer = await send("PUT", name, bytes);
        return answer.ok ? "stored" : refusal(answer);
      }),
    get: (name) =>
      asStoreFault(async () => {
        const answer = await send("GET", name);
        if (answer.ok) return Buffer.from(await answer.arrayBuffer());
        const fault = await refusal(answer);
        return answer.status === 404 && fault.fault.includes("NoSuchKey") ? "missing" : fault;
      }),
    remove: (name) =>
      asStoreFault(async () => {
        const answer = await send("DELETE", name);
        return answer.ok ? "removed" : refusal(answer);
      }),
  };
}

/** The code of an error's XML; the rest may include the key and is not logged. */
async function refusal(answer: Response): Promise<StoreFault> {
  const [, code = ""] = /<Code>([A-Za-z]{1,60})<\/Code>/.exec(await answer.text()) ?? [];
  return { fault: `the S3 store answered ${answer.status} ${code}`.trim() };
}

async function asStoreFault<T>(act: () => Promise<T>): Promise<T | StoreFault> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { cause } = error;
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : error.name;
    return { fault: `the S3 store was not reached: ${code}` };
  }
}

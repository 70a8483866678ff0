import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signatureOf, startS3Server } from "../../test/s3-server.ts";
import { type FileStore, openFileStore } from "./file-store.ts";

const dataDir = mkdtempSync(join(tmpdir(), "fanradar-files-"));
const credentials = { accessKeyId: "KEY", secretAccessKey: "a secret / with + signs", region: "eu-central-1" };
const bucket = "creators";
let s3: Awaited<ReturnType<typeof startS3Server>>;
const stores = new Map<string, FileStore>();
beforeAll(async () => {
  s3 = await startS3Server({ ...credentials, bucket });
  stores.set("folder", openFileStore({ dataDir, s3: undefined }));
  stores.set("s3", openFileStore({ dataDir, s3: { ...credentials, bucket, endpoint: s3.endpoint } }));
});
afterAll(async () => {
  await s3.close();
  rmSync(dataDir, { recursive: true, force: true });
});
const storeOf = (kind: string) => {
  const store = stores.get(kind);
  if (!store) throw new Error(`no store ${kind}`);
  return store;
};
const name = (letter: string) => letter.repeat(48);

test.each(["folder", "s3"])(
  "file store: the %s returns files byte by byte, replaces and removes them",
  async (kind) => {
    const store = storeOf(kind);
    const bytes = Buffer.from([0, 255, 10, 13, 0, 1]);
    expect(await store.get(name("a"))).toBe("missing");
    expect(await store.put(name("a"), bytes)).toBe("stored");
    expect(await store.get(name("a"))).toEqual(bytes);
    expect(await store.put(name("a"), Buffer.from("other"))).toBe("stored");
    expect(await store.get(name("a"))).toEqual(Buffer.from("other"));
    expect(await store.remove(name("a"))).toBe("removed");
    expect(await store.remove(name("a"))).toBe("removed");
    expect(await store.get(name("a"))).toBe("missing");
  },
);

test("folder store: files are readable by their owner only, and an interrupted write leaves no file", async () => {
  const store = storeOf("folder");
  await store.put(name("b"), Buffer.from("b"));
  const folder = join(dataDir, "files", "bb");
  expect(statSync(join(dataDir, "files")).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, name("b"))).mode & 0o777).toBe(0o600);
  writeFileSync(join(folder, `${name("b")}.new`), "cut sh");
  expect(await store.get(name("b"))).toEqual(Buffer.from("b"));
  await store.remove(name("b"));
  expect(readdirSync(folder)).toEqual([]);
});

test.runIf(existsSync("/dev/full"))("file store: a folder that accepts no file says so, with the reason", async () => {
  const store = openFileStore({ dataDir: "/dev/full", s3: undefined });
  expect(await store.put(name("c"), Buffer.from("c"))).toEqual({ fault: "ENOTDIR in the folder of files" });
});

test("S3 store: retries a transient failure; a persistent one is a fault", async () => {
  s3.fail(2);
  expect(await storeOf("s3").put(name("d"), Buffer.from("d"))).toBe("stored");
  s3.fail(3);
  expect(await storeOf("s3").get(name("d"))).toEqual({ fault: "the S3 store answered 503 SlowDown" });
});

test("S3 store: wrong credentials, a missing bucket and an unreachable server are faults, never a missing file", async () => {
  const open = (options: object) =>
    openFileStore({ dataDir, s3: { ...credentials, bucket, endpoint: s3.endpoint, ...options } });
  const wrongSecret = open({ secretAccessKey: "another" });
  expect(await wrongSecret.put(name("e"), Buffer.from("e"))).toEqual({
    fault: "the S3 store answered 403 SignatureDoesNotMatch",
  });
  expect(s3.objects.has(name("e"))).toBe(false);
  expect(await open({ bucket: "elsewhere" }).get(name("e"))).toEqual({
    fault: "the S3 store answered 404 NoSuchBucket",
  });
  const gone = await startS3Server({ ...credentials, bucket });
  await gone.close();
  expect(await open({ endpoint: gone.endpoint }).get(name("e"))).toEqual({
    fault: "the S3 store was not reached: ECONNREFUSED",
  });
});

test("S3 server of the tests: computes the signature of AWS's own GET example", () => {
  const signed = {
    method: "GET",
    url: "/test.txt",
    headers: {
      host: "examplebucket.s3.amazonaws.com",
      range: "bytes=0-9",
      "x-amz-content-sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      "x-amz-date": "20130524T000000Z",
    },
    signedHeaders: ["host", "range", "x-amz-content-sha256", "x-amz-date"],
    scope: "20130524/us-east-1/s3/aws4_request",
  };
  expect(signatureOf(signed, "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY")).toBe(
    "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  );
});

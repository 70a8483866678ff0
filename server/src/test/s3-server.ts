import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

interface S3ServerOptions {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  bucket: string;
}

const hash = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");
const hmac = (key: Uint8Array | string, text: string) => createHmac("sha256", key).update(text).digest();

export interface SignedRequest {
  method: string;
  /** Path and query as they were sent. */
  url: string;
  headers: Record<string, string>;
  signedHeaders: string[];
  /** `yyyymmdd/region/service/aws4_request`. */
  scope: string;
}

/** The signature that a request must carry, by AWS's own description of Signature Version 4. */
export function signatureOf(
  { method, url, headers, signedHeaders, scope }: SignedRequest,
  secretAccessKey: string,
): string {
  const [path = "", query = ""] = url.split("?", 2);
  const canonical = [
    method,
    path,
    query.split("&").sort().join("&"),
    ...signedHeaders.map((name) => `${name}:${(headers[name] ?? "").trim().replace(/ +/g, " ")}`),
    "",
    signedHeaders.join(";"),
    headers["x-amz-content-sha256"],
  ].join("\n");
  const toSign = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, hash(canonical)].join("\n");
  const key = scope.split("/").reduce<Uint8Array | string>((key, part) => hmac(key, part), `AWS4${secretAccessKey}`);
  return hmac(key, toSign).toString("hex");
}

/**
 * A server that speaks S3's protocol over HTTP as far as one bucket of objects needs it, and refuses what S3 would:
 * a wrong signature, key, date or payload hash, an unknown bucket or key. `fail` makes it answer 503 so many times.
 */
export async function startS3Server({ accessKeyId, secretAccessKey, region, bucket }: S3ServerOptions) {
  const objects = new Map<string, Buffer>();
  let failures = 0;
  let delayMs = 0;

  const refuse = (request: IncomingMessage, body: Buffer): [status: number, code: string] | undefined => {
    const authorization = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=(\w{64})$/.exec(
      request.headers.authorization ?? "",
    );
    if (!authorization) return [403, "AccessDenied"];
    const [, id, scope = "", names = "", signature = ""] = authorization;
    if (id !== accessKeyId) return [403, "InvalidAccessKeyId"];
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const date = headers["x-amz-date"] ?? "";
    const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
    if (!(Math.abs(Date.now() - at) < 900_000)) return [403, "RequestTimeTooSkewed"];
    if (scope !== `${date.slice(0, 8)}/${region}/s3/aws4_request`) return [400, "AuthorizationHeaderMalformed"];
    const signedHeaders = names.split(";");
    if (!["host", "x-amz-content-sha256", "x-amz-date"].every((name) => signedHeaders.includes(name)))
      return [403, "AccessDenied"];
    const expected = signatureOf(
      { method: request.method ?? "", url: request.url ?? "", headers, signedHeaders, scope },
      secretAccessKey,
    );
    if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) return [403, "SignatureDoesNotMatch"];
    return headers["x-amz-content-sha256"] === hash(body) ? undefined : [400, "XAmzContentSHA256Mismatch"];
  };

  const act = (method: string | undefined, key: string, body: Buffer): [status: number, answer: Buffer | string] => {
    if (method === "PUT") {
      objects.set(key, body);
      return [200, ""];
    }
    if (method === "DELETE") {
      objects.delete(key);
      return [204, ""];
    }
    return method === "GET" ? [200, objects.get(key) ?? "NoSuchKey"] : [405, "MethodNotAllowed"];
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    await sleep(delayMs);
    const [, named = "", key = ""] = (request.url ?? "").split("/");
    const refused =
      failures-- > 0 ? ([503, "SlowDown"] as const) : named === bucket ? refuse(request, body) : [404, "NoSuchBucket"];
    const [status, answer] = refused ?? act(request.method, key, body);
    const isMissing = answer === "NoSuchKey";
    const isError = refused !== undefined || isMissing;
    response.writeHead(isMissing ? 404 : Number(status), isError ? { "content-type": "application/xml" } : {});
    response.end(isError ? `<?xml version="1.0"?><Error><Code>${answer}</Code></Error>` : answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    fail: (times: number) => {
      failures = times;
    },
    delay: (ms: number) => {
      delayMs = ms;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

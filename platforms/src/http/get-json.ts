/** A request that came back, whatever it says. `body` is undefined when it is not JSON. */
export interface JsonAnswer {
  status: number;
  headers: Headers;
  body: unknown;
}

export type FetchResult =
  | { ok: true; answer: JsonAnswer }
  | { ok: false; why: "unreachable" | "too-large" | "redirected" };

/** The longest one request may take. */
export const requestMs = 8_000;
const bodyBytes = 5 * 1024 * 1024;

/** What a request was answered with, for who compares or records it. The address may have a token in its query. */
export type OnAnswer = (url: URL, answer: JsonAnswer) => void;

interface GetOptions {
  bearer: string;
  signal: AbortSignal;
  onAnswer?: OnAnswer | undefined;
}

/** GETs JSON. A body that does not decode or parse comes back as undefined. */
export async function getJson(url: URL, { bearer, signal, onAnswer }: GetOptions): Promise<FetchResult> {
  const result = await readAnswer(() =>
    fetch(url, {
      headers: { authorization: `Bearer ${bearer}`, accept: "application/json" },
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(requestMs)]),
    }),
  );
  if (result.ok) onAnswer?.(url, result.answer);
  return result;
}

/**
 * What a request came to, within 5 MiB; a redirect is not followed. Causes of a failed connection are not passed on: they
 * can hold the address, and an address can hold a token.
 */
export async function readAnswer(request: () => Promise<Response>): Promise<FetchResult> {
  try {
    const response = await request();
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      return { ok: false, why: "redirected" };
    }
    const text = await readCapped(response);
    if (text === undefined) return { ok: false, why: "too-large" };
    return { ok: true, answer: { status: response.status, headers: response.headers, body: parse(text) } };
  } catch {
    // fetch throws for every failure below HTTP: refused, reset, no such host, timed out, undecodable compression.
    return { ok: false, why: "unreachable" };
  }
}

async function readCapped(response: Response): Promise<string | undefined> {
  if (!response.body) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream, so an endless body costs no more than the cap.
    if (size > bodyBytes) return undefined;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { type FetchResult, readAnswer, requestMs } from "./get-json.ts";

interface PostOptions {
  /** The whole header, where the call wants one. */
  authorization?: string;
  signal?: AbortSignal | undefined;
}

/** POSTs a form and reads the answer as `getJson` does. Never tried again: a code is good once, a refresh token rotates. */
export function postForm(
  url: URL,
  form: Record<string, string>,
  { authorization, signal }: PostOptions = {},
): Promise<FetchResult> {
  const deadline = AbortSignal.timeout(requestMs);
  return readAnswer(() =>
    fetch(url, {
      method: "POST",
      headers: {
        accept: "application/json",
        "content-type": "application/x-www-form-urlencoded",
        ...(authorization !== undefined && { authorization }),
      },
      body: new URLSearchParams(form).toString(),
      redirect: "manual",
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    }),
  );
}

interface JsonOptions {
  bearer: string;
  signal: AbortSignal;
}

/** POSTs JSON for a read-only query, and reads the response as `getJson` does. */
export function postJson(url: URL, body: object, { bearer, signal }: JsonOptions): Promise<FetchResult> {
  return readAnswer(() =>
    fetch(url, {
      method: "POST",
      headers: {
        authorization: `Bearer ${bearer}`,
        accept: "application/json",
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(requestMs)]),
    }),
  );
}

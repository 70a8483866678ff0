import type { Call, ErrorBody } from "@fanradar/contract";
import type * as z from "zod/mini";

/** An answer that is not a success. Its text is 'status: message', as the specification has it; toasts show `reason`. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;
  readonly reason: string;
  readonly fields: Record<string, string>;

  constructor(
    status: number,
    { code, message, fields = {} }: { code: string; message: string; fields?: Record<string, string> | undefined },
  ) {
    super(`${status}: ${message}`);
    this.status = status;
    this.code = code;
    this.reason = message;
    this.fields = fields;
  }
}

interface CallInput<Body extends z.ZodMiniType> {
  params?: Record<string, string | number>;
  /** Absent members are left out of the address. */
  query?: Record<string, string | number | undefined>;
  body?: z.input<Body>;
  headers?: Record<string, string>;
}

const sessionEnded = new EventTarget();

/** Told whenever a call finds that the session is over. Answers how to stop listening. */
export function onSessionEnded(listener: () => void): () => void {
  sessionEnded.addEventListener("ended", listener);
  return () => sessionEnded.removeEventListener("ended", listener);
}

/**
 * Makes one call of the contract. JSON is sent only when there is a body.
 *
 * @throws CallError for every answer that is not a success; TypeError when the server is not reached
 */
export async function call<
  P extends z.ZodMiniType,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  O extends z.ZodMiniType,
>(
  { method, path, access }: Call<P, Q, B, O>,
  { params = {}, query = {}, body, headers = {} }: CallInput<B> = {},
): Promise<z.output<O>> {
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const asked = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const response = await fetch(asked.size > 0 ? `${address}?${asked}` : address, {
    method,
    credentials: "include",
    headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.ok) return response.json();
  const error = await readError(response);
  if (error.status === 401 && access === "signed-in") sessionEnded.dispatchEvent(new Event("ended"));
  throw error;
}

/** A proxy in between may answer HTML: then the status text is all there is. */
async function readError(response: Response): Promise<CallError> {
  const text = await response.text();
  try {
    const told: ErrorBody = JSON.parse(text);
    if (typeof told.message === "string") return new CallError(response.status, told);
  } catch {
    // Not ours: the text below is the specification's fallback.
  }
  return new CallError(response.status, { code: "unknown", message: text || response.statusText });
}

import {
  accessOf,
  addressOf,
  type Call,
  type ErrorBody,
  type HelpText,
  type WorkspaceName,
  workspaceHeader,
} from "@fanradar/contract";
import type * as z from "zod/mini";
import { currentWords } from "./messages.ts";

/**
 * An answer that is not a success, and its `cause`. Its text is 'status: message', as the specification has it; pages and toasts
 * show `reason`, which is a sentence for people whatever was answered.
 */
export class CallError extends Error {
  declare readonly status: number;
  declare readonly code: string;
  declare readonly reason: string;
  declare readonly fields: Record<string, string>;
  /** Of a change to something that changed meanwhile: how it is now. */
  declare readonly current: unknown;
  /** Where a text was refused because it mentions danger to a person: shown in place of anything else. */
  declare readonly help: HelpText | undefined;
  /** Of what was not found: the other workspace of the reader's that has it. */
  declare readonly workspace: WorkspaceName | undefined;

  constructor(
    status: number,
    {
      message,
      ...answer
    }: Omit<ErrorBody, "code"> & {
      code: string;
      /** Where the message is no sentence for people. */
      reason?: string;
    },
  ) {
    super(`${status}: ${message}`);
    Object.assign(this, { status, reason: message, fields: {} }, answer);
  }
}

export interface CallInput<Body extends z.ZodMiniType> {
  params?: Record<string, string | number>;
  /** Absent members are left out of the address. */
  query?: Record<string, string | number | boolean | undefined>;
  body?: z.input<Body>;
  /** Sent as it is, by a call that takes a file. */
  file?: Blob;
  headers?: Record<string, string>;
  /** Gives the call up. */
  signal?: AbortSignal;
}

/** The server was not reached; its message is a sentence for people. */
export class UnreachedError extends TypeError {}

/** Why something could not be loaded, for people: never the text of a program's own error. */
export function reasonOf(error: unknown): string {
  if (error instanceof CallError) return error.reason;
  return error instanceof UnreachedError ? error.message : currentWords().interfaceWords.shell.pageFailed;
}

const sessionEnded = new EventTarget();

/** Calls `listener` whenever a call finds that the session has ended. Returns a function to stop listening. */
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
  { method, path, caller }: Call<P, Q, B, O>,
  { params = {}, query = {}, body, file, headers = {}, signal }: CallInput<B> = {},
): Promise<z.output<O>> {
  const response = await sendCall({ method, path, caller }, { params, query, body, file, headers, signal });
  return response.json();
}

/**
 * Makes a call whose answer is a file.
 *
 * @throws as `call` does
 */
export async function callFile(
  made: Pick<Call, "method" | "path" | "caller">,
  headers: Record<string, string> = {},
): Promise<Blob> {
  return (await sendCall(made, { params: {}, query: {}, headers })).blob();
}

interface RequestParts {
  params: Record<string, string | number>;
  query: Record<string, string | number | boolean | undefined>;
  headers: Record<string, string>;
  body?: unknown;
  file?: Blob | undefined;
  signal?: AbortSignal | undefined;
}

let ofWorkspace: Record<string, string> = {};

/** Names the workspace that the page shows, for calls that are refused once the person works in another: see `isOfShownWorkspace`. */
export function showWorkspace(id: number | undefined): void {
  ofWorkspace = id ? { [workspaceHeader]: String(id) } : {};
}

/** Sends one call, and answers what came where it is a success. Pages make calls through `call` and its like. */
export async function sendCall(
  { method, path, caller }: Pick<Call, "method" | "path" | "caller">,
  { params, query, body, file, headers, signal }: RequestParts,
): Promise<Response> {
  const response = await reach(addressOf(path, { params, query }), {
    method,
    credentials: "include",
    headers: {
      ...ofWorkspace,
      ...headers,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(file && { "content-type": "application/octet-stream" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(file && { body: file }),
    ...(signal && { signal }),
  });
  if (response.ok) return response;
  const error = await readError(response);
  error.cause = response;
  const access = accessOf({ caller });
  if (error.status === 401 && (access === "signed-in" || access === "guest"))
    sessionEnded.dispatchEvent(new Event("ended"));
  throw error;
}

/** A browser's own message for an unreached server is mostly English, so it is replaced. */
async function reach(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UnreachedError(currentWords().interfaceWords.shell.unreached, { cause: error });
  }
}

/** A proxy in between may answer HTML: then the status text is all there is. */
async function readError(response: Response): Promise<CallError> {
  const text = await response.text();
  try {
    const error: ErrorBody = JSON.parse(text);
    if (typeof error.message === "string") return new CallError(response.status, error);
  } catch {
    // Not ours: the text below is the specification's fallback.
  }
  const reason = currentWords().interfaceWords.shell.serverError;
  return new CallError(response.status, { code: "unknown", message: text || response.statusText, reason });
}

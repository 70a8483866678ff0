import type { ErrorCode, FieldCode, HelpText, WorkspaceName } from "@fanradar/contract";

const failed = Symbol("failed");

export interface FailureDetails {
  /** By the body's member (`figures.0.metric` for a nested one): why it is refused. */
  fields?: Record<string, FieldCode>;
  /** Answered as `Retry-After`. */
  retryAfterSeconds?: number;
  /** Of a resource that changed meanwhile: its current state, as its call returns it. */
  current?: unknown;
  /** Of `too-large`: what was sent, where it is known and a file, and what is taken. */
  size?: { bytes?: number | undefined; limitBytes: number };
  /** Of `help`: what to do and whom to turn to. */
  help?: HelpText;
  /** Of `not-found`: the other workspace of the viewer's that has it. */
  workspace?: WorkspaceName | undefined;
  /** For the log alone; never answered. */
  detail?: string;
}

/** An expected failure as a value: `mount` turns it into the error answer of its code. */
export interface Failure extends FailureDetails {
  [failed]: true;
  code: ErrorCode;
}

export function fail(code: ErrorCode, details: FailureDetails = {}): Failure {
  return { [failed]: true, code, ...details };
}

/** Thrown where a failure must undo the transaction, or end the run, that it is found in; answered as the failure that it carries. */
export class Refused extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

export function isFailure(value: unknown): value is Failure {
  return typeof value === "object" && value !== null && failed in value;
}

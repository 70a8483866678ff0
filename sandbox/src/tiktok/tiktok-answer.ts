import type { FastifyReply } from "fastify";
import type { FaultName } from "../control/fault-names.ts";

export interface TiktokFailure {
  status: number;
  code: string;
  /** The invalid part of the request. */
  about?: string;
  /** Errors come with an empty `data`, or without one. */
  isDataLess?: boolean;
}

const log_id = "SANDBOX_LOG";

export const succeeded = (data: object) => ({ data, error: { code: "ok", message: "", log_id } });

export function failed(reply: FastifyReply, { status, code, about, isDataLess }: TiktokFailure): FastifyReply {
  const error = { code, message: `The request is refused: ${[code, about].filter(Boolean).join(", ")}`, log_id };
  return reply.code(status).send({ ...(!isDataLess && { data: {} }), error });
}

export const invalidParams = (what: string): TiktokFailure => ({ status: 400, code: "invalid_params", about: what });

/** Faults that are a response of TikTok to any request. */
export function tiktokFault(fault: FaultName | undefined): TiktokFailure | undefined {
  switch (fault) {
    case "expired":
      return { status: 401, code: "access_token_invalid" };
    case "data_less":
      return { status: 401, code: "access_token_invalid", isDataLess: true };
    case "scope":
      return { status: 401, code: "scope_not_authorized" };
    case "limited":
      return { status: 429, code: "rate_limit_exceeded" };
    case "broken":
      return { status: 500, code: "internal_error" };
    default:
      return undefined;
  }
}

import type { FastifyReply, FastifyRequest } from "fastify";
import { bearerOf } from "../bearer.ts";
import type { Consents } from "../consent/consents.ts";
import type { FaultName } from "../control/fault-names.ts";
import { clockHeader, type Sandbox, sandboxToken } from "../control/state.ts";
import { injectFault } from "../control/transport.ts";
import { problemFault, sendProblem, unauthorized } from "./problems.ts";
import type { Endpoint, RateWindows } from "./rate-windows.ts";

export interface XContext {
  sandbox: Sandbox;
  windows: RateWindows;
  consents: Consents;
}

/** An admitted call: its instant and its fault. */
export interface AdmittedRequest {
  at: number;
  fault: FaultName | undefined;
}

/** Faults under which no call is left in the window. */
const usedUp = new Set<FaultName | undefined>(["limited", "old_limit", "used_up"]);

/** Token, faults and limits, in this order. Undefined when the reply has been given. */
export function admitRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { sandbox, windows, consents, endpoint, handle }: XContext & { endpoint: Endpoint; handle: string | undefined },
): AdmittedRequest | undefined {
  const token = bearerOf(request);
  const consent = consents.find(token, "x", sandbox.clock.now());
  if (token !== sandboxToken && !consent) {
    sendProblem(reply, unauthorized);
    return undefined;
  }
  const now = sandbox.clock.now();
  const fault = sandbox.faults.meet("x", handle);
  if (injectFault(reply, fault)) return undefined;

  const refusal = problemFault(fault);
  if (refusal?.status !== 401) {
    const { limit, remaining, resetAt } = windows.use(endpoint, now);
    reply.headers({
      "x-rate-limit-limit": limit,
      "x-rate-limit-remaining": usedUp.has(fault) ? 0 : remaining,
      "x-rate-limit-reset": Math.ceil(resetAt / 1_000),
      "x-access-level": "read",
    });
  }
  if (refusal) {
    sendProblem(reply, refusal);
    return undefined;
  }
  return { at: sandbox.clock.at(request.headers[clockHeader]), fault };
}

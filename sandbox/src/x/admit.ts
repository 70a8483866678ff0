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

/** An admitted call: its instant, and the faults of its handles. */
export interface AdmittedRequest {
  at: number;
  faultOf(handle: string): FaultName | undefined;
  /** The first fault of all: how the body arrives does not depend on the handle. */
  fault: FaultName | undefined;
}

/** Faults under which no call is left in the window. */
const usedUp = new Set<FaultName | undefined>(["limited", "old_limit", "used_up"]);

/** Token, faults and limits, in this order. Undefined when the reply has been given. */
export function admitRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { sandbox, windows, consents, endpoint, handles }: XContext & { endpoint: Endpoint; handles: readonly string[] },
): AdmittedRequest | undefined {
  const token = bearerOf(request);
  const consent = consents.find(token, "x", sandbox.clock.now());
  if (token !== sandboxToken && !consent) {
    sendProblem(reply, unauthorized);
    return undefined;
  }
  const now = sandbox.clock.now();
  const subjects = handles.length === 0 ? [undefined] : handles;
  const met = new Map(subjects.map((handle) => [handle, sandbox.faults.meet("x", handle, now)]));
  const first = [...met.values()].find((one) => one !== undefined);
  const fault = first?.fault;
  if (injectFault(reply, fault)) return undefined;

  const refusal = problemFault(fault);
  if (refusal?.status !== 401) {
    const { limit, remaining, resetAt } = windows.use(endpoint, now);
    reply.headers({
      "x-rate-limit-limit": limit,
      "x-rate-limit-remaining": usedUp.has(fault) ? 0 : remaining,
      "x-rate-limit-reset": Math.ceil((usedUp.has(fault) ? (first?.until ?? resetAt) : resetAt) / 1_000),
      "x-access-level": "read",
    });
  }
  if (refusal) {
    sendProblem(reply, refusal);
    return undefined;
  }
  return {
    at: sandbox.clock.at(request.headers[clockHeader]),
    faultOf: (handle) => met.get(handle)?.fault,
    fault,
  };
}

import type { FastifyReply } from "fastify";
import type { FaultName } from "../control/faults.ts";

const type = (name: string) => `https://api.x.com/2/problems/${name}`;

/** Sends a problem in the wording of X. A 401 carries no rate headers. */
export function sendProblem(reply: FastifyReply, status: number, body: Record<string, unknown>) {
  return reply.code(status).type("application/problem+json; charset=utf-8").send(JSON.stringify(body));
}

export const unauthorized = { title: "Unauthorized", type: "about:blank", status: 401, detail: "Unauthorized" };

export const problemFaults: Partial<Record<FaultName, { status: number; body: Record<string, unknown> }>> = {
  expired: { status: 401, body: unauthorized },
  scope: {
    status: 403,
    body: {
      title: "Client Forbidden",
      type: type("client-forbidden"),
      reason: "client-not-enrolled",
      detail: "The app is not enrolled.",
    },
  },
  limited: {
    status: 429,
    body: { title: "Too Many Requests", detail: "Too Many Requests", type: "about:blank", status: 429 },
  },
  credits: {
    status: 402,
    body: {
      account_id: 1,
      title: "CreditsDepleted",
      detail: "No credits are left.",
      type: "https://api.twitter.com/2/problems/credits",
    },
  },
  credits_new: {
    status: 402,
    body: { title: "Payment Required", detail: "No credits are left.", type: type("credits-depleted") },
  },
};

/** One entry of `errors` beside status 200: unknown and suspended share a type and differ in title. */
export function partialError(kind: "unknown" | "suspended" | "protected", parameter: string, value: string) {
  const title = { unknown: "Not Found Error", suspended: "Forbidden", protected: "Authorization Error" }[kind];
  return {
    value,
    detail: `No access to the user with ${parameter}: [${value}].`,
    title,
    resource_type: "user",
    parameter,
    resource_id: value,
    type: type(kind === "protected" ? "not-authorized-for-resource" : "resource-not-found"),
  };
}

export function invalidRequest(parameter: string, value: string, message: string) {
  return {
    errors: [{ parameters: { [parameter]: [value] }, message }],
    title: "Invalid Request",
    detail: "One or more parameters to your request was invalid.",
    type: type("invalid-request"),
  };
}

import type { FastifyReply } from "fastify";
import type { FaultName } from "../control/fault-names.ts";

const typeOf = (name: string) => `https://api.x.com/2/problems/${name}`;

/** A problem: its status, and its body in JSON text, since one of them holds a number that JavaScript cannot. */
export interface XProblem {
  status: number;
  json: string;
}

export function sendProblem(reply: FastifyReply, { status, json }: XProblem): FastifyReply {
  return reply.code(status).type("application/problem+json; charset=utf-8").send(json);
}

function problem(status: number, body: Record<string, unknown>): XProblem {
  return { status, json: JSON.stringify(body) };
}

/** Problems without a type of their own say everything twice. */
function plain(status: number, title: string): XProblem {
  return problem(status, { title, type: "about:blank", status, detail: title });
}

export const unauthorized = plain(401, "Unauthorized");
/** A person's token whose consent does not reach so far. */
export const noScope = plain(403, "Forbidden");
export const unknownRoute = plain(404, "Not Found");

/** Faults that are a response of X to any request. */
export function problemFault(fault: FaultName | undefined): XProblem | undefined {
  switch (fault) {
    case "expired":
      return unauthorized;
    case "scope":
      return problem(403, {
        client_id: "SANDBOX_CLIENT",
        title: "Client Forbidden",
        type: typeOf("client-forbidden"),
        reason: "client-not-enrolled",
        required_enrollment: "Appropriate Level of API Access",
        detail: "The app of this token is attached to no project that may make this call.",
        registration_url: "https://sandbox.invalid/SANDBOX_enrol",
      });
    case "auth_kind":
      return problem(403, {
        title: "Unsupported Authentication",
        detail: "Authenticating with the kind of this token is forbidden for this endpoint.",
        type: typeOf("unsupported-authentication"),
        status: 403,
      });
    case "limited":
      return plain(429, "Too Many Requests");
    case "old_limit":
      return problem(429, { errors: [{ code: 88, message: "Rate limit exceeded" }] });
    case "cap":
      return problem(429, {
        account_id: 1,
        product_name: "standard-basic",
        title: "UsageCapExceeded",
        period: "Monthly",
        scope: "Product",
        detail: "Usage cap exceeded: Monthly product cap",
        type: typeOf("usage-capped"),
      });
    case "invalid":
      return invalidRequest(
        "user.fields",
        "fans",
        "The `user.fields` query parameter value [fans] is not one of [id,name]",
      );
    case "credits":
      // The first generation gives the account as a JSON number above 2^53.
      return {
        status: 402,
        json: `{"account_id":9990000000000000999,"title":"CreditsDepleted","detail":"The account [9990000000000000999] has no credits left for this request.","type":"https://api.twitter.com/2/problems/credits"}`,
      };
    case "payment":
      return problem(402, {
        title: "Payment Required",
        detail: "The account has no credits left for this request.",
        type: typeOf("credits-depleted"),
      });
    case "broken":
      return plain(500, "Internal Server Error");
    default:
      return undefined;
  }
}

/** An entry of `errors` beside status 200. Unknown and suspended share a type and differ in title. */
export function makePartialError(
  kind: "unknown" | "suspended" | "protected",
  parameter: string,
  value: string,
): object {
  const subject = { value, parameter, resource_id: value, resource_type: "user" };
  switch (kind) {
    case "unknown":
      return {
        ...subject,
        title: "Not Found Error",
        detail: `There is no user with ${parameter}: [${value}].`,
        type: typeOf("resource-not-found"),
      };
    case "suspended":
      return {
        ...subject,
        title: "Forbidden",
        detail: `The user with ${parameter}: [${value}] has been suspended.`,
        type: typeOf("resource-not-found"),
      };
    case "protected":
      return {
        ...subject,
        section: "data",
        title: "Authorization Error",
        detail: `You may not see the user with ${parameter}: [${value}].`,
        type: typeOf("not-authorized-for-resource"),
      };
  }
}

/** A parameter that does not hold what it may: status 400, and no `status` member. */
export function invalidRequest(parameter: string, value: string, message: string): XProblem {
  return problem(400, {
    errors: [{ parameters: { [parameter]: [value] }, message }],
    title: "Invalid Request",
    detail: "One or more parameters to your request was invalid.",
    type: typeOf("invalid-request"),
  });
}

import type { FastifyReply } from "fastify";
import type { FaultName } from "../control/faults.ts";

interface GraphFailure {
  status: number;
  message: string;
  code: number;
  subcode?: number;
  transient?: boolean;
  user?: { title: string; text: string };
}

/** Sends an error as the Graph API words it. */
export function sendGraphError(reply: FastifyReply, failure: GraphFailure) {
  const { status, message, code, subcode, transient, user } = failure;
  return reply.code(status).send({
    error: {
      message,
      type: "OAuthException",
      code,
      ...(subcode !== undefined && { error_subcode: subcode }),
      ...(transient !== undefined && { is_transient: transient }),
      ...(user && { error_user_title: user.title, error_user_msg: user.text }),
      fbtrace_id: "SANDBOX_TRACE",
    },
  });
}

/** Unknown and personal accounts get the same answer; its user text is localized. */
export function notDiscoverable(username: string, locale: string | undefined): GraphFailure {
  const german = locale?.startsWith("de");
  return {
    status: 400,
    message: "Invalid user id",
    code: 110,
    subcode: 2207013,
    transient: false,
    user: german
      ? { title: "Konto nicht gefunden", text: `Zum Namen ${username} gibt es kein Konto.` }
      : { title: "Account not found", text: `No account goes by the name ${username}.` },
  };
}

export const graphFaults: Partial<Record<FaultName, GraphFailure>> = {
  expired: { status: 400, message: "Error validating access token: Session has expired", code: 190 },
  scope: { status: 400, message: "(#10) Application does not have permission for this action", code: 10 },
  limited: { status: 400, message: "(#4) Application request limit reached", code: 4, transient: true },
};

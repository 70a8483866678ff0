import type { FastifyReply } from "fastify";

export interface GraphFailure {
  status: number;
  message: string;
  code: number;
  subcode?: number;
  isTransient?: boolean;
  user?: { title: string; text: string };
}

/** Sends an error as the Graph API shapes it. */
export function sendGraphError(reply: FastifyReply, failure: GraphFailure): FastifyReply {
  const { status, message, code, subcode, isTransient, user } = failure;
  return reply.code(status).send({
    error: {
      message,
      type: "OAuthException",
      code,
      ...(subcode !== undefined && { error_subcode: subcode }),
      ...(isTransient !== undefined && { is_transient: isTransient }),
      ...(user && { error_user_title: user.title, error_user_msg: user.text }),
      fbtrace_id: "SANDBOX_TRACE",
    },
  });
}

export const noToken: GraphFailure = { status: 400, message: "An access token is required", code: 104 };
export const foreignToken: GraphFailure = {
  status: 400,
  message: "The access token could not be decrypted",
  code: 190,
};
export const unknownPath: GraphFailure = { status: 400, message: "Unknown path components", code: 2500 };

/** Code 100: an invalid request, for any account. */
export function invalid(message: string): GraphFailure {
  return { status: 400, message: `(#100) ${message}`, code: 100 };
}

export function nonexistingField(field: string, node: "IGUser" | "IGMedia"): GraphFailure {
  return invalid(`Tried accessing nonexisting field (${field}) on node type (${node})`);
}

/** Unknown, personal, suspended and age-gated accounts get the same answer. */
export function notDiscoverable(username: string): GraphFailure {
  return {
    status: 400,
    message: "Invalid user id",
    code: 110,
    subcode: 2207013,
    isTransient: false,
    user: { title: "User not found", text: `No user goes by the name ${username}.` },
  };
}

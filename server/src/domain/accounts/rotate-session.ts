import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import { readSessionCookie, setSessionCookie } from "../../platform/http/session-cookie.ts";
import { markSessionConfirmed, type SessionUser } from "../access/session.ts";

/** Confirms the request's session, which goes on under a new cookie. False when it has ended meanwhile. */
export async function rotateSession(
  { db, config }: Context,
  { id }: SessionUser,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<boolean> {
  const token = await markSessionConfirmed(db, readSessionCookie(config, request) ?? "");
  if (token === undefined) return false;
  setSessionCookie(config, reply, token);
  request.log.info({ event: "confirmed", actor: id, ip: request.ip }, "security");
  return true;
}

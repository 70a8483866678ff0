import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Node resets idle connections as it closes: by then whoever was just about to ask has asked, and knows. */
const lastAskMs = 200;

/**
 * From the moment closing begins every answer ends its connection: one kept alive would hold the process
 * until it times out. So would one that a browser opened ahead of need and on which nothing was ever asked, which Node
 * counts as busy, opened before closing began or since: it is let go. Answers whether closing has begun.
 */
export function closeConnections(app: FastifyInstance): () => boolean {
  let closing = false;
  const open = new Set<Socket>();
  const letGoUnasked = async (socket: Socket) => {
    await sleep(lastAskMs);
    if (socket.bytesRead === 0) socket.destroy();
  };
  app.server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    if (closing) letGoUnasked(socket);
  });
  app.addHook("preClose", async () => {
    closing = true;
    if (app.server.listening) await Promise.all([sleep(lastAskMs), ...[...open].map(letGoUnasked)]);
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (closing) reply.header("connection", "close");
    done();
  });
  return () => closing;
}

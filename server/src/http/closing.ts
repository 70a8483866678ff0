import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Node resets idle connections as it closes: by then whoever was just about to ask has asked, and knows. */
const lastAskMs = 200;

/**
 * From the moment closing begins every answer ends its connection: one kept alive would hold the process
 * until it times out. So would one that a browser opened ahead of need and on which nothing was ever asked, which Node
 * counts as busy: it is let go at once. Answers whether closing has begun.
 */
export function closeConnections(app: FastifyInstance): () => boolean {
  let closing = false;
  const open = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  app.addHook("preClose", async () => {
    closing = true;
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    if (app.server.listening) await sleep(lastAskMs);
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (closing) reply.header("connection", "close");
    done();
  });
  return () => closing;
}

import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Node resets idle connections as it closes: clients about to send a request get this long. */
const lastRequestMs = 200;

/**
 * From the start of closing every response ends its connection: one kept alive would hold the process until it times
 * out. So would one that a browser opened in advance without a request, before closing began or since, which Node counts
 * as busy: it is closed. Returns a function that says whether closing has begun.
 */
export function closeConnections(app: FastifyInstance): () => boolean {
  let closing = false;
  const open = new Set<Socket>();
  const closeUnused = async (socket: Socket) => {
    await sleep(lastRequestMs);
    if (socket.bytesRead === 0) socket.destroy();
  };
  app.server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    if (closing) closeUnused(socket);
  });
  app.addHook("preClose", async () => {
    closing = true;
    if (app.server.listening) await Promise.all([sleep(lastRequestMs), ...[...open].map(closeUnused)]);
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (closing) reply.header("connection", "close");
    done();
  });
  return () => closing;
}

import type { FastifyInstance } from "fastify";

/**
 * From the moment closing begins every answer ends its connection: one kept alive would hold the process
 * until it times out. Answers whether closing has begun.
 */
export function closeConnections(app: FastifyInstance): () => boolean {
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (closing) reply.header("connection", "close");
  });
  return () => closing;
}

import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import type { FaultName } from "./faults.ts";

/** Faults below the API: the same for every platform. True when the reply was spoiled and nothing more is to be said. */
export async function spoil(reply: FastifyReply, fault: FaultName | undefined): Promise<boolean> {
  switch (fault) {
    case "malformed":
      reply.type("application/json").send('{"data": {');
      return true;
    case "truncated":
      reply.hijack();
      reply.raw.writeHead(200, { "content-type": "application/json", "content-length": "4096" });
      reply.raw.write('{"data":');
      reply.raw.destroy();
      return true;
    case "html":
      reply.code(503).type("text/html").send("<html><body>Service Unavailable</body></html>");
      return true;
    case "hang":
      reply.hijack();
      return true;
    case "drop":
      reply.hijack();
      reply.raw.destroy();
      return true;
    case "loop":
      reply.redirect(reply.request.url);
      return true;
    case "gzip":
      reply.header("content-encoding", "gzip").type("application/json").send("not gzip");
      return true;
    case "broken":
      reply.code(500).send({ title: "Internal Server Error" });
      return true;
    case "slow":
      await sleep(2_000);
      return false;
    default:
      return false;
  }
}

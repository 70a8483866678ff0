import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import type { FaultName } from "./fault-names.ts";

/** How long a slow body takes to arrive. */
const slowMs = 2_000;
const slowParts = 10;

/** Seconds in `retry-after` of a busy platform. */
const busySeconds = 120;
const hugeMegabytes = 100;

/** Faults below the API, the same for every platform. True when the reply is spoiled and nothing more is to be said. */
export function injectFault(reply: FastifyReply, fault: FaultName | undefined): boolean {
  switch (fault) {
    case "malformed":
      reply.type("application/json; charset=utf-8").send('{"data": {"id": ');
      return true;
    case "truncated":
      reply.hijack();
      reply.raw.writeHead(200, { "content-type": "application/json; charset=utf-8", "content-length": "4096" });
      reply.raw.write('{"data":', () => reply.raw.destroy());
      return true;
    case "html":
      reply.code(503).type("text/html; charset=utf-8").send("<html><body><h1>Service Unavailable</h1></body></html>");
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
      reply.header("content-encoding", "gzip").type("application/json; charset=utf-8").send("this is not gzip");
      return true;
    case "schema":
      reply.type("application/json; charset=utf-8").send({ profile: { fans: "many" }, id: 7 });
      return true;
    case "huge":
      reply.type("application/json; charset=utf-8").send(Readable.from(spaces()));
      return true;
    case "busy":
      reply.code(503).header("retry-after", String(busySeconds)).type("text/html; charset=utf-8").send("<html></html>");
      return true;
    default:
      return false;
  }
}

/** Sends an answer; under `slow` its head at once and its body in drops. */
export function answer(reply: FastifyReply, fault: FaultName | undefined, body: unknown): FastifyReply {
  reply.type("application/json; charset=utf-8");
  return reply.send(fault === "slow" ? Readable.from(drip(JSON.stringify(body))) : body);
}

/** A body of 100 MB, made as it is read. */
function* spaces(): Generator<Buffer> {
  const megabyte = Buffer.alloc(1_000_000, " ");
  for (let n = 0; n < hugeMegabytes; n++) yield megabyte;
}

async function* drip(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  const size = Math.ceil(bytes.length / slowParts);
  for (let at = 0; at < bytes.length; at += size) {
    await sleep(slowMs / slowParts);
    yield bytes.subarray(at, at + size);
  }
}

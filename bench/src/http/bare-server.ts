import { createServer } from "node:http";
import Fastify from "fastify";
import pg from "pg";

/** What the benchmark tells a server to compare with. */
export interface Told {
  kind: "fastify-pg" | "node-http";
  answer: string;
  /** Of `node-http`: what it sends with its answer. */
  headers: Record<string, string>;
  /** Of `fastify-pg`: where, what and with which parameters it asks before each answer. */
  databaseUrl: string;
  query: string;
  params: unknown[];
}

/** Servers that do nothing but the work itself, each in a process of its own; says its address over the channel. */
process.once("message", (told: Told) => void start(told));
process.once("disconnect", () => process.exit());

async function start(told: Told): Promise<void> {
  process.send?.(told.kind === "node-http" ? await nodeHttp(told) : await fastifyPg(told));
}

/** Fastify and node-postgres: the query, then an answer made to JSON every time. */
async function fastifyPg({ answer, databaseUrl, query, params }: Told): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8 });
  const app = Fastify();
  const value: unknown = JSON.parse(answer);
  app.get("/list", async (_, reply) => {
    await pool.query(query, params);
    return reply.send(value);
  });
  return app.listen({ host: "127.0.0.1", port: 0 });
}

/** node:http with an answer that is ready. */
function nodeHttp({ answer, headers }: Told): Promise<string> {
  const head = { ...headers, "content-length": Buffer.byteLength(answer) };
  const server = createServer((_, response) => response.writeHead(200, head).end(answer));
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`);
    }),
  );
}

import { createServer } from "node:http";
import Fastify from "fastify";
import pg from "pg";

/** Options of a server to compare with. */
export interface BareServer {
  kind: "fastify-pg" | "node-http";
  answer: string;
  /** Of `node-http`: what it sends with its answer. */
  headers: Record<string, string>;
  /** Of `fastify-pg`: queries with their parameters, run one after the other before each response. */
  databaseUrl: string;
  queries: BareQuery[];
}

export interface BareQuery {
  query: string;
  params: unknown[];
}

/** Servers that do nothing but the work itself, each in a process of its own; sends its address over the channel. */
process.once("message", (options: BareServer) => void start(options));
process.once("disconnect", () => process.exit());

async function start(options: BareServer): Promise<void> {
  process.send?.(options.kind === "node-http" ? await nodeHttp(options) : await fastifyPg(options));
}

/** Fastify and node-postgres: the queries, which the database has parsed once, then an answer made to JSON every time. */
async function fastifyPg({ answer, databaseUrl, queries }: BareServer): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8 });
  const app = Fastify();
  const value: unknown = JSON.parse(answer);
  app.get("/list", async (_, reply) => {
    for (const [place, { query: text, params: values }] of queries.entries())
      await pool.query({ name: `query ${place}`, text, values });
    return reply.send(value);
  });
  return app.listen({ host: "127.0.0.1", port: 0 });
}

/** node:http with an answer that is ready. */
function nodeHttp({ answer, headers }: BareServer): Promise<string> {
  const head = { ...headers, "content-length": Buffer.byteLength(answer) };
  const server = createServer((_, response) => response.writeHead(200, head).end(answer));
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`);
    }),
  );
}

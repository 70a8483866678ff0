import { buildSandbox } from "./build-sandbox.ts";

/** The sandbox as a process of its own: `SANDBOX_PORT`, loopback only. Ends with its parent. */
const app = buildSandbox();
await app.listen({ host: "127.0.0.1", port: Number(process.env.SANDBOX_PORT ?? 0) });
const address = app.server.address();
process.send?.({ ready: true, port: typeof address === "object" && address ? address.port : 0 });
const end = async () => {
  await app.close();
  process.exit(0);
};
process.once("SIGTERM", end);
process.once("disconnect", end);
process.on("SIGINT", () => {});

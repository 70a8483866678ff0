import { startSandbox } from "./start-sandbox.ts";

/**
 * The sandbox as a process of its own, on `SANDBOX_PORT` (default: a free one), loopback only. Says once that it is ready:
 * to the parent that forked it, else as a line of JSON. Ends on SIGTERM and with the parent that forked it.
 */
const { port, origin, close } = await startSandbox({ port: Number(process.env.SANDBOX_PORT ?? 0) });
const ready = { ready: true, name: "sandbox", port, origin };
if (process.send) process.send(ready);
else console.log(JSON.stringify(ready));

const end = async () => {
  await close();
  process.exit(0);
};
process.once("SIGTERM", end);
process.once("disconnect", end);
// Ctrl-C reaches the whole group: under a parent, the parent decides on the order of the end.
process.on("SIGINT", () => {
  if (!process.connected) void end();
});

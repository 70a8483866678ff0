import { createServer } from "node:net";

/** Undefined when the address can be listened on, else why not, as one line. */
export function whyNotPort(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      const busy =
        error.code === "EADDRINUSE" ? "is in use by another program; set PORT" : `cannot be used: ${error.code}`;
      resolve(`Port ${port} on ${host} ${busy}.`);
    });
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

import { isIPv6 } from "node:net";
import type { Config } from "./config.ts";

/** Where this machine reaches its server. */
export function localOrigin({ host, port }: Pick<Config, "host" | "port">): string {
  const reachable = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${isIPv6(reachable) ? `[${reachable}]` : reachable}:${port}`;
}

import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";

/**
 * The network a request comes from, for limits: an IPv4 address, or the /64 that one IPv6 customer holds.
 * `request.ip` heeds X-Forwarded-For only behind a proxy that the configuration trusts.
 */
export function networkOf({ ip }: FastifyRequest): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = "", tail] = ip.replace(/%.*$/, "").split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0");
  const groups = [...first, ...zeros, ...last].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/64`;
}

import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";

/**
 * The network a request comes from, for limits: an IPv4 address, or the /64 that one IPv6 customer holds.
 * `request.ip` heeds X-Forwarded-For only behind a proxy that the configuration trusts.
 */
export function networkOf({ ip }: FastifyRequest): string {
  if (!ipaddr.isValid(ip)) return ip;
  // An IPv4 address that stands in an IPv6 one is the same client.
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

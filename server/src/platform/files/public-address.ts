import ipaddr from "ipaddr.js";

/**
 * Is this the literal of an address on the public internet? Private, loopback, link-local, carrier-grade NAT, multicast,
 * documentation and reserved ranges are not, and neither are IPv6 forms that carry an IPv4 address (mapped, NAT64, 6to4,
 * Teredo): which host those reach is not ours to know. What is no literal is not one either.
 */
export function isPublicAddress(literal: string): boolean {
  if (!ipaddr.isValid(literal) || literal.includes("%")) return false;
  const address = ipaddr.parse(literal);
  // Of IPv6 only global unicast, 2000::/3, is given out; the library names the special ranges within it.
  const isGivenOut = address instanceof ipaddr.IPv4 || address.match(ipaddr.IPv6.parse("2000::"), 3);
  return isGivenOut && address.range() === "unicast";
}

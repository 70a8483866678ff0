import fc from "fast-check";
import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

test.each(["8.8.8.8", "1.1.1.1", "93.184.215.14", "172.32.0.1", "100.128.0.1", "2606:4700:4700::1111", "2a00:1450::1"])(
  "isPublicAddress: %s is public",
  (literal) => expect(isPublicAddress(literal)).toBe(true),
);

test.each([
  ...["0.0.0.0", "10.0.0.1", "100.64.0.1", "127.0.0.1", "127.255.255.254", "169.254.169.254", "172.16.0.1"],
  ...["172.31.255.255", "192.0.0.8", "192.0.2.1", "192.88.99.1", "192.168.0.1", "198.18.0.1", "198.51.100.1"],
  ...["203.0.113.1", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255"],
  ...["::", "::1", "::127.0.0.1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::ffff:0:8.8.8.8", "64:ff9b::7f00:1"],
  ...[
    "64:ff9b:1::1",
    "100::1",
    "2001::1",
    "2001:db8::1",
    "2001:10::1",
    "2002:7f00:1::1",
    "3fff::1",
    "fc00::1",
    "fd12::1",
  ],
  ...["fe80::1", "fe80::1%eth0", "2606:4700:4700::1111%eth0", "fec0::1", "ff02::1", "4000::1", "5f00::1"],
  ...["", "localhost", "example.com", "1.2.3.4.5", "[::1]"],
])("isPublicAddress: %j is not public", (literal) => expect(isPublicAddress(literal)).toBe(false));

const octet = fc.nat(255);
const inside = fc.oneof(
  fc.tuple(fc.constant(10), octet, octet, octet),
  fc.tuple(fc.constant(127), octet, octet, octet),
  fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), octet, octet),
  fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
  fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
  fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
  fc.tuple(fc.integer({ min: 224, max: 255 }), octet, octet, octet),
);

test("isPublicAddress: no address of a private network is public, in any notation that URL parses", () => {
  fc.assert(
    fc.property(inside, fc.constantFrom(10, 8, 16), (octets, base) => {
      const [a = 0, b = 0, c = 0, d = 0] = octets;
      const prefix = { 10: "", 8: "0", 16: "0x" }[base];
      const digits = (value: number) => `${prefix}${value.toString(base)}`;
      const whole = a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d;
      for (const written of [octets.map(digits).join("."), digits(whole), `${digits(a)}.${digits(whole % 2 ** 24)}`])
        expect([written, isPublicAddress(new URL(`https://${written}/`).hostname)]).toEqual([written, false]);
      expect(isPublicAddress(`::ffff:${octets.join(".")}`)).toBe(false);
      expect(isPublicAddress(`64:ff9b::${octets.join(".")}`)).toBe(false);
    }),
  );
});

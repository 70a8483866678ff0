import { expect, test } from "vitest";
import { findLicenses, writeLicenses } from "./licenses.ts";

const licenses = findLicenses(process.cwd());
const namesOf = licenses.map(({ of }) => of.replace(/ .*/, ""));

test("findLicenses: what the product is made of is listed once, and no tool of its development", () => {
  expect(namesOf).toEqual(expect.arrayContaining(["react", "fastify", "drizzle-orm", "@fontsource-variable/inter"]));
  for (const tool of ["vitest", "typescript", "@biomejs/biome", "@fanradar/server"])
    expect(namesOf).not.toContain(tool);
  expect(new Set(licenses.map(({ of }) => of)).size).toBe(licenses.length);
});

test("writeLicenses: each text stands once, below all packages that it is of", () => {
  const text = writeLicenses([
    { of: "a 1.0.0", name: "MIT", text: "Permission is granted" },
    { of: "b 2.0.0", name: "MIT", text: "Permission is granted" },
    { of: "c 3.0.0", name: "ISC", text: "" },
  ]);
  expect(text.match(/Permission is granted/g)).toHaveLength(1);
  expect(text).toContain("a 1.0.0: MIT\nb 2.0.0: MIT\nc 3.0.0: ISC");
  expect(text).toContain("a 1.0.0, b 2.0.0\n\nPermission is granted");
});

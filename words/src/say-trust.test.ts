import { languages } from "@fanradar/contract";
import { expect, test } from "vitest";
import { trustInWords } from "./say-trust.ts";
import { tables } from "./tables.ts";

test.each(languages)("trustInWords: in %s a public read is not called connected", (language) => {
  const words = tables[language];
  const read = trustInWords({ trust: "connected", scope: "public" }, words);
  const connected = trustInWords({ trust: "connected", scope: "owner" }, words);
  expect(read).toContain("API");
  expect(read).not.toContain(connected);
});

test("trustInWords: every other step of the ladder has one name, for any viewer", () => {
  for (const trust of ["file", "screenshot", "manual", "inferred", "record"] as const)
    expect(trustInWords({ trust, scope: "public" }, tables.en)).toBe(
      trustInWords({ trust, scope: "owner" }, tables.en),
    );
});

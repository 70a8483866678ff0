import { expect, test } from "vitest";
import { editionLeadOf } from "./edition-lead.ts";

test("editionLeadOf: public data only, unless a figure is shown that its creator shares; of a supplied file it says so", () => {
  const open = { scope: "public", kind: "measured", trust: "connected" } as const;
  expect(editionLeadOf([open])).toBe("editionLead");
  expect(editionLeadOf([open, { scope: "owner", kind: "unavailable", trust: "file" }])).toBe("editionLead");
  expect(editionLeadOf([open, { scope: "owner", kind: "self-reported", trust: "manual" }])).toBe("editionLeadShared");
  expect(editionLeadOf([open, { scope: "owner", kind: "derived", trust: "file" }])).toBe("editionLeadFile");
});

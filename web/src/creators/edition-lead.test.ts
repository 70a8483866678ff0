import { expect, test } from "vitest";
import { editionLeadOf } from "./edition-lead.ts";

test("leadOf: an edition is made from public data only unless it shows a figure that its creator shares", () => {
  const open = { scope: "public", kind: "measured" } as const;
  expect(editionLeadOf([open])).toBe("editionLead");
  expect(editionLeadOf([open, { scope: "owner", kind: "unavailable" }])).toBe("editionLead");
  expect(editionLeadOf([open, { scope: "owner", kind: "self-reported" }])).toBe("editionLeadShared");
});

import { expect, test } from "vitest";
import { leadOf } from "./edition-lead.ts";

test("leadOf: an edition is made from public data only unless it shows a figure that its creator shares", () => {
  const open = { scope: "public", kind: "measured" } as const;
  expect(leadOf([open])).toBe("editionLead");
  expect(leadOf([open, { scope: "owner", kind: "unavailable" }])).toBe("editionLead");
  expect(leadOf([open, { scope: "owner", kind: "self-reported" }])).toBe("editionLeadShared");
});

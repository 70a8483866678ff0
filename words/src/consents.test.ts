import { expect, test } from "vitest";
import { consentWords as de } from "./de/consents.ts";
import { consentWords as en } from "./en/consents.ts";
import { consentWords as es } from "./es/consents.ts";
import { consentWords as fr } from "./fr/consents.ts";

test.each([
  ["de", de, /Link oder PDF/, /nur/i],
  ["en", en, /link or PDF/, /only/i],
  ["es", es, /enlace o PDF/, /solo/i],
  ["fr", fr, /lien ou en PDF/, /seuls?\b/i],
])(
  "consents: in %s a creator reads that a manager can give the figures out in reports",
  (_, words, given, exclusive) => {
    expect(words.about.who("Cora")).toMatch(given);
    expect(words.seenBy("Cora")).not.toMatch(exclusive);
  },
);

import { expect, test } from "vitest";
import { readMail } from "./mail-blocks.ts";
import { tables } from "./tables.ts";

test("readMail: a label and the address below it are the mail's one action, and what stands below '-- ' is its foot", () => {
  const text = tables.en.mailWords.verify.text("https://fan.example/verify?token=a");
  const { body, foot } = readMail(`${text}\n-- \nWhy\n\nTurn it off:\nhttps://fan.example/off\n`);
  expect(body.filter(({ kind }) => kind === "action")).toEqual([
    { kind: "action", label: "Confirm that this email address is yours", href: "https://fan.example/verify?token=a" },
  ]);
  expect(foot).toEqual([
    { kind: "paragraph", lines: ["Why"] },
    { kind: "action", label: "Turn it off", href: "https://fan.example/off" },
  ]);
});

test("readMail: items of a list keep the addresses below them", () => {
  const { body } = readMail(
    "Hello,\n\n- One happened (#FR-1).\n  https://fan.example/report/1\n- Two\n\nSee:\nhttps://a.b\n",
  );
  expect(body).toEqual([
    { kind: "paragraph", lines: ["Hello,"] },
    {
      kind: "list",
      items: [
        { text: "One happened (#FR-1).", links: ["https://fan.example/report/1"] },
        { text: "Two", links: [] },
      ],
    },
    { kind: "action", label: "See", href: "https://a.b" },
  ]);
});

test("readMail: an address that somebody typed into a sentence is no action", () => {
  expect(readMail("Reason: see https://evil.example now").body).toEqual([
    { kind: "paragraph", lines: ["Reason: see https://evil.example now"] },
  ]);
});

test.each(["en", "de", "es", "fr"] as const)(
  "mails, %s: each with a link has one action, with a short label",
  (language) => {
    const { mailWords: words } = tables[language];
    const link = "https://fan.example/a";
    const { verify, reset, emailChange, emailChangeNotice, claimHolderConfirmed, claimDecided, claimLost, claimWon } =
      words;
    const texts = [
      ...[verify, reset, emailChange, emailChangeNotice, claimHolderConfirmed, claimDecided, claimLost, claimWon].map(
        ({ text }) => text(link),
      ),
      ...[words.consentInvite.text("Bo", link, "2026-12-01"), words.consentEnding.text(link, "2026-12-01")],
      ...[null, "Agency North"].map((workspace) =>
        words.workspaceInvite.text("Bo (bo@example.org)", workspace, words.workspaceInvite.roles.viewer, link),
      ),
      ...[words.news.text(["One."], link), words.digest.text(["One."], link)],
    ];
    for (const text of texts) {
      const labels = readMail(text).body.flatMap((block) => (block.kind === "action" ? [block.label] : []));
      expect(labels, text).toHaveLength(1);
      expect(labels[0]?.length, labels[0]).toBeLessThanOrEqual(64);
    }
  },
);

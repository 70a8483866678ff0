import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import type { DocumentBlock, PdfDocument } from "./document.ts";
import { printable } from "./printable.ts";
import { renderPdf } from "./render-pdf.ts";

/** A document of these blocks only. */
const documentOf = (...blocks: DocumentBlock[]): PdfDocument => ({
  title: "Report",
  language: "en",
  product: "FanRadar",
  number: "#FR-1",
  sealedOn: "Sealed",
  name: "Ava",
  handle: "@ava",
  prepared: [],
  profiles: [],
  summary: { tiles: [] },
  marks: { title: "", lead: "", names: [] },
  sections: [{ title: "Section", blocks }],
  hasAppendix: true,
  appendix: { title: "", lead: "", columns: ["", "", "", ""], groups: [] },
  sources: { title: "", columns: ["", ""], rows: [] },
  seal: { title: "", rows: [], verify: "" },
  footer: "",
});

interface Line {
  x: number;
  y: number;
  length: number;
}

/** Positions of texts and horizontal lines on the first page, in points from its upper left. */
async function firstPage(document: PdfDocument): Promise<{ texts: { x: number; y: number }[]; lines: Line[] }> {
  const { bytes } = await renderPdf(document);
  const drawn = streams(bytes).find((stream) => / Tm\n/.test(stream)) ?? "";
  const [texts, lines]: [{ x: number; y: number }[], Line[]] = [[], []];
  const outer: { x: number; y: number }[] = [];
  let at = { x: 0, y: 0 };
  let from = at;
  // The first line turns the page upside down, as Typst counts.
  for (const line of drawn.split("\n").slice(1)) {
    const [a = 0, b = 0, , d = 0, e = 0, f = 0] = line.split(" ").map(Number);
    if (line === "q") outer.push(at);
    else if (line === "Q") at = outer.pop() ?? at;
    else if (line.endsWith(" cm")) at = { x: at.x + e, y: at.y + f };
    else if (line.endsWith(" Tm")) texts.push({ x: at.x + e, y: at.y + f });
    else if (line.endsWith(" m")) from = { x: at.x + a, y: at.y + b };
    else if (line.endsWith(" l") && at.y + b === from.y) lines.push({ ...from, length: at.x + a - from.x });
    expect(line.endsWith(" cm") ? [a, d] : [1, 1], line).toEqual([1, 1]);
  }
  return { texts, lines };
}

/** All packed parts of a file, unpacked. */
function streams(bytes: Buffer): string[] {
  return [...bytes.toString("latin1").matchAll(/stream\r?\n/g)].flatMap(({ index, 0: head }) => {
    const start = index + head.length;
    try {
      return [inflateSync(bytes.subarray(start, bytes.indexOf("endstream", start))).toString("latin1")];
    } catch {
      // The end of a part, or a font, which is not packed.
      return [];
    }
  });
}

test("renderPdf: an interval is drawn on the line of its label", async () => {
  const rows = ["00:00", "03:00", "06:00"].map((label) => ({ label, value: "1 %", from: 0.2, to: 0.8, at: 0.5 }));
  const { texts, lines } = await firstPage(
    documentOf({ kind: "ranges", title: "Times", platform: "instagram", zero: 0.5, rows }),
  );
  // Across the card, from a third of it on.
  const axes = lines.filter(({ x, length }) => x > 150 && length > 200);
  expect(axes).toHaveLength(3);
  for (const { x, y } of axes) {
    const label = texts.find((text) => text.x < x && text.y > y && text.y < y + 7);
    expect(label, `no label beside ${y}`).toBeDefined();
  }
});

test("renderPdf: a long handle leaves room for its address, which wraps", async () => {
  const name = "m".repeat(50);
  const long = {
    platform: "onlyfans",
    name: "OnlyFans",
    handle: `@${name}`,
    url: `https://onlyfans.com/${name}`,
  } as const;
  const { texts } = await firstPage(printable({ ...documentOf(), profiles: [long, long] }));
  const profiles = texts.filter(({ y }) => y > 100 && y < 300);
  expect(profiles.length).toBeGreaterThan(5);
  expect(Math.max(...profiles.map(({ x }) => x))).toBeLessThan(300);
});

test("renderPdf: the last card of an odd number has the width of the page", async () => {
  const card = { title: "Card", platform: "x", rows: [{ label: "Posts", value: "1" }], notes: [{ text: "A note" }] };
  const widths = async (count: number) => {
    const cards = Array.from({ length: count }, () => ({ ...card, platform: "x" as const }));
    const { lines } = await firstPage(documentOf({ kind: "cards", cards }));
    // The hair line above a card's notes, from edge to edge within it.
    return lines.filter(({ y, length }) => y > 130 && length > 100).map(({ length }) => Math.round(length / 100));
  };
  const [half = 0, ...others] = await widths(2);
  expect(new Set(others)).toEqual(new Set([half]));
  expect(Math.max(...(await widths(3)))).toBeGreaterThan(1.8 * half);
});

import { expect, test } from "vitest";
import { pagesOf, unpacked } from "../../../test/read-pdf.ts";
import type { PdfDocument } from "./document.ts";
import { fontsFor } from "./fonts.ts";
import { printable } from "./printable.ts";
import { renderPdf } from "./render-pdf.ts";

/** Letters of every script that a name may have, with and without diacritics. */
const allScripts =
  "Zoë Łukasz Đặng Αθηνά Жанна محمد سارة שרה देवनागरी क्षत्रिय 王小明 さくら カフェ 한국어 ไทย বাংলা தமிழ் తెలుగు ქართული Հայերեն አማርኛ 𝓜𝓲𝓪 😀 ★";

/**
 * A document of that name and handle with nothing else in it. A real report is as long as its figures, which change with the
 * day on which it is made: where its last page is full, one more line begins another page.
 */
const setAs = async (name: string, username = name): Promise<Buffer> => {
  const document: PdfDocument = {
    ...{ title: "Report", language: "en", product: "FanRadar", number: "#FR-1", sealedOn: "Sealed" },
    ...{ name, handle: `@${username}`, prepared: [], profiles: [], footer: "" },
    summary: { tiles: [] },
    marks: { title: "", lead: "", names: [] },
    sections: [],
    hasAppendix: true,
    appendix: { title: "", lead: "", columns: ["", "", "", ""], groups: [] },
    sources: { title: "", columns: ["", ""], rows: [] },
    seal: { title: "", rows: [], verify: "" },
  };
  return (await renderPdf(printable(document))).bytes;
};

test.each([
  "#pagebreak() #pagebreak() #pagebreak()",
  '#panic(1) #read("/etc/passwd") $x^2$ `raw` <label> @ref *b* _i_ = head',
  "<iframe src=file:///etc/passwd><script>alert(1)</script>",
  "\\) /JS (app.alert(1)) /URI (https://evil.test) endobj endstream",
])("renderPdf: a name is plain text in a document: %s", async (name) => {
  const bytes = await setAs(name);
  expect(pagesOf(bytes)).toBe(pagesOf(await setAs("Ava")));
  expect(unpacked(bytes)).not.toMatch(/\/(?:JS|JavaScript|URI|Launch|OpenAction|EmbeddedFile|AA|SubmitForm|GoToR)\b/);
  expect(unpacked(bytes)).not.toContain("root:");
});

test("fontsFor: every script has glyphs, and only the needed fonts are read", () => {
  const { families } = fontsFor(allScripts);
  expect(families).toHaveLength(15);
  expect(fontsFor("Ava").families).toEqual(["Noto Sans"]);
});

test("renderPdf: a name in any script, or of 100 letters without a space, adds no page", async () => {
  const plain = pagesOf(await setAs("Ava"));
  expect(pagesOf(await setAs(allScripts, "ava"))).toBe(plain);
  expect(pagesOf(await setAs("W".repeat(100), "m".repeat(50)))).toBe(plain);
});

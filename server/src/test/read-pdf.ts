import { inflateSync } from "node:zlib";
import { extractText, getDocumentProxy, getMeta } from "unpdf";

/** The content of a PDF file, as Latin-1 text with its compressed streams unpacked. */
export function unpacked(bytes: Buffer): string {
  const parts = [bytes.toString("latin1")];
  for (const { index, 0: head } of parts[0]?.matchAll(/stream\r?\n/g) ?? []) {
    const end = bytes.indexOf("endstream", index);
    try {
      parts.push(inflateSync(bytes.subarray(index + head.length, end)).toString("latin1"));
    } catch {
      // A font: it is not compressed.
    }
  }
  return parts.join("\n");
}

/** How many pages a PDF file has. */
export const pagesOf = (bytes: Buffer): number => unpacked(bytes).match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/** What a person reads in a PDF file: the texts of its pages as their fonts decode them, and what a viewer shows of the file. */
export async function textOfPdf(bytes: Buffer): Promise<string> {
  // The library keeps the memory that it is given.
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const [{ text }, { info }] = [await extractText(document, { mergePages: true }), await getMeta(document)];
  await document.destroy();
  return `${text}\n${JSON.stringify(info)}`;
}

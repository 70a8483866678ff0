import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { PdfDocument } from "./document.ts";
import { fontsFor } from "./fonts.ts";
import { template } from "./template.ts";

/** Message of the process: the file with its peak memory, or why there is none. */
export type PdfMessage = { pdf: Uint8Array; peakMb: number } | { threw: string };

// The parent process has ended: the file is not needed.
process.on("disconnect", () => process.exit());
process.once("message", (document: PdfDocument) => process.send?.(set(document)));

function set(document: PdfDocument): PdfMessage {
  try {
    const text = JSON.stringify(document);
    const { families, blobs } = fontsFor(text);
    const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: blobs }] });
    const inputs = { document: text, families: JSON.stringify(families) };
    const pdf = compiler.pdf({ mainFileContent: template, inputs });
    return { pdf, peakMb: Math.round(process.resourceUsage().maxRSS / 1024) };
  } catch (error) {
    return { threw: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gunzipSync } from "node:zlib";
import type { ScreenWord } from "@fanradar/engine";
import TesseractCore from "tesseract.js-core/tesseract-core-simd-lstm.js";

/** A picture to read, as PNG: text strewn over a screen, or one line of it. */
export interface OcrRequest {
  png: Uint8Array;
  layout: "sparse" | "line";
}

/** Messages of the process: ready or without its language, then the words of each picture in sequence. */
export type OcrMessage = { ready: boolean } | { words: ScreenWord[] } | { threw: string };

/** Tesseract's page segmentation modes: 11 finds text in no order, 7 takes the picture as one line. */
const modes = { sparse: "11", line: "7" } as const;
const neuralEngine = 1;
const wordLevel = "5";

/** The language data that is installed beside the program. Nothing is ever fetched. */
function installedLanguage(): Uint8Array | undefined {
  try {
    const folder = createRequire(import.meta.url).resolve("@tesseract.js-data/eng/package.json");
    return gunzipSync(readFileSync(folder.replace("package.json", "4.0.0_best_int/eng.traineddata.gz")));
  } catch {
    return undefined;
  }
}

async function openReader() {
  const language = installedLanguage();
  if (!language) return undefined;
  const core = await TesseractCore({ print: () => {}, printErr: () => {} });
  core.FS.writeFile("eng.traineddata", language);
  const api = new core.TessBaseAPI();
  if (api.Init(null, "eng", neuralEngine) !== 0) return undefined;
  return ({ png, layout }: OcrRequest): ScreenWord[] => {
    core.FS.writeFile("/input", png);
    api.SetVariable("tessedit_pageseg_mode", modes[layout]);
    // Light on dark is turned before it comes here.
    api.SetVariable("tessedit_do_invert", "0");
    api.SetImageFile(1, 0);
    api.Recognize(null);
    return wordsOf(api.GetTSVText(0));
  };
}

/** Columns: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
function wordsOf(tsv: string): ScreenWord[] {
  return tsv.split("\n").flatMap((line) => {
    const [level, , , , , , left, top, width, height, confidence, text = ""] = line.split("\t");
    if (level !== wordLevel || text.trim() === "") return [];
    const [x, y] = [Number(left), Number(top)];
    return [
      { text, confidence: Number(confidence), left: x, top: y, right: x + Number(width), bottom: y + Number(height) },
    ];
  });
}

if (process.send) {
  const say = (message: OcrMessage) => process.send?.(message);
  // The parent has ended: the result is not needed.
  process.on("disconnect", () => process.exit());
  const read = await openReader();
  process.on("message", (request: OcrRequest) => {
    try {
      if (read) say({ words: read(request) });
    } catch (error) {
      say({ threw: error instanceof Error ? error.message : String(error) });
    }
  });
  say({ ready: read !== undefined });
}

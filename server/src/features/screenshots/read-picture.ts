import { type Box, type FoundFigure, readScreen, type ScreenReading, type ScreenWord } from "@fanradar/engine";
import { openSharp } from "../../platform/files/process-picture.ts";
import { countMarks, marksOf } from "./count-marks.ts";
import { type Ocr, type OcrFault, withOcr } from "./open-ocr.ts";

/** A figure read off a picture, with the part of it that shows it. */
export interface ReadFigure extends FoundFigure {
  /** PNG. */
  crop: Buffer;
}

export interface PictureReading extends Omit<ScreenReading, "figures"> {
  figures: ReadFigure[];
}

/** Size of a recognised area: small text is enlarged, a large picture reduced. Limits time and memory. */
const pixels = 4_000_000;
const maxFactor = 3;
/** A single figure, read again: its heights, one after the other, and what is left free around it. */
const lineHeights = [48, 72];
const lineMargin = 16;
/** Beside a figure in its crop, in heights of it. */
const cropMargin = 0.35;

/**
 * Reads figures off a picture: the whole of it, then each figure alone in two other sizes. One that all readings find
 * alike is sure; any other waits for a person's eye.
 */
export async function readPicture(
  bytes: Uint8Array,
  options: Parameters<typeof withOcr>[1] = {},
): Promise<PictureReading | OcrFault> {
  return withOcr(async (ocr) => {
    const { png, factor } = await prepareWhole(bytes);
    const words = await ocr.read({ png, layout: "sparse" });
    const { figures, ...rest } = readScreen(words.map((word) => ({ ...word, ...scaled(word, 1 / factor) })));
    const read: ReadFigure[] = [];
    for (const figure of figures) read.push(await readAgain(ocr, bytes, figure));
    return { ...rest, figures: read };
  }, options);
}

/**
 * A point that is lost makes a figure ten times too large, and readings of all sizes may lose it alike, or make up a digit:
 * so marks of ink are counted, too. In one size at least there must be as many as the text has signs.
 */
async function readAgain(ocr: Ocr, bytes: Uint8Array, figure: FoundFigure): Promise<ReadFigure> {
  const crop = await cropOf(bytes, figure.box);
  if (!figure.isSure) return { ...figure, crop };
  let isCounted = false;
  for (const height of lineHeights) {
    const line = await prepareLine(bytes, figure.box, height);
    const again = await ocr.read({ png: await framed(line), layout: "line" });
    if (textOf(again) !== figure.shown.replace(/\s/g, "")) return { ...figure, isSure: false, crop };
    isCounted ||= (await marksIn(line)) === marksOf(figure.shown);
  }
  return { ...figure, isSure: isCounted, crop };
}

async function marksIn(line: Buffer): Promise<number> {
  const open = await openSharp();
  const { data, info } = await open(line).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  return countMarks({ pixels: data, width: info.width, height: info.height });
}

const textOf = (words: ScreenWord[]) =>
  words
    .map(({ text }) => text)
    .join("")
    .replace(/\s/g, "");

const scaled = ({ left, top, right, bottom }: Box, factor: number): Box => ({
  left: left * factor,
  top: top * factor,
  right: right * factor,
  bottom: bottom * factor,
});

/** Dark on light, in grey, in the size that reads best. */
async function prepareWhole(bytes: Uint8Array): Promise<{ png: Buffer; factor: number }> {
  const open = await openSharp();
  const { width, height } = await open(bytes).metadata();
  const factor = Math.min(maxFactor, Math.sqrt(pixels / (width * height)));
  const grey = open(bytes)
    .greyscale()
    .resize({ width: Math.round(width * factor), kernel: "lanczos3" });
  return { png: await darkOnLight(await grey.png({ compressionLevel: 1 }).toBuffer()), factor };
}

async function prepareLine(bytes: Uint8Array, box: Box, height: number): Promise<Buffer> {
  const open = await openSharp();
  const line = await open(bytes)
    .extract(await within(bytes, box, 0.25))
    .greyscale()
    .resize({ height, kernel: "cubic" })
    .png()
    .toBuffer();
  return open(await darkOnLight(line))
    .normalise()
    .png()
    .toBuffer();
}

async function framed(line: Buffer): Promise<Buffer> {
  const open = await openSharp();
  const frame = { top: lineMargin, bottom: lineMargin, left: lineMargin, right: lineMargin, background: "#fff" };
  return open(line).extend(frame).png().toBuffer();
}

async function darkOnLight(png: Buffer): Promise<Buffer> {
  const open = await openSharp();
  const { channels } = await open(png).stats();
  return (channels[0]?.mean ?? 255) < 128
    ? open(png).negate({ alpha: false }).png({ compressionLevel: 1 }).toBuffer()
    : png;
}

async function cropOf(bytes: Uint8Array, box: Box): Promise<Buffer> {
  const open = await openSharp();
  return open(bytes)
    .extract(await within(bytes, box, cropMargin))
    .png()
    .toBuffer();
}

/** A box with a margin around it, whole pixels, inside the picture. */
async function within(bytes: Uint8Array, box: Box, margin: number) {
  const { width, height } = await (await openSharp())(bytes).metadata();
  const around = margin * (box.bottom - box.top);
  const left = Math.max(0, Math.floor(box.left - around));
  const top = Math.max(0, Math.floor(box.top - around));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width, Math.ceil(box.right + around)) - left),
    height: Math.max(1, Math.min(height, Math.ceil(box.bottom + around)) - top),
  };
}

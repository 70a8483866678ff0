import type { FieldCode } from "@fanradar/contract";
import type { Sharp } from "sharp";
import { createSemaphore } from "../http/semaphore.ts";

/** A picture as stored: re-encoded from its pixels, so that nothing else of the file is left. */
export interface StoredPicture {
  bytes: Buffer;
  type: "image/png" | "image/jpeg";
  width: number;
  height: number;
}

interface PictureRefusal {
  refused: FieldCode;
  /** For the log. */
  detail?: string;
}

/** In pixels: a square cut from the middle, or a box that the whole picture is made to fit. */
export type PictureShape = { side: number } | { width: number; height: number };

const maxPixels = 20_000_000;
/** Of what becomes a small square, which takes 124 MB where the whole took 211: phones send 24.5 million. */
const maxPixelsCut = 25_000_000;
const maxSide = 12_000;
const minSide = 64;
const timeLimitSeconds = 20;
/** One at a time: a decoded picture takes up to 100 MB. */
const oneAtATime = createSemaphore(1);

const starts = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
} as const;
const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0) =>
  start.every((byte, index) => bytes[at + index] === byte);
const ascii = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString("latin1");

/** Type of a file by its first bytes; its name and declared type are not trusted. */
function typeOf(bytes: Uint8Array): "png" | "jpeg" | "webp" | undefined {
  if (startsWith(bytes, starts.png)) return "png";
  if (startsWith(bytes, starts.jpeg)) return "jpeg";
  return ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP" ? "webp" : undefined;
}

/**
 * Opens a file as a picture and writes it anew: PNG, or JPEG where it was lossy before; upright, without transparency,
 * EXIF, place, comments, profile, further frames, or whatever was hidden behind it. Size is judged by the header, before a
 * pixel is decoded. A square is its middle, and always JPEG.
 */
export async function processPicture(bytes: Uint8Array, shape?: PictureShape): Promise<StoredPicture | PictureRefusal> {
  if (bytes.length === 0) return { refused: "picture.empty" };
  const type = typeOf(bytes);
  if (!type) return { refused: "picture.type" };
  const isCut = shape !== undefined && "side" in shape;
  const limit = isCut ? maxPixelsCut : maxPixels;
  return oneAtATime(async () => {
    const open = await openSharp();
    try {
      const { format, width, height } = await open(bytes, { limitInputPixels: false, pages: 1 }).metadata();
      if (format !== type) return { refused: "picture.type" };
      if (width * height > limit || Math.max(width, height) > maxSide)
        return { refused: isCut ? "avatar.pixels" : "picture.pixels" };
      if (Math.min(width, height) < minSide) return { refused: "picture.small" };
      const source = open(bytes, { failOn: "truncated", limitInputPixels: limit, pages: 1 });
      const upright = source.timeout({ seconds: timeLimitSeconds }).autoOrient().flatten({ background: "#fff" });
      const shaped = shape ? resized(upright, shape) : upright;
      const as = type === "jpeg" || isCut ? "jpeg" : "png";
      const { data, info } = await written(shaped, as).toBuffer({ resolveWithObject: true });
      return { bytes: data, type: `image/${as}`, width: info.width, height: info.height };
    } catch (error) {
      return { refused: "picture.unreadable", detail: error instanceof Error ? error.message : String(error) };
    }
  });
}

const resized = (picture: Sharp, shape: PictureShape): Sharp =>
  "side" in shape
    ? picture.resize(shape.side, shape.side, { fit: "cover" })
    : picture.resize(shape.width, shape.height, { fit: "inside", withoutEnlargement: true });

function written(picture: Sharp, type: "png" | "jpeg"): Sharp {
  return type === "jpeg"
    ? picture.toColourspace("srgb").jpeg({ quality: 92, chromaSubsampling: "4:4:4", optimiseCoding: false })
    : picture.toColourspace("srgb").png({ compressionLevel: 6 });
}

/** The library is loaded with the first picture, and opens these three formats only, whatever a file claims to be. */
export async function openSharp() {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer", "VipsForeignLoadWebpBuffer"] });
  return sharp;
}

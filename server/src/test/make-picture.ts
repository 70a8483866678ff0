import sharp from "sharp";

interface PictureOptions {
  width?: number;
  height?: number;
  format?: "png" | "jpeg" | "webp" | "gif";
  /** A text in its EXIF. */
  secret?: string;
  /** Its EXIF orientation: 6 is a picture turned by 90 degrees. */
  orientation?: number;
  background?: string;
}

/** A picture of one colour, as a file. */
export async function makePicture({
  width = 200,
  height = 100,
  format = "png",
  secret,
  orientation,
  background = "#246",
}: PictureOptions = {}): Promise<Buffer> {
  let picture = sharp({ create: { width, height, channels: 3, background } });
  if (secret !== undefined)
    picture = picture.withExif({ IFD0: { Copyright: secret }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } });
  if (orientation !== undefined) picture = picture.withMetadata({ orientation });
  return picture.toFormat(format).toBuffer();
}

/** A phone's screen with lines of text. */
export async function makeScreen(lines: string[]): Promise<Buffer> {
  const written = await sharp({
    text: { text: lines.join("\n"), font: "sans 12", dpi: 150, spacing: 38 },
  })
    .png()
    .toBuffer();
  return sharp(written)
    .extend({ top: 60, bottom: 300, left: 60, right: 200, background: "#000" })
    .flatten({ background: "#000" })
    .negate()
    .png()
    .toBuffer();
}

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
function crc(bytes: Uint8Array): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = (crcTable[(c ^ byte) & 255] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

/** A PNG whose header claims so many pixels, with almost no bytes. */
export function makePixelBomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", Buffer.from([0x78, 0x9c, 0x03, 0x00, 0x00, 0x00, 0x00, 0x01])),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

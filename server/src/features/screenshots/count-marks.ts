/** A picture in grey, row by row: 0 is ink, 255 is paper. */
export interface Grey {
  pixels: Uint8Array;
  width: number;
  height: number;
}

const ink = 128;
/** Less than this part of the height squared is a speck. */
const speck = 0.008;

/** Number of connected marks: a digit is one, and so is a decimal point. Marks at the upper or lower edge belong to other lines. */
export function countMarks({ pixels, width, height }: Grey): number {
  const seen = new Uint8Array(pixels.length);
  let marks = 0;
  for (let start = 0; start < pixels.length; start++) {
    if (seen[start] || (pixels[start] ?? 255) >= ink) continue;
    const mark = fill({ pixels, width, height }, start, seen);
    if (!mark.isCut && mark.area > speck * height * height) marks++;
  }
  return marks;
}

/** Number of marks of a text's characters. */
export function marksOf(text: string): number {
  return [...text.replace(/\s/g, "")].reduce((sum, sign) => sum + (sign === "%" ? 3 : /[ij:;=]/.test(sign) ? 2 : 1), 0);
}

function fill({ pixels, width, height }: Grey, start: number, seen: Uint8Array): { area: number; isCut: boolean } {
  const open = [start];
  seen[start] = 1;
  let area = 0;
  let isCut = false;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    area++;
    const [x, y] = [at % width, Math.floor(at / width)];
    if (y === 0 || y === height - 1) isCut = true;
    for (let down = -1; down <= 1; down++)
      for (let right = -1; right <= 1; right++) {
        const [nextX, nextY] = [x + right, y + down];
        if (nextX < 0 || nextX >= width || nextY < 0 || nextY >= height) continue;
        const next = nextY * width + nextX;
        if (seen[next] || (pixels[next] ?? 255) >= ink) continue;
        seen[next] = 1;
        open.push(next);
      }
  }
  return { area, isCut };
}

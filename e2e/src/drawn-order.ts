export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Whether one reads a box before another: it ends above it, not in a column beside it, or stands to the left of it in the same line. Pixels. */
export function isDrawnBefore(box: Box, other: Box): boolean {
  const isAbove = box.bottom <= other.top + 1 && box.left < other.right - 1;
  const isInLine = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 8;
  return isAbove || (isInLine && box.right <= other.left + 1);
}

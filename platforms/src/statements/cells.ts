// An entry of its own: what the browser needs to read a cell as a statement's is read, without the reader of files.
export { type Money, parseCents } from "./parse-cents.ts";
export { parseFigure } from "./parse-figure.ts";
export { orderOfDigits, parseMoment } from "./parse-moment.ts";
export { plainHeader } from "./presets.ts";

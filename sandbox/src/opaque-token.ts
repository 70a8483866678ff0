import { createHmac } from "node:crypto";

const mark = "SANDBOX_";
const sealBytes = 12;

/** A place in a list that only its maker can read; it belongs to one list (`scope`) and dies when altered. */
export function sealToken(place: string, scope: string): string {
  const seal = createHmac("sha256", "SANDBOX").update(`${scope}|${place}`).digest().subarray(0, sealBytes);
  const hidden = Buffer.from(place).map((byte, at) => byte ^ (seal[at % sealBytes] ?? 0));
  return `${mark}${Buffer.concat([seal, hidden]).toString("hex")}`;
}

/** The place that a token holds; undefined when it was altered, made up or sealed for another list. */
export function openToken(token: string, scope: string): string | undefined {
  const bytes = Buffer.from(token.slice(mark.length), "hex");
  const place = bytes.subarray(sealBytes).map((byte, at) => byte ^ (bytes[at % sealBytes] ?? 0));
  const read = Buffer.from(place).toString();
  return read !== "" && sealToken(read, scope) === token ? read : undefined;
}

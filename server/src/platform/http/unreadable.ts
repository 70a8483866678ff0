import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { type ErrorBody, type ErrorCode, errorStatus } from "@fanradar/contract";
import { tables } from "@fanradar/words/tables";
import { contentSecurityPolicy } from "./security-headers.ts";

/** Node's and its parser's codes for what ends before there is a request; everything else is malformed. */
const codes: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: "too-slow",
  HPE_HEADER_OVERFLOW: "too-large",
};

/** What never became a request is answered in the same shape as one that was refused, and its connection ends. */
export function handleClientError({ code: cause }: { code?: string }, socket: Socket) {
  if (cause === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = codes[cause ?? ""] ?? "malformed";
  const body: ErrorBody = { code, message: tables.en.errorWords[code] };
  const json = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${errorStatus[code]} ${STATUS_CODES[errorStatus[code]]}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(json)}`,
    `content-security-policy: ${contentSecurityPolicy()}`,
    "x-content-type-options: nosniff",
    "cache-control: no-store",
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${json}`);
}

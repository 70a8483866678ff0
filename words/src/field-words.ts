import type { FieldCode } from "@fanradar/contract";
import type { serverRefusalWords } from "./en/errors.ts";
import type * as refusals from "./en/refusals.ts";
import { type Format, fileSize } from "./format/format.ts";
import type { Like } from "./like.ts";

/** Codes that only the server finds: of files, pictures and pasted data, and of what it alone knows. */
export type ServerCode = Extract<
  FieldCode,
  | `file.${string}`
  | `picture.${string}`
  | `avatar.${string}`
  | `push.${string}`
  | `columns.${string}`
  | "dayFirst.required"
  | "creator.required"
  | "timeZone.required"
  | "platform.noSums"
  | "figure.unreadable"
  | "figure.ambiguous"
  | "userId.other"
  | "password.wrong"
  | "credential.wrong"
  | `passkey.${string}`
  | "figure.whole"
  | "figure.cents"
  | "figure.negative"
  | "figure.large"
  | "figure.unusual"
  | "amounts.unconfirmed"
  | "figure.netAboveGross"
  | `month.${string}`
  | `months.${string}`
  | `sales.${string}`
  | `active.${string}`
  | `price.${string}`
  | "chatter.required"
  | `shift.${string}`
>;
/** Pages have no sentences for errors that only the server finds; it sends those as text. */
type RefusalTables = Like<typeof refusals> & { serverRefusalWords?: Like<typeof serverRefusalWords> };
type LinkCode = Extract<FieldCode, `link.${string}`>;

/** The sentence of a refused field. `field` is the wire's member, so that a link's sentence can name what is expected. */
export function fieldWords(words: RefusalTables, code: FieldCode, field: string): string {
  const { refusalWords, serverRefusalWords, linkWords, linkFieldWords } = words;
  if (isFormCode(code, refusalWords)) return refusalWords[code];
  if (!isLink(code)) return serverRefusalWords?.[code] ?? refusalWords.invalid;
  const { kind, form } = (isLinkField(field, linkFieldWords) ? linkFieldWords[field] : undefined) ?? linkFieldWords.any;
  return linkWords[code].replace("{kind}", kind).replace("{form}", form);
}

/** The error text of a form's field: the sentence of a code, from page or server; other text of the server unchanged. */
export function refusalOfField(words: RefusalTables, message: string, field: string): string {
  return isFieldCode(message, words) ? fieldWords(words, message, field) : message;
}

/** Uses the tables, which have every code, so that pages need no second list. */
function isFieldCode(text: string, { refusalWords, linkWords }: RefusalTables): text is FieldCode {
  return Object.hasOwn(refusalWords, text) || Object.hasOwn(linkWords, text);
}

function isFormCode(
  code: FieldCode,
  known: RefusalTables["refusalWords"],
): code is keyof RefusalTables["refusalWords"] {
  return Object.hasOwn(known, code);
}

function isLink(code: LinkCode | ServerCode): code is LinkCode {
  return code.startsWith("link.");
}

function isLinkField(
  field: string,
  known: RefusalTables["linkFieldWords"],
): field is keyof RefusalTables["linkFieldWords"] {
  return Object.hasOwn(known, field);
}

/** Says by how much a file is too large; of a request whose size is not known, what the limit is. */
export function sayTooLarge(
  { tooLargeWords }: Pick<RefusalTables, "tooLargeWords">,
  { bytes, limitBytes }: { bytes?: number | undefined; limitBytes: number },
  format: Pick<Format, "locale">,
): string {
  const limit = fileSize(limitBytes, format);
  return bytes === undefined
    ? tooLargeWords.request.replace("{limit}", limit)
    : tooLargeWords.file.replace("{size}", fileSize(bytes, format)).replace("{limit}", limit);
}

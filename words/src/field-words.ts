import type { FieldCode } from "@fanradar/contract";
import type { serverRefusalWords } from "./en/errors.ts";
import type * as refusals from "./en/refusals.ts";
import type { Like } from "./like.ts";

/** What only the server finds, and no form: of files, pictures, pasted data, and what it alone knows. */
export type ServerCode = Exclude<
  Extract<
    FieldCode,
    | `file.${string}`
    | `picture.${string}`
    | `avatar.${string}`
    | `columns.${string}`
    | "dayFirst.required"
    | "creator.required"
    | "timeZone.required"
    | "figure.unreadable"
    | "figure.ambiguous"
    | "userId.other"
    | "password.wrong"
    | "credential.wrong"
    | "figure.whole"
    | "figure.cents"
    | "figure.negative"
    | "figure.large"
    | `month.${string}`
    | `months.${string}`
    | `sales.${string}`
    | `active.${string}`
    | `price.${string}`
  >,
  "picture.large"
>;
/** Pages hold no words for what only the server finds, and tells in words. */
type Told = Like<typeof refusals> & { serverRefusalWords?: Like<typeof serverRefusalWords> };
type LinkCode = Extract<FieldCode, `link.${string}`>;

/** What a refused field is told. `field` is the wire's member, so that a link can say what was expected. */
export function fieldWords(words: Told, code: FieldCode, field: string): string {
  const { refusalWords, serverRefusalWords, linkWords, linkFieldWords } = words;
  if (isFormCode(code, refusalWords)) return refusalWords[code];
  if (!isLink(code)) return serverRefusalWords?.[code] ?? refusalWords.invalid;
  const { kind, form } = (isLinkField(field, linkFieldWords) ? linkFieldWords[field] : undefined) ?? linkFieldWords.any;
  return linkWords[code].replace("{kind}", kind).replace("{form}", form);
}

/** What a form says of a refused field: the words of a code, whoever found it; the server's own words as they are. */
export function sayField(told: Told, message: string, field: string): string {
  return isFieldCode(message, told) ? fieldWords(told, message, field) : message;
}

/** By the tables that know every code, so that pages need no list of them besides. */
function isFieldCode(text: string, { refusalWords, linkWords }: Told): text is FieldCode {
  return Object.hasOwn(refusalWords, text) || Object.hasOwn(linkWords, text);
}

function isFormCode(code: FieldCode, known: Told["refusalWords"]): code is keyof Told["refusalWords"] {
  return Object.hasOwn(known, code);
}

function isLink(code: LinkCode | ServerCode): code is LinkCode {
  return code.startsWith("link.");
}

function isLinkField(field: string, known: Told["linkFieldWords"]): field is keyof Told["linkFieldWords"] {
  return Object.hasOwn(known, field);
}

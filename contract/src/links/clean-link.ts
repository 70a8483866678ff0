import { roleOfHost } from "./link-hosts.ts";

const opening = /^[\p{Ps}\p{Pi}\p{Pf}"'`<]+/u;
/** Not what a link may end with and mean: a slash, an @, an escape. */
const closing = /(?:(?![/@#%&\\])[\p{Pe}\p{Pi}\p{Pf}\p{Po}`>])+$/u;

/**
 * A link without the brackets, quotation marks and punctuation of the sentence that it was copied from.
 *
 * @param keepsDots dots alone at the end stay: outside of a form's field they may be part of a name that was meant
 */
export function withoutPunctuation(text: string, { keepsDots }: { keepsDots: boolean }): string {
  const [end = ""] = closing.exec(text) ?? [];
  const isKept = keepsDots && /^\.+$/.test(end);
  return (isKept ? text : text.slice(0, text.length - end.length)).replace(opening, "");
}

/** How many links or handles with an @ stand in a text, also where a form's field has drawn two lines together. */
export function countLinks(text: string): number {
  return text
    .split(/[\s,;|]+/)
    .map((piece) => {
      // A link inside another's query or path is part of it.
      const schemes = piece.match(/(?<![=/:])https?:\/\/(?=.)/gi)?.length ?? 0;
      const host = /^[^/?#]*/.exec(piece)?.[0].toLowerCase() ?? "";
      return schemes > 0 ? schemes : Number(piece.startsWith("@") || roleOfHost(host) !== undefined);
    })
    .reduce((sum, one) => sum + one, 0);
}

/** A stretch of a text that stands by itself: a heading, an item of a list, a paragraph. */
export interface MarkdownBlock {
  kind: "heading" | "item" | "paragraph";
  text: string;
}

/** Longer texts are cut: a model that writes more is not read to its end. */
const longestText = 200_000;

/**
 * A language model's Markdown as plain blocks. Emphasis, quotes and code lose their marks; tables, rules and fences go. What
 * could load or lead elsewhere does not come through: of an image nothing is left, of a link its words, of HTML the text
 * between its tags, and none of scripts and styles. Never throws; linear in the text.
 */
export function readMarkdown(text: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  let open: MarkdownBlock | undefined;
  for (const line of stripInvisible(text.slice(0, longestText)).split("\n")) {
    const [, mark = "", rest = ""] = /^[ \t]*(#{1,6}(?= )|[-*+•](?= )|\d{1,4}[.)](?= )|>)?[ \t]*(.*)$/.exec(line) ?? [];
    const plain = stripMarks(rest);
    if (plain === "" || /^[-=_*|: ]+$/.test(plain)) {
      open = undefined;
      continue;
    }
    const kind = mark.startsWith("#") ? "heading" : mark === "" || mark === ">" ? "paragraph" : "item";
    if (kind === "paragraph" && open) open.text += ` ${plain}`;
    else {
      const block: MarkdownBlock = { kind, text: plain };
      blocks.push(block);
      open = kind === "heading" ? undefined : block;
    }
  }
  return blocks;
}

/** Controls, zero-width and direction marks, variation selectors and pictures are no part of a text. */
function stripInvisible(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, "\n")
    .replace(/\t/g, " ")
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " ")
    .replace(/(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Variation_Selector}]/gu, "")
    .replace(/[\p{Emoji_Presentation}\p{Emoji_Modifier}\u{1f000}-\u{1faff}]|(?![©®™])\p{Extended_Pictographic}/gu, "");
}

/** Bounded runs only: an opening without its end costs no more than its own length. */
function stripMarks(line: string): string {
  return (
    line
      .replace(/!\[[^[\]]{0,300}\](?:\([^()]{0,2000}\)|\[[^[\]]{0,300}\])?/g, " ")
      .replace(/\[([^[\]]{0,300})\](?:\((?:[^()]|\([^()]{0,200}\)){0,500}\)|\[[^[\]]{0,300}\])/g, "$1")
      .replace(
        /<(script|style|iframe|svg|object|template|title|textarea)\b[^<>]{0,2000}>[^<]{0,5000}(?:<\/\1\s{0,9}>)?/gi,
        " ",
      )
      .replace(/<!--(?:(?!-->)[^<]){0,2000}(?:-->)?/g, " ")
      .replace(/<\/?[a-z][^<>]{0,2000}>/gi, " ")
      .replace(/&(?:#x?[0-9a-f]{1,8}|[a-z]{2,31});/gi, " ⁂ ")
      .replace(/`{1,3}|\*{1,3}|~~/g, "")
      .replace(/(^|[\s(])_{1,3}(?=\S)/g, "$1")
      .replace(/(\S)_{1,3}(?=[\s).,;:!?]|$)/g, "$1")
      .replace(/\\(?=[^\w\s])/g, "")
      // What is left when something inside it went must not become a tag or a link of its own.
      .replace(/<(?!\s|\d|$)/g, "")
      .replace(/\]\(/g, "] (")
      .replace(/ {2,}/g, " ")
      .trim()
  );
}

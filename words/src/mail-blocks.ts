/** A part of a mail's text, as it is drawn. */
export type MailBlock =
  | { kind: "paragraph"; lines: string[] }
  | { kind: "list"; items: { text: string; links: string[] }[] }
  /** The one thing to do: `label` is the line before its address. */
  | { kind: "action"; label: string; href: string };

export interface MailParts {
  body: MailBlock[];
  /** Why it was sent and how to turn such mails off: what stands below the line '-- '. */
  foot: MailBlock[];
}

const address = /^https?:\/\/\S+$/;
const signature = "\n-- \n";

/**
 * Reads the parts of a mail from its text, which is the whole of it: paragraphs apart by an empty line, lines that begin with '- ' with
 * addresses indented below them, and an address alone on the line after its label.
 */
export function readMail(text: string): MailParts {
  const [body = "", foot = ""] = text.split(signature);
  return { body: blocksOf(body), foot: blocksOf(foot) };
}

function blocksOf(text: string): MailBlock[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .flatMap(blocksOfPart);
}

function blocksOfPart(part: string): MailBlock[] {
  const lines = part.split("\n");
  const firstItem = lines.findIndex((line) => line.startsWith("- "));
  if (firstItem >= 0)
    return [...paragraphOf(lines.slice(0, firstItem)), { kind: "list", items: itemsOf(lines.slice(firstItem)) }];
  const at = lines.findIndex((line) => address.test(line));
  const label = lines[at - 1];
  if (at < 1 || label === undefined) return paragraphOf(lines);
  return [
    ...paragraphOf(lines.slice(0, at - 1)),
    { kind: "action", label: label.replace(/\s*:$/, ""), href: lines[at] ?? "" },
    ...paragraphOf(lines.slice(at + 1)),
  ];
}

const paragraphOf = (lines: string[]): MailBlock[] => (lines.length > 0 ? [{ kind: "paragraph", lines }] : []);

function itemsOf(lines: string[]) {
  const items: { text: string; links: string[] }[] = [];
  for (const line of lines) {
    const last = items.at(-1);
    if (line.startsWith("- ")) items.push({ text: line.slice(2), links: [] });
    else if (address.test(line.trim())) last?.links.push(line.trim());
    else if (last) last.text += ` ${line.trim()}`;
  }
  return items;
}

import { batchRow, limits, type ParsedLink, parseLink, repeatedRows } from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import Papa from "papaparse";
import { modelLinkFields } from "../model-links.ts";

type LinkField = (typeof modelLinkFields)[number][0];
export type RowValues = { name: string; username: string; notes?: string } & Partial<Record<LinkField, string>>;

/** Why a row cannot be added: `field` says what a link is expected to be, `typed` is what stands there. */
export interface RowProblem {
  /** The contract's code, or `quote`: a quotation mark without its second; `second`: two links of one platform. */
  code: string;
  field: string;
  typed: string;
  /** Links that may be meant by what stands there; none is taken without a press. */
  candidates?: string[];
}

export interface PastedRow {
  /** As a spreadsheet counts, from 1, heading and empty rows with it. */
  number: number;
  /** What stands of it in its line, where that holds several models. */
  piece?: string;
  values: RowValues;
  problems: RowProblem[];
}

/** What a heading may call a column, in the four languages. */
const headings: Readonly<Record<string, readonly string[]>> = {
  name: ["name", "model", "model name", "nombre", "nom", "modelo", "modèle"],
  username: ["username", "handle", "usuario", "identifiant", "nutzername", "benutzername"],
  link: ["link", "links", "url", "enlace", "enlaces", "lien", "liens", "profile", "profil", "perfil"],
  notes: ["notes", "note", "notas", "notizen"],
  instagramUrl: ["instagram", "instagram url"],
  twitterUrl: ["x", "twitter", "x url", "twitter url", "twitter/x", "x/twitter"],
  tiktokUrl: ["tiktok", "tiktok url"],
  onlyfansUrl: ["onlyfans", "onlyfans url"],
};
const columnOf = (cell: string) =>
  Object.keys(headings).find((column) => headings[column]?.includes(cell.trim().toLowerCase()));

/**
 * Reads pasted or stored rows of names and links, separated by commas, semicolons, tabs, bars or spaces. A heading says
 * which column is which; without one the first words that are no link are the name, and everything else in the row is a link
 * or an @handle. Without a name or username, the handle of the first link is both. A row of links
 * alone with two of one platform is not one person: each of its links is a model.
 */
export function readRows(text: string): PastedRow[] {
  const { data, errors } = Papa.parse<string[]>(text.trimEnd(), { delimitersToGuess: [",", ";", "\t", "|"] });
  const isEmpty = (cells: string[]) => cells.every((cell) => cell.trim() === "");
  const first = data.findIndex((cells) => !isEmpty(cells));
  const columns = (data[first] ?? []).map(columnOf);
  const hasHeading = columns.some((column) => column === "name" || column === "link" || column?.endsWith("Url"));
  const rows = data.flatMap((cells, index) => {
    if (isEmpty(cells) || (hasHeading && index === first)) return [];
    const open = errors.some((error) => error.type === "Quotes" && error.row === index);
    const models = hasHeading ? [cellsByHeading(cells, columns)] : splitModels(cellsByGuess(cells));
    return models.map((model) => {
      const { values, problems } = readRow(model);
      const piece = models.length > 1 ? { piece: model.links.map(({ cell }) => cell).join(" ") } : {};
      const quote: RowProblem = { code: "quote", field: "", typed: cells[0] ?? "" };
      return { number: index + 1, ...piece, values, problems: open ? [quote] : problems };
    });
  });
  for (const row of rows) if (row.problems.length === 0) row.problems.push(...problemsOf(row.values));
  return withRepeats(rows);
}

interface Cells {
  name: string;
  username: string;
  notes: string;
  links: { cell: string; field?: LinkField }[];
}

function cellsByHeading(cells: string[], columns: (string | undefined)[]): Cells {
  const one = (column: string) => cells[columns.indexOf(column)]?.trim() ?? "";
  const links = cells.flatMap((cell, index) => {
    const field = modelLinkFields.find(([name]) => name === columns[index])?.[0];
    if (field) return cell.trim() === "" ? [] : [{ cell: cell.trim(), field }];
    return columns[index] === "link" ? pieces(cell) : [];
  });
  return { name: one("name"), username: one("username"), notes: one("notes"), links };
}

function cellsByGuess(row: string[]): Cells {
  const cells = withoutMark(row.flatMap(splitCell));
  const read = cells.map((cell) => readCell(cell, cells.length === 1));
  const named = read.findIndex(({ name }) => name !== "");
  // Behind the name, words with a colon say what the link is: 'insta: https://…'.
  const links = read.flatMap(({ name, isLabel, links }, index) => [
    ...(index === named || isLabel ? [] : pieces(name)),
    ...links,
  ]);
  return { name: read[named]?.name ?? "", username: "", notes: "", links };
}

/**
 * Rows of one paste may be separated each in its own way. A cell without a link stays whole, such as a quoted name with a comma;
 * so does the query of a link, unless another link follows in it.
 */
function splitCell(cell: string): string[] {
  if (!cell.split(/[\s,;|]+/).some((word) => isLink.test(word))) return [cell];
  return cell.split(separator).filter((part) => part.trim() !== "");
}

/** A row of a list: what stands in front of it is no name, nor is its number where a name follows. */
function withoutMark(cells: string[]): string[] {
  const [first = "", ...others] = cells;
  if (/^\s*\d{1,4}\s*$/.test(first) && others.some((cell) => readCell(cell, false).name !== "")) return others;
  return [first.replace(/^\s*(?:[•‣◦▪●*+–—-]|\d{1,3}[.)])\s+/u, ""), ...others];
}

/** Words before the first link or @handle, without the punctuation behind them, and everything from there on. */
function readCell(cell: string, isOnly: boolean): { name: string; isLabel: boolean; links: Cells["links"] } {
  const words = pieces(cell);
  const sure = words.findIndex((word) => isLink.test(word.cell));
  // Where nothing looks like a link, the last word may be a mistyped one: it is named in the refusal.
  const isMistyped = isOnly && (words.length > 1 ? /[/.]\S/ : /\//).test(words.at(-1)?.cell ?? "");
  const start = sure >= 0 ? sure : words.length - (isMistyped ? 1 : 0);
  const name = words.slice(0, start).map((word) => word.cell);
  return {
    name: name.join(" ").replace(/[\s:;,|–—-]+$/u, ""),
    isLabel: name.at(-1)?.endsWith(":") === true,
    links: words.slice(start),
  };
}

/** A cell may contain several links. */
const pieces = (cell: string) => cell.split(/\s+/).flatMap((piece) => (piece === "" ? [] : [{ cell: piece }]));

const separator = /(?<!\?\S*)[,;|\t]+|[,;|\t]+(?=\s*(?:https?:\/\/|[\w-]+(?:\.[\w-]+)+\/))/;

/** An @handle, or a path behind a scheme or a host: 'Bob/Ann' is a name. */
const isLink = /^@\S|:\/\/|^[^/]+\.[^/]+\//;

/** One model for each link of a nameless row in which one platform is linked twice. */
function splitModels(cells: Cells): Cells[] {
  const platforms = cells.links.flatMap(({ cell }) => parseLink(cell).platform ?? []);
  const isOne = cells.name !== "" || (new Set(platforms).size === platforms.length && platforms.length > 0);
  return isOne || cells.links.length < 2 ? [cells] : cells.links.map((link) => ({ ...cells, links: [link] }));
}

function readRow({ name, username, notes, links }: Cells): Pick<PastedRow, "values" | "problems"> {
  const problems: RowProblem[] = [];
  const values: RowValues = { name, username, ...(notes && { notes }) };
  for (const { cell, field: column } of links) {
    const link = parseLink(cell);
    const field = column ?? modelLinkFields.find(([, platform]) => link.ok && platform === link.platform)?.[0];
    if (!field)
      problems.push({
        code: link.ok ? "link.not_supported_yet" : `link.${link.error}`,
        field: "link",
        typed: cell,
        ...candidatesOf(cell, link),
      });
    else if (values[field]) problems.push({ code: "second", field, typed: cell });
    else values[field] = cell;
  }
  const [known] = modelLinkFields.flatMap(([field, platform]) => {
    const link = parseLink(values[field] ?? "", platform);
    return link.ok ? link.handle : [];
  });
  values.username ||= known ?? "";
  values.name ||= known ?? "";
  // A single word may be a handle whose platform is missing.
  if (links.length === 0 && known === undefined) {
    const { candidates } = candidatesOf(name, parseLink(`@${name}`));
    if (candidates) problems.push({ code: "link.empty", field: "link", typed: name, candidates });
  }
  return { values, problems };
}

/** What a handle without a platform, or the link of a post, may mean. */
function candidatesOf(typed: string, link: ParsedLink): { candidates?: string[] } {
  const links =
    !link.ok && link.error === "ambiguous_handle"
      ? modelLinkFields.map(([, platform]) => parseLink(`@${typed.replace(/^@/, "")}`, platform))
      : !link.ok && link.hintHandle !== undefined && link.platform !== null
        ? [parseLink(link.hintHandle, link.platform)]
        : [];
  const candidates = links.flatMap((one) => (one.ok ? one.canonical : []));
  return candidates.length > 0 ? { candidates } : {};
}

/** By the contract's own schema, so that the list refuses what the server would. */
function problemsOf(values: RowValues): RowProblem[] {
  const parsed = batchRow.safeParse(values);
  if (parsed.success) return [];
  return parsed.error.issues.flatMap(({ path, message }) => {
    const field = String(path[0]);
    const typed = Object.entries(values).find(([name]) => name === field)?.[1] ?? "";
    // A row without a link has no name either: only the missing link is reported.
    if ((field === "username" || field === "name") && typed === "") return [];
    return [{ code: message, field, typed }];
  });
}

function withRepeats(rows: PastedRow[]): PastedRow[] {
  const whole = rows.flatMap((row) => {
    const { data } = batchRow.safeParse(row.values);
    return row.problems.length === 0 && data ? [{ row, data }] : [];
  });
  for (const index of repeatedRows(whole.map(({ data }) => data)))
    whole[index]?.row.problems.push({ code: "link.repeated", field: "link", typed: whole[index].row.values.name });
  return rows;
}

/** The candidate of a problem on a platform, undefined where it has none. */
export const candidateOn = ({ candidates = [] }: Pick<RowProblem, "candidates">, platform: Platform) =>
  candidates.find((candidate) => parseLink(candidate).platform === platform);

/** More rows than are taken together. */
export const tooMany = (rows: PastedRow[]) => rows.length > limits.rows;

/** The profiles of a row, in the order of the form. */
export const linksOfRow = ({ values }: Pick<PastedRow, "values">) =>
  modelLinkFields.flatMap(([field, platform]) => {
    const link = parseLink(values[field] ?? "", platform);
    return link.ok ? [{ platform, handle: link.handle, url: link.canonical }] : [];
  });

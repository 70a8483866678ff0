import { batchRow, limits, parseLink, repeatedRows } from "@fanradar/contract";
import Papa from "papaparse";
import { modelLinkFields } from "../../models/model-links.ts";

type LinkField = (typeof modelLinkFields)[number][0];
export type RowValues = { name: string; username: string; notes?: string } & Partial<Record<LinkField, string>>;

/** Why a row cannot be added: `field` says what a link is expected to be, `typed` is what stands there. */
export interface RowProblem {
  /** The contract's code, or `quote`: a quotation mark without its second; `second`: two links of one platform. */
  code: string;
  field: string;
  typed: string;
}

export interface PastedRow {
  /** As a spreadsheet counts, from 1, heading and empty rows with it. */
  number: number;
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
 * Reads pasted or stored rows of names and links, separated by commas, semicolons, tabs or bars; one that is separated by
 * none ends with its link. A heading says which column is which; without one the first cell that is no link is the name, and
 * everything else in the row is a link. Without a username, the handle of the first link is the username.
 */
export function readRows(text: string): PastedRow[] {
  const { data, errors } = Papa.parse<string[]>(text.trimEnd(), { delimitersToGuess: [",", ";", "\t", "|"] });
  const isEmpty = (cells: string[]) => cells.every((cell) => cell.trim() === "");
  const first = data.findIndex((cells) => !isEmpty(cells));
  const columns = (data[first] ?? []).map(columnOf);
  const hasHeading = columns.some((column) => column === "name" || column === "link" || column?.endsWith("Url"));
  const rows = data.flatMap((cells, index) => {
    if (isEmpty(cells) || (hasHeading && index === first)) return [];
    const row = readRow(hasHeading ? cellsByHeading(cells, columns) : cellsByGuess(cells));
    const open = errors.some((error) => error.type === "Quotes" && error.row === index);
    const problems: RowProblem[] = open ? [{ code: "quote", field: "", typed: cells[0] ?? "" }] : row.problems;
    return [{ number: index + 1, values: row.values, problems }];
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

function cellsByGuess(cells: string[]): Cells {
  const [only = ""] = cells;
  const ended = cells.length === 1 ? /^(.*\S)\s+(\S*[/.]\S*)$/s.exec(only.trim()) : undefined;
  const all = ended ? ended.slice(1) : cells;
  const named = all.findIndex((cell) => cell.trim() !== "" && !cell.includes("/"));
  const links = all.flatMap((cell, index) => (index === named ? [] : pieces(cell)));
  return { name: all[named]?.trim() ?? "", username: "", notes: "", links };
}

/** A cell may contain several links. */
const pieces = (cell: string) => cell.split(/\s+/).flatMap((piece) => (piece === "" ? [] : [{ cell: piece }]));

function readRow({ name, username, notes, links }: Cells): Pick<PastedRow, "values" | "problems"> {
  const problems: RowProblem[] = [];
  const values: RowValues = { name, username, ...(notes && { notes }) };
  for (const { cell, field: column } of links) {
    const link = parseLink(cell);
    const field = column ?? modelLinkFields.find(([, platform]) => link.ok && platform === link.platform)?.[0];
    if (!field)
      problems.push({ code: link.ok ? "link.not_supported_yet" : `link.${link.error}`, field: "link", typed: cell });
    else if (values[field]) problems.push({ code: "second", field, typed: cell });
    else values[field] = cell;
  }
  const [known] = modelLinkFields.flatMap(([field, platform]) => {
    const link = parseLink(values[field] ?? "", platform);
    return link.ok ? link.handle : [];
  });
  values.username ||= known ?? "";
  return { values, problems };
}

/** By the contract's own schema, so that the list refuses what the server would. */
function problemsOf(values: RowValues): RowProblem[] {
  const parsed = batchRow.safeParse(values);
  if (parsed.success) return [];
  return parsed.error.issues.flatMap(({ path, message }) => {
    const field = String(path[0]);
    const typed = Object.entries(values).find(([name]) => name === field)?.[1] ?? "";
    // A row without a link has no username either: only the missing link is reported.
    if (field === "username" && typed === "") return [];
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

/** More rows than are taken together. */
export const tooMany = (rows: PastedRow[]) => rows.length > limits.rows;

/** What the server refused of a row, in the language of the page. */
export interface RowRefusal {
  number: number;
  name: string;
  text: string;
}

/** The refused rows of a list that was sent, from fields of the error such as `rows.3.name`. */
export function refusedRows(rows: PastedRow[], fields: Record<string, string>): RowRefusal[] {
  return Object.entries(fields).flatMap(([field, text]) => {
    const row = rows[Number(/^rows\.(\d+)\./.exec(field)?.[1])];
    return row ? [{ number: row.number, name: row.values.name, text }] : [];
  });
}

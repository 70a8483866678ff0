import Papa from "papaparse";
import type { TextPlace } from "./read-data.ts";

/** What a heading may call a column of months, in the four languages. */
const headings = {
  month: ["month", "monat", "mes", "mois"],
  price: ["price", "preis", "precio", "prix"],
  joined: ["joined", "new", "new subscribers", "neu", "neue abonnenten", "nuevos", "nouveaux"],
  active: ["active", "subscribers", "aktiv", "abonnenten", "activos", "suscriptores", "actifs", "abonnés"],
  subscriptions: ["subscriptions", "subscription revenue", "abos", "abonnements", "suscripciones"],
  extras: ["extras", "extra", "tips and messages"],
} as const;
const columns = new Map<string, string>(
  Object.entries(headings).flatMap(([name, words]) => words.map((word) => [word, name] as const)),
);

const nameOf = (heading: string) => columns.get(heading.trim().toLowerCase()) ?? heading.trim();

/**
 * Months from a table with a heading, as a spreadsheet copies or saves it; undefined for any other text. Columns that are not known keep their heading,
 * and cells that cannot be read their text: the server says which of it cannot be used.
 */
export function readTable(text: string): { months: Record<string, string | number>[] } | undefined {
  if (/^\s*[{[]/.test(text)) return undefined;
  const [heading = [], ...rows] = Papa.parse<string[]>(text.trim(), { skipEmptyLines: "greedy" }).data;
  const names = heading.map(nameOf);
  if (names.length < 2 || !names.includes("month")) return undefined;
  return {
    months: rows.map((cells) =>
      Object.fromEntries(
        names.flatMap((name, place) => {
          const cell = cells[place]?.trim() ?? "";
          return name === "" || cell === "" ? [] : [[name, name === "month" ? monthOf(cell) : amountOf(cell)]];
        }),
      ),
    ),
  };
}

/** Where the row of a month stands in the text of a table, by a path such as `months.0.joined`; undefined for other paths. */
export function placeOfRow(text: string, path: string): TextPlace | undefined {
  const row = /^months\.(\d+)/.exec(path)?.[1];
  if (row === undefined) return undefined;
  let offset = 0;
  const written: TextPlace[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (/[^\s,;]/.test(line)) written.push({ line: index + 1, column: 1, offset });
    offset += line.length + 1;
  }
  return written[Number(row) + 1];
}

/** 2026-05, also from a day in it and from 05/2026. */
function monthOf(cell: string): string {
  const [, month, year] = /^(\d{1,2})[/.](\d{4})$/.exec(cell) ?? [];
  return month && year ? `${year}-${month.padStart(2, "0")}` : cell.replace(/^(\d{4}-\d{2})-\d{2}.*$/, "$1");
}

/** A number with or without a currency and separators of thousands: the last separator is the decimal one unless three digits follow it. */
function amountOf(cell: string): number | string {
  const plain = cell.replace(/^(?:[$€£]|[A-Z]{3})?\s*|\s*(?:[$€£]|[A-Z]{3})?$/g, "").replace(/[\s'’]/g, "");
  const [, whole, part] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === undefined || !/^\d{1,3}(?:[.,]\d{3})*$|^\d+$/.test(whole)) return cell;
  return Number(`${whole.replace(/[.,]/g, "")}.${part ?? "0"}`);
}

import { orderOfDigits, parseCents, parseFigure, parseMoment } from "@fanradar/platforms/cells";
import Papa from "papaparse";
import { type ColumnRole, currencyOfHeading, isCurrency, roleOf } from "./column-headings.ts";
import { findLeftOut, type LeftOutRow } from "./left-out-rows.ts";
import type { TextPlace } from "./read-data.ts";

/** Why a table cannot be used as a whole. Lines are counted from 1, as editors do. */
export type TableFault =
  | { kind: "columns"; missing: ColumnRole[] }
  | { kind: "twice"; role: ColumnRole; headings: string[] }
  | { kind: "currencies"; lines: { currency: string; lines: number[] }[] };

export interface MonthTable {
  /** As the call takes them. Columns that are not known keep their heading, and cells that cannot be read their text. */
  data: { currency?: string; months: Record<string, string | number>[] };
  /** What each column is called in the text, by what it was read as. */
  headings: Partial<Record<ColumnRole, string>>;
  faults: TableFault[];
  /** Where the row of each month stands. */
  places: TextPlace[];
  /** Rows that are no months of their own. */
  leftOut: LeftOutRow[];
}

const required = ["month", "joined", "active", "subscriptions", "extras"] as const;
const amounts = ["price", "subscriptions", "extras"] as const;
const isAmount = (role: ColumnRole | undefined) => amounts.some((one) => one === role);
/** A heading may stand under a title; further down it is none. */
const headingWithin = 10;

interface Row {
  cells: string[];
  place: TextPlace;
}

/**
 * Months from a table with a heading, as a spreadsheet copies or saves it; undefined for JSON and for no text.
 *
 * @param thisMonth later ones are left out
 */
export function readTable(
  text: string,
  thisMonth: string = new Date().toISOString().slice(0, 7),
): MonthTable | undefined {
  if (/^\s*(?:[{[]|$)/.test(text)) return undefined;
  const rows = rowsOf(text);
  const at = rows.slice(0, headingWithin).findIndex((row, index) => isHeading(row.cells, rows.slice(index + 1)));
  const heading = rows[at]?.cells ?? [];
  const all = at < 0 ? [] : rows.slice(at + 1);
  if (at < 0)
    return {
      ...{ data: { months: [] }, headings: {}, places: [], leftOut: [] },
      faults: [{ kind: "columns", missing: [...required] }],
    };
  const roles = rolesOf(heading, all);
  const isPointGrouping = !all.some(({ cells }) => cells.some((cell) => /\d\.\d{1,2}(?!\d)/.test(cell)));
  const found = monthsOf(all.map(({ cells }) => cells[roles.indexOf("month")] ?? ""));
  const leftOut = findLeftOut(
    all.map(({ cells, place: { line } }, index) => ({
      ...{ line, month: found[index] },
      figures: Object.fromEntries(
        roles.flatMap((role, column) => {
          const value = role && readCell(cells[column] ?? "", role, isPointGrouping);
          return typeof value === "number" ? [[role, value]] : [];
        }),
      ),
    })),
    thisMonth,
  );
  const body = all.filter((_, index) => !leftOut.has(index));
  const months = found.filter((_, index) => !leftOut.has(index));
  const currency = currencyOf(heading, roles, body);
  return {
    data: {
      ...(currency.code && { currency: currency.code }),
      months: body.map(({ cells }, index) =>
        Object.fromEntries(
          heading.flatMap((name, column) => {
            const cell = cells[column] ?? "";
            const role = roles[column];
            if (cell === "" || role === "currency" || (name === "" && !role)) return [];
            if (role === "month") return [["month", months[index] ?? cell]];
            return [[role ?? name, readCell(cell, role, isPointGrouping)]];
          }),
        ),
      ),
    },
    headings: Object.fromEntries(roles.flatMap((role, column) => (role ? [[role, heading[column] ?? ""]] : []))),
    faults: [...columnFaults(heading, roles), ...currency.faults],
    places: body.map(({ place }) => place),
    leftOut: [...leftOut.values()],
  };
}

/** Rows with anything in them, and where they begin. */
function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  let line = 1;
  let offset = 0;
  Papa.parse<string[]>(text, {
    step: ({ data, meta }) => {
      const cells = data.map((cell) => cell.trim());
      if (cells.some((cell) => cell !== "")) rows.push({ cells, place: { line, column: 1, offset } });
      line += text.slice(offset, meta.cursor).split("\n").length - 1;
      offset = meta.cursor;
    },
  });
  return rows;
}

/** A row that names the months and one thing more. */
function isHeading(cells: string[], below: Row[]): boolean {
  const roles = rolesOf(cells, below);
  return roles.includes("month") && roles.filter((role) => role !== undefined).length > 1;
}

function rolesOf(heading: string[], body: Row[]): (ColumnRole | undefined)[] {
  return heading.map((name, column) => {
    const namesCurrency = (cell = "") => currencyOfCell(cell) !== undefined;
    return roleOf(
      name,
      namesCurrency(`1 ${currencyOfHeading(name) ?? ""}`) || body.some(({ cells }) => namesCurrency(cells[column])),
    );
  });
}

function columnFaults(heading: string[], roles: (ColumnRole | undefined)[]): TableFault[] {
  const missing = required.filter((role) => !roles.includes(role));
  const twice = [...new Set(roles)].flatMap((role) => {
    const headings = heading.filter((_, column) => role !== undefined && roles[column] === role);
    return role && headings.length > 1 ? [{ kind: "twice" as const, role, headings }] : [];
  });
  return [...(missing.length > 0 ? [{ kind: "columns" as const, missing }] : []), ...twice];
}

/** The one currency of all amounts: the column's, the headings' and the cells' must agree. '$' goes with one of its currencies. */
function currencyOf(heading: string[], roles: (ColumnRole | undefined)[], body: Row[]) {
  const lines = new Map<string, Set<number>>();
  for (const { cells, place } of body)
    for (const [column, cell] of cells.entries()) {
      if (cell === "") continue;
      const named = isAmount(roles[column])
        ? [currencyOfHeading(heading[column] ?? ""), currencyOfCell(cell)]
        : [roles[column] === "currency" ? (currencyOfHeading(cell) ?? cell.toUpperCase()) : undefined];
      for (const one of named) if (one) lines.set(one, (lines.get(one) ?? new Set()).add(place.line));
    }
  const named = [...lines.keys()];
  const codes = named.filter((one) => one !== "$");
  const isOne = codes.length <= 1 && (!named.includes("$") || codes.every((one) => one === "USD" || one === "CAD"));
  const code = codes[0] ?? (named.includes("$") ? "USD" : undefined);
  const faults: TableFault[] = isOne
    ? []
    : [{ kind: "currencies", lines: [...lines].map(([currency, at]) => ({ currency, lines: [...at] })) }];
  return { code: isOne ? code : undefined, faults };
}

/** The currency that a cell names beside an amount; '$' alone is of several. */
function currencyOfCell(cell: string): string | undefined {
  const amount = parseCents(cell, { isPointGrouping: true });
  if (!amount) return undefined;
  return amount.currency ?? (cell.includes("$") ? "$" : undefined);
}

function readCell(cell: string, role: ColumnRole | undefined, isPointGrouping: boolean): string | number {
  if (!isAmount(role)) return parseFigure(cell)?.value ?? cell;
  const amount = parseCents(cell, { isPointGrouping });
  return amount && (amount.currency === undefined || isCurrency(amount.currency)) ? amount.cents / 100 : cell;
}

/** Each cell's month such as 2026-05, undefined where it is none. Days whose order their digits leave open are read as the months that differ. */
function monthsOf(cells: string[]): (string | undefined)[] {
  // A spreadsheet writes October of 2025 as 'Oct-25'.
  const whole = cells.map((cell) => cell.replace(/^(\p{L}{3,12})\.?[\s’'-]+(\d{2})$/u, "$1 20$2"));
  const read = (dayFirst: boolean) =>
    whole.map((cell) => {
      const days = parseMoment(cell, { timeZone: "UTC", dayFirst })?.days;
      return days && days.from.slice(0, 7) === days.to.slice(0, 7) ? days.from.slice(0, 7) : undefined;
    });
  const [byDay, byMonth] = [read(true), read(false)];
  const orders = new Set(whole.map(orderOfDigits));
  // A row that stands there twice says nothing of their order.
  const differ = (months: (string | undefined)[]) => new Set(months).size === new Set(whole).size;
  if (orders.has("day-first") || (differ(byDay) && !differ(byMonth))) return byDay;
  return orders.has("either") && !orders.has("month-first") && differ(byDay) === differ(byMonth)
    ? whole.map((cell, index) => (orderOfDigits(cell) === "either" ? undefined : byMonth[index]))
    : byMonth;
}

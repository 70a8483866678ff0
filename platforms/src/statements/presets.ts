import { type ColumnRole, currencies, type RowKind, type StatementForm } from "@fanradar/engine";
import { synonyms } from "./synonyms.ts";

interface Preset {
  form: StatementForm;
  rows: RowKind;
  /** Header, as `plainHeader` writes it, by what its column holds. All of them must be there. */
  headers: Partial<Record<ColumnRole, string>>;
  /** Its times are UTC, whatever zone the person is in. */
  isUtc?: true;
}

/** Headers of files that are known. Source: docs/platforms.md, 'OnlyFans'. */
export const presets: readonly Preset[] = [
  {
    form: "onlyfans-table",
    rows: "payments",
    headers: { date: "date time", gross: "amount", fee: "fee", net: "net", type: "description" },
  },
  {
    form: "fanvue",
    rows: "payments",
    headers: { net: "net", fee: "fanvue fee", gross: "gross", date: "paid at utc", type: "type", payer: "fan handle" },
    isUtc: true,
  },
  { form: "infloww", rows: "totals", headers: { date: "date time", creator: "creator", net: "total earnings net" } },
  { form: "figures", rows: "figures", headers: { date: "date", metric: "metric", value: "value" } },
];

/** 'Date & Time' → 'date time', 'Paid At (UTC)' → 'paid at utc'. */
export function plainHeader(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** A header without the currency that its amounts are in: 'Netto EUR', 'Net (USD)', 'Betrag in CHF'. */
const withoutCurrency = (header: string): string =>
  header
    .split(" ")
    .filter((word) => !currencies.some((one) => one.toLowerCase() === word))
    .join(" ")
    .replace(/ in$/, "");

/** The currency that a header names, by its code or sign; undefined where it names none, or several. */
export function currencyOfHeader(header: string): string | undefined {
  const words = header
    .normalize("NFKC")
    .toUpperCase()
    .split(/[^\p{L}\p{Sc}]+/u);
  const [one, ...others] = currencies.filter((code) => words.includes(code) || words.includes(signs[code] ?? code));
  return others.length === 0 ? one : undefined;
}
/** A dollar sign alone names none of its currencies. */
const signs: Readonly<Record<string, string>> = { EUR: "€", GBP: "£" };

/** The preset whose headers are all there, with where each column stands. */
export function matchPreset(headers: readonly string[]) {
  const plain = headers.map(plainHeader);
  const preset = presets.find(({ headers: needed }) => Object.values(needed).every((header) => plain.includes(header)));
  if (!preset) return undefined;
  const own = placesOf(preset.headers, plain);
  const beside = guessColumns(headers, new Set(Object.values(own)));
  const extra = Object.fromEntries(
    Object.entries(beside).filter(([role]) => extras[preset.form]?.some((one) => one === role)),
  );
  return { preset, columns: { ...extra, ...own } };
}

const extras: Partial<Record<StatementForm, readonly ColumnRole[]>> = {
  "onlyfans-table": ["status", "currency"],
  fanvue: ["tax", "currency", "status"],
  infloww: ["currency"],
  figures: ["currency"],
};

/** What each column probably holds, by its header; a column is taken once. */
export function guessColumns(
  headers: readonly string[],
  taken = new Set<number>(),
): Partial<Record<ColumnRole, number>> {
  const plain = headers.map(plainHeader);
  const columns: Partial<Record<ColumnRole, number>> = {};
  for (const role of roles) {
    const place = synonyms[role]
      .map((name) => plain.findIndex((header, index) => isNamed(header, name) && !taken.has(index)))
      .find((index) => index >= 0);
    if (place === undefined) continue;
    columns[role] = place;
    taken.add(place);
  }
  return columns;
}

/** The columns whose header is one of a role's, in the order of the file. */
export const columnsOf = (role: ColumnRole, headers: readonly string[]): number[] =>
  headers.flatMap((header, at) => (synonyms[role].some((name) => isNamed(plainHeader(header), name)) ? [at] : []));

const isNamed = (header: string, name: string): boolean => header === name || withoutCurrency(header) === name;

/** The order in which headers are given away: what is exact before what is vague. */
const roles: readonly ColumnRole[] = [
  "date",
  "net",
  "fee",
  "tax",
  "gross",
  "status",
  "type",
  "payer",
  "currency",
  "creator",
  "metric",
  "value",
];

function placesOf(needed: Partial<Record<ColumnRole, string>>, plain: readonly string[]) {
  const columns: Partial<Record<ColumnRole, number>> = {};
  for (const role of roles) {
    const header = needed[role];
    if (header !== undefined) columns[role] = plain.indexOf(header);
  }
  return columns;
}

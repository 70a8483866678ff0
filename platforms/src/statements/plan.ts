import type {
  ColumnRole,
  FileFault,
  ObservationMetric,
  Period,
  RowFault,
  RowKind,
  StatementForm,
  StatementLine,
} from "@fanradar/engine";

/** Layout of a file: detected from its first rows, and corrected by the person. Columns are counted from 0. */
export interface Layout {
  form: StatementForm;
  rows: RowKind;
  encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
  /** Absent on a paste, whose lines are read word by word. */
  delimiter?: "," | ";" | "\t" | "|";
  /** Line of the header, the first is 1; 0 where there is none. */
  headerRow: number;
  headers: string[];
  columns: Partial<Record<ColumnRole, number>>;
}

/** What else must be known to read it. */
export interface Plan {
  layout: Layout;
  /** Of wall clocks in the file that name no zone. */
  timeZone: string;
  dayFirst: boolean;
  /** Of amounts that name none. */
  currency: string;
  /** Of a file on several: only this one's rows are read. */
  creator?: string;
  /** Which metrics a row of `figures` may be about. */
  metrics: readonly ObservationMetric[];
  /** Milliseconds since 1970: nothing in the file may lie a day or more after it. */
  now: number;
  /** A payer's name to its keyed hash, hexadecimal. */
  hashPayer: (name: string) => string;
}

/** A figure or a sum of one row, with the days it covers. */
export interface StatementFigure {
  row: number;
  metric: ObservationMetric;
  value: number;
  low?: number;
  high?: number;
  currency?: string;
  period: Period;
}

/** Why a row was left out: which column, what stood there (never where a name may stand), what was expected. */
export interface RowRefusalCount {
  row: number;
  column: string;
  fault: RowFault;
  found?: string;
}

/** What some rows came to, in the order of the file. */
export interface ReadRows {
  /** Rows with anything on them, the header left out. */
  rows: number;
  /** Bytes of the file read so far. */
  bytes: number;
  lines: StatementLine[];
  figures: StatementFigure[];
  refused: RowRefusalCount[];
  /** Rows of other creators. */
  skipped: number;
  /** Names of creators that occur, each once. */
  creators: string[];
  /** Fees that are the usual 20 %, rounded, and those that are not. */
  fees: { usual: number; other: number };
}

export type DetectionResult =
  | { layout: Layout; sample: string[][]; dayFirst: boolean | "ambiguous"; hasZone: boolean }
  | { fault: FileFault };

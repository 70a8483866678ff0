import type { Fact, Platform, VerdictLine } from "@fanradar/engine";

/** A piece of a sentence; `mark` on a figure: what it rests on. */
export interface TextRun {
  text: string;
  mark?: Fact["trust"];
}

/** A label with its figure; `range` in small below it. */
export interface TableRow {
  label: string;
  value: string;
  range?: string;
  mark?: Fact["trust"];
}

/** A row of a picture: a bar of `to`, or a dot at `at` on a range. All of 1. */
export interface ChartRow extends TableRow {
  from?: number;
  to?: number;
  at?: number;
}

/** Position in a chart, as shares of its width from the left and of its height from the bottom. */
export type Point = [x: number, y: number];

export type DocumentBlock =
  | { kind: "heading"; text: string }
  | { kind: "text"; pieces: TextRun[] }
  | { kind: "list"; numbered: boolean; items: { pieces: TextRun[]; note?: string; tone?: "low" | "medium" | "high" }[] }
  | { kind: "cards"; cards: { title: string; platform: Platform; rows: TableRow[]; notes: TextRun[] }[] }
  | { kind: "bars"; rows: ChartRow[] }
  | { kind: "ranges"; title: string; lead?: string; platform: Platform; zero: number; rows: ChartRow[] }
  | {
      kind: "line";
      title: string;
      platform?: Platform;
      /** A line breaks where a day has no reading. */
      lines: Point[][];
      ahead: Point[];
      band: Point[];
      last: Point;
      /** Unusual jumps: the days they took, from 0 to 1 of the width, and their size. */
      jumps: { from: number; to: number; text: string }[];
      labels: { now: string; forecast?: string };
      ticksX: { at: number; text: string }[];
      ticksY: { at: number; text: string }[];
    }
  | { kind: "columns"; title: string; platform?: Platform; heights: number[]; peak: string; ends: [string, string] };

export interface DocumentSection {
  title: string;
  blocks: DocumentBlock[];
}

/** A figure at the head of a document, with what stands small below it. */
export interface DocumentTile {
  label: string;
  value: string;
  /** The value is two figures, and set smaller. */
  isRange?: true;
  mark?: Fact["trust"];
  notes: TextRun[][];
  lines?: Point[][];
}

export interface DocumentSummary {
  tiles: DocumentTile[];
  verdict?: {
    title: string;
    rows: { role: VerdictLine["role"]; label: string; pieces: TextRun[]; tone?: "low" | "medium" | "high" }[];
  };
  steps?: { title: string; items: { pieces: TextRun[] }[] };
}

/** Content of a document, as text and geometry: none of it is parsed as markup. */
export interface PdfDocument {
  title: string;
  /** BCP 47 language, without its region. */
  language: string;
  product: string;
  number: string;
  sealedOn: string;
  sandbox?: string;
  name: string;
  /** The name begins in a script that is: what stands between its words follows it. */
  isRightToLeft?: true;
  handle: string;
  /** For whom and by whom it was prepared. */
  prepared: [label: string, name: string][];
  /** The logo of who prepared it: the bytes of a PNG or JPEG. */
  logo?: number[];
  /** Only the first page: no sections but one chart. */
  isSummary?: true;
  /** Sources and every figure stand at its end. */
  hasAppendix: boolean;
  profiles: { platform: Platform; name: string; handle: string; url: string }[];
  notRead?: { title: string; rows: string[]; hint: string };
  summary: DocumentSummary;
  marks: { title: string; lead: string; names: { mark: Fact["trust"]; name: string }[] };
  sections: DocumentSection[];
  appendix: {
    title: string;
    lead: string;
    columns: [string, string, string, string];
    groups: { title: string; rows: { name: string; value: TableRow; rests: string[]; formula: string }[] }[];
  };
  sources: { title: string; columns: [string, string]; rows: [string, string][] };
  seal: { title: string; rows: [string, string][]; verify: string };
  footer: string;
}

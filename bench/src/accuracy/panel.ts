import { readCells } from "./read-csv.ts";

export const panelFile = "growth-panel/daily.csv";

/** Daily values by creator, in the order of days; undefined where the panel has none. */
export type Panel = Map<string, (number | undefined)[]>;

/**
 * Sets of the panel, the column that each is read from, and the least that a creator begins with: small accounts are
 * noise, and those left are about the creators themselves (docs/methods.md, 'Forecast').
 */
export const panelSets = [
  { set: "panel-twitch", column: "twitch_followers", least: 1_000 },
  { set: "panel-views", column: "youtube_total_views", least: 10_000 },
  { set: "panel-youtube", column: "youtube_subscribers", least: 1_000 },
] as const;

/** Reads one column of `growth-panel/daily.csv` under a data folder. */
export function readPanel(folder: string, column: string): Panel {
  const [header, ...rows] = readCells(folder, panelFile);
  const at = header?.indexOf(column) ?? -1;
  if (at < 0) throw new Error(`The panel has no column ${column}.`);
  const days = [...new Set(rows.map(([day = ""]) => day))].sort();
  const dayAt = new Map(days.map((day, index) => [day, index]));
  const panel: Panel = new Map();
  for (const cells of rows) {
    const [day = "", creator = ""] = cells;
    const values = panel.get(creator) ?? new Array<number | undefined>(days.length).fill(undefined);
    const value = Number(cells[at]);
    values[dayAt.get(day) ?? 0] = cells[at] !== "" && Number.isFinite(value) && value > 0 ? value : undefined;
    panel.set(creator, values);
  }
  return panel;
}

/** Series without a gap over all days, of creators who began with at least `least`. */
export function completeSeries(panel: Panel, { least = 100 }: { least?: number } = {}): number[][] {
  return [...panel.values()].flatMap((values) => {
    const known = values.filter((value) => value !== undefined);
    return known.length === values.length && (known[0] ?? 0) >= least ? [known] : [];
  });
}

import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

/** Daily values by creator, in the order of days; undefined where the panel has none. */
export type Panel = Map<string, (number | undefined)[]>;

/** Reads one column of `growth-panel/daily.csv` under a data folder. */
export async function readPanel(folder: string, column: string): Promise<Panel> {
  const panel: Panel = new Map();
  const days: string[] = [];
  let at = -1;
  for await (const line of createInterface({ input: createReadStream(`${folder}/growth-panel/daily.csv`) })) {
    const cells = line.split(",");
    if (at < 0) {
      at = cells.indexOf(column);
      if (at < 0) throw new Error(`The panel has no column ${column}.`);
      continue;
    }
    const [day = "", creator = ""] = cells;
    if (days.at(-1) !== day) days.push(day);
    const values = panel.get(creator) ?? [];
    const value = Number(cells[at]);
    values[days.length - 1] = cells[at] !== "" && Number.isFinite(value) && value > 0 ? value : undefined;
    panel.set(creator, values);
  }
  return panel;
}

/** Series without a gap from day 0 to `last`, of creators with enough followers to be rounded by no more than themselves. */
export function completeSeries(panel: Panel, last: number, least = 100): number[][] {
  return [...panel.values()].flatMap((values) => {
    const part = Array.from({ length: last + 1 }, (_, day) => values[day]);
    const known = part.filter((value) => value !== undefined);
    return known.length === part.length && (known[0] ?? 0) >= least ? [known] : [];
  });
}

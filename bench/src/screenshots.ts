import { metricOfLabel, readShown, shownKind } from "@fanradar/engine";
import { type PictureReading, readPicture } from "@fanradar/server/src/features/screenshots/read-picture.ts";
import type { Drawn } from "./screenshots/numbers.ts";
import { renderScreens } from "./screenshots/render.ts";
import { makeScreens, type Screen } from "./screenshots/screens.ts";

/** `right`, `unsure`: as drawn, marked for a person or not. `flagged`: wrong and marked. `missing`: left empty for a person. */
type Outcome = "right" | "unsure" | "flagged" | "missing" | "wrong";

interface Counts {
  figures: number;
  outcomes: Record<Outcome, number>;
}

/**
 * Reads screens that the machine's own Chromium draws: four platforms, three languages, light and dark, three scales, figures by
 * chance of a seed. A figure is right when its value and both ends of its interval are those that were drawn. Prints what
 * was not right, then one JSON line. `part`: only one in so many screens.
 */
export async function readScreens({
  part,
  seed = 1,
}: {
  part?: string | undefined;
  seed?: number;
} = {}): Promise<void> {
  const every = Number(part ?? 1);
  const all = makeScreens({ seed }).filter((_, index) => index % every === 0);
  const counts: Counts = { figures: 0, outcomes: { right: 0, unsure: 0, flagged: 0, missing: 0, wrong: 0 } };
  const times: number[] = [];
  let platforms = 0;
  for await (const { screen, png } of renderScreens(all)) {
    const started = performance.now();
    const reading = await readPicture(png);
    times.push(performance.now() - started);
    if (typeof reading === "string") throw new Error(`${screen.name}: ${reading}`);
    if (reading.platform === screen.platform) platforms++;
    for (const figure of screen.figures) count(counts, judge(screen, figure, reading), { screen, figure });
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.ceil(share * times.length) - 1] ?? Number.NaN);
  const { figures, outcomes } = counts;
  const judged = outcomes.right + outcomes.unsure + outcomes.flagged;
  console.log(
    JSON.stringify({
      bench: "screenshots",
      seed,
      screens: all.length,
      figures,
      ...outcomes,
      rightOrFlagged: Number(((100 * judged) / figures).toFixed(1)),
      platformsDetected: platforms,
      p50: at(0.5),
      p95: at(0.95),
      unit: "ms",
    }),
  );
}

function judge({ platform }: Screen, { metric, value, low, high }: Drawn, { figures }: PictureReading): Outcome {
  const found = figures.find(({ label }) => metricOfLabel(label, platform) === metric);
  if (!found) return "missing";
  const read = readShown(found.shown, shownKind(metric));
  const isAsDrawn =
    typeof read !== "string" &&
    read.value === value &&
    (read.low ?? read.value) === low &&
    (read.high ?? read.value) === high;
  if (isAsDrawn) return found.isSure ? "right" : "unsure";
  // What reads as no figure of its kind is refused when it is to be confirmed.
  return found.isSure && typeof read !== "string" ? "wrong" : "flagged";
}

function count(counts: Counts, outcome: Outcome, { screen, figure }: { screen: Screen; figure: Drawn }): void {
  counts.figures++;
  counts.outcomes[outcome]++;
  if (outcome !== "right") console.log(`${screen.name}: ${figure.metric} '${figure.shown}' is ${outcome}`);
}

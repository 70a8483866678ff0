import { actionsAccuracy } from "./accuracy/actions.ts";
import { alikeAccuracy, alikeFiles } from "./accuracy/alike.ts";
import { anomalyAccuracy } from "./accuracy/anomaly.ts";
import { bestTimeAccuracy } from "./accuracy/besttime.ts";
import { changeAccuracy } from "./accuracy/change.ts";
import { comebackAccuracy } from "./accuracy/comeback.ts";
import { declineAccuracy } from "./accuracy/decline.ts";
import { effortAccuracy } from "./accuracy/effort.ts";
import { engagementAccuracy } from "./accuracy/engagement.ts";
import { forecastAccuracy } from "./accuracy/forecast.ts";
import { formatsAccuracy } from "./accuracy/formats.ts";
import { intervalAccuracy } from "./accuracy/intervals.ts";
import type { AccuracyLine } from "./accuracy/line.ts";
import { m4Files } from "./accuracy/m4.ts";
import { monthsAccuracy } from "./accuracy/months.ts";
import { paceAccuracy } from "./accuracy/pace.ts";
import { panelFile } from "./accuracy/panel.ts";
import { payersAccuracy } from "./accuracy/payers.ts";
import { perPostAccuracy } from "./accuracy/per-post.ts";
import { plantedAccuracy } from "./accuracy/planted.ts";
import { pricesAccuracy } from "./accuracy/prices.ts";
import { pricingAccuracy } from "./accuracy/pricing.ts";
import { rangesAccuracy, rangesFiles } from "./accuracy/ranges.ts";
import { hasFile } from "./accuracy/read-csv.ts";
import { revenueAccuracy } from "./accuracy/revenue.ts";
import { roundedAccuracy } from "./accuracy/rounded.ts";
import { standOutAccuracy, standOutFiles } from "./accuracy/stand-outs.ts";
import { standingAccuracy, standingFiles } from "./accuracy/standing.ts";
import { themesAccuracy, themesFiles } from "./accuracy/themes.ts";
import { trendingAccuracy } from "./accuracy/trending.ts";
import { yearAccuracy, yearFiles } from "./accuracy/year.ts";

interface Part {
  /** Files of the data folder, one for each set; a set whose file is not there is left out. None: all is simulated. */
  needs: string[];
  measure: (folder: string) => Promise<AccuracyLine[]> | AccuracyLine[];
}

/** One entry per part; each prints one JSON line per set of data. */
const parts: Record<string, Part> = {
  forecast: { needs: [panelFile, ...m4Files], measure: forecastAccuracy },
  intervals: { needs: [panelFile, ...m4Files], measure: intervalAccuracy },
  rounded: { needs: [panelFile], measure: roundedAccuracy },
  decline: { needs: [panelFile], measure: declineAccuracy },
  months: { needs: [], measure: monthsAccuracy },
  ranges: { needs: rangesFiles, measure: rangesAccuracy },
  besttime: { needs: ["instagram-posts/posts.csv"], measure: bestTimeAccuracy },
  trending: { needs: [panelFile], measure: trendingAccuracy },
  anomaly: { needs: [panelFile], measure: anomalyAccuracy },
  change: { needs: ["instagram-posts/posts.csv"], measure: changeAccuracy },
  effort: { needs: ["instagram-posts/posts.csv"], measure: effortAccuracy },
  comeback: { needs: ["instagram-posts/posts.csv"], measure: comebackAccuracy },
  engagement: { needs: ["instagram-posts/posts.csv"], measure: engagementAccuracy },
  revenue: { needs: [], measure: revenueAccuracy },
  prices: { needs: [], measure: pricesAccuracy },
  pricing: { needs: [], measure: pricingAccuracy },
  standouts: { needs: standOutFiles, measure: standOutAccuracy },
  standing: { needs: standingFiles, measure: standingAccuracy },
  pace: { needs: [panelFile], measure: paceAccuracy },
  year: { needs: yearFiles, measure: yearAccuracy },
  perpost: { needs: [panelFile], measure: perPostAccuracy },
  payers: { needs: [], measure: payersAccuracy },
  formats: { needs: [], measure: formatsAccuracy },
  planted: { needs: [], measure: plantedAccuracy },
  actions: { needs: ["instagram-posts/posts.csv"], measure: actionsAccuracy },
  alike: { needs: alikeFiles, measure: alikeAccuracy },
  themes: { needs: themesFiles, measure: themesAccuracy },
};

/** `npm run bench -- accuracy --data DIR [--part NAME]`: figures of the engine beside baselines on the same data. */
export async function accuracy(folder: string, { part }: { part?: string }): Promise<void> {
  const chosen = part === undefined ? Object.keys(parts) : [part];
  for (const name of chosen) {
    const found = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (!found) throw new Error(`Unknown part '${name}'. Known: ${Object.keys(parts).join(", ")}.`);
    if (found.needs.length > 0 && !found.needs.some((file) => hasFile(folder, file))) {
      // A folder may have only one set; a part requested by name must be there.
      if (part !== undefined) process.exitCode = 1;
      console.error(`${name}: ${folder} has no ${found.needs.join(", no ")}.`);
      continue;
    }
    for (const line of await found.measure(folder)) console.log(JSON.stringify(line));
  }
}

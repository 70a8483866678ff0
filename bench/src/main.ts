import { accuracy } from "./accuracy.ts";
import { drillsUnderLoad, restoreSpeed } from "./backups.ts";
import { chatSpeed } from "./chat.ts";
import { clusterCosts } from "./cluster/costs.ts";
import { clusterKills } from "./cluster/kills.ts";
import { clusterRestarts } from "./cluster/restarts.ts";
import { conformalTable } from "./conformal-table.ts";
import { declineWeights } from "./decline-weights.ts";
import { engineSpeed } from "./engine.ts";
import { evidenceKills } from "./evidence-kills.ts";
import { platformFaults } from "./faults.ts";
import { runFullTest } from "./full-tests.ts";
import { growth } from "./growth.ts";
import { httpSpeed } from "./http.ts";
import { imageFigures } from "./image.ts";
import { importSpeed } from "./import.ts";
import { randomKills } from "./kills.ts";
import { metricsCost } from "./metrics.ts";
import { pdfSpeed } from "./pdf.ts";
import { submitToReport } from "./report.ts";
import { readScreens } from "./screenshots.ts";
import { searchSpeed } from "./search.ts";
import { soak } from "./soak.ts";
import { splitSpeed } from "./splits.ts";
import { treeWeight } from "./tree.ts";
import { trendingSpeed } from "./trending.ts";
import { trendingReference } from "./trending-reference.ts";
import { webSpeed } from "./web.ts";

/** `npm run bench -- NAME --data DIR`: JSON lines of figures. */
const [name = "", ...rest] = process.argv.slice(2);
const option = (flag: string) => (rest.includes(flag) ? rest[rest.indexOf(flag) + 1] : undefined);
const data = option("--data") ?? "../shared/data";
const part = option("--part");
const programs: Record<string, (folder: string) => Promise<void> | void> = {
  attacks: () => runFullTest("attacks"),
  accuracy: (folder) => accuracy(folder, { ...(part !== undefined && { part }) }),
  chat: chatSpeed,
  "cluster-costs": clusterCosts,
  "cluster-kills": () => clusterKills(Number(option("--kills") ?? 200)),
  "cluster-restarts": clusterRestarts,
  "conformal-table": conformalTable,
  "decline-weights": declineWeights,
  drills: () => drillsUnderLoad(Number(option("--drills") ?? 30)),
  engine: engineSpeed,
  "evidence-kills": evidenceKills,
  faults: platformFaults,
  growth: () =>
    growth({
      models: (option("--models") ?? "200,2000").split(",").map(Number),
      creators: Number(option("--creators") ?? 100_000),
      isShared: rest.includes("--shared"),
      only: new RegExp(option("--only") ?? ""),
      rounds: Number(option("--rounds") ?? 60),
      folder: option("--folder"),
    }),
  http: httpSpeed,
  image: imageFigures,
  import: importSpeed,
  splits: splitSpeed,
  kills: randomKills,
  metrics: metricsCost,
  pages: () => runFullTest("pages"),
  pdf: pdfSpeed,
  report: () => submitToReport({ burst: Number(option("--burst") ?? 300) }),
  restore: () => restoreSpeed(Number(option("--models") ?? 2_000)),
  trending: trendingSpeed,
  "trending-reference": trendingReference,
  screenshots: () => readScreens({ part, seed: Number(option("--seed") ?? 1) }),
  search: () => searchSpeed({ count: Number(option("--creators") ?? 1_000_000) }),
  soak: () => {
    const workOf = (counts: string) => {
      const [reports = 0, pdfs = 0, lists = 0] = counts.split(",").map(Number);
      return { reports, pdfs, lists };
    };
    return soak({
      work: workOf(option("--work") ?? "1000,200,10000"),
      perMinute: workOf(option("--rate") ?? "30,6,300"),
      minutes: Number(option("--minutes") ?? 120),
    });
  },
  storms: () => runFullTest("storms"),
  tree: treeWeight,
  web: () =>
    webSpeed({
      rounds: Number(option("--rounds") ?? 5),
      url: option("--url"),
      only: new RegExp(option("--only") ?? ""),
    }),
};
const program = programs[name];
if (!program) {
  console.error(`Unknown benchmark '${name}'. Known: ${Object.keys(programs).join(", ")}.`);
  process.exit(1);
}
await program(data);

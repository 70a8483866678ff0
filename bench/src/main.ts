import { conformalTable } from "./conformal-table.ts";
import { engagementError } from "./engagement.ts";
import { engineSpeed } from "./engine.ts";
import { forecastSkill } from "./forecast.ts";
import { randomKills } from "./kills.ts";
import { submitToReport } from "./report.ts";

/** `npm run bench -- NAME --data DIR`: one JSON line of figures. */
const [name = "", ...rest] = process.argv.slice(2);
const data = rest[rest.indexOf("--data") + 1] ?? "../shared/data";
const programs: Record<string, (folder: string) => Promise<void>> = {
  "conformal-table": conformalTable,
  engagement: engagementError,
  engine: engineSpeed,
  forecast: forecastSkill,
  kills: randomKills,
  report: submitToReport,
};
const program = programs[name];
if (!program) {
  console.error(`Unknown benchmark '${name}'. Known: ${Object.keys(programs).join(", ")}.`);
  process.exit(1);
}
await program(data);

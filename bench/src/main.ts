import { accuracy } from "./accuracy.ts";
import { conformalTable } from "./conformal-table.ts";
import { engineSpeed } from "./engine.ts";
import { forecastSkill } from "./forecast.ts";
import { randomKills } from "./kills.ts";
import { submitToReport } from "./report.ts";

/** `npm run bench -- NAME --data DIR`: JSON lines of figures. */
const [name = "", ...rest] = process.argv.slice(2);
const option = (flag: string) => (rest.includes(flag) ? rest[rest.indexOf(flag) + 1] : undefined);
const data = option("--data") ?? "../shared/data";
const part = option("--part");
const programs: Record<string, (folder: string) => Promise<void>> = {
  accuracy: (folder) => accuracy(folder, { ...(part !== undefined && { part }) }),
  "conformal-table": conformalTable,
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

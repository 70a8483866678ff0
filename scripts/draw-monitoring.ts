import { mkdirSync, writeFileSync } from "node:fs";
import { drawAlerts } from "../server/src/monitor/draw-alerts.ts";
import { drawDashboard } from "../server/src/monitor/draw-dashboard.ts";

/** `npm run draw-monitoring`: writes the alert rules and the dashboard that operators import. */
const folder = "deploy/monitoring";
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/alerts.yml`, drawAlerts());
writeFileSync(`${folder}/dashboard.json`, `${JSON.stringify(drawDashboard(), null, 2)}\n`);

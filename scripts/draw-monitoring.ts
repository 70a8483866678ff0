import { writeFileSync } from "node:fs";
import { stringify } from "yaml";
import { drawAlerts } from "../server/src/monitor/draw-alerts.ts";
import { drawDashboard } from "../server/src/monitor/draw-dashboard.ts";

/** `npm run draw-monitoring`: writes the alert rules and the dashboard that operators import. */
writeFileSync("deploy/monitoring/alerts.yml", stringify(drawAlerts()));
writeFileSync("deploy/monitoring/dashboard.json", JSON.stringify(drawDashboard()));

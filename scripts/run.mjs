// Runs a verb's program under the pinned Node: `node scripts/run.mjs scripts/check.ts`.
import { spawnSync } from "node:child_process";
import { installMissing, node24, root } from "./install.mjs";

installMissing();
const { status } = spawnSync(node24, process.argv.slice(2), { cwd: root, stdio: "inherit" });
process.exit(status ?? 1);

// `npm test`: installs what is missing, then runs every check and every test, and ends with 'N passed, N failed'.
import { spawnSync } from "node:child_process";
import { installMissing, node24, root } from "./install.mjs";

installMissing();
const { status } = spawnSync(node24, ["scripts/test.ts", ...process.argv.slice(2)], { cwd: root, stdio: "inherit" });
process.exit(status ?? 1);

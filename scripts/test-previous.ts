import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Every call of the contract, by everybody who may make it and who may not, with a worker beside. */
const smokeTests = ["server/src/test/matrix.test.ts", "server/src/test/member-matrix.test.ts"];

/**
 * `npm run test-previous -- [COMMIT]`: the API smoke tests of the previous release, its newest tag `v…` without a commit, on tables that the
 * migrations of this checkout made. What a server of that release meets while the new version is rolled out.
 */
const root = process.cwd();
const commit = process.argv[2] ?? findRelease();
if (commit === undefined) {
  console.log("There is no release before this one: no tag v… leads here.");
  process.exit(0);
}
const folder = join(mkdtempSync(join(tmpdir(), "fanradar-previous-")), "checkout");
run("git", ["worktree", "add", "--detach", folder, commit]);
try {
  run(process.execPath, ["scripts/run.mjs", "-e", "0"], { cwd: folder });
  run(process.execPath, ["node_modules/vitest/vitest.mjs", "run", "--project", "api", ...smokeTests], {
    cwd: folder,
    env: { ...process.env, TEST_MIGRATED_BY: root },
  });
} finally {
  run("git", ["worktree", "remove", "--force", folder]);
  rmSync(join(folder, ".."), { recursive: true, force: true });
}

/** The newest release before the commit that is checked out. */
function findRelease(): string | undefined {
  const found = spawnSync("git", ["describe", "--tags", "--abbrev=0", "--match=v[0-9]*", "HEAD^"], {
    encoding: "utf8",
  });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

function run(command: string, args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}): void {
  const { status } = spawnSync(command, args, { ...options, stdio: "inherit" });
  if (status === 0) return;
  process.exitCode = 1;
  throw new Error(`${command} ${args.join(" ")} failed`);
}

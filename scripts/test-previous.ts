import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Every call of the contract, by everybody who may make it and who may not, with a worker beside. */
const smokeTests = ["server/src/test/matrix.test.ts", "server/src/test/member-matrix.test.ts"];
/** The checkout whose migrations make the tables of a run of tests. */
const migratedBy = "TEST_MIGRATED_BY";

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
  // Without it they would pass on tables of their own.
  if (!readFileSync(join(folder, "server/src/test/global-setup.ts"), "utf8").includes(migratedBy))
    throw new Error(
      `The tests of ${commit} make their own tables: a commit is needed whose global-setup.ts reads ${migratedBy}.`,
    );
  run(process.execPath, ["scripts/run.mjs", "-e", "0"], { cwd: folder });
  run(process.execPath, ["node_modules/vitest/vitest.mjs", "run", "--project", "api", ...smokeTests], {
    cwd: folder,
    env: { ...process.env, [migratedBy]: root },
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
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
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed`);
}

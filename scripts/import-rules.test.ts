import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { importRules } from "./steps.ts";

/** Each file with what it imports, and the rule that this breaks; none where it is allowed. */
const files: [file: string, source: string, rule?: string][] = [
  ["engine/src/index.ts", "export const figure = 1;\nexport type Fact = number;"],
  ["contract/src/index.ts", 'export { figure } from "@fanradar/engine";'],
  ["engine/src/up.ts", 'import { figure } from "@fanradar/contract";', "engine-imports-only-its-rooms"],
  ["engine/src/dynamic.ts", 'const contract = await import("@fanradar/contract");', "engine-imports-only-its-rooms"],
  ["engine/src/clock.ts", 'import { readFileSync } from "node:fs";', "browser-rooms-use-no-node"],
  ["web/src/type.ts", 'import type { Fact } from "@fanradar/engine";\nexport type Figure = Fact;'],
  ["web/src/value.ts", 'export { figure } from "@fanradar/engine";', "web-imports-only-types-of-engine"],
  ["web/src/path.ts", 'import "../../contract/src/index.ts";', "rooms-are-imported-by-name"],
  ["web/src/lib/up.ts", 'import "../one/first.ts";', "web-lib-knows-no-page"],
  ["web/src/ui/up.ts", 'import "../one/first.ts";', "web-ui-knows-no-noun"],
  ["web/src/one/app.ts", 'import "../app/routes.ts";', "web-app-is-imported-by-nothing"],
  ["web/src/app/routes.ts", "export {};"],
  ["web/src/app/page.ts", 'import "../one/first.ts";'],
  ["web/src/one/first.ts", 'import type { Two } from "../two/first.ts";\nexport type One = Two;'],
  ["web/src/two/first.ts", "export type Two = 1;"],
  ["web/src/two/back.ts", 'import type { One } from "../one/first.ts";\nexport type Back = One;'],
  ["web/src/gone.ts", 'import "./nowhere.ts";', "imports-exist"],
  ["sandbox/src/index.ts", "export const world = 1;"],
  ["server/src/domain/reports/fake.ts", 'import "@fanradar/sandbox";', "server-imports-only-its-rooms"],
  ["server/src/seed/seed.ts", 'import "@fanradar/sandbox";'],
  ["server/src/platform/http/noun.ts", 'import "../../domain/reports/report.ts";', "platform-knows-no-noun"],
  ["server/src/domain/reports/report.ts", 'import "../../platform/db/db.ts";'],
  ["server/src/platform/db/db.ts", "export {};"],
  ["server/src/domain/profiles/up.ts", 'import "../../features/search/leaf.ts";', "domain-knows-no-feature"],
  ["server/src/features/search/leaf.ts", "export {};"],
  ["server/src/features/search/search.ts", 'import "../../domain/reports/report.ts";'],
  ["server/src/features/compare/side.ts", 'import "../search/search.ts";', "features-never-import-each-other"],
  ["engine/src/left.ts", 'import { right } from "./right.ts";\nexport const left = right;', "no-cycle-of-files"],
  ["engine/src/right.ts", 'import { left } from "./left.ts";\nexport const right = left;'],
  ["server/src/domain/one/first.ts", 'import type { Two } from "../two/first.ts";\nexport type One = Two;'],
  ["server/src/domain/two/first.ts", "export type Two = 1;"],
  ["server/src/domain/two/back.ts", 'import type { One } from "../one/first.ts";\nexport type Back = One;'],
];

test("import rules: each wrong import is named by its rule, and no other import is", () => {
  const folder = mkdtempSync(join(tmpdir(), "fanradar-imports-"));
  try {
    cpSync(".dependency-cruiser.mjs", join(folder, ".dependency-cruiser.mjs"));
    for (const [file, source] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), source);
    }
    mkdirSync(join(folder, "node_modules/@fanradar"), { recursive: true });
    for (const room of ["engine", "contract", "sandbox"]) {
      writeFileSync(
        join(folder, room, "package.json"),
        JSON.stringify({ name: `@fanradar/${room}`, type: "module", exports: "./src/index.ts" }),
      );
      symlinkSync(join(folder, room), join(folder, "node_modules/@fanradar", room));
    }
    for (const room of ["assistant", "words", "platforms", "bench"]) mkdirSync(join(folder, room));
    const [program = "", ...args] = importRules;
    const { stdout } = spawnSync(process.execPath, [resolve(program), ...args, "--output-type", "json"], {
      cwd: folder,
      encoding: "utf8",
    });
    const { summary }: { summary: { violations: { from: string; rule: { name: string } }[] } } = JSON.parse(stdout);
    const broken = summary.violations.map(({ from, rule }) => `${from} ${rule.name}`);
    const expected = files.flatMap(([file, , rule]) => (rule ? [`${file} ${rule}`] : []));
    expect([...new Set(broken)].sort()).toEqual(
      [
        ...expected,
        "server/src/domain/one no-cycle-of-folders",
        "server/src/domain/two no-cycle-of-folders",
        "web/src/app no-cycle-of-folders",
        "web/src/one no-cycle-of-folders",
        "web/src/two no-cycle-of-folders",
      ].sort(),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

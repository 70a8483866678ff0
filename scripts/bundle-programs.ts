import { join } from "node:path";
import { bundlePrograms, programs } from "./bundle.ts";

/**
 * Set-up of the API tests: bundles the programs that threads and processes run. The tests start hundreds of them; a source takes half a
 * second of a core to load, a bundle a tenth.
 */
export async function setup() {
  // Within the repository: a program resolves the packages that are not in its bundle.
  const folder = join(process.cwd(), "node_modules/.cache/programs");
  await bundlePrograms(
    {
      ...programs,
      "worker-process": "server/src/test/worker-process.ts",
      "poisoned-thread": "server/src/test/poisoned-thread.ts",
    },
    folder,
  );
  process.env.BUNDLED_PROGRAMS = folder;
}

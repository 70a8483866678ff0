// A checker for Stryker that lets a share of the faults through, the same ones on every machine. It stops the others as
// compile errors, which a score leaves out.
import { createHash } from "node:crypto";

interface Mutant {
  id: string;
  fileName: string;
  mutatorName: string;
  replacement: string;
  location: { start: object; end: object };
}

const share = Number(process.env.MUTATION_SHARE);

/** Uniform from 0 to 1, by what the fault is and where it stands. */
function drawOf({ fileName, mutatorName, replacement, location }: Mutant): number {
  const place = fileName.replaceAll("\\", "/").split("engine/src/").at(-1);
  const digest = createHash("sha256")
    .update(JSON.stringify([place, mutatorName, replacement, location]))
    .digest();
  return digest.readUInt32BE() / 2 ** 32;
}

const verdictOf = (one: Mutant) =>
  drawOf(one) < share ? { status: "passed" } : { status: "compileError", reason: "Not in the sample." };

const sample = {
  init: async () => {},
  check: async (mutants: Mutant[]) => Object.fromEntries(mutants.map((one) => [one.id, verdictOf(one)])),
  group: async (mutants: Mutant[]) => [mutants.map(({ id }) => id)],
};

export const strykerPlugins = [{ kind: "Checker", name: "sample", value: sample }];

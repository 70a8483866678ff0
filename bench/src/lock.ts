import type { Example } from "@fanradar/words/lock/test/example";
import { heldOutRight } from "@fanradar/words/lock/test/held-out-right";
import { heldOutWrong } from "@fanradar/words/lock/test/held-out-wrong";
import { type Outcome, runExamples, runMutations } from "@fanradar/words/lock/test/measure";
import { seenRight } from "@fanradar/words/lock/test/seen-right";
import { seenWrong } from "@fanradar/words/lock/test/seen-wrong";

/** Seeds of the ledgers: those of the held-out texts were drawn for nothing else. */
const [seenFrom, heldOutFrom] = [1, 90_001];

/**
 * The number lock's exam: of wrong texts the share that it drops, of right ones the share that it drops as well, on the texts it
 * was tuned on and on others; by hand, and made wrong by rule of the right ones. A text counts once: as dropped only where it is
 * in each of its ledgers, as a false alarm where it is in any. Prints JSON lines; percent with 95 % ranges by Wilson.
 */
export function lockExam(): void {
  for (const [set, wrong, right, from] of [
    ["seen", seenWrong, seenRight, seenFrom],
    ["held out", heldOutWrong, heldOutRight, heldOutFrom],
  ] as const) {
    if (wrong.length === 0) continue;
    const caught = byText(runExamples(wrong, from), (faults) => faults.length > 0);
    const alarms = byText(runExamples(right, from), (faults) => faults.length === 0).map(
      ([one, kept]) => [one, !kept] as const,
    );
    const made = runMutations(right, from);
    tell({
      bench: "lock",
      set,
      recall: share(caught),
      falseAlarms: share(alarms),
      recallByRule: share(made.map((one) => [one.example, one.faults.length > 0])),
    });
    tell({ set, recallBy: grouped(caught, ([, kind]) => kind) });
    tell({
      set,
      recallBy: grouped(caught, ([language]) => language),
      falseAlarmsBy: grouped(alarms, ([language]) => language),
    });
    const kinds = [...new Set(made.map(({ kind }) => kind))];
    tell({
      set,
      recallByRuleBy: Object.fromEntries(
        kinds.map((kind) => [
          kind,
          share(made.filter((one) => one.kind === kind).map((one) => [one.example, one.faults.length > 0])),
        ]),
      ),
    });
  }
}

type Judged = readonly [example: Example, holds: boolean];

function byText(outcomes: Outcome[], holds: (faults: string[]) => boolean): Judged[] {
  return [...Map.groupBy(outcomes, ({ example }) => example)].map(([example, all]) => [
    example,
    all.every(({ faults }) => holds(faults)),
  ]);
}

function grouped(judged: Judged[], by: (example: Example) => string): Record<string, string> {
  const groups = Map.groupBy(judged, ([example]) => by(example));
  return Object.fromEntries([...groups].map(([name, all]) => [name, share(all)]));
}

/** '98.2 % (97–99) of 328'. */
function share(judged: readonly Judged[]): string {
  const n = judged.length;
  const part = judged.filter(([, holds]) => holds).length / n;
  const z = 1.96;
  const middle = (part + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const reach = (z / (1 + (z * z) / n)) * Math.sqrt((part * (1 - part)) / n + (z * z) / (4 * n * n));
  const percent = (value: number) => Number((100 * value).toFixed(1));
  return `${percent(part)} % (${percent(Math.max(0, middle - reach))}–${percent(Math.min(1, middle + reach))}) of ${n}`;
}

function tell(line: object): void {
  console.log(JSON.stringify(line));
}

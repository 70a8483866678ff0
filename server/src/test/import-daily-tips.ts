import type { Person } from "./open-test-app.ts";
import type { World } from "./start-world.ts";

/**
 * Imports a statement with a tip on each day of September and October 2026, of `dollars` before fees, and of ten times as much on 1 October; and a
 * message of $5 on each tenth day.
 */
export async function importDailyTips(
  world: Pick<World, "importStatement">,
  owner: Person,
  { modelId, dollars }: { modelId: number; dollars: number },
): Promise<void> {
  const lines = Array.from({ length: 61 }, (_, at) => {
    const day = new Date(Date.UTC(2026, 8, 1 + at));
    const date = `${day.toLocaleDateString("en-US", { month: "short", day: "numeric", timeZone: "UTC" })}, 2026`;
    const row = (gross: number, words: string) =>
      `${date}11:54 am ${[gross, gross / 5, (4 * gross) / 5].map((amount) => `$${amount.toFixed(2)}`).join(" ")} ${words}`;
    const tip = row(at === 30 ? 10 * dollars : dollars, `Tip from Fan${at % 7}`);
    return at % 10 === 0 ? [tip, row(5, `Payment for message from Fan${at % 7}`)] : [tip];
  });
  await world.importStatement(owner, modelId, lines.flat());
}

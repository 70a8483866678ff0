import type { Platform } from "@fanradar/engine";
import { bundles } from "@fanradar/words";
import { RangeRows } from "../charts/range-rows.tsx";
import { useMessages, useWords } from "../lib/messages.ts";
import { platformColour } from "../ui/badge.tsx";
import type { Ledger } from "../ui/figure.tsx";

const slots = ["00", "03", "06", "09", "12", "15", "18", "21"] as const;
const days = ["weekday", "weekend"] as const;

/**
 * What parts of the day and of the week bring, each with its range. Only where one of them is surely better: the section has the
 * sentence that none is.
 */
export function ScheduleChart({ platform, ledger }: { platform: Platform; ledger: Ledger }) {
  const { interfaceWords } = useWords();
  const words = useMessages(bundles.reports).reportWords.charts;
  const row = (label: string, metric: string) => {
    const fact = ledger.facts.get(`${platform}.${metric}`);
    return fact ? [{ label, fact }] : [];
  };
  const rows = [
    ...slots.flatMap((slot) => row(words.slots[slot], `hourChange.${slot}`)),
    ...days.flatMap((day) => row(words.days[day], `dayChange.${day}`)),
  ];
  const known = rows.filter(({ fact }) => typeof fact.value === "number");
  const best = ledger.facts.get("schedule.best");
  if (!known.some(({ fact }) => best?.inputs.includes(fact.id))) return null;
  const isUtc = known.some(({ fact }) => fact.formula === "schedule.shrunkenUtc");
  const name = interfaceWords.platforms[platform];
  const title = isUtc ? words.slotsUtc(name) : words.slotsLocal(name);
  return (
    <section aria-label={title} className="min-w-0 rounded-xl border border-line bg-card p-4.5">
      <h3 className="font-semibold text-ink-2">{title}</h3>
      <p className="mb-3 text-xs text-ink-3">{words.slotsLead}</p>
      <RangeRows rows={rows} ledger={ledger} colour={platformColour[platform]} />
    </section>
  );
}

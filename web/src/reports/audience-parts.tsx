import type { Fact } from "@fanradar/engine";
import { showFact } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";
import { Figure, factLabel, type Ledger } from "../ui/figure.tsx";

const dimensions = ["country", "city", "age", "gender"] as const;
const largest = [1, 2, 3] as const;

/** The largest parts of an audience by country, city, age and gender, from connected accounts; nothing without them. */
export function AudienceParts({ facts, ledger }: { facts: Fact[]; ledger: Ledger }) {
  const format = useFormat();
  const platforms = [
    ...new Set(facts.flatMap(({ platform, metric }) => (metric === "audience.age.1" ? (platform ?? []) : []))),
  ];
  return platforms.map((platform) =>
    dimensions.map((dimension) => {
      const rows = largest.flatMap((place) => {
        const name = ledger.facts.get(`${platform}.audience.${dimension}.${place}`);
        const share = ledger.facts.get(`${platform}.audience.${dimension}.${place}.share`);
        return name && share && typeof share.value === "number" ? [{ name, share, width: share.value }] : [];
      });
      return (
        rows.length > 0 && (
          <div key={`${platform} ${dimension}`} className="mb-2.5">
            <h4 className="text-xs font-semibold text-ink-3">{factLabel(`audience.${dimension}.1`)}</h4>
            {rows.map(({ name, share, width }) => (
              <div key={name.id} className="grid grid-cols-[minmax(0,8rem)_1fr_4.5rem] items-center gap-2.5 py-0.5">
                <span className="wrap-anywhere" dir="auto" data-fact={name.id}>
                  {showFact(name, format)}
                </span>
                <span aria-hidden className="h-2 rounded bg-sunken">
                  <span className="block h-2 rounded bg-teal" style={{ width: `${width}%` }} />
                </span>
                <span className="text-right whitespace-nowrap">
                  <Figure fact={share} ledger={ledger} />
                </span>
              </div>
            ))}
          </div>
        )
      );
    }),
  );
}

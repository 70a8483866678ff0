import type { listAccuracy } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import type * as z from "zod/mini";
import { useMessages } from "../lib/messages.ts";
import { Figure } from "../ui/figure.tsx";

interface MethodCardProps {
  metric: string;
  name: string;
  meaning: string;
  /** None where a source gives the value itself. */
  formulas: readonly string[];
  accuracy: z.infer<typeof listAccuracy.output>["accuracy"];
}

/** One metric: what it means, its formulas, and how often its ranges were right. */
export function MethodCard({ metric, name, meaning, formulas, accuracy }: MethodCardProps) {
  const { methodWords: words } = useMessages(bundles.methods);
  return (
    <li id={metric} className="grid scroll-mt-20 gap-2 px-4.5 py-4">
      <h3 className="font-semibold">{name}</h3>
      <p>{meaning}</p>
      <dl className="grid gap-x-4 gap-y-1.5 text-xs sm:grid-cols-[9rem_minmax(0,1fr)]">
        <dt className="text-ink-3">{words.formula}</dt>
        <dd className="grid gap-1 text-ink-2">
          {formulas.length === 0 ? words.asGiven : formulas.map((formula) => <p key={formula}>{formula}</p>)}
        </dd>
        {accuracy.length > 0 && (
          <>
            <dt className="text-ink-3">{words.accuracy}</dt>
            <dd className="flex flex-wrap gap-x-5 gap-y-1 text-ink-2">
              {accuracy.map(({ data, fact }) => (
                <span key={data}>
                  {data} <Figure fact={fact} />
                </span>
              ))}
            </dd>
          </>
        )}
      </dl>
    </li>
  );
}

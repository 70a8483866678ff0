import { creatorPath, listLookAlikes } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { compareAddress } from "../lib/compare-address.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { PlatformIcon } from "../ui/platform-icon.tsx";
import { cardClass } from "./section.tsx";
import { Paragraph } from "./sentences.tsx";

/** Public creators who are like the model, each with what they are alike in and what they do otherwise; nothing where none is. */
export function LookAlikes({ modelId }: { modelId: number }) {
  const words = useMessages(bundles.reports).reportWords;
  const { interfaceWords } = useWords();
  const found = useQuery(callQuery(listLookAlikes, { params: { id: modelId } })).data;
  if (!found || found.creators.length === 0) return null;
  const ledger = { facts: new Map(found.facts.map((fact) => [fact.id, fact])), sources: found.sources };
  return (
    <div className={cardClass}>
      <h3 className="font-semibold text-ink-2">{words.lookAlikes.title}</h3>
      <p className="mb-2 text-xs text-ink-3">{words.lookAlikes.lead}</p>
      <ul className="grid divide-y divide-line">
        {found.creators.map(({ id, name, platform, handle, statements }) => (
          <li key={id} className="grid gap-1 py-2.5 last:pb-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <Link
                href={creatorPath({ platform, handle })}
                className="flex items-center gap-2 font-medium text-teal underline"
              >
                <PlatformIcon platform={platform} name={interfaceWords.platforms[platform]} />
                <span className="wrap-anywhere" dir="auto">
                  {name}
                </span>
              </Link>
              <Link
                href={compareAddress({ models: [modelId, id] })}
                aria-label={`${words.lookAlikes.compare}: ${name}`}
                className="text-teal underline"
              >
                {words.lookAlikes.compare}
              </Link>
            </div>
            <Paragraph statements={statements} ledger={ledger} className="text-ink-2" />
          </li>
        ))}
      </ul>
    </div>
  );
}

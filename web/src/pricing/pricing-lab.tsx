import { listModels, type Model, type Person } from "@fanradar/contract";
import { rooms } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { useSession } from "../lib/session.ts";
import { useDefaultModel } from "../models/use-default-model.ts";
import { Button } from "../ui/button.tsx";
import { Field, inputClass } from "../ui/field.tsx";
import { HelpBlock } from "../ui/help-block.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { DataField } from "./data-field.tsx";
import { PriceChanges } from "./price-changes.tsx";
import { PricingResult } from "./pricing-result.tsx";
import { useKeptText } from "./use-kept-text.ts";
import { usePricing } from "./use-pricing.ts";

const none: Model[] = [];

/** Pricing Intelligence: a model or pasted data in; prices, a year ahead and a test out; and the log of price changes. */
export function PricingLab() {
  const user = useSession();
  return user === undefined ? <Skeleton className="h-80" /> : <Lab key={user?.id ?? 0} user={user} />;
}

function Lab({ user }: { user: Person | null }) {
  const { pricingWords: words } = useMessages(rooms.pricing);
  const [data, setData] = useKeptText("pricing-data");
  const [named, choose] = useModelInAddress();
  const { model, remember } = useDefaultModel(user, named);
  const pricing = usePricing();
  const result = useRef<HTMLDivElement>(null);
  // The form fills the first screen: the answer, or help, is gone to, by eye and by keyboard.
  useEffect(() => {
    if (!pricing.answer && !pricing.help) return;
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView({ block: "start" });
  }, [pricing.answer, pricing.help]);
  const models = useQuery({
    ...callQuery(listModels, { params: { id: user?.id ?? 0 } }),
    enabled: user !== null,
  });
  if (models.error) return <LoadError error={models.error} onRetry={() => models.refetch()} />;
  const own = user ? models.data : none;
  if (!own) return <Skeleton className="h-80" />;
  // An address may name a model of somebody else's, or a creator: of those nothing is known that prices rest on.
  const chosen = own.find(({ id }) => id === model);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <form
        className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-xl border border-line bg-card p-4.5"
        onSubmit={(event) => {
          event.preventDefault();
          void pricing.analyse(chosen?.id ?? null, data);
        }}
      >
        <p className="max-w-[72ch] text-ink-2">{words.lead}</p>
        {user ? (
          <Field label={words.model}>
            {(ids) => (
              <select
                {...ids}
                data-typed
                className={`${inputClass} max-w-md`}
                value={chosen?.id ?? ""}
                onChange={({ target }) => {
                  pricing.forget();
                  const next = target.value === "" ? null : Number(target.value);
                  remember(next);
                  choose(next);
                }}
              >
                <option value="">{words.noModel}</option>
                {own.map(({ id, name, username }) => (
                  <option key={id} value={id}>
                    {name} ({username})
                  </option>
                ))}
              </select>
            )}
          </Field>
        ) : (
          <p className="text-ink-2">{words.visitor}</p>
        )}
        <DataField text={data} onType={setData} faults={pricing.faults} tooLarge={pricing.tooLarge} />
        <Button type="submit" look="primary" className="justify-self-start" disabled={pricing.isAsking}>
          {pricing.isAsking ? words.analysing : words.analyse}
        </Button>
      </form>
      <div
        ref={result}
        tabIndex={-1}
        aria-live="polite"
        aria-busy={pricing.isAsking}
        className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)] outline-none"
      >
        {pricing.help && <HelpBlock help={pricing.help} />}
        {pricing.answer && <PricingResult answer={pricing.answer} />}
      </div>
      {chosen && <PriceChanges key={chosen.id} modelId={chosen.id} />}
    </div>
  );
}

/** The model that the address names, and how to name another. */
function useModelInAddress(): [number | null, (model: number | null) => void] {
  const search = useSearch();
  const [, navigate] = useLocation();
  const named = Number(new URLSearchParams(search).get("model"));
  const choose = (model: number | null) => {
    const query = new URLSearchParams(search);
    if (model === null) query.delete("model");
    else query.set("model", String(model));
    navigate(`/ai-assistant?${query}`, { replace: true });
  };
  return [Number.isInteger(named) && named > 0 ? named : null, choose];
}

import type { ModelRow, Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { KeepsCurrency } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { useMay } from "../lib/rights.ts";
import { useSession } from "../lib/session.ts";
import { useUnsentText } from "../lib/unsent.ts";
import { ownModelQuery } from "../models/own-models.ts";
import { useDefaultModel } from "../models/use-default-model.ts";
import { usePortfolio } from "../models/use-portfolio.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Field, inputClass } from "../ui/field.tsx";
import { HelpBlock } from "../ui/help-block.tsx";
import { InputField } from "../ui/input-field.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { DataField } from "./data-field.tsx";
import { PriceChangeList } from "./price-changes.tsx";
import { PricingResult } from "./pricing-result.tsx";
import { usePricing } from "./use-pricing.ts";

/** Pricing Intelligence: a model or pasted data in; prices, a year ahead and a test out; and the log of price changes. */
export function PricingLab() {
  const user = useSession();
  if (user === undefined) return <Skeleton className="h-176" />;
  return (
    <KeepsCurrency value={true}>
      <Lab key={user?.id ?? 0} user={user} />
    </KeepsCurrency>
  );
}

function Lab({ user: person }: { user: Person | null }) {
  const { pricingWords: words } = useMessages(bundles.pricing);
  // Who is not shown prices pastes data, as a visitor does.
  const user = useMay()("pricing.read") ? person : null;
  const [data, setData] = useUnsentText("pricing");
  const [inAddress, choose] = useModelInAddress();
  const { model: usual, isNone, chooseNone } = useDefaultModel(user, inAddress);
  const pricing = usePricing();
  const result = useRef<HTMLDivElement>(null);
  // The form fills the first screen: the page scrolls to the answer, or help, and focuses it.
  useEffect(() => {
    if (!pricing.answer && !pricing.help) return;
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView({ block: "start" });
  }, [pricing.answer, pricing.help]);
  const [typed, setTyped] = useState("");
  const mine = usePortfolio(user ?? visitor, { sort: "earnings", q: typed.trim() }, { isEnabled: user !== null });
  const rows = mine.rows ?? [];
  const withStatement = rows.filter(({ hasStatement }) => hasStatement);
  const others = rows.filter(({ hasStatement }) => !hasStatement);
  const byDefault = typed === "" && !isNone ? withStatement[0] : undefined;
  const named = useQuery({
    ...ownModelQuery(user?.id ?? 0, usual ?? 0),
    enabled: user !== null && usual !== null,
  });
  const error = mine.error ?? named.error;
  if (error) return <LoadError error={error} onRetry={() => Promise.all([mine.refetch(), named.refetch()])} />;
  if (user && (!mine.rows || named.isLoading)) return <Skeleton className="h-176" />;
  // An address may have another person's model, or a creator: those have no evidence for prices.
  const chosen = usual === null ? byDefault : named.data?.models[0];
  const [first] = others;
  const dataField = <DataField text={data} onType={setData} faults={pricing.faults} tooLarge={pricing.tooLarge} />;
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
          <>
            {(typed !== "" || mine.hasNextPage) && (
              <InputField
                label={words.searchModels}
                hint={mine.hasNextPage ? words.searchModelsHint : undefined}
                type="search"
                className={`${inputClass} max-w-md`}
                value={typed}
                onType={setTyped}
              />
            )}
            <ModelField
              {...{ chosen, withStatement, others }}
              onChoose={(next) => {
                pricing.forget();
                if (next === null) chooseNone();
                choose(next);
              }}
            />
            {withStatement.length === 0 && first && typed === "" && (
              <p className="flex flex-wrap items-center gap-x-4 text-ink-2">
                {words.noStatement}
                <Link href={`/evidence/${first.id}`} className={buttonClass("quiet")}>
                  {words.importStatement}
                </Link>
              </p>
            )}
            <details open={!chosen || data !== ""} className="order-1 rounded-lg border border-line px-4 py-1">
              <summary className="min-h-10 cursor-pointer content-center font-medium">{words.otherData}</summary>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-3 py-3">
                <p className="max-w-[72ch] text-ink-2">{words.otherDataHint}</p>
                {dataField}
              </div>
            </details>
          </>
        ) : (
          <>
            <p className="text-ink-2">{person ? words.hidden : words.visitor}</p>
            {dataField}
          </>
        )}
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
      {chosen && <PriceChangeList key={chosen.id} modelId={chosen.id} />}
    </div>
  );
}

/** No list is requested for a visitor. */
const visitor = { id: 0 };

type ListedModel = Pick<ModelRow, "id" | "name" | "username">;

interface ModelFieldProps {
  chosen: ListedModel | undefined;
  withStatement: readonly ListedModel[];
  others: readonly ListedModel[];
  onChoose: (model: number | null) => void;
}

/** Whose prices: those with statements first, since these say the most. */
function ModelField({ chosen, withStatement, others, onChoose }: ModelFieldProps) {
  const { pricingWords: words } = useMessages(bundles.pricing);
  const isInList = [...withStatement, ...others].some(({ id }) => id === chosen?.id);
  const groups = [
    { label: words.withStatement, models: withStatement },
    { label: words.withoutStatement, models: others },
  ];
  return (
    <Field label={words.model}>
      {(ids) => (
        <select
          {...ids}
          data-typed
          className={`${inputClass} max-w-md`}
          value={chosen?.id ?? ""}
          onChange={({ target }) => onChoose(target.value === "" ? null : Number(target.value))}
        >
          {chosen && !isInList && <Choice model={chosen} />}
          {groups.map(
            ({ label, models }) =>
              models.length > 0 && (
                <optgroup key={label} label={label}>
                  {models.map((model) => (
                    <Choice key={model.id} model={model} />
                  ))}
                </optgroup>
              ),
          )}
          <option value="">{words.noModel}</option>
        </select>
      )}
    </Field>
  );
}

function Choice({ model: { id, name, username } }: { model: ListedModel }) {
  return (
    <option value={id}>
      {name} ({username})
    </option>
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

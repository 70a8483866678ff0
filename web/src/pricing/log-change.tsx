import { type HelpText, limits, listPriceChanges, logPriceChange } from "@fanradar/contract";
import { currencies } from "@fanradar/engine/catalogue/currencies";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallError, call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";
import { toastFailure } from "../lib/toast-error.ts";
import { useUnsent } from "../lib/unsent.ts";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { HelpBlock } from "../ui/help-block.tsx";
import { InputField } from "../ui/input-field.tsx";
import { LimitedField } from "../ui/limited-field.tsx";
import { SelectField } from "../ui/select-field.tsx";

interface Draft {
  changedOn: string;
  from: string;
  to: string;
  currency: (typeof currencies)[number];
  note: string;
}
const empty: Draft = { changedOn: "", from: "", to: "", currency: "USD", note: "" };
type Faults = Partial<Record<keyof Draft, string>>;

/** A form for one price change. What was typed stays until it is logged. */
export function LogChange({ modelId }: { modelId: number }) {
  const { pricingWords: words } = useMessages(bundles.pricing);
  const [draft, setDraft] = useUnsent(`price-change-of-${modelId}`, empty);
  const [faults, setFaults] = useState<Faults>({});
  const [help, setHelp] = useState<HelpText>();
  const client = useQueryClient();
  const log = useMutation({
    mutationFn: ({ from, to, ...rest }: Omit<Draft, "from" | "to"> & { from: number; to: number }) =>
      call(logPriceChange, { params: { id: modelId }, body: { ...rest, from, to } }),
    onSuccess: (changes) => {
      client.setQueryData(callQuery(listPriceChanges, { params: { id: modelId } }).queryKey, changes);
      setDraft(({ currency }) => ({ ...empty, currency }));
      toast(words.saved);
    },
    onError: (error) => {
      if (error instanceof CallError && error.help) return setHelp(error.help);
      if (error instanceof CallError) setFaults(error.fields);
      toastFailure(words.saveFailed);
    },
  });
  const set = (change: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...change }));
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in change))));
  };
  const send = () => {
    setHelp(undefined);
    const [from, to] = [amountOf(draft.from), amountOf(draft.to)];
    const missing: Faults = {
      ...(draft.changedOn === "" && { changedOn: words.typeDay }),
      ...(from === undefined && { from: words.typeAmount }),
      ...(to === undefined && { to: words.typeAmount }),
    };
    setFaults(missing);
    if (from !== undefined && to !== undefined && draft.changedOn !== "") log.mutate({ ...draft, from, to });
  };
  const amounts = ["from", "to"] as const;
  return (
    <Form
      aria-label={words.log}
      className="grid gap-3 border-t border-line pt-4 sm:grid-cols-2 lg:grid-cols-4"
      onSend={() => send()}
    >
      <h3 className="font-semibold sm:col-span-full">{words.log}</h3>
      <InputField
        label={words.changedOn}
        error={faults.changedOn}
        type="date"
        value={draft.changedOn}
        onType={(text) => set({ changedOn: text })}
      />
      {amounts.map((name) => (
        <InputField
          key={name}
          label={words[name]}
          error={faults[name] && <span data-notice>{faults[name]}</span>}
          inputMode="decimal"
          autoComplete="off"
          value={draft[name]}
          onType={(text) => set({ [name]: text })}
        />
      ))}
      <SelectField
        label={words.currency}
        value={draft.currency}
        options={currencies.map((one) => [one, one])}
        onChoose={(currency) => set({ currency })}
      />
      <div className="sm:col-span-full">
        <LimitedField
          label={words.note}
          error={faults.note}
          most={limits.name}
          value={draft.note}
          onType={(text) => set({ note: text })}
        />
      </div>
      <div aria-live="polite" className="sm:col-span-full empty:hidden">
        {help && <HelpBlock help={help} />}
      </div>
      <Button type="submit" className="justify-self-start sm:col-span-full" disabled={log.isPending}>
        {log.isPending ? words.saving : words.save}
      </Button>
    </Form>
  );
}

/** '9.99' or '9,99'; undefined for anything else. */
function amountOf(text: string): number | undefined {
  return /^\d{1,8}(?:[.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(",", ".")) : undefined;
}

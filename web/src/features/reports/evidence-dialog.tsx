import { addEvidence, listEvidence, type Model, platformNames, typedMetrics } from "@fanradar/contract";
import type { ObservationMetric, Platform } from "@fanradar/engine";
import { interfaceWords, shortDate } from "@fanradar/words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Dialog } from "radix-ui";
import { type FormEvent, useRef, useState } from "react";
import { CallError, call } from "../../app/call.ts";
import { useFormat } from "../../app/format.ts";
import { keys } from "../../app/query-client.ts";
import { Button } from "../../ui/button.tsx";
import { Field, Input, inputClass } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.ts";

const words = interfaceWords.evidence;
const currencies = ["USD", "EUR", "GBP", "CAD"] as const;
type Currency = (typeof currencies)[number];
/** Typed in whole units of the currency, kept in cents. */
const inCents = new Set<ObservationMetric>(["subscription.priceCents", "earnings.gross", "earnings.net"]);

/** Figures that no platform gives, typed with the day they were read off. */
export function EvidenceDialog({ model }: { model: Model }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button>{words.open}</Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-ink/40" />
        <Dialog.Content className="fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[min(34rem,calc(100vw-2rem))] -translate-1/2 overflow-y-auto rounded-xl bg-card p-6 shadow-float">
          <Dialog.Title className="text-base font-semibold">{words.title}</Dialog.Title>
          <Dialog.Description className="mb-4 text-ink-2">{words.lead}</Dialog.Description>
          <EvidenceForm model={model} onSaved={() => setOpen(false)} />
          <Typed model={model} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function EvidenceForm({ model, onSaved }: { model: Model; onSaved: () => void }) {
  const client = useQueryClient();
  const key = useRef(crypto.randomUUID());
  const today = new Date().toISOString().slice(0, 10);
  const [platform, setPlatform] = useState<Platform>(model.onlyfansUrl ? "onlyfans" : "instagram");
  const [observedOn, setObservedOn] = useState(today);
  const [currency, setCurrency] = useState<Currency>("USD");
  const [typed, setTyped] = useState<Partial<Record<ObservationMetric, string>>>({});
  const [contentStyle, setContentStyle] = useState("");
  const metrics: readonly ObservationMetric[] = typedMetrics[platform];

  const save = useMutation({
    mutationFn: () =>
      call(addEvidence, {
        params: { id: model.id },
        body: {
          kind: "manual",
          key: key.current,
          platform,
          observedOn,
          currency,
          figures: metrics.flatMap((metric) => {
            const text = (typed[metric] ?? "").trim();
            return text === ""
              ? []
              : [{ metric, value: inCents.has(metric) ? Math.round(Number(text) * 100) : Number(text) }];
          }),
          ...(platform === "onlyfans" && contentStyle.trim() !== "" && { contentStyle }),
        },
      }),
    onSuccess: () => {
      toast(interfaceWords.toast.success, { text: words.done });
      client.invalidateQueries({ queryKey: keys.evidence(model.id) });
      onSaved();
    },
    onError: (error) => {
      key.current = crypto.randomUUID();
      toast(interfaceWords.toast.error, {
        text: error instanceof CallError ? error.reason : words.failed,
        isError: true,
      });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  const needsCurrency = metrics.some((metric) => inCents.has(metric));

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.platform}>
          {(ids) => (
            <select
              {...ids}
              className={inputClass}
              value={platform}
              onChange={({ target }) => setPlatform(platformNames.find((name) => name === target.value) ?? platform)}
            >
              {platformNames.map((name) => (
                <option key={name} value={name}>
                  {interfaceWords.platforms[name]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={words.day}>
          {(ids) => (
            <Input
              {...ids}
              type="date"
              max={today}
              value={observedOn}
              onChange={({ target }) => setObservedOn(target.value)}
            />
          )}
        </Field>
        {needsCurrency && (
          <Field label={words.currency}>
            {(ids) => (
              <select
                {...ids}
                className={inputClass}
                value={currency}
                onChange={({ target }) => setCurrency(currencies.find((name) => name === target.value) ?? currency)}
              >
                {currencies.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            )}
          </Field>
        )}
        {metrics.map((metric) => (
          <Field key={metric} label={words.metrics[metric]}>
            {(ids) => (
              <Input
                {...ids}
                inputMode="decimal"
                value={typed[metric] ?? ""}
                onChange={({ target }) => setTyped({ ...typed, [metric]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      {platform === "onlyfans" && (
        <Field label={words.contentStyle}>
          {(ids) => (
            <Input
              {...ids}
              maxLength={200}
              value={contentStyle}
              onChange={({ target }) => setContentStyle(target.value)}
            />
          )}
        </Field>
      )}
      <Button type="submit" look="primary" disabled={save.isPending}>
        {save.isPending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}

function Typed({ model }: { model: Model }) {
  const format = useFormat();
  const entries = useQuery({
    queryKey: keys.evidence(model.id),
    queryFn: () => call(listEvidence, { params: { id: model.id } }),
  });
  return (
    <section className="mt-5 border-t border-line pt-4" data-typed>
      <h3 className="mb-2 font-semibold">{words.typed}</h3>
      {entries.data?.length === 0 && <p className="text-ink-3">{words.none}</p>}
      <ul className="grid gap-1 text-ink-2">
        {entries.data?.map((entry) => (
          <li key={entry.id}>
            {interfaceWords.platforms[entry.platform]},{" "}
            <time dateTime={entry.observedOn}>{shortDate(entry.observedOn, format)}</time>:{" "}
            {entry.figures
              .map(
                ({ metric, value }) =>
                  `${words.metrics[metric]} ${inCents.has(metric) ? `${value / 100} ${entry.currency}` : value}`,
              )
              .join(", ")}
            {entry.contentStyle}
          </li>
        ))}
      </ul>
    </section>
  );
}

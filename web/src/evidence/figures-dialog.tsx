import {
  addEvidence,
  type EvidenceEntry,
  type Model,
  platformNames,
  shownKind,
  typedMetrics,
} from "@fanradar/contract";
import type { ObservationMetric, Platform } from "@fanradar/engine";
import { type Currency, currencies } from "@fanradar/engine/catalogue/currencies";
import { bundles } from "@fanradar/words";
import * as Dialog from "@radix-ui/react-dialog";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import { CallError, call } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { newKey } from "../lib/new-key.ts";
import { useMay } from "../lib/rights.ts";
import { toastDone, toastError } from "../lib/toast-error.ts";
import { useUnsent } from "../lib/unsent.ts";
import { Button } from "../ui/button.tsx";
import { OpenDialog } from "../ui/dialog-box.tsx";
import { Form } from "../ui/form.tsx";
import { InputField } from "../ui/input-field.tsx";
import { LimitedField } from "../ui/limited-field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { invalidateEvidence } from "./invalidate-evidence.ts";
import { readTyped, writeTyped } from "./typed-figure.ts";

interface FiguresDialogProps {
  /** The pressed button, which gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  model: Model;
  /** Figures typed earlier that these correct. */
  replaces?: EvidenceEntry | undefined;
  /** Called once figures are stored, after `onClose`. */
  onSaved?: (() => void) | undefined;
  onClose: () => void;
}

/** Figures that no platform gives, typed with the day they were read off. */
export function FiguresDialog({ button, model, replaces, onSaved, onClose }: FiguresDialogProps) {
  const words = useMessages(bundles.evidence).evidenceWords.typing;
  return (
    <OpenDialog onClose={onClose} title={replaces ? words.replaceTitle : words.title} lead={words.lead} button={button}>
      <FiguresForm
        model={model}
        replaces={replaces}
        onSaved={() => {
          onClose();
          onSaved?.();
        }}
      />
    </OpenDialog>
  );
}

/** A form as it is typed, with the text of each metric by its name. */
type FiguresDraft = Record<string, string> & {
  platform: Platform;
  observedOn: string;
  currency: Currency;
  contentStyle: string;
};

type FiguresFormProps = Pick<FiguresDialogProps, "model" | "replaces"> & { onSaved: () => void };

function FiguresForm({ model, replaces, onSaved }: FiguresFormProps) {
  const { interfaceWords } = useWords();
  const words = useMessages(bundles.evidence).evidenceWords.typing;
  const { locale } = useFormat();
  const client = useQueryClient();
  const key = useRef(newKey());
  const today = new Date().toISOString().slice(0, 10);
  const canAddEarnings = useMay()("evidence.add");
  const [draft, setDraft, forget] = useUnsent<FiguresDraft>(
    replaces ? `figures-${replaces.id}` : `figures-of-${model.id}`,
    {
      platform:
        replaces?.platform ??
        (model.onlyfansUrl && canAddEarnings ? "onlyfans" : model.tiktokUrl ? "tiktok" : "instagram"),
      observedOn: replaces?.observedOn ?? today,
      currency: currencyOf(replaces?.currency) ?? "USD",
      contentStyle: replaces?.contentStyle ?? "",
      ...textsOf(replaces, locale),
    },
  );
  const { platform, observedOn, currency, contentStyle } = draft;
  const metrics: readonly ObservationMetric[] = typedMetrics[platform];
  const filled = metrics.flatMap((metric) => {
    const text = (draft[metric] ?? "").trim();
    return text === "" ? [] : [{ metric, value: readTyped(text, shownKind(metric), locale) }];
  });
  const given = filled.flatMap(({ metric, value }) => (value === undefined ? [] : [{ metric, value }]));
  const [refused, setRefused] = useState<Partial<Record<ObservationMetric | "observedOn", string>>>({});

  // Figures sent again unchanged after the question are confirmed.
  const written = JSON.stringify([platform, observedOn, currency, given]);
  const [asked, setAsked] = useState<string>();

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
          figures: given,
          ...(platform === "onlyfans" && contentStyle.trim() !== "" && { contentStyle }),
          isConfirmed: asked === written,
          ...(replaces && { replaces: replaces.id }),
        },
      }),
    onSuccess: () => {
      forget();
      toastDone(words.done);
      invalidateEvidence(client, model.id);
      onSaved();
    },
    onError: (error) => {
      key.current = newKey();
      if (error instanceof CallError && error.code === "unusual") setAsked(written);
      const fields = error instanceof CallError ? error.fields : {};
      setRefused({
        ...(fields.observedOn && { observedOn: fields.observedOn }),
        ...Object.fromEntries(given.map(({ metric }, index) => [metric, fields[`figures.${index}.value`]])),
      });
      toastError(error);
    },
  });
  const submit = () => {
    const unread = filled.filter(({ value }) => value === undefined);
    setRefused(Object.fromEntries(unread.map(({ metric }) => [metric, words.expected[shownKind(metric)]])));
    if (unread.length === 0) save.mutate();
  };
  const needsCurrency = metrics.some((metric) => shownKind(metric) === "money");

  return (
    <Form onSend={submit}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={words.platform}
          value={platform}
          options={platformNames
            .filter((name) => name !== "onlyfans" || canAddEarnings)
            .map((name) => [name, interfaceWords.platforms[name]])}
          onChoose={(name) => setDraft({ ...draft, platform: name })}
        />
        <InputField
          label={words.day}
          error={refused.observedOn}
          type="date"
          max={today}
          value={observedOn}
          onType={(day) => setDraft({ ...draft, observedOn: day })}
        />
        {needsCurrency && (
          <SelectField
            label={words.currency}
            value={currency}
            options={currencies.map((name) => [name, name])}
            onChoose={(name) => setDraft({ ...draft, currency: name })}
          />
        )}
        {metrics.map((metric) => (
          <InputField
            key={metric}
            label={words.metrics[metric]}
            error={
              refused[metric] && (
                <span role="alert" data-notice>
                  {refused[metric]}
                </span>
              )
            }
            inputMode="decimal"
            autoComplete="off"
            value={draft[metric] ?? ""}
            onType={(text) => setDraft({ ...draft, [metric]: text })}
          />
        ))}
      </div>
      {platform === "onlyfans" && (
        <LimitedField
          label={words.contentStyle}
          most={200}
          value={contentStyle}
          onType={(text) => setDraft({ ...draft, contentStyle: text })}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" disabled={save.isPending}>
          {save.isPending ? words.submitting : words.submit}
        </Button>
        <Dialog.Close asChild>
          <Button>{interfaceWords.shell.close}</Button>
        </Dialog.Close>
      </div>
    </Form>
  );
}

const currencyOf = (text: string | undefined) => currencies.find((name) => name === text);

/** What was typed, as it would be typed again; '' of metrics that were not. */
function textsOf(entry: EvidenceEntry | undefined, locale: string): Record<string, string> {
  const given = new Map(entry?.figures.map(({ metric, value }) => [metric, value]));
  return Object.fromEntries(
    Object.values(typedMetrics)
      .flat()
      .map((metric) => {
        const value = given.get(metric);
        return [metric, value === undefined ? "" : writeTyped(value, shownKind(metric), locale)];
      }),
  );
}

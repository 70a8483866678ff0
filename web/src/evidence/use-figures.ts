import { addEvidence, type EvidenceEntry, type Model, shownKind, typedMetrics } from "@fanradar/contract";
import type { ObservationMetric, Platform } from "@fanradar/engine";
import { type Currency, currencies } from "@fanradar/engine/catalogue/currencies";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { CallError, call } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { newKey } from "../lib/new-key.ts";
import { useMay } from "../lib/rights.ts";
import { toastDone, toastError } from "../lib/toast-error.ts";
import { useUnsent } from "../lib/unsent.ts";
import { invalidateEvidence } from "./invalidate-evidence.ts";
import { readTyped, writeTyped } from "./typed-figure.ts";

/** A form as it is typed, with the text of each metric by its name. */
type FiguresDraft = Record<string, string> & {
  platform: Platform;
  observedOn: string;
  currency: Currency;
  contentStyle: string;
};

interface FiguresOptions {
  model: Model;
  /** Figures typed earlier that these correct. */
  replaces?: EvidenceEntry | undefined;
  onSaved: () => void;
}

/** Figures as they are typed, which this tab keeps until they are stored, and storing them: unusual ones are sent twice. */
export function useFigures({ model, replaces, onSaved }: FiguresOptions) {
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
  return { draft, setDraft, metrics, refused, isSaving: save.isPending, submit };
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

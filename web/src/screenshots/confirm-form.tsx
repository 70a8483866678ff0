import { type Model, metricOfLabel, platformNames, type Screenshot, shownKind, typedMetrics } from "@fanradar/contract";
import type { ObservationMetric, Platform } from "@fanradar/engine";
import { type Currency, currencies } from "@fanradar/engine/catalogue/currencies";
import { bundles } from "@fanradar/words";
import { useState } from "react";
import { CallError } from "../lib/call.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { linksOf } from "../models/model-links.ts";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { InputField } from "../ui/input-field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { Tick } from "../ui/tick.tsx";
import { ShownField } from "./shown-field.tsx";
import type { ScreenshotActs } from "./use-screenshots.ts";

interface ConfirmFormProps {
  model: Model;
  screenshot: Screenshot;
  confirm: ScreenshotActs["confirm"];
}

/** What the picture shows, letter by letter. A refused figure is marked; nothing typed is lost. */
export function ConfirmForm({ model, screenshot, confirm }: ConfirmFormProps) {
  const { screenshotWords: words } = useMessages(bundles.screenshots);
  const { interfaceWords } = useWords();
  const today = new Date().toISOString().slice(0, 10);
  const [chosen, setPlatform] = useState<Platform>();
  const platform = chosen ?? platformOf(model, screenshot);
  const [observedOn, setObservedOn] = useState(today);
  const [currency, setCurrency] = useState<Currency>("USD");
  const [typed, setTyped] = useState<Partial<Record<ObservationMetric, string>>>({});
  const [keepsPicture, setKeeps] = useState(false);
  const metrics: readonly ObservationMetric[] = typedMetrics[platform];
  const readingOf = (metric: ObservationMetric) =>
    screenshot.readings.find(({ label }) => metricOfLabel(label, platform) === metric);
  const textOf = (metric: ObservationMetric) => typed[metric] ?? readingOf(metric)?.shown ?? "";
  const figures = metrics.flatMap((metric) => {
    const shown = textOf(metric).trim();
    return shown === "" ? [] : [{ metric, shown }];
  });
  const fields =
    confirm.variables?.id === screenshot.id && confirm.error instanceof CallError ? confirm.error.fields : {};
  const errorOf = (metric: ObservationMetric) =>
    fields[`figures.${figures.findIndex((one) => one.metric === metric)}.shown`];
  const submit = () => {
    confirm.mutate({ id: screenshot.id, body: { platform, observedOn, currency, figures, keepsPicture } });
  };
  const isPending = confirm.isPending && confirm.variables.id === screenshot.id;

  return (
    <Form onSend={submit}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={words.platform}
          value={platform}
          options={platformNames.map((name) => [name, interfaceWords.platforms[name]])}
          onChoose={setPlatform}
        />
        <InputField
          label={words.day}
          error={fields.observedOn}
          type="date"
          max={today}
          value={observedOn}
          onType={setObservedOn}
        />
        {metrics.some((metric) => shownKind(metric) === "money") && (
          <SelectField
            label={words.currency}
            value={currency}
            options={currencies.map((name) => [name, name])}
            onChoose={setCurrency}
          />
        )}
        {metrics.map((metric) => (
          <ShownField
            key={metric}
            metric={metric}
            text={textOf(metric)}
            reading={readingOf(metric)}
            error={errorOf(metric)}
            onType={(text) => setTyped({ ...typed, [metric]: text })}
          />
        ))}
      </div>
      {fields.figures && (
        <p role="alert" className="text-xs font-medium text-bad">
          {fields.figures}
        </p>
      )}
      <Tick label={words.keep} hint={words.keepHint} isOn={keepsPicture} onChange={setKeeps} />
      <Button type="submit" look="primary" disabled={isPending}>
        {isPending ? words.confirming : words.confirm}
      </Button>
    </Form>
  );
}

/** What the picture looks like, where the model links that; else its first link. */
function platformOf(model: Model, { looksLike }: Screenshot): Platform {
  const linked = linksOf(model).map(({ platform }) => platform);
  return (looksLike && linked.includes(looksLike) ? looksLike : (linked[0] ?? looksLike)) ?? "instagram";
}

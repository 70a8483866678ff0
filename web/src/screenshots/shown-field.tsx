import { type Screenshot, shownKind } from "@fanradar/contract";
import type { ObservationMetric } from "@fanradar/engine";
import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import { Field, Input } from "../ui/field.tsx";
import { Crop } from "./crop.tsx";

interface ShownFieldProps {
  metric: ObservationMetric;
  text: string;
  reading: Screenshot["readings"][number] | undefined;
  error: string | undefined;
  onType: (text: string) => void;
}

/** One figure as the screen shows it, under the part of the picture where it was read. */
export function ShownField({ metric, text, reading, error, onType }: ShownFieldProps) {
  const { screenshotWords: words } = useMessages(bundles.screenshots);
  const names = useMessages(bundles.evidence).evidenceWords.typing.metrics;
  const example = words.example[shownKind(metric)];
  const isChanged = reading !== undefined && text.replace(/\s/g, "") !== reading.shown.replace(/\s/g, "");
  const hint = reading && (isChanged ? words.changed : reading.isSure ? undefined : words.unsure);
  return (
    <Field
      label={names[metric]}
      error={error}
      hint={hint && <span className={isChanged ? undefined : "font-medium text-warn"}>{hint}</span>}
    >
      {(ids) => (
        <>
          {reading?.crop && <Crop name={reading.crop} of={names[metric]} />}
          <Input
            {...ids}
            autoComplete="off"
            placeholder={example}
            value={text}
            onChange={({ target }) => onType(target.value)}
          />
        </>
      )}
    </Field>
  );
}

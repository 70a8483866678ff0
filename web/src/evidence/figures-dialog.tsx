import { type EvidenceEntry, type Model, platformNames, shownKind } from "@fanradar/contract";
import { currencies } from "@fanradar/engine/catalogue/currencies";
import { bundles } from "@fanradar/words";
import * as Dialog from "@radix-ui/react-dialog";
import type { RefObject } from "react";
import { useMessages, useWords } from "../lib/messages.ts";
import { useMay } from "../lib/rights.ts";
import { Button } from "../ui/button.tsx";
import { OpenDialog } from "../ui/dialog-box.tsx";
import { Form } from "../ui/form.tsx";
import { InputField } from "../ui/input-field.tsx";
import { LimitedField } from "../ui/limited-field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { useFigures } from "./use-figures.ts";

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

type FiguresFormProps = Parameters<typeof useFigures>[0];

function FiguresForm({ model, replaces, onSaved }: FiguresFormProps) {
  const { interfaceWords } = useWords();
  const words = useMessages(bundles.evidence).evidenceWords.typing;
  const today = new Date().toISOString().slice(0, 10);
  const canAddEarnings = useMay()("evidence.add");
  const { draft, setDraft, metrics, refused, isSaving, submit } = useFigures({ model, replaces, onSaved });
  const { platform, observedOn, currency, contentStyle } = draft;
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
        <Button type="submit" look="primary" disabled={isSaving}>
          {isSaving ? words.submitting : words.submit}
        </Button>
        <Dialog.Close asChild>
          <Button>{interfaceWords.shell.close}</Button>
        </Dialog.Close>
      </div>
    </Form>
  );
}

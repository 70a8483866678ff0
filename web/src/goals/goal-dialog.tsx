import { getModel, type ModelGoal } from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import { type Currency, currencies } from "@fanradar/engine/catalogue/currencies";
import { type GoalMetric, goalMetrics, goalPlatforms } from "@fanradar/engine/catalogue/goals";
import { bundles, exactNumber, platformWords } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import type { RefObject } from "react";
import { readTyped, writeTyped } from "../evidence/typed-figure.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { useMay } from "../lib/rights.ts";
import { useUnsent } from "../lib/unsent.ts";
import { Button } from "../ui/button.tsx";
import { OpenDialog } from "../ui/dialog-box.tsx";
import { Form } from "../ui/form.tsx";
import { CancelButton, SaveChanges } from "../ui/form-buttons.tsx";
import { InputField } from "../ui/input-field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { kindOf, useGoalText } from "./goal-text.ts";
import { offeredMetrics, offeredPlatforms } from "./offered-goals.ts";
import { useSaveGoal } from "./use-save-goal.ts";

interface GoalDialogProps {
  modelId: number;
  /** The one that is changed; a new one without it. */
  goal?: ModelGoal;
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** A new goal, or value and day of one; of a reached one there is no more than its deletion. */
export function GoalDialog({ modelId, goal, button, onClose }: GoalDialogProps) {
  const { goalWords: words } = useMessages(bundles.todos);
  const { nameOf } = useGoalText();
  return (
    <OpenDialog
      title={goal ? words.change : words.add}
      {...(goal && { lead: nameOf(goal) })}
      button={button}
      onClose={onClose}
    >
      <GoalForm modelId={modelId} goal={goal} onClose={onClose} />
    </OpenDialog>
  );
}

type GoalFormProps = Pick<GoalDialogProps, "modelId" | "onClose"> & { goal: ModelGoal | undefined };

/** A goal as it is typed. */
interface GoalDraft extends Pick<ModelGoal, "metric" | "platform"> {
  currency: Currency;
  text: string;
  dueOn: string;
}

/** A number as it may be typed. */
const exampleOf = { count: 100_000, rate: 2.5, money: 2_500 };

function GoalForm({ modelId, goal, onClose }: GoalFormProps) {
  const { goalWords: words } = useMessages(bundles.todos);
  const { metricWords } = useWords();
  const format = useFormat();
  const { locale } = format;
  const canReadEarnings = useMay()("earnings.read");
  const [draft, setDraft, forget] = useUnsent<GoalDraft>(goal ? `goal-${goal.id}` : `goal-of-${modelId}`, {
    metric: goal?.metric ?? "followers",
    platform: goal?.platform ?? null,
    currency: "USD",
    text: goal ? writeTyped(goal.value, kindOf[goal.metric], locale) : "",
    dueOn: goal?.dueOn ?? "",
  });
  const { metric, platform, currency, text, dueOn } = draft;
  const change = (changed: Partial<GoalDraft>) => setDraft((before) => ({ ...before, ...changed }));
  const end = () => {
    forget();
    onClose();
  };
  const { save, remove, fields, setFields } = useSaveGoal({ modelId, goal, onDone: end });
  const isMonth = metric === "earningsNet";
  const { data: model } = useQuery(callQuery(getModel, { params: { id: modelId } }));
  const platforms = (one: GoalMetric) => (model ? offeredPlatforms(one, model) : goalPlatforms(one));
  const shown = (model ? offeredMetrics(model) : goalMetrics).filter(
    (one) => canReadEarnings || (one !== "earningsNet" && one !== "subscribers"),
  );
  const choose = (one: GoalMetric) => {
    change({ metric: one, platform: platforms(one)[0] ?? null });
    setFields({});
  };
  const send = () => {
    const value = readTyped(text, kindOf[metric], locale);
    const missing = {
      ...((value === undefined || value <= 0) && {
        value: words.typeValue(exactNumber(exampleOf[kindOf[metric]], format)),
      }),
      ...(dueOn === "" && { dueOn: words.typeDay }),
    };
    setFields(missing);
    if (value === undefined || Object.keys(missing).length > 0) return;
    save.mutate({ metric, platform, currency: isMonth ? currency : null, value, dueOn });
  };
  const isOpen = goal?.outlook !== "reached";
  const isPending = save.isPending || remove.isPending;
  return (
    <Form onSend={send}>
      {!goal && (
        <SelectField
          label={words.metric}
          hint={fields.metric && <span className="font-medium text-bad">{fields.metric}</span>}
          value={metric}
          options={shown.map((one) => [one, metricWords[one]])}
          onChoose={choose}
        />
      )}
      {!goal && platforms(metric).length > 1 && (
        <SelectField
          label={words.platform}
          value={platform ?? ""}
          options={platforms(metric).map((one): [Platform | "", string] => [
            one ?? "",
            one ? platformWords[one] : words.all,
          ])}
          onChoose={(one) => change({ platform: one === "" ? null : one })}
        />
      )}
      {isOpen && (
        <InputField
          label={words.value}
          hint={words.valueOf[metric]}
          error={fields.value}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onType={(typed) => change({ text: typed })}
        />
      )}
      {!goal && isMonth && (
        <SelectField
          label={words.currency}
          value={currency}
          options={currencies.map((one) => [one, one])}
          onChoose={(one) => change({ currency: one })}
        />
      )}
      {isOpen && (
        <InputField
          label={isMonth ? words.month : words.due}
          error={fields.dueOn}
          type={isMonth ? "month" : "date"}
          value={isMonth ? dueOn.slice(0, "2026-11".length) : dueOn}
          onType={(typed) => change({ dueOn: isMonth && typed !== "" ? `${typed}-01` : typed })}
        />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {goal && (
          <Button className="mr-auto text-bad" disabled={isPending} onClick={() => remove.mutate(goal.id)}>
            {words.remove}
          </Button>
        )}
        <CancelButton onClick={end} />
        {isOpen && <SaveChanges isSaving={save.isPending} disabled={isPending} />}
      </div>
    </Form>
  );
}

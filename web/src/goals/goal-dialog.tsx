import type { ModelGoal } from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import { currencies } from "@fanradar/engine/catalogue/currencies";
import { bundles, platformWords } from "@fanradar/words";
import type { RefObject } from "react";
import { useMessages, useWords } from "../lib/messages.ts";
import { Button } from "../ui/button.tsx";
import { OpenDialog } from "../ui/dialog-box.tsx";
import { Form } from "../ui/form.tsx";
import { CancelButton, SaveChanges } from "../ui/form-buttons.tsx";
import { InputField } from "../ui/input-field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { useGoalText } from "./goal-text.ts";
import { useGoal } from "./use-goal.ts";

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

type GoalFormProps = Parameters<typeof useGoal>[0];

function GoalForm({ modelId, goal, onClose }: GoalFormProps) {
  const { goalWords: words } = useMessages(bundles.todos);
  const { metricWords } = useWords();
  const { draft, change, fields, shown, platforms, isMonth, choose, send, save, remove, end } = useGoal({
    modelId,
    goal,
    onClose,
  });
  const { metric, platform, currency, text, dueOn } = draft;
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

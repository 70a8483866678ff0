import { rooms } from "@fanradar/words";
import { useMessages } from "../../lib/messages.ts";
import { Field, inputClass } from "../../ui/field.tsx";

interface ChoiceProps {
  label: string;
  hint?: string;
  /** It must be answered: there is no choice yet, and it is marked. */
  isAsked?: boolean;
  value: string;
  choices: readonly (readonly [value: string, name: string])[];
  onChoose: (value: string) => void;
}

/** One question with its answers. */
export function Choice({ label, hint, isAsked = false, value, choices, onChoose }: ChoiceProps) {
  const { evidenceWords } = useMessages(rooms.evidence);
  return (
    <Field label={label} {...(hint && { hint })}>
      {(ids) => (
        <select
          {...ids}
          data-typed
          className={`${inputClass} ${isAsked ? "border-coral ring-1 ring-coral" : ""}`}
          value={value}
          onChange={({ target }) => onChoose(target.value)}
        >
          {value === "" && <option value="">{evidenceWords.import.choose}</option>}
          {choices.map(([choice, name]) => (
            <option key={choice} value={choice}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

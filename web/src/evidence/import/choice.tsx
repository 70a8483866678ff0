import { bundles } from "@fanradar/words";
import { useMessages } from "../../lib/messages.ts";
import { Field, inputClass } from "../../ui/field.tsx";

interface ChoiceProps {
  label: string;
  hint?: string;
  /** It must be answered: there is no choice yet, and it is marked. */
  isRequired?: boolean;
  value: string;
  choices: readonly (readonly [value: string, name: string])[];
  onChoose: (value: string) => void;
}

/** One question with its answers. */
export function QuestionField({ label, hint, isRequired = false, value, choices, onChoose }: ChoiceProps) {
  const { evidenceWords } = useMessages(bundles.evidence);
  return (
    <Field label={label} {...(hint && { hint })}>
      {(ids) => (
        <select
          {...ids}
          data-typed
          className={`${inputClass} ${isRequired ? "border-coral ring-1 ring-coral" : ""}`}
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

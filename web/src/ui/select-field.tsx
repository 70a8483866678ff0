import type { ReactNode } from "react";
import { Field, inputClass } from "./field.tsx";

interface SelectFieldProps<Value extends string> {
  label: string;
  hint?: ReactNode;
  value: Value;
  options: readonly (readonly [value: Value, name: string])[];
  onChoose: (value: Value) => void;
  disabled?: boolean;
  className?: string;
  /** The names are texts of people. */
  isTyped?: boolean;
}

/** One of a list, with its label and hint. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, value, options, onChoose, disabled, className = "", isTyped } = props;
  return (
    <Field label={label} hint={hint}>
      {(ids) => (
        <select
          {...ids}
          data-typed={isTyped || undefined}
          className={`${inputClass} ${className}`}
          value={value}
          disabled={disabled}
          onChange={({ target }) => {
            const chosen = options.find(([one]) => one === target.value);
            if (chosen) onChoose(chosen[0]);
          }}
        >
          {options.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

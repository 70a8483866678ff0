import { useId } from "react";
import { inputClass } from "./field.tsx";

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
  onChoose: (value: string) => void;
  /** Options are what somebody typed. */
  isTyped?: boolean;
  className?: string;
  selectClass?: string;
}

/** A choice above a list: its label is smaller than that of a form's field. */
export function Choice({ label, value, options, onChoose, isTyped, className = "", selectClass = "" }: ChoiceProps) {
  const id = useId();
  return (
    <div className={`grid gap-1 ${className}`}>
      <label htmlFor={id} className="text-xs font-medium text-ink-2">
        {label}
      </label>
      <select
        id={id}
        data-typed={isTyped}
        value={value}
        className={`${inputClass} ${selectClass}`}
        onChange={({ target }) => onChoose(target.value)}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

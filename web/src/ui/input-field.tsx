import type { ComponentProps, ReactNode } from "react";
import { Field, Input, inputClass } from "./field.tsx";

interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** Called with the whole text after each change. */
  onType?: (text: string) => void;
}

/** A text of one line, with its label, hint and error. */
export function InputField(props: FieldProps & ComponentProps<"input">) {
  const { label, hint, error, onType, ...rest } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => <Input {...ids} {...(onType && { onChange: ({ target }) => onType(target.value) })} {...rest} />}
    </Field>
  );
}

/** A text of several lines, with its label, hint and error. */
export function TextareaField(props: FieldProps & ComponentProps<"textarea">) {
  const { label, hint, error, onType, className = "", ...rest } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <textarea
          {...ids}
          {...(onType && { onChange: ({ target }) => onType(target.value) })}
          {...rest}
          className={`${inputClass} ${className}`}
        />
      )}
    </Field>
  );
}

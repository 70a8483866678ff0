import { type InputHTMLAttributes, type ReactNode, useId } from "react";

interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  children: (ids: { id: string; "aria-describedby": string | undefined; "aria-invalid": boolean }) => ReactNode;
}

/** Label, control, hint and error, tied together by ids. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children({ id, "aria-describedby": descriptions || undefined, "aria-invalid": Boolean(error) })}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink-3">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-xs font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

export const inputClass =
  "min-h-10 w-full rounded-lg border border-field bg-card px-3 py-2 text-sm aria-invalid:border-bad placeholder:text-ink-3";

export function Input(props: InputHTMLAttributes<HTMLInputElement>) {
  return <input {...props} className={`${inputClass} ${props.className ?? ""}`} />;
}

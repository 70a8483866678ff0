import { useId } from "react";

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Why it cannot be set, or what it does; the switch is described by it. */
  hintId?: string | undefined;
  /** What it does, where no hint stands beside it. */
  title?: string;
}

/** On or off, with its label beside it. */
export function Switch({ label, checked, onChange, disabled = false, hintId, title }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-10 items-center gap-2.5" title={title}>
      <input
        type="checkbox"
        role="switch"
        id={id}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={hintId}
        aria-description={title}
        onChange={({ target }) => onChange(target.checked)}
        className="h-6 w-10 shrink-0 cursor-pointer appearance-none rounded-full border border-ink-3 bg-sunken p-0.5 before:block before:size-4.5 before:rounded-full before:bg-ink-3 before:transition-transform checked:border-teal checked:bg-teal checked:before:translate-x-4 checked:before:bg-paper disabled:cursor-not-allowed disabled:opacity-60"
      />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}

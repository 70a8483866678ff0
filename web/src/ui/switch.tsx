import * as Radix from "@radix-ui/react-switch";
import { useId } from "react";

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Why it cannot be set, or what it does; the switch is described by it. */
  hintId?: string | undefined;
}

/** On or off, with its label beside it. */
export function Switch({ label, checked, onChange, disabled = false, hintId }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-10 items-center gap-2.5">
      <Radix.Root
        id={id}
        checked={checked}
        disabled={disabled}
        aria-describedby={hintId}
        onCheckedChange={onChange}
        className="h-6 w-10 shrink-0 rounded-full border border-ink-3 bg-sunken p-0.5 disabled:cursor-not-allowed disabled:opacity-60 data-[state=checked]:border-teal data-[state=checked]:bg-teal"
      >
        <Radix.Thumb className="block size-4.5 rounded-full bg-ink-3 transition-transform data-[state=checked]:translate-x-4 data-[state=checked]:bg-paper" />
      </Radix.Root>
      <label htmlFor={id}>{label}</label>
    </div>
  );
}

import { useId } from "react";
import { Switch } from "../ui/switch.tsx";

interface SwitchWithHintProps {
  label: string;
  hint: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch with what it does. */
export function SwitchWithHint({ hint, ...rest }: SwitchWithHintProps) {
  const id = useId();
  return (
    <div className="grid">
      <Switch {...rest} hintId={id} />
      <p id={id} className="text-xs text-ink-3">
        {hint}
      </p>
    </div>
  );
}

import { type ReactNode, useId } from "react";
import { useWords } from "../lib/messages.ts";

interface TickProps {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A choice that is on or off, with what it does. */
export function Tick({ label, hint, error, isOn, isDisabled, onChange }: TickProps) {
  const id = useId();
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div>
      <label className="flex min-h-10 items-center gap-2.5">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-teal"
          checked={isOn}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.checked)}
          aria-invalid={Boolean(error)}
          aria-describedby={descriptions || undefined}
        />
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="pl-7.5 text-xs text-ink-3">
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

/** What one agrees to opens in another tab: what was typed here stays. */
export function AgreeTick(props: TickProps) {
  const { terms, privacy } = useWords().interfaceWords.visitors;
  const linked = { target: "_blank", className: "mr-3 inline-block py-1.5 underline" };
  const hint = (
    <>
      <a href="/terms" {...linked}>
        {terms}
      </a>{" "}
      <a href="/privacy" {...linked}>
        {privacy}
      </a>
    </>
  );
  return <Tick {...props} hint={hint} />;
}

import { type ReactNode, type Ref, useId } from "react";
import { buttonClass } from "./button.tsx";

interface FileButtonProps {
  label: string;
  hint: ReactNode;
  error?: ReactNode;
  accept: string;
  onFile: (file: File) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Chooses a file. A browser's own control uses the browser's language, not the page's: it is reachable by keyboard and screen readers, but not visible. */
export function FileButton({ label, hint, error, accept, onFile, ref }: FileButtonProps) {
  const id = useId();
  return (
    <div className="grid justify-items-start gap-1.5">
      <label
        className={`${buttonClass()} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal`}
      >
        {label}
        <input
          ref={ref}
          type="file"
          accept={accept}
          className="sr-only"
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}
          aria-invalid={Boolean(error)}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file, changed meanwhile, may be chosen again.
            target.value = "";
            if (file) onFile(file);
          }}
        />
      </label>
      <p id={`${id}-hint`} className="text-xs text-ink-3">
        {hint}
      </p>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-xs font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

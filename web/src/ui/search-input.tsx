import { Search } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { inputClass } from "./field.tsx";

/** A box to search in, with a magnifier; its label is its placeholder too. */
export function SearchInput({ label, className = "", ...rest }: ComponentProps<"input"> & { label: string }) {
  const id = useId();
  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search size={18} aria-hidden className="absolute top-1/2 left-3 -translate-y-1/2 text-ink-3" />
      <input
        id={id}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2_048}
        placeholder={label}
        className={`${inputClass} pl-10 ${className}`}
        {...rest}
      />
    </div>
  );
}

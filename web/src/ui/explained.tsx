import { type ReactNode, useId, useRef } from "react";

interface ExplainedProps {
  hint: string;
  className: string;
  /** Said before what it stands on, where that is not enough for who does not see it. */
  label?: string;
  children: ReactNode;
}

/**
 * Words that say more when they are pressed. The browser's own popover: above everything, closed by Escape or a press
 * elsewhere. A link must not contain one.
 */
export function Explained({ hint, className, label, children }: ExplainedProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const place = (box: HTMLElement) => {
    const at = button.current?.getBoundingClientRect();
    if (!at) return;
    const room = document.documentElement.clientWidth - box.offsetWidth - 12;
    box.style.left = `${Math.max(12, Math.min(at.left, room))}px`;
    const below = at.bottom + 6;
    box.style.top = `${below + box.offsetHeight > innerHeight ? at.top - box.offsetHeight - 6 : below}px`;
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        title={hint}
        {...(label && { "aria-label": label })}
        className={className}
      >
        {children}
      </button>
      <div
        id={id}
        popover="auto"
        className="fixed inset-auto m-0 w-[min(18rem,calc(100vw-1.5rem))] rounded-lg border border-line bg-card p-3 text-left text-sm font-normal text-ink shadow-float"
        onToggle={({ currentTarget, newState }) => newState === "open" && place(currentTarget)}
      >
        {hint}
      </div>
    </>
  );
}

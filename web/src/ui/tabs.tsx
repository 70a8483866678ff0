import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";

interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly { name: Name; title: string; note?: string | undefined; panel: ReactNode }[];
  open: Name;
  onOpen: (name: Name) => void;
}

const steps: Record<string, (from: number, count: number) => number> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs by WAI-ARIA's pattern, on a phone in as many rows as they need, each with a border of its own: a line under the selected one would
 * stand between the rows. Arrows, Home and End go from tab to tab. Panels stay in the page while they are hidden, with all
 * that was typed. Our own, since Radix's share code with the dashboard and would bring it along to a public page: 20 kB.
 */
export function Tabs<Name extends string>({ label, tabs, open, onOpen }: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const go = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === open);
    const to = steps[event.key]?.(at, tabs.length);
    const tab = to === undefined ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    onOpen(tab.name);
    list.current?.querySelector<HTMLElement>(`[data-tab=${tab.name}]`)?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="mb-5 flex flex-wrap gap-1 border-line sm:border-b"
        onKeyDown={go}
      >
        {tabs.map(({ name, title, note }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-tab={name}
            aria-selected={name === open}
            aria-controls={`${id}-${name}-panel`}
            tabIndex={name === open ? 0 : -1}
            className="min-h-10 px-3 font-medium whitespace-nowrap text-ink-2 hover:text-ink aria-selected:font-semibold aria-selected:text-teal max-sm:rounded-lg max-sm:border max-sm:border-line max-sm:aria-selected:border-teal max-sm:aria-selected:bg-teal-soft sm:flex-1 sm:border-b-2 sm:border-transparent sm:pb-1 sm:aria-selected:border-teal"
            onClick={() => onOpen(name)}
          >
            {title}
            {note && <span className="block text-xs font-medium text-bad">{note}</span>}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}`}
          hidden={name !== open}
          className="gap-4 not-[[hidden]]:grid"
        >
          {panel}
        </div>
      ))}
    </>
  );
}

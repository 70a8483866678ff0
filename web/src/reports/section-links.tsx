import { bundles } from "@fanradar/words";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useMessages } from "../lib/messages.ts";
import { useSections } from "./use-sections.ts";

const steps: ReadonlyMap<string, "previousElementSibling" | "nextElementSibling"> = new Map([
  ["ArrowLeft", "previousElementSibling"],
  ["ArrowRight", "nextElementSibling"],
]);

function step(event: KeyboardEvent<HTMLAnchorElement>) {
  const way = steps.get(event.key);
  const other = way && event.currentTarget[way];
  if (!(other instanceof HTMLElement)) return;
  event.preventDefault();
  other.focus();
}

/** Links to the sections of a report in one row, which stays in sight; the one that is read is marked. */
export function SectionLinks() {
  const words = useMessages(bundles.reports).reportWords;
  const row = useRef<HTMLElement>(null);
  const { sections, current } = useSections(row);
  const [entered, setEntered] = useState<string>();
  // One stop of the Tab key, as the figures of a section are.
  const stop = [entered, current, sections[0]?.id].find((id) => sections.some((one) => one.id === id));
  useEffect(() => {
    const { current: box } = row;
    const link = current === undefined ? null : box?.querySelector<HTMLElement>(`[href="#${current}"]`);
    // Only the row is moved: the page stays where its reader is.
    if (box && link) box.scrollTo({ left: link.offsetLeft - (box.clientWidth - link.offsetWidth) / 2 });
  }, [current]);
  return (
    <nav
      ref={row}
      aria-label={words.sectionLinks}
      className="sticky top-0 z-10 -mx-4 flex h-11 overflow-x-auto border-b border-line bg-paper px-4 [scrollbar-width:none] md:-mx-8 md:px-8 print:hidden"
    >
      {sections.map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          tabIndex={id === stop ? 0 : -1}
          onFocus={() => setEntered(id)}
          onBlur={() => setEntered(undefined)}
          onKeyDown={step}
          aria-current={id === current ? "location" : undefined}
          className="flex h-full items-center border-b-2 border-transparent px-3 whitespace-nowrap text-ink-3 first:-ml-3 hover:text-ink aria-[current]:border-teal aria-[current]:font-medium aria-[current]:text-ink"
        >
          {title}
        </a>
      ))}
    </nav>
  );
}

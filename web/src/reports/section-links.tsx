import { bundles } from "@fanradar/words";
import { type RefObject, useEffect, useRef } from "react";
import { useMessages } from "../lib/messages.ts";
import { useSections } from "./use-sections.ts";

/** Links to the sections of a report in one row, which stays in sight; the one that is read is marked. */
export function SectionLinks({ of }: { of: RefObject<HTMLElement | null> }) {
  const words = useMessages(bundles.reports).reportWords;
  const { sections, current } = useSections(of);
  const row = useRef<HTMLElement>(null);
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
          aria-current={id === current ? "location" : undefined}
          className="flex h-full items-center border-b-2 border-transparent px-3 whitespace-nowrap text-ink-3 first:-ml-3 hover:text-ink aria-[current]:border-teal aria-[current]:font-medium aria-[current]:text-ink"
        >
          {title}
        </a>
      ))}
    </nav>
  );
}

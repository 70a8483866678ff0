import { type RefObject, useEffect, useState } from "react";

export interface PageSection {
  id: string;
  title: string;
}

/** The mark of a part that the row of sections links to: its title is its label, or its heading where it has none. */
export const sectionMark = "data-section";

/** Parts whose upper edge is this far down the window, or above, have been reached. */
const readFrom = 120;

/** The sections of the article that an element stands in, in their order, as they come and go, and the one that is read. */
export function useSections(box: RefObject<HTMLElement | null>): {
  sections: PageSection[];
  current: string | undefined;
} {
  const [sections, setSections] = useState<PageSection[]>([]);
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const element = box.current?.closest("article");
    if (!element) return undefined;
    const parts = () => [...element.querySelectorAll<HTMLElement>(`[${sectionMark}]`)];
    const list = () => {
      const found = parts().map((part) => ({ id: part.id, title: titleOf(part) }));
      setSections((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
      follow();
    };
    const follow = () => {
      const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 1;
      const reached = parts().filter((part) => atEnd || part.getBoundingClientRect().top <= readFrom);
      setCurrent(reached.at(-1)?.id);
    };
    // Once a frame, however often the page moves or its parts arrive.
    let [frame, isChanged] = [0, false];
    const later = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        if (isChanged) list();
        else follow();
        isChanged = false;
      });
    };
    const changes = new MutationObserver(() => {
      isChanged = true;
      later();
    });
    changes.observe(element, { childList: true, subtree: true });
    addEventListener("scroll", later, { passive: true });
    list();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      removeEventListener("scroll", later);
    };
  }, [box]);
  return { sections, current };
}

const titleOf = (part: HTMLElement): string =>
  part.getAttribute("aria-label") ?? part.querySelector("h2")?.textContent ?? "";

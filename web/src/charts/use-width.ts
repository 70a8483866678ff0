import { startTransition, useEffect, useRef, useState } from "react";

/**
 * The drawn width of an element in CSS pixels; 0 before it is measured. The element keeps its own height, so nothing shifts. Told by the
 * browser once it has laid out the page: asked for it, the browser would do so at once, in the task that drew everything.
 */
export function useWidth<E extends HTMLElement>() {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth } = node;
      startTransition(() => setWidth(clientWidth));
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}

import { useLayoutEffect, useRef, useState } from "react";

/** The drawn width of an element in CSS pixels; 0 before it is measured. The element keeps its own height, so nothing shifts. */
export function useWidth<E extends HTMLElement>() {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    setWidth(node.clientWidth);
    const observer = new ResizeObserver(() => setWidth(node.clientWidth));
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}

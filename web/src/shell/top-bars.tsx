import { type ReactNode, useLayoutEffect, useRef } from "react";

/** Bars above a page's header. Their height is `--top-bars` of the document, so that messages appear below them. */
export function TopBars({ children }: { children: ReactNode }) {
  const bars = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bars.current;
    if (!element) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => root.setProperty("--top-bars", `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty("--top-bars");
    };
  }, []);
  return <div ref={bars}>{children}</div>;
}

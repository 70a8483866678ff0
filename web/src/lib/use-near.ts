import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether an element is on the screen or has been: what it shows need not be read before. */
export function useNear<Box extends HTMLElement>(): [box: RefObject<Box | null>, isNear: boolean] {
  const box = useRef<Box>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setNear(true);
      observer.disconnect();
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return [box, isNear];
}

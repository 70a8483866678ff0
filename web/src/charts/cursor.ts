import { type KeyboardEvent, type PointerEvent, useState } from "react";

/** A place of a chart where something is read, `x` CSS pixels from the left edge of the drawing. */
interface Place {
  x: number;
}

const pageOfStops = 10;

/** The place nearest to `x`; undefined where there is none. `stops` stand from left to right. */
export function nearestStop(stops: readonly Place[], x: number): number | undefined {
  if (stops.length === 0) return undefined;
  let [low, high] = [0, stops.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stops[middle]?.x ?? 0) < x) low = middle + 1;
    else high = middle;
  }
  const before = low - 1;
  return before >= 0 && x - (stops[before]?.x ?? 0) <= (stops[low]?.x ?? 0) - x ? before : low;
}

/** Where a key leads from a place of so many; undefined for a key that moves nothing. As a slider's keys by WAI-ARIA. */
export function stopAfter(key: string, at: number, count: number): number | undefined {
  const last = count - 1;
  const steps: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - pageOfStops,
    PageUp: at + pageOfStops,
    Home: 0,
    End: last,
  };
  const next = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return next === undefined || last < 0 ? undefined : Math.min(last, Math.max(0, next));
}

interface Cursor {
  /** Place that is read; undefined while none is. */
  at: number | undefined;
  handlers: {
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onFocus: () => void;
    onBlur: () => void;
    onClick: () => void;
  };
}

/**
 * One cursor for every chart: the pointer, a finger and the arrow keys move it from place to place. A finger leaves it where it was,
 * Escape and leaving the chart remove it. The keyboard begins at the last place, which is the newest.
 *
 * @param onOpen what a click and Enter do at a place
 */
export function useCursor(stops: readonly Place[], onOpen?: (at: number) => void): Cursor {
  const [chosen, setChosen] = useState<number>();
  const last = stops.length - 1;
  // After another range is shown there may be fewer.
  const at = chosen === undefined || last < 0 ? undefined : Math.min(chosen, last);
  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) =>
    setChosen(nearestStop(stops, clientX - currentTarget.getBoundingClientRect().left));
  return {
    at,
    handlers: {
      onPointerMove: follow,
      onPointerDown: follow,
      onPointerLeave: ({ pointerType, currentTarget }) => {
        if (pointerType === "mouse" && currentTarget !== document.activeElement) setChosen(undefined);
      },
      onKeyDown: (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === "Escape") return setChosen(undefined);
        const isOpening = event.key === "Enter" || event.key === " ";
        const next = stopAfter(event.key, at ?? last, stops.length);
        if (next === undefined && !(isOpening && onOpen)) return;
        event.preventDefault();
        if (next !== undefined) setChosen(next);
        else if (at !== undefined) onOpen?.(at);
      },
      onFocus: () => setChosen(at ?? last),
      onBlur: () => setChosen(undefined),
      onClick: () => {
        if (at !== undefined) onOpen?.(at);
      },
    },
  };
}

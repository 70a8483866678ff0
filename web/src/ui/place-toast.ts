export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const stepPx = 8;
/** Controls, the page's title and description, notices, and the last answer of a conversation: no message covers them. */
const acted =
  "a[href], button, input, select, textarea, summary, [role=slider], [role=status], [role=alert], h1, h1 + *, [role=log] > * > :last-child";

/** Places a message, and again when the page has grown, shrunk or been scrolled, unless the person is at it. Returns a function to stop. */
export function placeToast(toast: HTMLElement | null): (() => void) | undefined {
  if (!toast) return;
  const placeAgain = () => {
    if (!toast.matches(":hover, :focus-within")) place(toast);
  };
  place(toast);
  const observer = new ResizeObserver(placeAgain);
  observer.observe(document.body);
  addEventListener("scrollend", placeAgain);
  return () => {
    observer.disconnect();
    removeEventListener("scrollend", placeAgain);
  };
}

/** Moves a message from its usual place to one where it covers no control that can be pressed, no notice and not the last answer. */
function place(toast: HTMLElement): void {
  const list = toast.parentElement;
  if (!list) return;
  list.style.translate = "none";
  // Behind a dialog nothing can be pressed.
  const within = [...document.querySelectorAll("[role=dialog]")].at(-1) ?? document;
  const boxes = [...within.querySelectorAll(acted)]
    .filter((control) => !control.closest("[data-toasts]") && control.checkVisibility({ visibilityProperty: true }))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
  const usual = toast.getBoundingClientRect();
  const { width, height } = document.documentElement.getBoundingClientRect();
  // Without what a phone's keyboard covers.
  const bottom = Math.min(window.innerHeight, window.visualViewport?.height ?? height);
  const { left, top } = findPlace(usual, { left: 0, top: 0, right: width, bottom }, boxes);
  list.style.translate = `${left - usual.left}px ${top - usual.top}px`;
}

/**
 * Where a message covers none of the boxes, or else the fewest: at its usual place, at the window's foot, in a lower corner, else as
 * high as there is room below its usual place.
 */
export function findPlace(usual: Box, window: Box, boxes: readonly Box[]): Box {
  const [width, height] = [usual.right - usual.left, usual.bottom - usual.top];
  const at = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + height });
  // As far from the foot as from the top, and in a corner as far from the side.
  const margin = Math.max(stepPx, Math.min(usual.top, 2 * stepPx));
  const foot = window.bottom - height - margin;
  const rows = Math.max(0, Math.floor((foot - usual.top) / stepPx));
  const places = [
    usual,
    at(usual.left, foot),
    at(window.right - width - margin, foot),
    at(window.left + margin, foot),
    ...Array.from({ length: rows }, (_, row) => at(usual.left, usual.top + (row + 1) * stepPx)),
  ];
  const covered = places.map((place) => boxes.filter((box) => isOver(place, box)).length);
  return places[covered.indexOf(Math.min(...covered))] ?? usual;
}

const isOver = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

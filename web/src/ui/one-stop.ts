const items = "button:not(:disabled, [role], [aria-haspopup=menu])";
const steps = new Map([
  ["ArrowRight", 1],
  ["ArrowDown", 1],
  ["ArrowLeft", -1],
  ["ArrowUp", -1],
  ["Home", Number.NEGATIVE_INFINITY],
  ["End", Number.POSITIVE_INFINITY],
]);

/**
 * Makes the buttons of an element one stop of the Tab key, the one that had the focus last: a report has two hundred figures.
 * Arrow keys, Home and End step through them. Fields, links and charts keep their own stops. Given to `ref`.
 *
 * @returns what undoes it
 */
export function oneStop(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  box.dataset.oneStop = "";
  let current: HTMLButtonElement | undefined;
  const buttons = () =>
    [...box.querySelectorAll<HTMLButtonElement>(items)].filter((one) => one.closest("[data-one-stop]") === box);
  const enter = (button: HTMLButtonElement | undefined) => {
    if (current) current.tabIndex = -1;
    current = button;
    if (current) current.tabIndex = 0;
  };
  const arrange = () => {
    const all = buttons();
    for (const one of all) if (one !== current) one.tabIndex = -1;
    if (!current || !all.includes(current)) enter(all[0]);
  };
  const follow = ({ target }: FocusEvent) => {
    const entered = buttons().find((one) => one === target);
    if (entered) enter(entered);
  };
  const press = (event: KeyboardEvent) => {
    const step = steps.get(event.key);
    const { target } = event;
    if (
      step === undefined ||
      !(target instanceof HTMLButtonElement) ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    )
      return;
    const shown = buttons().filter((one) => one.checkVisibility());
    const place = shown.indexOf(target);
    if (place < 0) return;
    event.preventDefault();
    shown[Math.max(0, Math.min(shown.length - 1, place + step))]?.focus();
  };
  arrange();
  const observer = new MutationObserver(arrange);
  observer.observe(box, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  box.addEventListener("focusin", follow);
  box.addEventListener("keydown", press);
  return () => {
    observer.disconnect();
    box.removeEventListener("focusin", follow);
    box.removeEventListener("keydown", press);
  };
}

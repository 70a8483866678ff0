import { bundles } from "@fanradar/words";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { tourSteps } from "./tour-steps.ts";

interface TourProps {
  /** From 1. */
  place: number;
  onGo: (place: number) => void;
  onLeave: () => void;
  /** What a person does after it. */
  ending: { href: string; label: string };
}

/** One step of the tour, drawn anew for each, in a card beside the page, which can be used meanwhile; what the step is about is outlined. */
export function Tour({ place, onGo, onLeave, ending }: TourProps) {
  const { sampleWords: words } = useMessages(bundles.firstRun);
  const format = useFormat();
  const step = tourSteps[place - 1];
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Screen readers read a step from its heading.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => outlineOnce(step?.target), [step?.target]);
  useEffect(() => (card.current ? keepClear(card.current) : undefined), []);
  if (!step) return null;
  const { name, text } = words.tour[step.name];
  const isLast = place === tourSteps.length;
  return (
    <section
      ref={card}
      aria-labelledby="tour"
      className="fixed right-4 bottom-4 z-20 grid w-88 gap-2 rounded-xl border border-teal bg-card p-4 shadow-float max-md:inset-x-3 max-md:bottom-18 max-md:w-auto"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="text-xs text-ink-3">
          {words.place(place.toLocaleString(format.locale), tourSteps.length.toLocaleString(format.locale))}
        </p>
        <button
          type="button"
          aria-label={words.leave}
          title={words.leave}
          className="-m-2 grid size-10 place-items-center rounded-lg text-ink-2 hover:bg-sunken"
          onClick={onLeave}
        >
          <X size={18} aria-hidden />
        </button>
      </div>
      <h2 id="tour" ref={heading} tabIndex={-1} className="text-base font-semibold outline-none">
        {name}
      </h2>
      <p className="text-ink-2">{text}</p>
      <div className="flex items-center justify-end gap-3">
        {place > 1 && <Button onClick={() => onGo(place - 1)}>{words.previous}</Button>}
        {isLast ? (
          <Link href={ending.href} className={buttonClass("primary")}>
            {ending.label}
          </Link>
        ) : (
          <Button look="primary" onClick={() => onGo(place + 1)}>
            {words.next}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Outlines what a selector names, once it is on the page, and brings it into view. Returns how to stop. */
function outlineOnce(target: string | undefined): (() => void) | undefined {
  if (target === undefined) return undefined;
  let outlined: HTMLElement | null = null;
  const find = () => {
    outlined = document.querySelector<HTMLElement>(target);
    if (!outlined) return;
    watch.disconnect();
    outlined.dataset.toured = "";
    outlined.scrollIntoView({ block: "start" });
  };
  const watch = new MutationObserver(find);
  watch.observe(document.body, { childList: true, subtree: true });
  find();
  return () => {
    watch.disconnect();
    if (outlined) delete outlined.dataset.toured;
  };
}

/** Makes room at the page's end, so that what has the focus is never behind a card that is fixed there. Returns how to undo it. */
function keepClear(card: HTMLElement): () => void {
  const room = `${innerHeight - card.getBoundingClientRect().top}px`;
  const [{ style: page }, { style: body }] = [document.documentElement, document.body];
  page.scrollPaddingBottom = room;
  body.paddingBottom = room;
  return () => {
    page.scrollPaddingBottom = "";
    body.paddingBottom = "";
  };
}

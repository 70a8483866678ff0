import { type RefObject, useEffect, useRef, useState } from "react";

interface Menu {
  isOpen: boolean;
  toggle: () => void;
  /** Of the button that opens it, which has the focus again after Escape. */
  button: RefObject<HTMLButtonElement | null>;
}

/** A menu below a button: Escape closes it, and so does going to another `place`. */
export function useMenu(place: string): Menu {
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === place;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const close = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpenAt(undefined);
      button.current?.focus();
    };
    addEventListener("keydown", close);
    return () => removeEventListener("keydown", close);
  }, [isOpen]);
  return { isOpen, toggle: () => setOpenAt(isOpen ? undefined : place), button };
}

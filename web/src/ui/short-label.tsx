import type { LucideIcon } from "lucide-react";

/** A button's text; on a phone its icon alone, so that the actions of a page share a row. */
export function ShortLabel({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <>
      <Icon size={16} aria-hidden className="sm:hidden" />
      <span className="max-sm:sr-only">{text}</span>
    </>
  );
}

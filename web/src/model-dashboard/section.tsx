import { type ReactNode, useId } from "react";

interface SectionProps {
  title: string;
  lead?: string;
  /** Where an address leads to it. */
  anchor?: string;
  children: ReactNode;
}

/** A part of the page: its name, what it is for, and what is in it. */
export function DashboardSection({ title, lead, anchor, children }: SectionProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="grid scroll-mt-4 content-start gap-4 rounded-xl border border-line bg-card p-4.5"
    >
      <div>
        <h2 id={id} className="text-base font-semibold tracking-tight">
          {title}
        </h2>
        {lead && <p className="max-w-[66ch] text-ink-3">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

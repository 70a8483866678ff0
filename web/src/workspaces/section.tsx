import type { ReactNode } from "react";

/** A part of the panel, with its heading. */
export function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 rounded-xl border border-line bg-card p-5">
      <h2 className="text-base font-semibold">{title}</h2>
      {lead && <p className="text-ink-2">{lead}</p>}
      {children}
    </section>
  );
}

import type { ReactNode } from "react";

/** What a person has to know before they read the report, above it. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section data-notice aria-label={title} className="mb-5 grid gap-2 rounded-xl border border-line bg-sunken p-4">
      <h2 className="font-semibold">{title}</h2>
      {children}
    </section>
  );
}

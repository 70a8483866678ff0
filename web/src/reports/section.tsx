import type { SealedReport, Statement } from "@fanradar/engine";
import type { ReactNode } from "react";
import type { Ledger } from "../ui/figure.tsx";
import { oneStop } from "../ui/one-stop.ts";

export interface SectionPart {
  sealed: SealedReport;
  ledger: Ledger;
}

/** The statements of a section, or of one place in it. */
export function pick({ sealed }: SectionPart, section: Statement["section"], place?: string): Statement[] {
  return sealed.statements.filter((one) => one.section === section && (place === undefined || one.place === place));
}

/** A section with its heading; `id` is its address in the page. */
export function ReportSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section ref={oneStop} id={id} className="@container grid gap-3" data-section>
      <h2 className="text-base font-semibold tracking-tight">{title}</h2>
      {children}
    </section>
  );
}

/** Parts beside each other at the foot of a report, as many as fit. */
export const footClass =
  "grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-10 gap-y-7 border-t border-line pt-7";

export const cardClass = "min-w-0 rounded-xl border border-line bg-card p-4.5";

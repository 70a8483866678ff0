import type { SealedReport } from "@fanradar/engine";
import { bundles } from "@fanradar/words";
import type { ReactNode } from "react";
import { useMessages } from "../lib/messages.ts";
import { PlatformReadings } from "./readings.tsx";

/** Nothing went wrong where this instance does not read the platform at all. */
const isNoFault = new Set(["ok", "no_connector", "no_key"]);

/** Another link would be read. */
const leadsNowhere = new Set(["not_found", "suspended"]);

interface NotReadProps extends Pick<SealedReport, "subjects"> {
  /** Where a link leads to no account: what corrects it. */
  children?: ReactNode;
}

/** Which of the linked platforms are missing from this report, and why. Nothing when all were read, or none was: the overview says that. */
export function NotRead({ subjects, children }: NotReadProps) {
  const words = useMessages(bundles.reports).reportWords.notRead;
  const missing = subjects.filter(({ outcome }) => !isNoFault.has(outcome));
  if (missing.length === 0 || missing.length === subjects.length) return null;
  return (
    <section
      aria-label={words.title}
      className="grid gap-2 rounded-lg border border-line bg-sunken px-4 py-3"
      data-not-read
    >
      <h2 className="font-semibold">{words.title}</h2>
      <PlatformReadings readings={missing} />
      <p className="text-ink-2">{words.hint}</p>
      {missing.some(({ outcome }) => leadsNowhere.has(outcome)) && children}
    </section>
  );
}

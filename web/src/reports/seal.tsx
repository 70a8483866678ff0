import type { Report } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { Link } from "wouter";
import { useMessages } from "../lib/messages.ts";

/** What the report is sealed by: its number, checks passed, engine and hash. */
export function Seal({ report }: { report: Report }) {
  const words = useMessages(bundles.reports).reportWords;
  const { sealed, hash } = report.metadata;
  return (
    <footer className="grid gap-1 border-t border-line pt-3.5 text-ink-3" data-seal>
      <p className="num font-semibold text-ink">{words.version(report.id)}</p>
      <p className="num">{words.checked(sealed.checks.passed, sealed.checks.figures)}</p>
      <p>{words.writtenBy(sealed.engineVersion)}</p>
      <p className="text-xs">
        {words.hash} <code title={hash}>{hash.slice(0, 12)}</code>{" "}
        <Link href={`/verify?report=${report.id}&hash=${hash}`} className="text-teal underline">
          {words.checkSeal}
        </Link>
      </p>
    </footer>
  );
}

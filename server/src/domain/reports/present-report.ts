import type { Report } from "@fanradar/contract";
import { type SealedReport, summariseReport } from "@fanradar/engine";
import { renderContent } from "@fanradar/words";
import { LRUCache } from "lru-cache";
import { type Failure, fail } from "../../platform/http/fail.ts";
import { LastingAnswer } from "../../platform/http/lasting-answer.ts";
import { formatOf, messagesFor, type Reader } from "../../platform/http/reader.ts";
import type { Viewer } from "../access/policy.ts";
import { editionVisibility, type ReportVisibility, type Visible } from "../access/visibility.ts";
import { reportTypeOf } from "./classify-report.ts";
import type { Ratings, StoredReport } from "./find-report.ts";
import { findRedactedReport } from "./redact-report.ts";
import { visibilityOf } from "./report-visibility.ts";

type RenderedReport = Pick<Report, "content"> & Pick<Report["metadata"], "sealed" | "summary" | "places">;

/** Some 300 kB each. What is sealed never changes, so that a report is rendered once for each kind of reader. */
const rendered = new LRUCache<string, RenderedReport>({ max: 30 });

interface PresentOptions {
  ratings: Ratings;
  reader: Reader;
  /** Called only when the report is not cached. */
  findSealed: () => Promise<SealedReport | undefined>;
}

/** The only door out for a submission's report: rendered from what this reader may see. */
export function presentReport(
  viewer: Viewer,
  report: StoredReport,
  options: PresentOptions,
): LastingAnswer<Report | Failure> {
  const reading = visibilityOf(viewer, report);
  const key = `${report.id} ${keyOf(reading, report, options)} ${JSON.stringify(options.ratings)}`;
  return new LastingAnswer(key, async () => (await read(reading, report, options)) ?? fail("no-report"));
}

/** The door out for a creator's public edition. Its owner too reads what others read. Undefined when it was deleted meanwhile. */
export function presentEdition(
  reader: "public" | "link",
  creator: Pick<Visible, "visibility" | "showsExplicit">,
  report: StoredReport,
  options: PresentOptions,
): Promise<Report | undefined> {
  return read(editionVisibility(reader, creator), report, options);
}

const keyOf = ({ name }: ReportVisibility, { hash }: StoredReport, { reader }: PresentOptions) =>
  `${name} ${hash} ${reader.language} ${reader.timeZone} ${reader.currency}`;

async function read(
  reading: ReportVisibility,
  report: StoredReport,
  options: PresentOptions,
): Promise<Report | undefined> {
  const { ratings, reader, findSealed } = options;
  const key = keyOf(reading, report, options);
  const seen = rendered.get(key) ?? (await render({ reading, reader }, report, findSealed));
  if (!seen) return undefined;
  rendered.set(key, seen);
  const { content, sealed, summary, places } = seen;
  return {
    id: report.id,
    createdAt: report.createdAt.toISOString(),
    content,
    ratings,
    // That a private figure is behind a redacted one must not show either.
    metadata: { sealed, summary, places, hash: report.hash, reportType: reportTypeOf(sealed) },
  };
}

async function render(
  { reading, reader }: { reading: ReportVisibility; reader: Reader },
  report: StoredReport,
  findSealed: PresentOptions["findSealed"],
): Promise<RenderedReport | undefined> {
  const sealed = await findRedactedReport(reading, report, findSealed);
  return (
    sealed && {
      sealed,
      summary: summariseReport(sealed),
      ...renderContent(sealed, formatOf(reader), messagesFor(reader).statementWords),
    }
  );
}

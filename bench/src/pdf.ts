import { createHash } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { describeReport } from "@fanradar/server/src/domain/reports/pdf/describe-report.ts";
import { renderPdf } from "@fanradar/server/src/domain/reports/pdf/render-pdf.ts";
import { makeSampleReport } from "@fanradar/server/src/seed/sample-report.ts";
import { localeOf } from "@fanradar/words";
import { tables } from "@fanradar/words/tables";

const rounds = 20;

/**
 * A whole report as PDF, from the sealed facts to the file, each in a process of its own as the server sets it: how long, how
 * much memory at the most, whether the bytes are the same each time, and how long this process could not answer meanwhile.
 */
export async function pdfSpeed(): Promise<void> {
  const { model, report } = await makeSampleReport();
  const { sealed, hash } = report.metadata;
  const format = { locale: localeOf.en, timeZone: "UTC", words: tables.en };
  const times: number[] = [];
  const hashes = new Set<string>();
  let [bytes, peakMb] = [0, 0];
  const stalls = monitorEventLoopDelay({ resolution: 5 });
  for (let round = -2; round < rounds; round++) {
    if (round === 0) stalls.enable();
    const started = performance.now();
    const printed = {
      id: 1,
      hash,
      createdAt: new Date(report.createdAt),
      sealed,
      name: model.name,
      username: model.username,
    };
    const rendered = await renderPdf(describeReport(printed, { format, verifyUrl: "https://example.test/verify" }));
    if (round >= 0) times.push(performance.now() - started);
    hashes.add(createHash("sha256").update(rendered.bytes).digest("hex"));
    [bytes, peakMb] = [rendered.bytes.length, Math.max(peakMb, rendered.peakMb)];
  }
  stalls.disable();
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.ceil(share * times.length) - 1] ?? Number.NaN);
  console.log(
    JSON.stringify({
      bench: "pdf",
      facts: sealed.facts.length,
      n: times.length,
      p50: at(0.5),
      p95: at(0.95),
      max: at(1),
      unit: "ms",
      bytes,
      sameBytes: hashes.size === 1,
      peakMb,
      stallMs: Math.round(stalls.max / 1e6),
    }),
  );
}

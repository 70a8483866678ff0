import { createHash } from "node:crypto";
import type { DocumentLength } from "@fanradar/contract";
import { type Fact, type SealedReport, trustLevels } from "@fanradar/engine";
import {
  dateAndTime,
  period,
  rangeInWords,
  sampleAndBase,
  showCause,
  showExactly,
  showExchange,
  showSource,
  showTries,
  trustInWords,
} from "@fanradar/words";
import type { ReaderFormat } from "../../../platform/http/reader.ts";
import { describeSections, pdfFactLabel, platforms } from "./describe-sections.ts";
import { describeSummary } from "./describe-summary.ts";
import type { DocumentSection, PdfDocument } from "./document.ts";
import { printable } from "./printable.ts";

export interface PrintedReport {
  id: number;
  /** SHA-256 of all that is sealed, hexadecimal. */
  hash: string;
  createdAt: Date;
  /** The report as the viewer may see it. */
  sealed: SealedReport;
  name: string;
  username: string;
}

/** The first letter is of a script that is written from the right. */
const rightToLeft = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

interface DescribeOptions {
  format: ReaderFormat;
  /** Where a seal can be checked. */
  verifyUrl: string;
  /** `report`: without the appendix of every figure; `summary`: what heads the report and one chart, on one page. */
  length?: DocumentLength;
  preparedFor?: string;
  preparedBy?: { name: string; logo?: Uint8Array };
}

/** Content of a report's PDF for a viewer. Deterministic. */
export function describeReport(
  report: PrintedReport,
  { format, verifyUrl, length = "full", preparedFor, preparedBy }: DescribeOptions,
): PdfDocument {
  const { interfaceWords, pdfWords, outcomeWords, reportWords: words } = format.words;
  const { sealed } = report;
  const number = words.version(report.id);
  const missing = sealed.subjects.filter(({ outcome }) => !["ok", "no_connector", "no_key"].includes(outcome));
  const isSandbox = [...sealed.facts, ...sealed.sources].some(({ sandbox }) => sandbox);
  const there = sealed.facts.filter(({ kind }) => kind !== "unavailable");
  // The same mark by two names where some of it is public and some rests on a consent.
  const trusts = new Map(there.map((fact) => [trustInWords(fact, format.words), fact.trust]));
  const document: Omit<PdfDocument, "seal"> = {
    title: pdfWords.title(number),
    language: format.locale.slice(0, 2),
    product: interfaceWords.product,
    number,
    sealedOn: pdfWords.sealedOn(dateAndTime(report.createdAt.toISOString(), format)),
    ...(isSandbox && { sandbox: interfaceWords.shell.sandbox }),
    name: report.name,
    ...(rightToLeft.test(report.name) && { isRightToLeft: true }),
    handle: `@${report.username.replace(/^@/, "")}`,
    prepared: [
      ...(preparedFor === undefined ? [] : [[pdfWords.preparedFor, preparedFor] satisfies [string, string]]),
      ...(preparedBy === undefined ? [] : [[pdfWords.preparedBy, preparedBy.name] satisfies [string, string]]),
    ],
    ...(preparedBy?.logo && { logo: [...preparedBy.logo] }),
    ...(length === "summary" && { isSummary: true }),
    hasAppendix: length === "full",
    profiles: sealed.subjects.map(({ platform, handle, url }) => ({
      platform,
      name: interfaceWords.platforms[platform],
      handle: `@${handle}`,
      url,
    })),
    ...(missing.length > 0 && {
      notRead: {
        title: words.notRead.title,
        rows: missing.map((subject) => {
          const who = `${interfaceWords.platforms[subject.platform]} @${subject.handle}`;
          return [pdfWords.named(who, outcomeWords[subject.outcome]), showTries(subject, format)]
            .filter(Boolean)
            .join(", ");
        }),
        hint: words.notRead.hint,
      },
    }),
    summary: describeSummary(sealed, format),
    marks: {
      title: words.trustMix,
      lead: [pdfWords.marksLead, ...(length === "full" ? [pdfWords.marksAppendix] : []), pdfWords.marksSteps].join(" "),
      names: trustLevels.flatMap((mark) =>
        [...trusts].filter(([, trust]) => trust === mark).map(([name]) => ({ mark, name })),
      ),
    },
    sections: length === "summary" ? firstChart(describeSections(sealed, format)) : describeSections(sealed, format),
    appendix: {
      title: pdfWords.appendix,
      lead: pdfWords.appendixLead,
      columns: [pdfWords.figure, pdfWords.value, pdfWords.evidence, pdfWords.formula],
      groups: [...platforms, undefined].flatMap((platform) => {
        const facts = sealed.facts.filter((fact) => fact.platform === platform);
        if (facts.length === 0) return [];
        const title = platform ? interfaceWords.platforms[platform] : pdfWords.ofAll;
        return [{ title, rows: facts.map((fact) => appendixRow(fact, sealed, format)) }];
      }),
    },
    sources: {
      title: pdfWords.sources,
      columns: [pdfWords.source, pdfWords.readOn],
      rows: sourceRows(sealed, format),
    },
    footer: `${number} · ${words.hash} ${report.hash.slice(0, 12)}`,
  };
  const content = printable(document);
  return {
    ...content,
    seal: {
      title: pdfWords.seal,
      rows: [
        [pdfWords.report, number],
        [pdfWords.engine, words.writtenBy(sealed.engineVersion)],
        [words.stages.check, words.checked(sealed.checks.passed, sealed.checks.figures)],
        [pdfWords.timeZone, format.timeZone],
        [pdfWords.sealHash, report.hash],
        [pdfWords.renderingHash, createHash("sha256").update(JSON.stringify(content)).digest("hex")],
      ],
      verify: pdfWords.verify(verifyUrl),
    },
  };
}

/** The first line of followers, which shows where all of it is going. */
function firstChart(sections: readonly DocumentSection[]): DocumentSection[] {
  for (const { title, blocks } of sections) {
    const chart = blocks.find(({ kind }) => kind === "line");
    if (chart) return [{ title, blocks: [chart] }];
  }
  return [];
}

function appendixRow(fact: Fact, sealed: SealedReport, format: ReaderFormat) {
  const { interfaceWords, formulaWords, kindWords, ledgerWords: ledger, pdfWords } = format.words;
  const range = rangeInWords(fact, format) ?? (fact.reason && showCause(fact.reason, format));
  const exchange = showExchange(fact, format);
  const { sample, against } = sampleAndBase(fact, format);
  const known = fact.kind === "unavailable" ? undefined : showSource(fact, sealed.sources, format.words);
  const rests = [
    [kindWords[fact.kind], known, fact.sandbox && interfaceWords.shell.sandbox].filter(Boolean).join(" · "),
    exchange && pdfWords.named(ledger.own, exchange.own),
    exchange && pdfWords.named(ledger.rate, exchange.rate),
    `${ledger.asOf} ${dateAndTime(fact.asOf, format)}`,
    sample,
    against && pdfWords.named(ledger.against, against),
    ...(fact.conflicts ?? []).map(({ value, observedAt }) =>
      pdfWords.named(
        ledger.conflicts,
        `${showExactly({ ...fact, value }, format)}, ${dateAndTime(observedAt, format)}`,
      ),
    ),
  ];
  return {
    name: pdfFactLabel(fact.metric, format),
    value: {
      label: "",
      value: showExactly(fact, format),
      ...(range && { range }),
      ...(fact.kind !== "unavailable" && { mark: fact.trust }),
    },
    rests: rests.filter((line) => line !== undefined),
    formula: Object.entries(formulaWords).find(([key]) => key === fact.formula)?.[1] ?? "",
  };
}

/** A platform is read every day for years: reads of one kind stand together, with how many and from when to when. */
function sourceRows({ sources }: SealedReport, format: ReaderFormat): [string, string][] {
  const { interfaceWords, pdfWords, sourceWords } = format.words;
  const rows = new Map<string, string[]>();
  for (const { kind, platform, observedAt, sandbox } of sources) {
    const name = [
      platform && interfaceWords.platforms[platform],
      sourceWords[kind],
      sandbox && interfaceWords.shell.sandbox,
    ];
    const row = name.filter(Boolean).join(" · ");
    rows.set(row, [...(rows.get(row) ?? []), observedAt]);
  }
  return [...rows].map(([row, times]) => {
    const [from = "", to = from] = [times.toSorted()[0], times.toSorted().at(-1)];
    return [
      row,
      times.length === 1 ? dateAndTime(from, format) : pdfWords.times(times.length, period({ from, to }, format)),
    ];
  });
}

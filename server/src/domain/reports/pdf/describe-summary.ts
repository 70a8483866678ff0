import { type Fact, type ReportSummary, type SealedReport, summariseReport } from "@fanradar/engine";
import {
  counted,
  dayAndMonth,
  daysOfFact,
  period as sayPeriod,
  showFact,
  showRange,
  showReason,
} from "@fanradar/words";
import type { ReaderFormat } from "../../../platform/http/reader.ts";
import { withGaps } from "./describe-charts.ts";
import { pdfFactLabel, textRunsOf } from "./describe-sections.ts";
import type { DocumentSummary, DocumentTile, Point, TextRun } from "./document.ts";

type Facts = ReadonlyMap<string, Fact>;
type Tile = ReportSummary["tiles"][number];

/** What heads the document, as it heads the page: the figures, the verdict, and the next steps that the verdict has not. */
export function describeSummary(sealed: SealedReport, format: ReaderFormat): DocumentSummary {
  const { reportWords: words } = format.words;
  const facts: Facts = new Map(sealed.facts.map((fact) => [fact.id, fact]));
  const { tiles, verdict } = summariseReport(sealed);
  const isFirstSaid = verdict.some(({ role }) => role === "next");
  const steps = sealed.statements.filter(({ place }) => place === "next").slice(isFirstSaid ? 1 : 0);
  return {
    tiles: tiles.flatMap((tile) => tileOf(tile, facts, format)),
    ...(verdict.length > 0 && {
      verdict: {
        title: words.verdict.title,
        rows: verdict.map(({ role, statement }) => ({
          role,
          label: words.verdict.roles[role],
          pieces: textRunsOf(statement, facts, format),
          ...(role === "risk" &&
            statement.severity && { tone: statement.severity, label: words.verdict.risks[statement.severity] }),
        })),
      },
    }),
    ...(steps.length > 0 && {
      steps: {
        title: isFirstSaid ? words.furtherSteps : words.nextSteps,
        items: steps.map((step) => ({ pieces: textRunsOf(step, facts, format) })),
      },
    }),
  };
}

function tileOf(tile: Tile, facts: Facts, format: ReaderFormat): DocumentTile[] {
  const fact = facts.get(tile.fact);
  if (!fact) return [];
  const { interfaceWords, reportWords } = format.words;
  const { platform, period } = fact;
  const isForecast = tile.kind === "forecast";
  const range =
    isForecast && fact.kind !== "unavailable" ? showRange(fact, format, { span: "{low} – {high}" }) : undefined;
  const name =
    isForecast && period
      ? `${reportWords.headline.by} ${dayAndMonth(period.to, format)}`
      : tile.kind === "posting"
        ? reportWords.headline.posting
        : pdfFactLabel(fact.metric, format);
  const isNamed = platform && platform !== "onlyfans";
  return [
    {
      label: isNamed ? `${name} · ${interfaceWords.platforms[platform]}` : name,
      value: range ?? showFact(fact, format),
      ...(range !== undefined && { isRange: true as const }),
      ...markOf(fact),
      notes: [...(fact.reason ? [[{ text: showReason(fact.reason, format) }]] : []), ...notesOf(tile, facts, format)],
      ...(tile.line && { lines: shapesOf(tile.line) }),
    },
  ];
}

const markOf = ({ kind, trust }: Fact) => (kind === "unavailable" ? {} : { mark: trust });
const figure = (fact: Fact, format: ReaderFormat): TextRun => ({ text: showFact(fact, format), ...markOf(fact) });

/** What stands small below a figure, a row each. */
function notesOf(tile: Tile, facts: Facts, format: ReaderFormat): TextRun[][] {
  const { headline } = format.words.reportWords;
  const beside = tile.beside.flatMap((id) => facts.get(id) ?? []);
  const [first] = beside;
  const own = facts.get(tile.fact);
  const against = facts.get(tile.standing?.against ?? "");
  const standing = (text: string, of = ""): TextRun[][] =>
    tile.standing && against
      ? [
          [{ text: `${of}${headline.standings[tile.standing.level]}` }],
          [
            { text: `${text} ` },
            { ...figure(against, format), text: showRange(against, format) ?? showFact(against, format) },
          ],
        ]
      : [];
  if (tile.kind === "audience" && first) {
    if (first.reason) return [[figure(first, format), { text: ` ${showReason(first.reason, format)}` }]];
    const percent = beside.find(({ unit }) => unit === "percent");
    const share = percent ? [{ text: " (" }, figure(percent, format), { text: ")" }] : [];
    const days = daysOfFact(first);
    const since = days ? [{ text: ` ${headline.since} ${dayAndMonth(days.from, format)}` }] : [];
    const gains = beside
      .filter((one) => one !== percent)
      .map((gain) => {
        const { platform } = gain;
        const isElsewhere = platform && platform !== own?.platform;
        const where = isElsewhere ? [{ text: ` ${format.words.interfaceWords.platforms[platform]}` }] : [];
        return [figure(gain, format), ...share, ...where];
      });
    const of = against?.platform ? `${format.words.interfaceWords.platforms[against.platform]}: ` : "";
    return [...gains.slice(0, -1), [...(gains.at(-1) ?? []), ...since], ...standing(headline.against.growth, of)];
  }
  if (tile.kind === "posting" && first) return [[{ text: `${headline.lastPost} ` }, figure(first, format)]];
  if (tile.kind === "forecast" && first) return [[{ text: `${headline.now} ` }, figure(first, format)]];
  if (tile.kind === "engagement" && own)
    return [
      ...standing(headline.against[against?.metric === "peerEngagement" ? "peers" : "published"]),
      ...(own.n === undefined ? [] : [[{ text: counted(own.n, headline.latest, format) }]]),
    ];
  if (tile.kind === "earnings" && own?.period)
    return [
      ...(first ? [[figure(first, format), { text: ` ${headline.before}` }]] : []),
      [{ text: sayPeriod(own.period, format) }],
    ];
  return [];
}

/** The parts of a line between its gaps, as shares of its box from the lower left. One that stands still lies in the middle. */
function shapesOf(line: NonNullable<Tile["line"]>): Point[][] {
  const [times, values] = [line.map(({ at }) => Date.parse(at)), line.map(({ value }) => value)];
  const [start, end] = [Math.min(...times), Math.max(...times)];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return withGaps(line).map((part) =>
    part.map(
      ({ at, value }): Point => [
        (Date.parse(at) - start) / (end - start || 1),
        most === least ? 0.5 : (value - least) / (most - least),
      ],
    ),
  );
}

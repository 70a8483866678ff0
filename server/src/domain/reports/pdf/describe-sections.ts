import type { Fact, Platform, SealedReport, Statement } from "@fanradar/engine";
import { cardMetrics, groupByPlatform, groupStandOuts, themeMetrics } from "@fanradar/engine/catalogue/groups";
import { daysOfAmount, renderStatement, shortDate, showFact, showRange, showReason } from "@fanradar/words";
import type { ReaderFormat } from "../../../platform/http/reader.ts";
import { charts, scheduleRanges, tierRanges } from "./describe-charts.ts";
import type { ChartRow, DocumentBlock, DocumentSection, TableRow, TextRun } from "./document.ts";

export const platforms: Platform[] = ["instagram", "x", "tiktok", "onlyfans"];
const audienceParts = ["country", "city", "age", "gender"] as const;
const largest = [1, 2, 3] as const;

/** The five sections of a report, as the page has them; the next steps stand at its head. */
export function describeSections(sealed: SealedReport, format: ReaderFormat): DocumentSection[] {
  const { interfaceWords, reportWords: words } = format.words;
  const facts = new Map(sealed.facts.map((fact) => [fact.id, fact]));
  const pick = (section: Statement["section"], place?: string) =>
    sealed.statements.filter((one) => one.section === section && (place === undefined || one.place === place));
  const pieces = (statement: Statement) => textRunsOf(statement, facts, format);
  const paragraph = (statements: Statement[]) => join(statements.map(pieces), " ");
  // Where no sentence stands, the absent figure does; its row in the appendix says why.
  const text = (statements: Statement[], absentId = ""): DocumentBlock[] => {
    if (statements.length > 0) return [{ kind: "text", pieces: paragraph(statements) }];
    const fact = facts.get(absentId);
    return fact?.kind === "unavailable" && isShown(fact)
      ? [{ kind: "text", pieces: [{ text: showFact(fact, format) }] }]
      : [];
  };
  const shown = platforms.filter((platform) => sealed.facts.some((fact) => fact.platform === platform));

  const cards = shown
    .map((platform) => ({
      title: interfaceWords.platforms[platform],
      platform,
      rows: cardMetrics[platform].flatMap((metric) => {
        const fact = facts.get(`${platform}.${metric}`);
        return fact && isShown(fact) ? [rowOf(pdfFactLabel(metric, format), fact, format)] : [];
      }),
      notes: paragraph(pick("engagementMetrics", platform)),
    }))
    .filter(({ rows, notes }) => rows.length > 0 || notes.length > 0);
  const themeRows = themeMetrics.flatMap((id): ChartRow[] => {
    const [theme, share] = [facts.get(id), facts.get(`${id}.share`)];
    return theme && typeof share?.value === "number" ? [barOf(String(theme.value), share, format)] : [];
  });
  const growth = groupByPlatform(pick("growthPotential"), facts);
  const raised = pick("riskAssessment", "risk");
  const checks = pick("riskAssessment", "checks");
  const unchecked = pick("riskAssessment", "notChecked");

  return [
    { title: words.sections.platformOverview, blocks: text(pick("platformOverview")) },
    {
      title: words.sections.engagementMetrics,
      blocks: [
        { kind: "cards", cards },
        ...sentenceList(pick("engagementMetrics", "money"), words.money, pieces),
        ...shown.flatMap((platform) => tierRanges(platform, facts, format)),
        ...charts(sealed.series, "engagement", words.charts.perPost, format),
      ],
    },
    {
      title: words.sections.contentAnalysis,
      blocks: [
        ...headed(words.themes, [
          ...(themeRows.length > 0 ? [{ kind: "bars", rows: themeRows } as const] : []),
          ...text(pick("contentAnalysis", "themes"), "theme.1"),
        ]),
        ...headed(words.posts, standOuts(pick("contentAnalysis", "posts"), facts, format)),
        ...headed(words.schedule, [
          ...text(pick("contentAnalysis", "schedule"), "schedule.best"),
          ...shown.flatMap((platform) => scheduleRanges(platform, facts, format)),
        ]),
        ...headed(words.audience, [
          ...shown.flatMap((platform) => audience(platform, facts, format)),
          ...text(pick("contentAnalysis", "audience"), "audience.demographics"),
        ]),
      ],
    },
    {
      title: words.sections.growthPotential,
      blocks: [
        ...(growth.length > 0 ? growth : [[]]).flatMap((statements) => text(statements, "follows.total")),
        ...charts(sealed.series, "followers", words.charts.followers, format, sealed.facts),
      ],
    },
    {
      title: words.sections.riskAssessment,
      blocks: [
        {
          kind: "list",
          numbered: false,
          items: [
            ...raised.map((statement) => ({
              pieces: pieces(statement),
              ...(statement.severity && { note: words.severity[statement.severity], tone: statement.severity }),
            })),
            ...checks.map((statement) => ({ pieces: pieces(statement) })),
            ...(unchecked.length > 0
              ? [{ pieces: [{ text: `${words.notChecked} ` }, ...join(unchecked.map(pieces), ", ")] }]
              : []),
          ],
        },
      ],
    },
  ];
}

/** What its owner keeps has no row and no heading. */
const isShown = ({ reason }: Fact) => reason?.code !== "not-public";

/** Blocks below their heading; nothing where there are none. */
const headed = (heading: string, blocks: DocumentBlock[]): DocumentBlock[] =>
  blocks.length === 0 ? [] : [{ kind: "heading", text: heading }, ...blocks];

/** Sentences one under another, below their heading. */
function sentenceList(
  statements: Statement[],
  heading: string,
  pieces: (statement: Statement) => TextRun[],
): DocumentBlock[] {
  if (statements.length === 0) return [];
  const items = statements.map((statement) => ({ pieces: pieces(statement) }));
  return headed(heading, [{ kind: "list", numbered: false, items }]);
}

/** The posts that drew most and least, one in a row: times a typical post, platform, day and hour, format, theme, address, and what came with it. */
function standOuts(statements: Statement[], facts: ReadonlyMap<string, Fact>, format: ReaderFormat): DocumentBlock[] {
  const { interfaceWords, reportWords } = format.words;
  const words = reportWords.standOuts;
  const itemOf = (group: Statement[]) => {
    const factIn = (slot: string) => facts.get(group.flatMap(({ slots }) => slots[slot] ?? [])[0] ?? "");
    const [times, time, kind, theme, link] = ["times", "time", "format", "theme", "link"].map(factIn);
    const gain = group.filter(({ slots }) => slots.gain !== undefined);
    if (!times?.platform || !times.period) return [];
    const isUtc = group[0]?.key.endsWith("Utc");
    const about = [
      interfaceWords.platforms[times.platform],
      shortDate(times.period.from, format),
      time && `${showFact(time, format)}${isUtc ? " UTC" : ""}`,
      kind && showFact(kind, format),
      theme && words.theme(showFact(theme, format)),
      typeof link?.value === "string" && link.value,
    ];
    const pieces: TextRun[] = [
      { text: words.times(showFact(times, format)), mark: times.trust },
      { text: ` · ${about.filter(Boolean).join(" · ")}` },
      ...gain.flatMap((statement) => [{ text: ". " }, ...textRunsOf(statement, facts, format)]),
    ];
    return [{ pieces }];
  };
  const listOf = (title: string, groups: Statement[][]): DocumentBlock[] => {
    const items = groups.flatMap(itemOf);
    return items.length === 0
      ? []
      : [
          { kind: "text", pieces: [{ text: title }] },
          { kind: "list", numbered: false, items },
        ];
  };
  const groups = groupStandOuts(statements);
  const isDown = (group: Statement[]) => group[0]?.key.startsWith("standOut.down") === true;
  return [
    ...listOf(
      words.most,
      groups.filter((group) => !isDown(group)),
    ),
    ...listOf(words.least, groups.filter(isDown)),
  ];
}

/** The largest parts of an audience, from a connected account. */
function audience(platform: Platform, facts: ReadonlyMap<string, Fact>, format: ReaderFormat): DocumentBlock[] {
  const { interfaceWords } = format.words;
  return audienceParts.flatMap((part): DocumentBlock[] => {
    const rows = largest.flatMap((place): ChartRow[] => {
      const name = facts.get(`${platform}.audience.${part}.${place}`);
      const share = facts.get(`${platform}.audience.${part}.${place}.share`);
      return name && typeof share?.value === "number" ? [barOf(showFact(name, format), share, format)] : [];
    });
    if (rows.length === 0) return [];
    return [
      {
        kind: "text",
        pieces: [{ text: `${interfaceWords.platforms[platform]} · ${pdfFactLabel(`audience.${part}.1`, format)}` }],
      },
      { kind: "bars", rows },
    ];
  });
}

/** Label of a figure outside a sentence. */
export function pdfFactLabel(metric: string, format: ReaderFormat): string {
  const { metricWords } = format.words;
  return Object.entries(metricWords).find(([name]) => name === metric)?.[1] ?? metric;
}

function rowOf(label: string, fact: Fact, format: ReaderFormat): TableRow {
  if (fact.reason) return { label, value: showFact(fact, format), range: showReason(fact.reason, format) };
  const range = showRange(fact, format) || daysOfAmount(fact, format);
  return { label, value: showFact(fact, format), mark: fact.trust, ...(range && { range }) };
}

function barOf(label: string, share: Fact, format: ReaderFormat): ChartRow {
  const to = typeof share.value === "number" ? Math.min(1, Math.max(0, share.value / 100)) : 0;
  return { label, value: showFact(share, format), mark: share.trust, to };
}

/** A sentence as text, each figure with its mark. */
export function textRunsOf(statement: Statement, facts: ReadonlyMap<string, Fact>, format: ReaderFormat): TextRun[] {
  return (renderStatement(statement, facts, format, format.words.statementWords) ?? []).map((piece) => ({
    text: piece.text,
    ...(piece.fact && piece.isFigure && piece.fact.kind !== "unavailable" && { mark: piece.fact.trust }),
  }));
}

function join(sentences: TextRun[][], between: string): TextRun[] {
  return sentences.flatMap((pieces, index) => (index === 0 ? pieces : [{ text: between }, ...pieces]));
}

import {
  type Attention,
  attentionKinds,
  type PortfolioFigures,
  portfolioDays,
  portfolioStepDays,
  type SampleAgency,
} from "@fanradar/contract";
import {
  type AnalyseInput,
  dayMs,
  daysBefore,
  daysIn,
  engagementWindow,
  isoDay,
  latestDays,
  type ModelReading,
  modelFigures,
  type Period,
  type PortfolioInput,
  portfolioTiles,
  type Series,
  type Span,
  typicalOf,
} from "@fanradar/engine";
import { sampleAgencyCreators } from "@fanradar/sandbox";
import { kindsOfFigures, sinceOf } from "../domain/attention/kinds-of-figures.ts";
import { isoOf, spansOfLength } from "../domain/portfolio/spans.ts";
import { openPast, pastPlatforms } from "./past-readings.ts";
import { gatherSample, type SampleReport, sampleAsOf, sealSample } from "./sample-report.ts";
import { addStatement, makeSamplePayments, type SamplePage, type SamplePayment } from "./sample-statement.ts";

interface SampleMember extends SampleReport {
  id: number;
  input: AnalyseInput;
  payments: SamplePayment[];
}

const usualPage: SamplePage = {
  ...{ seed: 21, priceCents: 999, joins: 2.2, joinsBefore: 0.6 },
  ...{ leaves: [0.34, 0.12], buys: 0.014, tips: 0.006, returns: 0.2 },
};

/** One that rises, one that is steady, one that loses followers, and one that begins, without a statement. */
const members: readonly { username: string; page?: SamplePage }[] = [
  { username: "runa.halvorsen", page: usualPage },
  { username: "tessa.wilder", page: { ...usualPage, seed: 22, priceCents: 1_299, joins: 3.4, joinsBefore: 0.9 } },
  { username: "ilka.marek", page: { ...usualPage, seed: 23, joins: 0.8, joinsBefore: 1.9 } },
  { username: "juno_aster" },
];
const posts = 80;

const asOf = sampleAsOf.toISOString();
const spans = spansOfLength({ days: portfolioDays, bars: portfolioDays / portfolioStepDays }, sampleAsOf);
const [period, before] = [isoOf(spans.now), isoOf(spans.before)];
const bars = spans.bars.map(isoOf);

/** The dashboard of an agency of made-up creators, computed as that of a person is, and the report on each of its models. */
export async function makeSampleAgency(): Promise<{ agency: SampleAgency; reports: SampleReport[] }> {
  const all: SampleMember[] = [];
  const past = await openPast();
  try {
    for (const [index, { username, page }] of members.entries()) {
      const creator = sampleAgencyCreators.find((one) => one.username === username);
      if (!creator) throw new Error(`the sandbox has no creator ${username}`);
      const id = index + 1;
      const input = await gatherSample(past, creator, { posts });
      const payments = page ? makeSamplePayments(page, sampleAsOf) : [];
      if (page) addStatement(input, { username, payments, now: sampleAsOf });
      all.push({ id, input, payments, ...sealSample(input, { id, creator }) });
    }
  } finally {
    await past.close();
  }
  return {
    agency: { portfolio: portfolioOf(all), attention: attentionOf(all), models: modelsOf(all) },
    reports: all.map(({ model, report }) => ({ model, report })),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function portfolioOf(all: readonly SampleMember[]): PortfolioFigures {
  const input: PortfolioInput & { of: "own" } = {
    ...{ asOf, period, before, bars, of: "own", members: all.map(({ id }) => String(id)) },
    subjects: all.flatMap(({ id }) =>
      pastPlatforms.map((platform) => ({
        ...{ id: `${id}.${platform}`, platform, members: [String(id)], kind: "api" as const, sandbox: true },
      })),
    ),
    followers: all.flatMap(({ id, input: { observations } }) =>
      pastPlatforms.map((platform) => {
        const at = (end: string) =>
          observations.findLast(
            (one) => one.platform === platform && one.metric === "followers" && one.observedAt <= end,
          )?.value;
        return {
          ...{ subject: `${id}.${platform}`, before: at(before.to), now: at(period.to) },
          bars: bars.map(({ to }) => at(to)),
        };
      }),
    ),
    posts: all.flatMap(({ id, input: { posts: published } }) =>
      pastPlatforms.map((platform) => {
        const own = published
          .filter((post) => post.platform === platform && post.likes !== undefined)
          .toSorted((one, other) => (one.publishedAt < other.publishedAt ? -1 : 1));
        const typicalAt = ({ to }: Period) => {
          const end = Date.parse(to);
          const window = isoOf({
            from: new Date(end - engagementWindow.maxAgeDays * dayMs),
            to: new Date(end - dayMs),
          });
          const counts = own
            .filter((post) => isIn(window, Date.parse(post.publishedAt)))
            .slice(-engagementWindow.newest)
            .map(({ likes = 0, comments = 0 }) => likes + comments);
          return counts.length > 0 ? { n: counts.length, interactions: typicalOf(counts), all: counts } : undefined;
        };
        return {
          ...{ subject: `${id}.${platform}`, before: typicalAt(before), now: typicalAt(period) },
          bars: bars.map(typicalAt),
        };
      }),
    ),
    ...paymentsOf(all),
  };
  return { now: daysIn(period), before: daysIn(before), ...portfolioTiles(input) };
}

/** What was paid in each span, of the period in its latest days (`latestDays`) and of the one before in as many days before these. */
function paymentsOf(all: readonly SampleMember[]): Pick<PortfolioInput, "payments" | "paid" | "isLatest"> {
  const paid = all.flatMap(({ id, payments }) => {
    const [first, last] = [payments[0], payments.at(-1)];
    if (!first || !last) return [];
    const [from, to] = [new Date(first.at).toISOString(), new Date(last.at).toISOString()];
    return [{ member: String(id), platform: "onlyfans" as const, first: from, last: to }];
  });
  const payments = all.flatMap(({ id, payments: own }) => {
    const newest = own.at(-1);
    const latest = newest && latestDays(daysIn(period), isoDay(Math.floor(newest.at / dayMs)));
    const amountOf = (span: Span, counted: readonly SamplePayment[], days?: Period) =>
      counted.length === 0
        ? []
        : [
            {
              ...{ member: String(id), platform: "onlyfans" as const, span, currency: "USD", n: counted.length },
              ...{ cents: sum(counted.map(netOf)), ...(days && { days }) },
            },
          ];
    const within = (days: Period) => own.filter(({ at }) => isOfDays(days, at));
    return [
      ...(latest
        ? [
            ...amountOf("before", within(daysBefore(latest)), daysBefore(latest)),
            ...amountOf("now", within(latest), latest),
          ]
        : []),
      ...bars.flatMap((bar, place) =>
        amountOf(
          place,
          own.filter(({ at }) => isIn(bar, at)),
        ),
      ),
    ];
  });
  return { payments, paid, isLatest: true };
}

const netOf = ({ netCents }: SamplePayment) => netCents;
const isOfDays = ({ from, to }: Period, at: number) => {
  const day = isoDay(Math.floor(at / dayMs));
  return day >= from && day <= to;
};
const isIn = ({ from, to }: Period, at: number) => at >= Date.parse(from) && at < Date.parse(to);

/** Rows with the figures of their reports, and followers of the last days, two a point. */
function modelsOf(all: readonly SampleMember[]): SampleAgency["models"] {
  const readings = all.map(({ id, report }) => ({
    id: String(id),
    readings: pastPlatforms.flatMap((platform): ModelReading[] => {
      const figureOf = (metric: string) => {
        const { value } = report.metadata.sealed.facts.find(
          (fact) => fact.platform === platform && fact.metric === metric,
        ) ?? { value: null };
        return typeof value === "number" ? value : null;
      };
      const followers = figureOf("followers");
      if (followers === null) return [];
      const gain = report.metadata.sealed.facts.find(({ id }) => id === `${platform}.gain`);
      const earlier =
        typeof gain?.value === "number" && gain.period
          ? { followers: followers - gain.value, at: gain.period.from }
          : null;
      const engagement = figureOf("engagement");
      return [{ platform, followers, engagement, earlier, observedAt: asOf, kind: "api", sandbox: true }];
    }),
  }));
  const { payments, paid } = paymentsOf(all);
  return {
    models: all.map(({ model, payments: own }) => ({ ...model, reportedAt: asOf, hasStatement: own.length > 0 })),
    series: all.map(courseOf),
    ...modelFigures({ asOf, period, before, payments, paid, models: readings }),
  };
}

function courseOf({ id, input: { observations } }: SampleMember): Series {
  const at = (end: string) =>
    sum(
      pastPlatforms.map(
        (platform) =>
          observations.findLast(
            (one) => one.platform === platform && one.metric === "followers" && one.observedAt <= end,
          )?.value ?? 0,
      ),
    );
  const { bars: days } = spansOfLength({ days: portfolioDays, bars: portfolioDays / 2 }, sampleAsOf);
  const points = days.map(isoOf).map((bar) => ({ at: daysIn(bar).to, value: at(bar.to) }));
  return { id: `${id}.portfolio.followers`, metric: "portfolio.followers", unit: "count", points };
}

/** What the figures of the reports ask attention for, the most urgent first. */
function attentionOf(all: readonly SampleMember[]): Attention {
  const found = all.flatMap(({ id, model, report: { metadata } }) =>
    kindsOfFigures(metadata.sealed.facts, sampleAsOf).map(({ kind, fact }) => {
      const since = sinceOf(fact);
      const named = { ...fact, id: `${id}.${fact.id}` };
      const sources = metadata.sealed.sources.filter(({ evidence }) => fact.sources.includes(evidence));
      const item = { kind, model: { id, name: model.name }, platform: fact.platform ?? null, since, fact: named.id };
      return { item, fact: named, sources };
    }),
  );
  const items = found
    .map(({ item }) => item)
    .sort((a, b) => attentionKinds.indexOf(a.kind) - attentionKinds.indexOf(b.kind));
  return {
    ...{ items, total: items.length, facts: found.map(({ fact }) => fact) },
    sources: found.flatMap(({ sources }) => sources),
  };
}

import { type AnalyseInput, dayMs, type Fact, type Post, type SealedReport, sealReport } from "@fanradar/engine";
import { drawnSampleCreators, type PlantedTruth, plantedTruth, type SampleCreator } from "@fanradar/sandbox";
import { openPast } from "@fanradar/server/src/seed/past-readings.ts";
import { gatherSample } from "@fanradar/server/src/seed/sample-report.ts";
import { mean } from "simple-statistics";
import { type AccuracyLine, rounded, roundedPercent } from "./line.ts";

/** The world's anchor day, on which its accounts have the size that they are said to have. */
const anchor = Date.UTC(2026, 10, 20, 12);
const posts = 100;
/** Days until a report states what happened; of a decline, so many posts since. */
const waits = { jump: 5, purchase: 3, pause: 57, decline: { posts: 12 } };
/** What posts draw is judged where so many of them are known, and a decline where they come twice a week. */
const fewestPosts = 80;
const longestDecline = 45;

const kinds: Readonly<Record<NonNullable<PlantedTruth["format"]>, Post["kind"]>> = {
  IMAGE: "image",
  VIDEO: "video",
  CAROUSEL_ALBUM: "carousel",
};

interface Account {
  /** Its creator, with the handle of this platform alone. */
  creator: SampleCreator;
  truth: PlantedTruth;
}

const findings = ["jump", "purchase", "pause", "decline", "format", "theme"] as const;
type Finding = (typeof findings)[number];

/**
 * Reports on the sandbox's drawn creators against the truth that they were drawn with: the share of planted jumps, purchases, pauses,
 * declines, formats and themes that is found after the stated waiting (`found`, of so many), and the share of accounts of which a
 * report states one that is not there (`false`).
 */
export async function plantedAccuracy(): Promise<AccuracyLine[]> {
  const started = performance.now();
  const all = accounts();
  const past = await openPast();
  const inputAt = ({ creator }: Account, at: number) => gatherSample(past, creator, { posts, asOf: new Date(at) });
  const found: [Finding, boolean][] = [];
  const wrong: [Finding, boolean][] = [];
  try {
    for (const account of all) {
      const { truth } = account;
      for (const [finding, at] of await momentsOf(account, inputAt)) {
        const report = sealReport(await inputAt(account, at));
        found.push([finding, statedIn(report, truth).right.has(finding)]);
      }
      const input = await inputAt(account, anchor);
      const { right, wrong: stated } = statedIn(sealReport(input), truth);
      for (const finding of ["format", "theme"] as const)
        if (truth[finding] !== undefined && rated(input).length >= fewestPosts)
          found.push([finding, right.has(finding)]);
      const isPlanted: Record<Finding, boolean> = {
        ...{ jump: truth.jumps.length > 0, purchase: truth.purchases.length > 0, format: false, theme: false },
        ...{ pause: truth.pausesAt !== undefined, decline: truth.declinesAt !== undefined },
      };
      // Another format or theme than the planted one can be stated of every account.
      for (const finding of findings) if (!isPlanted[finding]) wrong.push([finding, stated.has(finding)]);
    }
  } finally {
    await past.close();
  }
  return [
    {
      part: "planted",
      set: "sandbox",
      n: all.length,
      found: sharesOf(found),
      false: sharesOf(wrong),
      seconds: rounded((performance.now() - started) / 1000, 2),
    },
  ];
}

function sharesOf(all: readonly [Finding, boolean][]): object {
  const of = (finding: Finding) => all.flatMap(([name, isSo]) => (name === finding ? [Number(isSo)] : []));
  return Object.fromEntries(
    findings.map((finding) => [finding, { of: of(finding).length, percent: roundedPercent(mean(of(finding))) }]),
  );
}

function accounts(): Account[] {
  return drawnSampleCreators.flatMap(({ name, username, ...handles }) =>
    (["instagram", "x"] as const).flatMap((platform) => {
      const handle = handles[platform];
      const truth = handle === undefined ? undefined : plantedTruth(platform, handle, anchor);
      return truth ? [{ creator: { name, username, [platform]: handle }, truth }] : [];
    }),
  );
}

/** Of what happened to an account: the moment from which a report should state it. */
async function momentsOf(
  account: Account,
  inputAt: (account: Account, at: number) => Promise<AnalyseInput>,
): Promise<[Finding, number][]> {
  const { jumps, purchases, pausesAt, declinesAt } = account.truth;
  const [jump, purchase] = [jumps[0], purchases[0]];
  const moments: [Finding, number | undefined][] = [
    ["jump", jump && jump + waits.jump * dayMs],
    ["purchase", purchase && purchase + waits.purchase * dayMs],
    ["pause", pausesAt && pausesAt + waits.pause * dayMs],
  ];
  if (declinesAt !== undefined) {
    const later = rated(await inputAt(account, declinesAt + longestDecline * dayMs))
      .map(({ publishedAt }) => Date.parse(publishedAt))
      .filter((at) => at > declinesAt)
      .sort((one, other) => one - other)[waits.decline.posts - 1];
    moments.push(["decline", later && later + 2 * dayMs]);
  }
  return moments.flatMap(([finding, at]): [Finding, number][] => (at === undefined ? [] : [[finding, at]]));
}

/** The posts whose likes are known. */
const rated = ({ posts: all }: AnalyseInput) => all.filter(({ likes }) => likes !== undefined);

/** What a report states of an account, apart by whether it is so. */
function statedIn(
  { facts, statements }: SealedReport,
  truth: PlantedTruth,
): Record<"right" | "wrong", ReadonlySet<Finding>> {
  const [right, wrong] = [new Set<Finding>(), new Set<Finding>()];
  const state = (finding: Finding, isSo: boolean) => (isSo ? right : wrong).add(finding);
  const has = (metric: Fact["metric"]) => facts.some((fact) => fact.metric === metric && Number(fact.value) > 0);
  const says = (...keys: string[]) => statements.some(({ key }) => keys.includes(key));
  if (has("viralGain")) state("jump", truth.jumps.length > 0);
  if (has("unexplainedGain")) state("purchase", truth.purchases.length > 0);
  if (says("cadence.silent")) state("pause", truth.pausesAt !== undefined);
  if (says("risk.engagementWatch", "risk.engagementFalling")) state("decline", truth.declinesAt !== undefined);
  const words = truth.theme && [...truth.theme.tags, ...truth.theme.lines].join(" ").toLowerCase();
  for (const change of facts) {
    const [, finding] = /^(format|theme)\.\d\.change$/.exec(change.metric) ?? [];
    const of = facts.find(({ id }) => id === change.inputs[0])?.value;
    const [isMore, isLess] = [(change.low ?? 0) > 0, (change.high ?? 0) < 0];
    if (!isMore && !isLess) continue;
    if (finding === "format") state(finding, (of === (truth.format && kinds[truth.format])) === isMore);
    if (finding === "theme") state(finding, (words?.includes(String(of).toLowerCase()) ?? false) === isMore);
  }
  return { right, wrong };
}

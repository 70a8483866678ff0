import { submitModelBody } from "@fanradar/contract";
import { dayMs, isoDay, type ObservationMetric, type Platform } from "@fanradar/engine";
import { sampleCreators } from "@fanradar/sandbox";
import { eq } from "drizzle-orm";
import type { Config } from "../config/config.ts";
import { addFigures } from "../domain/evidence/add-figures.ts";
import { createSubmission } from "../domain/submissions/submit-model.ts";
import { storePriceChange } from "../features/pricing/price-change-store.ts";
import type { Db } from "../platform/db/open-database.ts";
import { models } from "../platform/db/schema.ts";
import type { SamplePage } from "./sample-statement.ts";
import { seedConnection } from "./seed-connection.ts";
import { seedStatement } from "./seed-statement.ts";
import { seedVersions } from "./seed-versions.ts";

interface DemoModel {
  name: string;
  username: string;
  links: Partial<Record<"onlyfansUrl" | "instagramUrl" | "twitterUrl" | "tiktokUrl", string>>;
  notes?: string;
  statement?: SamplePage;
  /** Its creator lets us read the Instagram account. */
  isConnected?: true;
  typed?: { platform: Platform; figures: [metric: ObservationMetric, value: number][]; contentStyle?: string }[];
}

const onBoth = sampleCreators.filter(({ instagram, x }) => instagram && x);

const usualPage: SamplePage = {
  ...{ seed: 0, priceCents: 999, joins: 1, joinsBefore: 1 },
  ...{ leaves: [0.34, 0.12], buys: 0.014, tips: 0.006, returns: 0.2 },
};

/** One of the sample creators that are on both platforms. */
function sample(index: number, more: Partial<DemoModel> = {}): DemoModel {
  const { name, username, instagram, x } = onBoth[index] ?? { name: "", username: "" };
  const links = { ...(instagram && { instagramUrl: instagram }), ...(x && { twitterUrl: x }), ...more.links };
  return { name, username, ...more, links };
}

/**
 * The demo person's eight models. They are submitted like anybody's and left to the worker, which takes each to where it
 * truly ends: four with history and a year's statement, one of them connected by its creator, one of typed figures alone, one with a source that failed, one whose links are unknown,
 * and one whose platform does not answer, which is seen processing for the first seconds and failing after them.
 */
const demoModels: DemoModel[] = [
  sample(0, {
    notes: "Follows both accounts since spring.",
    isConnected: true,
    links: { onlyfansUrl: "onlyfans.com/sample.lindqvist" },
    statement: { ...usualPage, seed: 11, joins: 2.2, joinsBefore: 0.6, quiet: { fans: 9, days: 34 } },
  }),
  sample(1, {
    links: { onlyfansUrl: "onlyfans.com/sample.miyazaki" },
    statement: {
      ...{ ...usualPage, seed: 12, joins: 1.2, joinsBefore: 2, leaves: [0.26, 0.12] },
      raised: { daysAgo: 160, priceCents: 1_499, leaves: [0.58, 0.2] },
    },
  }),
  sample(2, {
    links: { onlyfansUrl: "onlyfans.com/sample.page" },
    statement: {
      ...{ ...usualPage, seed: 13, priceCents: 899, joins: 3, joinsBefore: 0.25, buys: 0.022 },
      raised: { daysAgo: 300, priceCents: 999, leaves: usualPage.leaves },
      discounted: { share: 0.35, priceCents: 499, leaves: 0.62 },
    },
    typed: [
      {
        platform: "onlyfans",
        figures: [
          ["subscribers", 412],
          ["subscription.priceCents", 999],
          ["posts.perWeek", 5],
        ],
        contentStyle: "photo sets and short videos",
      },
    ],
  }),
  sample(3, {
    links: { onlyfansUrl: "onlyfans.com/sample.sorensen", tiktokUrl: "@sample.creator" },
    statement: { ...usualPage, seed: 14, priceCents: 1_299, joins: 0.9, joinsBefore: 0.8, leaves: [0.42, 0.16] },
    typed: [
      {
        platform: "tiktok",
        figures: [
          ["followers", 18_400],
          ["views.average", 5_200],
        ],
      },
    ],
  }),
  {
    name: "Marta Solis",
    username: "marta.solis",
    links: { onlyfansUrl: "onlyfans.com/sample.solis", tiktokUrl: "@sample.solis" },
    typed: [
      {
        platform: "onlyfans",
        figures: [
          ["subscribers", 88],
          ["earnings.net", 61_240],
          ["subscription.priceCents", 799],
        ],
      },
      { platform: "tiktok", figures: [["followers", 2_310]] },
    ],
  },
  sample(4, { links: { twitterUrl: "fault_suspended" } }),
  { name: "Nora Winter", username: "nora.winter", links: { instagramUrl: "fault.unknown" } },
  { name: "Robin Keller", username: "robin.keller", links: { instagramUrl: "fault.hang" } },
];

interface SeedOptions {
  config: Config;
  userId: number;
  now: Date;
}

/** A week lies between two of them, and the two that fail were submitted first: what is newest heads the dashboard. */
const submittedDaysAgo = (index: number) => 3 + 7 * index;

/** Those that are read well, and were submitted a week ago or longer: their reports have versions. */
const withVersions: ReadonlySet<number> = new Set([1, 2, 3]);

/** Submits the demo's models once: their keys answer for them ever after. */
export async function seedModels(db: Db, { config, userId, now }: SeedOptions): Promise<void> {
  // Lists show what was submitted last first.
  for (const [index, { links, statement, typed = [], isConnected, ...rest }] of [...demoModels.entries()].reverse()) {
    const submission = submitModelBody.parse({ ...rest, ...links });
    const modelId = await createSubmission(db, submission, {
      config,
      by: { userId, workspaceId: userId },
      key: `seed-${index}`,
    });
    if (modelId === "conflict") continue;
    await db
      .update(models)
      .set({ createdAt: new Date(now.getTime() - submittedDaysAgo(index) * dayMs) })
      .where(eq(models.id, modelId));
    const { instagramUrl: handle } = links;
    if (isConnected && handle) await seedConnection(db, { config, modelId, userId, handle, now });
    if (statement) await seedStatement(db, statement, { config, modelId, userId, now });
    if (statement?.raised) await logRaisedPrice(db, statement, { modelId, now });
    for (const [place, { figures, platform, contentStyle }] of typed.entries()) {
      const entry = {
        kind: "manual" as const,
        key: `00000000-0000-4000-8000-${String(index * 100 + place).padStart(12, "0")}`,
        platform,
        observedOn: now.toISOString().slice(0, 10),
        figures: figures.map(([metric, value]) => ({ metric, value })),
        currency: "USD" as const,
        ...(contentStyle && { contentStyle }),
      };
      await addFigures(db, entry, { modelId, by: { userId }, now });
    }
    const weeks = Math.floor((submittedDaysAgo(index) - 1) / 7);
    if (withVersions.has(index)) await seedVersions(db, { modelId, now, weeks });
  }
}

/** Logs the day from which those who join pay more, as its owner would. */
async function logRaisedPrice(
  db: Db,
  { priceCents, raised }: SamplePage,
  { modelId, now }: { modelId: number; now: Date },
): Promise<void> {
  if (!raised) return;
  await storePriceChange(db, {
    ...{ modelId, changedOn: isoDay(Math.floor(now.getTime() / dayMs) - raised.daysAgo) },
    ...{ fromCents: priceCents, toCents: raised.priceCents, currency: "USD", note: "" },
  });
}

import type { EarningsOutlook, MemberAct } from "@fanradar/contract";
import {
  analysePrices,
  type Evidence,
  type Fact,
  type PricingAnalysis,
  type PricingInput,
  type Source,
} from "@fanradar/engine";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import type { Context } from "../../context.ts";
import { can, type Viewer } from "../../domain/access/policy.ts";
import { gatherMoneyNow } from "../../domain/analyses/gather-now.ts";
import { findStatements } from "../../domain/payments/find-earnings.ts";
import { findRun } from "../../domain/submissions/find-run.ts";
import { findJoinedDays } from "./find-payments.ts";
import { findMostPaid, gatherPricing, pricingMetrics } from "./gather-pricing.ts";
import { moneyVersionOf } from "./money-version.ts";
import { openPricingThread } from "./open-pricing-thread.ts";
import { type Cohorts, presentCohorts, presentOutlook } from "./present-outlook.ts";
import { presentPriceChanges } from "./present-price-changes.ts";
import { findPriceChanges } from "./price-change-store.ts";
import { findStoredAnalysis } from "./stored-analyses.ts";

/** The evidence for prices that a viewer may see. */
interface Readable {
  facts: Fact[];
  sources: Source[];
}

export type Pricing = ReturnType<typeof openPricing>;

/** What unchanged evidence says is as good for so long: recent sales and days without any move it slowly. */
const cacheLimits = { max: 200, ttl: 3_600_000 };

/** Price analyses, by a model's months or by pasted data; run sequentially in a thread. */
export function openPricing(app: FastifyInstance, { db, log }: Context) {
  const thread = openPricingThread();
  const analyses = new LRUCache<string, PricingAnalysis>(cacheLimits);
  const outlooks = new LRUCache<string, EarningsOutlook>(cacheLimits);
  const cohorts = new LRUCache<string, Cohorts>(cacheLimits);
  app.addHook("onClose", () => thread.close());

  /** Without months nothing is simulated: it would take longer to ask the thread. */
  const analyse = async (input: PricingInput): Promise<PricingAnalysis | "busy"> =>
    input.months.length === 0 ? analysePrices(input) : thread.analyse(input);

  const mayOn = async (viewer: Viewer, act: MemberAct, modelId: number) => {
    const model = await findRun(db, modelId);
    return model !== undefined && can(viewer, act, model);
  };

  const ownInput = async (modelId: number, now: Date): Promise<PricingInput> =>
    (await gatherPricing(db, modelId, now)).pricing;

  /** What the evidence of a model says by `find`, of the last hour where there is one. Not kept where it changed meanwhile. */
  async function findOnce<Found extends object>(
    modelId: number,
    found: LRUCache<string, Found>,
    find: (version: string) => Promise<Found | "busy">,
  ): Promise<Found | "busy"> {
    const version = await moneyVersionOf(db, modelId);
    const known = found.get(version);
    if (known) return known;
    const fresh = await find(version);
    if (fresh !== "busy" && (await moneyVersionOf(db, modelId)) === version) found.set(version, fresh);
    return fresh;
  }

  /** Who stays and who left by a model's statements: without an analysis, which takes a tenth of a second of a core. */
  const cohortsOf = (modelId: number, now: Date): Promise<Cohorts | "busy"> =>
    findOnce(modelId, cohorts, async () => {
      const [input, of] = await Promise.all([
        gatherMoneyNow(db, modelId, { asOf: now, metrics: pricingMetrics, withPayers: true }),
        findMostPaid(db, modelId),
      ]);
      return presentCohorts({ input, of, statements: of ? await findStatements(db, of) : [] });
    });

  const analyseOnce = (modelId: number, now: Date, input: () => Promise<PricingInput>) =>
    findOnce(modelId, analyses, async (version) => {
      const stored = await findStoredAnalysis(db, { modelId, version, now });
      return stored ?? analyse(await input());
    });

  return {
    mayOn,
    cohortsOf,
    analyse,

    /** Evidence of a model: all for its owner, for others what its page shows them. */
    async inputOf(viewer: Viewer, modelId: number | null, readable: Readable | null, now: Date): Promise<PricingInput> {
      const model = modelId === null ? undefined : await findRun(db, modelId);
      if (modelId === null || !model) return publicInput(readable, now);
      if (can(viewer, "pricing.read", model)) return ownInput(modelId, now);
      // Of a model of the workspace there may be statements: only not for this member.
      const missingReason = can(viewer, "model.read", model) ? "hidden-by-role" : "needs-statement";
      return { ...publicInput(readable, now), missingReason };
    },

    /**
     * By all that is known of a model of the viewer's own, under way, and at most an hour old where nothing was added since; undefined of
     * others. `analysis` is undefined where too many wait, or it failed.
     */
    async ofOwn(
      viewer: Viewer,
      modelId: number,
    ): Promise<{ analysis: Promise<PricingAnalysis | undefined> } | undefined> {
      if (!(await mayOn(viewer, "pricing.read", modelId))) return undefined;
      const now = new Date();
      const analysis = analyseOnce(modelId, now, () => ownInput(modelId, now))
        .then((answer) => (answer === "busy" ? undefined : answer))
        // An answer to a question is worth having without it.
        .catch((error: unknown) => {
          log.error(error);
          return undefined;
        });
      return { analysis };
    },

    /** What a model's statements say of the coming year and of who stays; `busy` where too many wait. */
    outlookOf: (modelId: number, now: Date): Promise<EarningsOutlook | "busy"> =>
      findOnce(modelId, outlooks, async () => {
        const { pricing, ...known } = await gatherPricing(db, modelId, now);
        const [analysis, people] = await Promise.all([
          analyseOnce(modelId, now, async () => pricing),
          cohortsOf(modelId, now),
        ]);
        return analysis === "busy" || people === "busy" ? "busy" : presentOutlook(analysis, people, known);
      }),

    async changesOf(modelId: number) {
      const changes = await findPriceChanges(db, modelId);
      const of = changes.length > 0 ? await findMostPaid(db, modelId) : undefined;
      const now = new Date();
      const [days, statements, { payerBook }] = of
        ? await Promise.all([
            findJoinedDays(db, of),
            findStatements(db, of),
            gatherMoneyNow(db, modelId, { asOf: now, metrics: pricingMetrics, withPayers: true }),
          ])
        : [[], [], { payerBook: undefined }];
      const isOfBook = payerBook && of?.platform === "onlyfans" && payerBook.currency === of.currency;
      return presentPriceChanges(changes, {
        ...{ days, statements, asOf: now.toISOString() },
        ...(isOfBook && { book: payerBook }),
      });
    },
  };
}

/** Of a creator's public page: the price alone, where its owner shows it. */
function publicInput(sealed: Readable | null, now: Date): PricingInput {
  const fact = sealed?.facts.find(({ id }) => id === "onlyfans.price");
  const sources = (sealed?.sources ?? []).filter(({ evidence }) => fact?.sources.includes(evidence));
  const evidence = sources.flatMap(({ evidence: key, kind, sandbox, scope, observedAt }): Evidence[] =>
    kind === "record" ? [] : [{ key, kind, sandbox, scope, addedAt: observedAt }],
  );
  const [first] = evidence;
  const hasPrice = typeof fact?.value === "number" && first !== undefined;
  return {
    asOf: now.toISOString(),
    platform: "onlyfans",
    currency: fact?.currency ?? "USD",
    months: [],
    ...(hasPrice && { price: { cents: Number(fact.value), observedAt: fact.asOf, evidence: first.key } }),
    sales: {},
    evidence: hasPrice ? evidence : [],
    missingReason: "needs-statement",
  };
}

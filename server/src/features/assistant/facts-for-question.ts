import { isOfSomeModels, type Question } from "@fanradar/assistant/question";
import {
  averageOfModels,
  earningsTypes,
  expectedIn,
  type Fact,
  type MetricName,
  monthMean,
  type Period,
  platformNames,
  shareOfEarnings,
  sharesOfAll,
  subscribersNeeded,
  sumOfFigures,
} from "@fanradar/engine";

/** The subscribers that a sum a month takes; none where it is named in another currency than that of the earnings. */
export function neededFor(facts: readonly Fact[], { amount, per, currency }: NonNullable<Question["goal"]>): Fact[] {
  const needed = subscribersNeeded(facts, Math.round((100 * amount) / (per === undefined ? 1 : 12)));
  const behind = new Set(needed.flatMap(({ inputs }) => inputs));
  const earned = facts.find((fact) => behind.has(fact.id) && fact.currency !== undefined);
  const isOther = currency !== undefined && earned !== undefined && earned.currency !== currency;
  return isOther ? [] : needed;
}

/** What the months that a question names are expected to bring together. */
export function expectedOf(facts: readonly Fact[], { month }: Pick<Question, "month">): Fact[] {
  const [from, to] = month?.split("..") ?? [];
  const expected = from !== undefined && to !== undefined ? expectedIn(facts, { from, to }) : undefined;
  return expected ? [expected] : [];
}

/** The mean of each figure that models have. */
export function averagesOf(facts: readonly Fact[]): Fact[] {
  const figures = facts.flatMap((fact) => {
    const [, name] = /^\d+\.(.+)$/.exec(fact.id) ?? [];
    return name === undefined ? [] : [{ name, fact }];
  });
  return [...Map.groupBy(figures, ({ name }) => name)].flatMap(
    ([name, group]) =>
      averageOfModels(
        group.map(({ fact }) => fact),
        name,
      ) ?? [],
  );
}

/** What a month brings on average, of the days and the kinds of payments that a question names. */
export function meansOf(
  facts: ReadonlyMap<string, Fact>,
  { payments }: Pick<Question, "payments">,
  { days, now }: { days: Period | undefined; now: Date },
): Fact[] {
  if (payments?.operation !== "mean") return [];
  const meant = payments.kinds.length > 0 ? payments.kinds : (["earnings.total"] as const);
  const months = [...facts.values()].filter(
    ({ id, metric }) => meant.some((one) => one === metric) && /\.\d{4}-\d{2}$/.test(id),
  );
  const mean = monthMean(months, days, now.toISOString().slice(0, 10));
  return mean ? [mean] : [];
}

/** What subscriptions brought, new ones and renewals together, of the same days: `earnings.subscriptions.{month}`, `.in` and `.before`. */
export function subscriptionsOf(facts: readonly Fact[]): Fact[] {
  const known = new Map(facts.map((fact) => [fact.id, fact]));
  return facts.flatMap((fact) => {
    const [, span] = /^earnings\.subscription\.(\d{4}-\d{2}|in|before)$/.exec(fact.id) ?? [];
    const renewed = known.get(`earnings.renewal.${span}`);
    const isBoth = span !== undefined && typeof fact.value === "number" && typeof renewed?.value === "number";
    const id = `earnings.subscriptions.${span}`;
    return isBoth ? (sumOfFigures([fact, renewed], { id, metric: "earnings.subscriptions" }) ?? []) : [];
  });
}

/**
 * The sums that a question asks for: of its models `together.{metric}`, and of the kinds of payments of one model `earnings.named.{month}` and
 * `.in`. None where a model or kind of them has no figure.
 */
export function togetherOf(
  facts: ReadonlyMap<string, Fact>,
  { isTogether, metrics, payments, models }: Pick<Question, "isTogether" | "metrics" | "payments" | "models">,
): Fact[] {
  if (!isTogether) return [];
  const sum = (ids: readonly string[], id: string, metric: MetricName) => {
    const figures = ids.flatMap((one) => facts.get(one) ?? []);
    return figures.length < ids.length ? [] : (sumOfFigures(figures, { id, metric }) ?? []);
  };
  if (models.length > 1)
    return [...metrics, "portfolio.earnings" as const, "follows.total" as const].flatMap((metric) =>
      sum(
        models.map((model) => `${model}.${metric}`),
        `together.${metric}`,
        metric,
      ),
    );
  const kinds = payments?.kinds ?? [];
  const spans = [...facts.keys()].flatMap((id) => /^earnings\.total\.(\d{4}-\d{2}|in)$/.exec(id)?.[1] ?? []);
  return spans.flatMap((span) =>
    sum(
      kinds.map((kind) => `${kind}.${span}`),
      `earnings.named.${span}`,
      "earnings.total",
    ),
  );
}

/** How many subscribe to all of these models together, as `together.subscribers`, where a question on all asks for them. */
export function subscribersTogether(
  facts: ReadonlyMap<string, Fact>,
  { metrics, models }: Pick<Question, "metrics" | "models">,
  of: readonly { id: number }[],
): Fact[] {
  if (metrics[0] !== "subscribers" || models.length > 0) return [];
  const figures = of.flatMap(
    ({ id }) => facts.get(`${id}.subscribers`) ?? facts.get(`${id}.onlyfans.subscribers`) ?? [],
  );
  const sum = sumOfFigures(figures, { id: "together.subscribers", metric: "subscribers" });
  return sum ? [sum] : [];
}

/** Which part of the earnings the kinds of payments that a question names are: `earnings.partShare.{month}` and `.in`, of each `.in.tip`. */
export function sharesOf(facts: ReadonlyMap<string, Fact>, { metrics }: Pick<Question, "metrics">): Fact[] {
  const kinds = [...earningsTypes, "subscriptions"].filter((kind) => metrics.some((one) => one === `earnings.${kind}`));
  if (kinds.length === 0) return [];
  return [...facts.values()].flatMap((total) => {
    const span = /^earnings\.total\.(\d{4}-\d{2}|in)$/.exec(total.id)?.[1];
    const parts = kinds.flatMap((kind) => facts.get(`earnings.${kind}.${span}`) ?? []);
    const share = parts.length === kinds.length ? shareOfEarnings(parts, total) : undefined;
    const ofEach = parts.flatMap((part) => {
      const own = shareOfEarnings([part], total);
      return own ? [{ ...own, id: `earnings.partShare.${span}.${part.metric.slice("earnings.".length)}` }] : [];
    });
    return share ? [{ ...share, id: `earnings.partShare.${span}` }, ...ofEach] : [];
  });
}

/**
 * What the models of a question gained together, and which part of the followers or of the earnings of all is each one's: `together.gain`, and `{id}.follows.ofAll` or
 * `{id}.earnings.ofAll` where parts are asked for.
 */
export function partsOfAll(
  facts: ReadonlyMap<string, Fact>,
  { audience, payments, platforms: [platform] }: Pick<Question, "audience" | "payments" | "platforms">,
  models: readonly { id: number }[],
): Fact[] {
  const found = (metric: string) => models.flatMap(({ id }) => facts.get(`${id}.${metric}`) ?? []);
  const on = platform === undefined ? platformNames : [platform];
  const gained = audience?.measure === "gain" ? on.flatMap((one) => found(`${one}.gain`)) : [];
  const together = sumOfFigures(gained, { id: "together.gain", metric: "gain" });
  const idOf = (part: string) => (id: string) => `${id.slice(0, id.indexOf("."))}.${part}`;
  const followers = audience?.operation === "share" ? found(platform ? `${platform}.followers` : "follows.total") : [];
  const [kind = "portfolio.earnings"] = payments?.kinds ?? [];
  const earned = payments?.operation === "share" ? [kind, "earningsNet"].map(found) : [];
  const ofPlatforms = platformNames.flatMap((one) => facts.get(`${one}.portfolio.followers`) ?? []);
  const onEach = audience?.operation === "share" ? ofPlatforms : [];
  return [
    ...(together ? [together] : []),
    ...sharesOfAll(onEach, "follows.ofAll", idOf("follows.ofAll")).map((fact, at) => ({
      ...fact,
      ...(onEach[at]?.platform && { platform: onEach[at].platform }),
    })),
    ...sharesOfAll(followers, "follows.ofAll", idOf("follows.ofAll")),
    ...sharesOfAll(earned.find((figures) => figures.length > 0) ?? [], "earnings.ofAll", idOf("earnings.ofAll")),
  ];
}

/**
 * What is left of sums where a question leaves out platforms, models or kinds of payments, or means those with a tag: `follows.rest` and
 * `earnings.rest` of models, and of one model `earnings.rest.{month}` and `.in`.
 */
export function restOf(
  facts: ReadonlyMap<string, Fact>,
  question: Pick<Question, "without" | "tagged" | "platforms">,
  models: readonly { id: number }[],
): Fact[] {
  const { without, platforms } = question;
  const found = (ids: readonly string[]) => ids.flatMap((id) => facts.get(id) ?? []);
  const sum = (figures: readonly Fact[], id: string, metric: MetricName) =>
    [sumOfFigures(figures, { id, metric }) ?? []].flat();
  const isLeft = (one: string) => !without?.metrics.some((metric) => metric === one);
  const spans = without?.metrics.length
    ? [...facts.keys()].flatMap((id) => /^earnings\.total\.(\d{4}-\d{2}|in|before)$/.exec(id)?.[1] ?? [])
    : [];
  const ofKinds = spans.flatMap((span) => {
    const left = earningsTypes.map((kind) => `earnings.${kind}`).filter(isLeft);
    return sum(found(left.map((metric) => `${metric}.${span}`)), `earnings.rest.${span}`, "earnings.rest");
  });
  const isOfPlatforms = (without?.platforms.length ?? 0) > 0;
  if (!isOfPlatforms && !isOfSomeModels(question)) return ofKinds;
  const left = platformNames.filter((one) => one !== "onlyfans" && !without?.platforms.includes(one));
  const meant = platforms.length > 0 ? left.filter((one) => platforms.includes(one)) : left;
  const counted =
    isOfPlatforms || platforms.length > 0
      ? found(models.flatMap(({ id }) => meant.map((one) => `${id}.${one}.followers`)))
      : found(models.map(({ id }) => `${id}.follows.total`));
  const earned = ["portfolio.earnings", "earningsNet"]
    .map((metric) => found(models.map(({ id }) => `${id}.${metric}`)))
    .find((figures) => figures.length > 0);
  const eachPlatform = isOfPlatforms
    ? meant.flatMap((one) => {
        const ofOne = found(models.map(({ id }) => `${id}.${one}.followers`));
        return sum(ofOne, `${one}.follows.rest`, "follows.rest").map((fact) => ({ ...fact, platform: one }));
      })
    : [];
  return [
    ...ofKinds,
    ...sum(counted, "follows.rest", "follows.rest"),
    ...eachPlatform,
    ...(isOfPlatforms ? [] : sum(earned ?? [], "earnings.rest", "earnings.rest")),
  ];
}

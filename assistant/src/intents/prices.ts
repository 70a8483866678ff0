import { fold } from "@fanradar/words/fold";
import type { Block } from "../plan/block.ts";
import { planArticle } from "../plan/plan-article.ts";
import type { Question } from "../question.ts";
import { nearPassages } from "../route/find-passage.ts";
import type { Intent } from "./intent.ts";
import { modelIntent } from "./model-intent.ts";
import { hasFigure, type ModelLedger, numberOfFact, stateFigures, statements } from "./model-ledger.ts";
import { namedPrices } from "./named-prices.ts";
import { absent, onPaidPlatforms, statementsOf } from "./price-blocks.ts";

/** The recommended price with its reasons in the analysis's own words; why there is none where there is none. */
function price(ledger: ModelLedger): Block[] {
  const { question } = ledger;
  const reasons = statementsOf(ledger, "reason", 4);
  const recommended = stateFigures(ledger, ["price.recommended"]);
  if (recommended.length === 0)
    return [
      ...stateFigures(ledger, onPaidPlatforms(ledger, "price")),
      ...(reasons.length > 0 ? reasons.slice(0, 1) : absent(ledger, "no-price", ["price.recommended"])),
      ...breakEven(ledger),
      ...[0, 1, 2].map((step): Block => ({ kind: "step", article: "subscription-price", step })),
    ];
  const ofNamed = ofNamedPrice(ledger);
  if (ofNamed.length > 0) return [...ofNamed, ...recommended, ...reasons.slice(0, 1)];
  const isAdvice = asksAdvice.test(fold(question.text));
  // Whether a price made people leave is said by who stayed at which.
  const stayed = statements(ledger, ["money.stayByPrice"], 1);
  return [
    ...(isAdvice ? [] : stateFigures(ledger, onPaidPlatforms(ledger, "price"))),
    ...statements(ledger, ["money.priceAbove", "money.priceBelow", "money.priceAmong"], 1),
    ...(isAdvice ? [] : stayed),
    ...recommended,
    ...reasons,
    ...(isAdvice ? stayed : []),
    ...statementsOf(ledger, "strategy.test", 1),
    ...statementsOf(ledger, "strategy.step", 1),
  ].slice(0, 7);
}

/** What a price should be, and not what it is. */
const asksAdvice =
  /\b(?:should|could|recommend\w*|right|best|sollte?|empf\w+|richtige\w*|beste\w*|deberia|recomiend\w*|mejor|devrais|devrait|recommand\w*|meilleur|bon)\b/;

/** How many new subscribers a price may cost, or has to bring: of the price that the question names, else of one above and one below. */
function breakEven(ledger: ModelLedger): Block[] {
  const ofNamed = ofNamedPrice(ledger);
  return ofNamed.length > 0
    ? ofNamed
    : [...statementsOf(ledger, "strategy.rise", 1), ...statementsOf(ledger, "strategy.fall", 1)];
}

/** What changes at the price that the question names, or at the nearest one that the analysis has; nothing at the price of today. */
function ofNamedPrice(ledger: ModelLedger): Block[] {
  const { question, knowledge } = ledger;
  const today = numberOfFact(ledger, "price");
  const amounts = namedPrices(question.text, today);
  const rungs = [...knowledge.facts.keys()].flatMap((id) => /^price\.at\.(\d+)$/.exec(id)?.[1] ?? []).map(Number);
  const distance = (one: number, other: number) => Math.max(one, other) / Math.min(one, other);
  const [nearest] = amounts
    .flatMap((amount) => rungs.map((cents) => ({ cents, far: distance(cents, amount) })))
    .toSorted((one, other) => one.far - other.far);
  if (!nearest) return [];
  // Of a price outside those that the analysis has nothing is known.
  const isBeyond = amounts.every((amount) => amount < Math.min(...rungs) || amount > Math.max(...rungs));
  if (isBeyond)
    return [
      { kind: "phrase", phrase: "beyond-prices" },
      ...stateFigures(
        ledger,
        [Math.min(...rungs), Math.max(...rungs)].map((cents) => `price.at.${cents}`),
      ),
    ];
  const rung = `price.at.${nearest.cents}`;
  const ofRung = ["ladder.outlook", "strategy.rise", "strategy.fall"].flatMap((key) =>
    [...knowledge.statements].flatMap(([id, { from, statement }]): Block[] =>
      from === "prices" && statement.key === key && statement.slots.to === rung ? [{ kind: "statement", id }] : [],
    ),
  );
  if (ofRung.length > 0) return ofRung;
  return nearest.far === 1 ? stateFigures(ledger, [`${rung}.breakEven`]) : [];
}

const contents = ["photoSingle", "photoSet", "videoShort", "videoLong", "videoCustom", "live"].map(
  (kind) => `content.${kind}`,
);

/** What is sold besides the subscription has advice by its kind. */
const onExtras: ReadonlySet<string> = new Set([
  ...["price-a-custom", "personal-wishes", "calls-and-live", "messages-that-sell"],
]);
function articleOnExtras({ metrics, intents, text }: Question): string {
  if (metrics.includes("earnings.message")) return "messages-that-sell";
  const read = intents.map((id) => id.replace(/^article:/, ""));
  const near = nearPassages(text).map(({ article }) => article);
  return [...read, ...near].find((article) => onExtras.has(article)) ?? "price-a-custom";
}

/** Prices that were paid for single sales. */
function priceExtras(ledger: ModelLedger): Block[] {
  const paid = contents.filter((id) => hasFigure(ledger, id));
  return [
    ...stateFigures(ledger, paid),
    ...planArticle(articleOnExtras(ledger.question), ledger.question, []),
    ...stateFigures(ledger, ["extras.perPayer", "payers.median"]),
  ];
}

export const priceIntents: readonly Intent[] = [
  modelIntent("price", price, ["prices"]),
  modelIntent("price-extras", priceExtras, ["prices", "earnings"], {
    instead: articleOnExtras,
  }),
];

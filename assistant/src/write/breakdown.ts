import type { ChatCell, ChatLine, ChatPiece } from "@fanradar/contract";
import { type Fact, isOfTime, mostModelColumns } from "@fanradar/engine";
import { period } from "@fanradar/words";
import { hourOfDay, weekdayName } from "@fanradar/words/format/format";
import { lettersOf } from "@fanradar/words/format/letters";
import type { BlockOf } from "../plan/block.ts";
import { breakdownWords } from "../words/breakdown/breakdown.ts";
import { figureCell, tableLine, wordCell } from "./cells.ts";
import { figureWithRange, periodPieces } from "./figures.ts";
import { fill, joined, ofFact, plainLine } from "./piece.ts";
import { isReader, labelOf, labelPieces, listed, type WriteContext } from "./write-context.ts";

type Breakdown = BlockOf<"breakdown">;
const longestName = 60;
/** What differs by fewer percent from what is usual is as usual. */
const asUsual = 10;

/** Payments by a unit: what is asked of them in a sentence, then a row for each group and one for all. */
export function writeBreakdown(block: Breakdown, context: WriteContext): ChatLine[] | undefined {
  const { facts } = context.knowledge;
  const [first] = block.columns;
  const named = facts.get(`breakdown.${first}`) ?? facts.get(`breakdown.${first}.${block.rows[0]}`);
  const lead = leadOf(block, context);
  const table = named && tableOf(block, named, context);
  const lines = [...(lead ? [{ kind: "own" as const, pieces: lead }] : []), ...(table ? [table] : [])];
  return lines.length > 0 ? lines : undefined;
}

/** The sentence that answers what is asked of the groups; none where they are listed. */
function leadOf(
  { by, says, columns: [first = "amount"], rows, end, run, place }: Breakdown,
  context: WriteContext,
): ChatPiece[] | undefined {
  const { knowledge, language, words } = context;
  const breakdown = breakdownWords[language];
  const factOf = (id: string) => knowledge.facts.get(`breakdown.${id}`);
  const row = rows[(place ?? 1) - 1];
  const of = row === undefined ? undefined : factOf(`${first}.${row}`);
  switch (says) {
    case "most":
    case "least": {
      if (row === undefined || of?.value == null) return undefined;
      const slots = { row: rowPieces(by, row, of, context), figure: figureWithRange(of, context) };
      const at = breakdown.places[(place ?? 1) - 2];
      if (at !== undefined) return fill(breakdown.placed[says], { ...slots, place: at });
      return by === "payment" || by === "post" ? undefined : fill(breakdown[says][by], slots);
    }
    case "first":
    case "last": {
      if (row === undefined || !of) return leadOfCount("over", by, context);
      return fill(breakdown[says], { row: rowPieces(by, row, of, context), figure: figureWithRange(of, context) });
    }
    case "median": {
      const median = factOf("median");
      if (!median || !isOfTime(by)) return undefined;
      const slots = { figure: figureWithRange(median, context) };
      return joined([...fill(breakdown.median[by], slots), ...periodPieces(median, context), { text: "." }]);
    }
    case "streak":
    case "since": {
      const [longest, now] = [factOf("streak"), factOf("streakNow")];
      if (!longest || !now || run === null || !isOfTime(by)) return undefined;
      const said = (words: string, fact: Fact) => {
        const slots = { count: figureWithRange(fact, context), units: breakdown.inRow[by], run: breakdown.runs[run] };
        return [...fill(words, slots), ...periodPieces(fact, context), { text: "." }];
      };
      const { streak, streakNow, since, streakLongest } = breakdown;
      const both =
        says === "streak"
          ? [said(streak, longest), said(streakNow, now)]
          : [said(since, now), said(streakLongest, longest)];
      return joined(both.flatMap((pieces, at) => (at > 0 ? [{ text: " " }, ...pieces] : pieces)));
    }
    case "mean": {
      const each = factOf("each");
      if (!isOfTime(by)) return undefined;
      const said = (fact: Fact) => [
        ...fill(breakdown.mean[by], { figure: figureWithRange(fact, context) }),
        ...periodPieces(fact, context),
        { text: "." },
      ];
      const [before, change] = [factOf("eachBefore"), factOf("eachChange")];
      if (!each) {
        if (!before || typeof change?.value !== "number") return undefined;
        const place = Math.abs(change.value) < asUsual ? "near" : change.value > 0 ? "above" : "below";
        return joined([
          { text: `${breakdown.usual[place]} ` },
          ...said(before),
          { text: " " },
          ...sentenceOf(change, context),
        ]);
      }
      return joined([
        ...said(each),
        ...(before ? [{ text: " " }, ...said(before)] : []),
        ...(change ? [{ text: " " }, ...sentenceOf(change, context)] : []),
      ]);
    }
    case "over":
    case "under":
    case "between":
      return leadOfCount(says, by, context);
    case "share": {
      const share = factOf("topShare");
      if (!share) return undefined;
      const slots = {
        count: [ofFact(String(share.n ?? 0), share)],
        share: figureWithRange(share, context),
        units: breakdown.units[by],
      };
      return joined([...fill(breakdown.share, slots), ...periodPieces(share, context), { text: "." }]);
    }
    case "explain": {
      const fact = factOf("end");
      if (!fact || !end) return undefined;
      const slots = { row: rowPieces(end.by, "", fact, context), figure: figureWithRange(fact, context) };
      return fill(breakdown[end.way][end.by], slots);
    }
    case "parts": {
      const parts = rows.flatMap((one) => factOf(`part.${one}`) ?? []);
      // Of many the table says it.
      if (parts.length === 0 || (by === "model" && rows.length > 1)) return undefined;
      const named = parts.map((part, at) =>
        fill(words.ofModel, {
          name: rowPieces(by, rows[at] ?? "", part, context),
          clause: figureWithRange(part, context),
        }),
      );
      return joined([
        ...listed(named, context),
        ...parts.slice(0, 1).flatMap((part) => daysOf(part, context)),
        { text: "." },
      ]);
    }
    case "change":
    case "all": {
      const totals = isOfWeek(by) ? [] : [factOf(first), ...(says === "change" ? [factOf("change")] : [])];
      const known = totals.flatMap((fact) => (fact && fact.value !== null ? [fact] : []));
      if (known.length === 0) return undefined;
      return joined(known.flatMap((fact, at) => [{ text: at > 0 ? " " : "" }, ...sentenceOf(fact, context)]));
    }
  }
}

/** '3 of 90 days were below that, 3.3% (Sep 1 – Nov 29, 2026).' */
function leadOfCount(
  says: "over" | "under" | "between",
  by: Breakdown["by"],
  context: WriteContext,
): ChatPiece[] | undefined {
  const [beyond, share] = ["beyond", "beyondShare"].map((id) => context.knowledge.facts.get(`breakdown.${id}`));
  if (!beyond) return undefined;
  const breakdown = breakdownWords[context.language];
  const all = [ofFact(String(beyond.n ?? 0), beyond)];
  const slots = { count: figureWithRange(beyond, context), all, units: breakdown.units[by] };
  return joined([
    ...fill(breakdown[says], slots),
    ...(share ? [{ text: ", " }, ...figureWithRange(share, context)] : []),
    ...periodPieces(beyond, context),
    { text: "." },
  ]);
}

/** 'Earnings: $4,185.82 (Nov 23 – 29, 2026).' */
function sentenceOf(fact: Fact, context: WriteContext): ChatPiece[] {
  const figured = { label: labelPieces(fact, context), figure: figureWithRange(fact, context) };
  return [...fill(context.words.labelled, figured), ...daysOf(fact, context), { text: "." }];
}

/** What comes again each week is stated per day, and days are not added. */
const isOfWeek = (by: Breakdown["by"]) => by === "weekday" || by === "weekpart";

/** A row for each group, and one for all where all are listed; by time a column for each of few models. */
function tableOf({ by, says, columns, rows }: Breakdown, named: Fact, context: WriteContext): ChatLine | undefined {
  const { knowledge, language } = context;
  const words = breakdownWords[language];
  const [first] = columns;
  const factOf = (column: string, row: string) => knowledge.facts.get(`breakdown.${column}.${row}`);
  const compared = says === "change" || says === "explain" ? (["before", "change"] as const) : [];
  // What is not known of several together has no column of its own.
  const known = columns.filter((column) => rows.some((one) => factOf(column, one)?.value != null));
  const parts = says === "parts" ? (["part"] as const) : [];
  const shown = [...known, ...parts, ...compared];
  const ofModel = (id: number, row: string) => knowledge.facts.get(`${id}.breakdown.${first}.${row}`);
  const ofRows = modelsOf(context).filter(({ id }) => rows.some((row) => ofModel(id, row)));
  // Of one its own is all.
  const models = ofRows.length > 1 && ofRows.length <= mostModelColumns ? ofRows : [];
  const lines = rows.flatMap((row) => {
    const facts = [...shown.map((column) => factOf(column, row)), ...models.map(({ id }) => ofModel(id, row))];
    const fact = facts.find((one) => one?.period) ?? facts[0];
    return fact ? [{ cells: [rowCell(by, row, fact, context), ...facts.map((one) => figureCell(one, context))] }] : [];
  });
  const [row] = rows;
  if (lines.length === 0 || row === undefined) return undefined;
  const nameOf = (column: string) => labelOf(factOf(column, row)?.metric ?? "", context) ?? "";
  const heads = [
    words.unit[by],
    ...[...known, ...parts].map(nameOf),
    ...compared.map((column) => words.heads[says === "explain" && column === "before" ? "usual" : column]),
    ...models.map(({ name }) => plainLine(name, longestName)),
  ];
  // What some of the groups come to is not what all do, and means are not added.
  const isListed = says === "all" || parts.length + compared.length > 0;
  const totals = isListed && !isOfWeek(by) ? shown.map((column) => knowledge.facts.get(`breakdown.${column}`)) : [];
  const total = [
    wordCell(words.total),
    ...totals.map((fact) => (fact ? figureCell(fact, context) : wordCell(""))),
    ...models.map(() => wordCell("")),
  ];
  const isSummed = lines.length > 1 && totals.some((fact) => fact !== undefined);
  const before = says === "change" ? knowledge.facts.get("breakdown.before") : undefined;
  const caption = joined([
    ...namesOf(context),
    { text: words.by[by] },
    ...daysOf(named, context),
    ...(before ? [{ text: ` – ${words.heads.before}` }, ...daysOf(before, context)] : []),
    { text: ":" },
  ]);
  return tableLine(caption, heads, isSummed ? [...lines, { cells: total }] : lines);
}

const daysOf = (fact: Fact, { format, words }: WriteContext): ChatPiece[] =>
  fact.period ? fill(words.period, { period: [ofFact(period(fact.period, format), fact)] }) : [];

/** The models whose payments these are. */
function modelsOf({ knowledge: { breakdown, models = [], model } }: WriteContext) {
  const known = [...models, ...(model ? [model] : [])];
  return (breakdown?.models ?? []).flatMap((id) => known.find((one) => one.id === id) ?? []);
}

/** Whose payments these are, where they are not the reader's own. */
function namesOf(context: WriteContext): ChatPiece[] {
  const models = modelsOf(context);
  const [one] = models;
  if (!one || (models.length === 1 && one.id === context.knowledge.model?.id && isReader(context.knowledge))) return [];
  return [{ text: `${models.map(({ name }) => plainLine(name, longestName)).join(", ")} – ` }];
}

/** What a row is of, in words. */
function rowPieces(by: Breakdown["by"], row: string, fact: Fact, context: WriteContext): ChatPiece[] {
  const { format, knowledge } = context;
  switch (by) {
    case "day":
    case "week":
    case "month":
      return [ofFact(fact.period ? period(fact.period, format) : row, fact)];
    case "weekday":
      return [{ text: weekdayName(Number(row), format) }];
    case "weekpart":
      return [{ text: breakdownWords[context.language].ofWeek[row === "weekend" ? "weekend" : "weekday"] }];
    case "payment":
      return [{ text: breakdownWords[context.language].ofAmount[row === "beyond" ? "beyond" : "within"] }];
    case "post":
      return [{ text: row }];
    case "hour":
      return [ofFact(hourOfDay(Number(row), format), fact)];
    case "kind":
      return [{ text: labelOf(`earnings.${row}`, context) ?? row }];
    case "model":
      return [{ text: plainLine(knowledge.models?.find(({ id }) => String(id) === row)?.name ?? "", longestName) }];
    case "payer": {
      const [model, place] = row.split(".");
      const name = breakdownWords[context.language].payer.replace("{letters}", lettersOf(Number(place)));
      const isOfSeveral = (knowledge.breakdown?.models.length ?? 0) > 1;
      const of = isOfSeveral ? knowledge.models?.find(({ id }) => String(id) === model)?.name : undefined;
      return [{ text: of === undefined ? name : `${name} (${plainLine(of, longestName)})` }];
    }
  }
}

const rowCell = (by: Breakdown["by"], row: string, fact: Fact, context: WriteContext): ChatCell =>
  by === "model"
    ? wordCell(
        rowPieces(by, row, fact, context)
          .map(({ text }) => text)
          .join(""),
        `/report/${row}`,
      )
    : { pieces: rowPieces(by, row, fact, context) };

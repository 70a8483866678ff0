/** What stands where in a text. */
interface Span {
  from: number;
  length: number;
}

/** What leaves out what follows it, in four languages, folded. */
const leading = phrases(
  "without, w o, except, except for, excluding, excl, besides, other than, apart from, aside from, not counting, not including, leaving out, leave out, minus, everything but, everyone but, all but, but not, leaving, leave",
  "ohne, ausser, abgesehen von, abzuglich, ausgenommen, nicht",
  "sin, excepto, salvo, quitando, descontando, aparte de, todas menos, todos menos, todo menos, menos",
  "sans, sauf, hormis, hors, excepte, a part, en dehors de, mis a part",
);
/** What leaves out what stands before it. */
const trailing = new Set(
  "out aside excluded ausgenommen ausgeschlossen rausgerechnet aparte excluida exclus exclue".split(" "),
);
/** These alone leave nothing out: they need a word after the name as well, or hold right before it. */
const weak = new Set(["leaving", "leave"]);
const adjacent = new Set(["nicht", "menos", "minus", "but not"]);
/** What may stand between: 'without counting the tips', 'sin contar las propinas'. */
const between = new Set(
  "counting including the her his my our their of for on any contar incluir las los la el de en su sus mit zu zahlen den die das der dem auf von ihre ihren compter les le la l de des sur inclure ses".split(
    " ",
  ),
);
/** Of these something is left out. */
const wholes = /^(?:tod[ao]s?|total|ingresos|ganancias|dinero|modelos?|chicas?)$/;
const joining = new Set("and or und oder y e o ni et ou noch nor".split(" "));
/** What was spoken of before. */
const pronouns = new Set(
  "it them those these that das die diese ihn es ellas ellos eso ella el esas esos lo elles eux ca cela celles".split(
    " ",
  ),
);

function phrases(...lists: readonly string[]): string[][] {
  return lists
    .flatMap((list) => list.split(", "))
    .map((phrase) => phrase.split(" "))
    .toSorted((one, other) => other.length - one.length);
}

/**
 * The named things that a text leaves out, and where its words for that stand; `isOfBefore` where it leaves out what was spoken of before.
 *
 * @param spans models, platforms and figures that it names
 */
export function findExcluded<One extends Span>(
  tokens: readonly string[],
  spans: readonly One[],
): { excluded: One[]; words: Span[]; isOfBefore: boolean } {
  const excluded: One[] = [];
  const words: Span[] = [];
  let isOfBefore = false;
  const at = (from: number) => spans.find((one) => one.from === from);
  const endsAt = (from: number) => spans.some((one) => one.from + one.length === from);
  for (let from = 0; from < tokens.length; from++) {
    const phrase = leading.find((one) => one.every((word, next) => tokens[from + next] === word));
    if (!phrase) continue;
    const text = phrase.join(" ");
    // 'Who earned least': the word is of the verb.
    const isOfVerb = text === "menos" && from > 0 && !wholes.test(tokens[from - 1] ?? "") && !endsAt(from);
    if (isOfVerb) continue;
    let next = from + phrase.length;
    if (!adjacent.has(text)) while (between.has(tokens[next] ?? "") && !at(next)) next++;
    const found: One[] = [];
    for (let one = at(next); one; one = at(next)) {
      found.push(one);
      next = one.from + one.length;
      if (!joining.has(tokens[next] ?? "")) continue;
      while (joining.has(tokens[next] ?? "") || (between.has(tokens[next] ?? "") && !at(next))) next++;
    }
    const end = found.at(-1);
    if (weak.has(text) && !(end && trailing.has(tokens[end.from + end.length] ?? ""))) continue;
    if (end) {
      excluded.push(...found);
      const isClosed = weak.has(text) ? 1 : 0;
      words.push({ from, length: end.from + end.length + isClosed - from });
      from = end.from + end.length - 1;
    } else if (!adjacent.has(text) && next === tokens.length - 1 && pronouns.has(tokens[next] ?? "")) {
      isOfBefore = true;
      words.push({ from, length: tokens.length - from });
    }
  }
  for (const one of spans) {
    const after = one.from + one.length;
    if (excluded.includes(one) || !trailing.has(tokens[after] ?? "") || tokens[after] === "out") continue;
    excluded.push(one);
    words.push({ from: one.from, length: one.length + 1 });
  }
  return { excluded, words, isOfBefore };
}

/** Letters that a typing error may omit or replace, by script. Folded, as words are stored. */
const alphabets: [script: RegExp, letters: string][] = [
  [/[a-z]/, "abcdefghijklmnopqrstuvwxyz"],
  [/[\u0430-\u045f]/, "абвгдежзиклмнопрстуфхцчшщъыьэюяєіґђјљњћџ"],
  [/[\u03b1-\u03c9]/, "αβγδεζηθικλμνξοπρστυφχψω"],
  [/[\u0621-\u06d3]/, "ءابةتثجحخدذرزسشصضطظعغفقكلمنهويىپچژکگی"],
  [/[\u05d0-\u05ea]/, "אבגדהוזחטיךכלםמןנסעףפץצקרשת"],
  [/[\u0904-\u094d]/, "अआइईउऊएऐओऔकखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहािीुूेैोौ्"],
];

/** In letters. Longer words have too many misspellings to look up. */
const longest = 24;

/**
 * Every spelling one edit away (a letter added, missing, replaced, or two swapped). Most are not words: the caller looks each up
 * among the stored words.
 */
export function misspellings(word: string): string[] {
  const letters = [...word];
  if (letters.length > longest) return [];
  const alphabet = [...(alphabets.find(([script]) => script.test(word))?.[1] ?? "")];
  const found = new Set<string>();
  for (let place = 0; place <= letters.length; place++) {
    const [head, tail] = [letters.slice(0, place), letters.slice(place)];
    const [first, second, ...rest] = tail;
    const add = (...parts: string[]) => found.add([...head, ...parts].join(""));
    if (first !== undefined) add(...tail.slice(1));
    if (first !== undefined && second !== undefined) add(second, first, ...rest);
    for (const letter of alphabet) {
      add(letter, ...tail);
      if (first !== undefined) add(letter, ...tail.slice(1));
    }
  }
  found.delete(word);
  return [...found];
}

/** Edits between two words; a swap of neighbours counts as one (optimal string alignment). */
export function distanceOf(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of a.entries()) {
    const current = [row + 1];
    for (const [column, against] of b.entries()) {
      const isSame = letter === against ? 0 : 1;
      let least = Math.min((current[column] ?? 0) + 1, (last[column + 1] ?? 0) + 1, (last[column] ?? 0) + isSame);
      if (row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === against)
        least = Math.min(least, (beforeLast[column - 1] ?? 0) + 1);
      current.push(least);
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}

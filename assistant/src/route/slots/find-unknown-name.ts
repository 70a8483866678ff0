import { fold } from "@fanradar/words/fold";

/** A word as a name is written: 'Léa', 'O'Neil'. */
const written = /^\p{Lu}[\p{Ll}’']+\p{L}*$/u;
/** Right before a place or a day, which are written as names are: 'in Berlin', 'on Sunday', 'à Lyon'. */
const beforePlace = new Set(
  "in at from on near to by until till before after since during the hasta antes avant apres depuis en desde hacia el la los a au aux le les".split(
    " ",
  ),
);

/**
 * The name of somebody in a text: two or more words side by side that are written as names and that no question of the bank has; one by itself
 * only within a sentence of a language that gives capitals to names alone, and not where a place or a day stands. Undefined where there is none.
 *
 * @param isKnown whether a folded word is one that questions have
 */
export function findUnknownName(
  text: string,
  { isKnown, isGerman }: { isKnown: (word: string) => boolean; isGerman: boolean },
): string | undefined {
  // Words on both sides of a full stop are not one name.
  for (const sentence of text.split(/[.!?;:\n]+\s*/)) {
    const words = sentence.match(/[\p{L}\p{N}@_’']+/gu) ?? [];
    const isName = (word = "") =>
      written.test(word) &&
      word
        .replace(/[’']s?$/, "")
        .split(/[’']/)
        .every((part) => !isKnown(fold(part)));
    for (const [at, word] of words.entries()) {
      if (!isName(word)) continue;
      if (isName(words[at + 1])) return `${word} ${words[at + 1]}`;
      const isFollowing = at > 0 && !beforePlace.has(fold(words[at - 1] ?? ""));
      if (!isGerman && isFollowing) return word;
    }
  }
  return undefined;
}

/** What stands right before the one who does something, in four languages, folded: 'did', 'verdient'. */
const beforeSubject = /^(?:did|does|has|is|was|will|hat|ist|verdient|macht|machte|gano|gana|tiene|esta|gagne|fait)$/;
/** After these a word is what somebody is, unless they open the question: 'which girl is slipping', but 'is mia growing'. */
const being = /^(?:is|was|ist|esta)$/;
const asking =
  /^(?:how|what|why|when|wie|was|warum|wieso|wann|como|por|que|cuando|comment|pourquoi|quand|and|und|y|et|so)$/;
/** What stands right before the one whose something is. */
const beforeOwner = /^(?:of|von|bei|de)$/;
/** What else may stand there, and before much that is nobody's name. */
const beforeOther = /^(?:for|about|fur|uber|para|sobre|a|pour|sur)$/;
/** What stands right after a name: a verb of a question on figures, or the end of a time. */
const afterName =
  /^(?:make|made|earn\w*|get|got|grow\w*|grew|doing|have|gain\w*|lose|lost|post\w*|verdient\w*|gemacht|bekommen|gepostet|ganad\w+|hecho|gagne\w*|fait|perdu)$/;
/** What a time begins with, of which a question asks. */
const beforeTime =
  /^(?:in|on|at|last|this|since|during|from|today|yesterday|im|am|letzt\w+|dies\w+|seit|heute|gestern|en|el|este|esta|desde|hoy|ayer|le|au|ce|cette|depuis|hier)$/;

/**
 * The name of somebody that is typed in small letters: words that no question, and no text of the language, has, where a name stands: between what
 * comes before one and a verb, or between what comes before a subject or an owner and a time or the end. A first name that questions have may
 * stand before it: 'does mia torres earn'. Undefined where there is none.
 *
 * @param isKnown whether a folded word is one of any text
 */
export function findTypedName(tokens: readonly string[], isKnown: (word: string) => boolean): string | undefined {
  const isName = (token = "", shortest: number) => token.length >= shortest && !/\d/.test(token) && !isKnown(token);
  for (const [at, token] of tokens.entries()) {
    const isBetween = afterName.test(tokens[at + 1] ?? "");
    if (!isName(token, isBetween ? shortestName.beforeVerb : shortestName.atEnd)) continue;
    const isLast = at === tokens.length - 1 || beforeTime.test(tokens[at + 1] ?? "");
    for (const from of [at, at - 1]) {
      const before = tokens[from - 1] ?? "";
      const opens = from < 2 || asking.test(tokens[from - 2] ?? "");
      const isPlace = (beforeSubject.test(before) && (opens || !being.test(before))) || beforeOwner.test(before);
      if ((isPlace && (isBetween || isLast)) || (from === at && isBetween && beforeOther.test(before)))
        return tokens.slice(from, at + 1).join(" ");
    }
  }
  return undefined;
}

/** What joins two who are held against each other. */
const joining = /^(?:and|or|vs|versus|than|with|und|oder|als|mit|y|o|con|que|et|ou|avec)$/;

/** Somebody in small letters whom a text joins to another: 'carla vs jenna', 'compare jenna and carla'. Undefined where there is nobody. */
export const findJoinedName = (tokens: readonly string[], isKnown: (word: string) => boolean): string | undefined =>
  tokens.find(
    (token, at) =>
      token.length >= shortestName.atEnd &&
      !/\d/.test(token) &&
      !isKnown(token) &&
      [tokens[at - 1], tokens[at + 1]].some((beside) => joining.test(beside ?? "")),
  );
const shortestName = { beforeVerb: 3, atEnd: 4 };

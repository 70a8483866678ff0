/**
 * What a question takes for granted, or asks to be confirmed: that a figure fell, rose or does not rise, or that what it names is first or
 * last, or that one is more or less than another. The ledger says whether it is so.
 */
export interface Premise {
  claim: "fall" | "rise" | "stall" | "best" | "worst" | "more" | "less";
  /** It is asked whether it is so, and not why. */
  isQuestion?: true;
  /** It is of a figure beside that of another time. */
  isCompared?: true;
}

/** Whether a premise is that something moved or does not, and not where it stands beside others. */
export const isMove = ({ claim }: Premise): boolean => /^(?:fall|rise|stall)$/.test(claim);

const anyOf = (...lists: readonly string[]) => new RegExp(`(?:^| )(?:${lists.join("|")})(?= |$)`);

/** What asks for the cause or the beginning of something that is taken for granted, in four languages, folded. */
const granted = anyOf(
  "why|how come|what (?:made|makes|caused)|since when|how long (?:have|has)|when did",
  "warum|wieso|weshalb|seit wann|woran liegt|wie kommt es|wie lange (?:schon|verlier\\w*)",
  "por que|porque|xq|pq|desde cuando|a que se debe|como es que|como puede ser",
  "pourquoi|pq|pk|pkoi|depuis quand|comment se fait|comment ca se fait|d ou vient",
);
/** What asks whether something is so. */
const confirming = anyOf(
  "is it true|true that|really|correct$|right$|isnt it$|isn t it$",
  "stimmt (?:es|das)|stimmt$|wahr|wirklich|oder$|oder nicht$|richtig$",
  "es verdad|es cierto|verdad$|cierto$|de verdad|no$",
  "est ce vrai|c est vrai|vraiment|non$|vrai$|pas vrai$|n est ce pas",
);
/** What asks for something else than yes or no. */
const open = anyOf(
  "what|whats|which|who|whose|whom|how|where|when|show|list|give|tell",
  "was|welche\\w*|wer|wem|wen|wessen|wie|wieviel\\w*|wo|woher|wann|zeig\\w*|nenn\\w*|liste",
  "que|q|cual(?:es)?|quien(?:es)?|cuant[oa]s?|como|donde|cuando|dime|dame|muestra\\w*",
  "que|quoi|quels?|quelles?|qui|laquelle|lequel|lesquel\\w*|combien|comment|ou|quand|donne\\w*|montre\\w*",
);

const falling = anyOf(
  "falls?|fallen|falling|fell|drop\\w*|declin\\w*|decreas\\w*|shrink\\w*|shrank|shrunk|los(?:e|es|ing|t)|sink\\w*|sank|collaps\\w*|crash\\w*|plummet\\w*|tank(?:ed|ing)|down",
  // Of money alone, and not beside another: 'earns less than Ava' compares.
  "(?:earn\\w*|mak(?:es?|ing)|made) (?:so much |a lot |much )?less(?! than)|(?:verdien\\w*|nehmen|einnehmen) (?:\\w+ ){0,3}weniger(?! als)|weniger (?:verdien\\w*|eingenommen|einnahmen)",
  "(?:gan\\w+|ingres\\w+) (?:\\w+ )?menos(?! que)|menos (?:dinero|ingresos)(?! que)|(?:gagn\\w+|rapport\\w+) (?:\\w+ )?moins(?! que?)|moins d (?:argent|revenus)(?! que?)",
  "falle?n?|fallt|fiel\\w*|gefallen|sink\\w*|sank\\w*|gesunken|verlier\\w*|verlor\\w*|zuruck\\w*|ruckgang\\w*|eingebroch\\w*|bricht ein|brechen ein|abgenommen|runter|gehen ab|schrumpf\\w*|geschrumpft",
  "baja|bajan|bajo|bajaron|bajando|bajado|bajamos|cae|caen|cayo|cayeron|cayendo|caido|perd(?!on)\\w*|pierd\\w*|disminu\\w*|descend\\w*|desplom\\w*|hund\\w*|reduc\\w*",
  "baiss\\w*|chut\\w*|perd(?!u$)\\w*|diminu\\w*|tomb\\w*|recul\\w*|effondr\\w*|descend\\w*",
);
const rising = anyOf(
  "rises?|rising|rose|risen|grows?|growing|grew|grown|increas\\w*|climb\\w*|doubl\\w*|tripl\\w*|explod\\w*|soar\\w*|surg\\w*|go(?:es|ing|ne)? up|went up",
  "steig\\w*|stieg\\w*|gestiegen|wachse?n?|wachst|wuchs\\w*|gewachsen|zugenommen|zugelegt|verdoppel\\w*|verdreifach\\w*|explodier\\w*",
  "sube|suben|subio|subieron|subiendo|subido|crec(?!imiento)\\w*|crezc\\w*|aument\\w*|dupli\\w*|tripli\\w*|dispar\\w*",
  "augment\\w*|monte|montent|montee?s?|croi(?!ssance)\\w*|grandi\\w*|progress\\w*|doubl\\w*|tripl\\w*|explos\\w*|grimp\\w*",
);
/** What becomes of growth itself is another question. */
const ofGrowth = anyOf("growth", "wachstum\\w*", "crecimiento", "croissance", "slow\\w*|langsam\\w*|lent\\w*|despacio");
const negated = anyOf(
  "not|no longer|dont|don t|doesnt|doesn t|didnt|didn t|isnt|isn t|arent|aren t|never|stopped|hardly",
  "nicht|kaum|keine?",
  "no|nunca|deje de|dejo de|apenas",
  "ne|n|aucun|cesse de",
);

/** What is said of one among all, and not of one beside another: 'slow' and 'más' alone say neither. */
const superlative = anyOf(
  "best|worst|most|least|top|last|first|[a-z]{3,}est",
  "(?:am )?(?:best|schlechtest|schnellst|langsamst|starkst|schwachst|grosst|kleinst|hochst|niedrigst|meist|wenigst|geringst)(?:e[mnrs]?)?|letzte[mnrs]?",
  "(?:el|la|los|las|lo|mi|mis|su|sus|que|quien)(?: que)? (?:mas|menos|mejor(?:es)?|peor(?:es)?)",
  "(?:le|la|les|ma|mon|mes|sa|son|ses|qui \\w+ le) (?:plus|moins|mieux|pires?|meilleure?s?)",
);

/** What is said to be more than something else, or less. */
const above = anyOf(
  "(?:faster|more|better|higher|bigger|larger|stronger)(?: \\w+){0,3} than|beat\\w*|outperform\\w*|outdid|surpass\\w*",
  "(?:schneller|mehr|besser|hoher|grosser|starker)(?: \\w+){0,3} als|ubertr[io]ff\\w*|ubertroffen|uberhol\\w+|geschlagen",
  "(?:mas|mejor|mayor)(?: \\w+){0,3} que|super(?:a|an|o|amos|aron|ado|ar)",
  "(?:plus|mieux|meilleure?s?|davantage)(?: \\w+){0,3} que?|depass\\w*|battu\\w*",
);
const below = anyOf(
  "(?:slower|less|fewer|worse|lower|smaller|weaker)(?: \\w+){0,3} than",
  "(?:langsamer|weniger|schlechter|niedriger|kleiner|schwacher)(?: \\w+){0,3} als",
  "(?:menos|peor|menor)(?: \\w+){0,3} que",
  "(?:moins|pires?)(?: \\w+){0,3} que?",
);
/** Beside all others one that is more is the first. */
const others = anyOf(
  "than (?:all )?(?:everyone|everybody|anyone|anybody|all|any|the (?:others?|rest)|others)(?: else)?(?: (?:others?|models?|girls?))?",
  "als (?:alle|jede[rs]?|die (?:anderen|ubrigen)|der rest)(?: anderen?)?",
  "que (?:tod[ao]s|las? demas|los demas|las otras|los otros|nadie|el resto)",
  "que (?:tou(?:te)?s|les autres|personne|n importe qui|le reste)",
);
/** Begins a question for yes or no. */
const opening = /^(?:y |et |and |und )?est ce qu?e? /;

/** What a yes-or-no question says of one beside another, or of a time beside an earlier one; undefined where it says neither, or both. */
function comparison(text: string, compared: Compared): Premise | undefined {
  const [isAbove, isBelow] = [above.test(text), below.test(text)];
  const rest = text.replace(opening, "").replace(isAbove ? above : below, " ");
  if (isAbove === isBelow || open.test(rest) || granted.test(text)) return undefined;
  if (compared === "subjects") return { claim: isAbove ? "more" : "less", isQuestion: true };
  return { claim: isAbove ? "rise" : "fall", isQuestion: true, isCompared: true };
}

/** Of many times, or of any, one comparison says nothing. */
const ofMany = anyOf(
  "ever|always|never|(?:any|every|each|all) (?:single )?(?:days?|weeks?|months?|years?)",
  "jemals|immer|nie|niemals|jede[nmrs]? (?:tag|woche|monat|jahr)|irgendeine[nmrs]? (?:tag|woche|monat)",
  "siempre|nunca|jamas|alguna vez|cada (?:dia|semana|mes|ano)|algun (?:dia|mes)|alguna semana|todos los (?:dias|meses)",
  "toujours|jamais|deja|chaque (?:jour|semaine|mois|annee)|un (?:jour|mois) quelconque|tous les (?:jours|mois)",
);

/** What a text compares: two times, or two of its subjects. */
export type Compared = "times" | "subjects";

/**
 * The premise of a question; undefined where it has none.
 *
 * @param end which end of a ranking it names
 * @param compared what it compares, where it does
 */
export function findPremise(
  tokens: readonly string[],
  end: "best" | "worst" | undefined,
  compared?: Compared,
): Premise | undefined {
  const text = tokens.join(" ");
  if (ofMany.test(text)) return undefined;
  const beside = compared && comparison(text, compared);
  if (beside) return beside;
  const isGranted = granted.test(text);
  const isConfirmed = confirming.test(text);
  const isQuestion = !isGranted && (isConfirmed || !open.test(text));
  if (!isGranted && !isQuestion) return undefined;
  const claim = besideAll(text) ?? (superlative.test(text) ? end : undefined) ?? directionOf(text);
  return claim && { claim, ...(isQuestion && { isQuestion }) };
}

/** What is less than all others is last among them. */
function besideAll(text: string): Premise["claim"] | undefined {
  if (!others.test(text)) return undefined;
  if (/\b(?:less|fewer|worse|lower|slower|weniger|schlechter|niedriger|menos|peor|moins|pires?)\b/.test(text))
    return "worst";
  return /\b(?:more|better|higher|faster|mehr|besser|hoher|mas|mejor|plus|mieux|meilleure?)\b/.test(text)
    ? "best"
    : undefined;
}

function directionOf(text: string): Premise["claim"] | undefined {
  const [falls, rises] = [falling.test(text), rising.test(text)];
  if (falls === rises || ofGrowth.test(text)) return undefined;
  const isNegated = negated.test(text.replace(/ (?:no|non|oder nicht)$/, ""));
  if (falls) return isNegated ? undefined : "fall";
  return isNegated ? "stall" : "rise";
}

import { tokensOf } from "./tokens.ts";
import { asksShare } from "./words-of-question.ts";

/** What kind of thing a question asks for: what to say, which of two, a part of a whole, how long, how often, how much, how to do it here, what to do, whether. */
export const askedKinds = [
  "words",
  "choice",
  "share",
  "duration",
  "frequency",
  "amount",
  "how",
  "what-to-do",
  "yes-no",
] as const;
export type AskedKind = (typeof askedKinds)[number];

/** What asks for each, in four languages, folded. */
const patterns: readonly (readonly [AskedKind, RegExp])[] = [
  [
    "words",
    new RegExp(
      [
        String.raw`\bwhat (?:(?:do|should|can|could|would|to|shall)(?: (?:i|we|she|you|my \w+|our \w+))? )?(?:say|write|reply|answer|text|send|tell)\b|\bhow (?:do|should|can|to|would)(?: (?:i|we|she|you))? ?(?:answer|ask|invite|reply|respond|say|tell|word|phrase|announce|refuse|decline|thank|turn (?:him|them|a fan|it) down|text (?:him|them))\b|\b(?:wording|template|script)\b|\b(?:message|msg|dm|reply) (?:for|to) (?!all\b)|\b(?:need|write|give|draft)(?: me)? (?:a|an|some) (?:\w+ ){0,2}(?:message|msg|reply|answer)\b`,
        String.raw`\bwas (?:\w+ ){0,2}?(?:schreib\w*|sag\w*|antwort\w*|schick\w*)\b|\bwie (?:\w+ ){0,2}?(?:antwort\w*|frage?|bitte|reagier\w*|formulier\w*|schreib\w*|sag\w*|kundige|bedanke?|lehne)\b|\b(?:vorlage|wortlaut|formulierung)\b|\b(?:nachricht|antwort) (?:fur|an|zu)\b`,
        String.raw`\bq(?:ue)? (?:le |les )?(?:digo|escribo|contesto|respondo|pongo|mando|decir\w*|escribir\w*|contestar\w*|contesta|responder\w*|mensaje)\b|\bcomo (?:le |les )?(?:pido|pedir\w*|contesto|respondo|digo|anuncio|ofrezco|agradezco|contestar\w*|responder\w*|decir\w*)\b|\bplantilla\b|\b(?:mensaje|respuesta) (?:para|de|a)\b`,
        String.raw`\b(?:dis|ecris|reponds|dire|ecrire|repondre|repond) quoi\b|\bqu(?:e|oi)? (?:lui |leur )?(?:dire|ecrire|repondre)\b|\bqu est ce que je (?:lui |leur )?(?:dis|ecris|reponds)\b|\bcomment (?:je )?(?:lui |leur )?(?:demander?|repondre|reponds|dire|dis|formuler|refuser|refuse|remercier|annoncer)\b|\bcomment j annonce\b|\bmodele de (?:message|reponse)\b|\b(?:message|reponse) (?:pour|de|a)\b`,
      ].join("|"),
    ),
  ],
  ["choice", /\w \b(?:or|oder|o|ou)\b \w/],
  [
    "share",
    /\b(?:cut|split|rate|quote|tasa|taux)\b|\bhow many (?:of|out of)\b|\bwie viele (?:davon|von)\b|\bcuant[oa]s de\b/,
  ],
  [
    "duration",
    /\bhow (?:long|fast|quick|quickly|soon)\b|\bhow many (?:second|minute|hour|day|week|month)s\b|\bwhen (?:will|does|is|do|can)\b|\bwie (?:lange?|schnell)\b|\bwie viele (?:sekunden|minuten|stunden|tage|wochen|monate)\b|\binnerhalb\b|\bwann\b|\bcuanto (?:tiempo|tardo|tarda|tardan|dura|duran|demora|tengo que tardar)\b|\bcuantos (?:segundos|minutos|dias|meses)\b|\bcuantas (?:horas|semanas)\b|^(?:(?:y|para|desde|hasta) )?cuando\b|\bcombien de (?:temps|secondes|minutes|heures|jours|semaines|mois)\b|^(?:(?:et|depuis|jusqu a) )?quand\b|\bquand$|\ben combien\b/,
  ],
  [
    "frequency",
    /\bhow often\b|\bhow many times\b|\bhow (?:many|much)\b.*\b(?:a|per|each|every) (?:day|week|month)\b|\bhow many (?:posts?|stories|tweets|reels|videos?|messages|mass messages|dms)\b.*\b(?:should|shall|do i (?:post|send|need))\b|\bwie oft\b|\bwie viele?\b.*\b(?:pro|am|in der|im|jeden?) (?:tag|woche|monat)\b|\btaglich\b|\bcada cuanto\b|\bcuantas veces\b|\bcon que frecuencia\b|\bcuant[oa]s?\b.*\b(?:al|por|a la|cada) (?:dia|semana|mes)\b|\bcombien de fois\b|\bcombien\b.*\bpar (?:jour|semaine|mois)\b|\bquelle frequence\b|\btous les combien\b/,
  ],
  [
    "amount",
    /\bhow (?:much|many)\b|\bwhat (?:price|to charge|do i (?:charge|pay)|should i (?:charge|pay)|does it cost|would you charge)\b|\bwhat s? ?(?:a )?(?:\w+ )?(?:price|wage|salary|pay)\b|\b(?:price|charge) for\b|\bwie ?viele?\b|\bwas (?:\w+ ){0,2}?(?:koste\w*|verlang\w*|nehm\w*|zahl\w*|berechn\w*)\b|\bwelchen preis\b|\bcuant[oa]s?\b|\bque (?:precio|sueldo|tarifa)\b|\ba cuanto\b|\bcombien\b|\b(?:quel|a quel) (?:prix|tarif|salaire)\b/,
  ],
  [
    "what-to-do",
    /\bwhat (?:now|next|(?:do|can|could|should|shall) (?:i|we) do|to do|do others? (?:\w+ )?do)\b|\bwas (?:mach\w*|tu\w*|kann|konnen|soll\w*|jetzt|nun) ?(?:(?:ich|wir|man) )?(?:da |jetzt |dann |dagegen )?(?:tun|machen|wenn|mit|gegen|$)|\bwas (?:mach|tu)\w* (?:ich|wir|man)\b|\bq(?:ue)? (?:hago|hacemos|puedo hacer|podemos hacer|debo hacer|hay que hacer)\b|\bque (?:faire|dois je faire|puis je faire)\b|\bqu est ce que je (?:fais|peux faire|dois faire)\b|\b(?:je )?fais quoi\b/,
  ],
  [
    "yes-no",
    /^(?:(?:and|but|so|well|ok|und|aber|also|y|pero|et|mais|alors) )?(?:can|could|do|does|did|is|isnt|are|am|should|will|would|may|must|has|have|kann|kannst|konnen|darf|durfen|soll|sollen|sollte|muss|mussen|ist|sind|gibts?|wird|werde|lohnt|geht|hat|habe|brauche?|bringt|hilft|reicht|zahlt|bekomme|seht|kriege?|schick\w*|puedo|puede|pueden|puedes|podemos|se puede|debo|deberia|es|hay|tengo que|hace falta|sirve|vale|conviene|me conviene|esta|est ce|c est|puis|peut|peux|je peux|tu peux|on peut|elle peut|il peut|dois|je dois|on doit|faut|il faut|y a t il|ca)\b|(?<!\b(?:how|what|why|when|where|which|who|much|many|long|often|fast|soon|quickly) )\b(?:can|may|should|do|am|must) (?:i|we|you|she|they)\b|(?<!\b(?:wie|was|warum|wann|wo|welche\w?|wer|viele?|lange?|oft|schnell|quickly) )\b(?:darf|kann|soll|muss|bin|kannst|sollte) (?:ich|wir|du|sie|man|mein\w*)\b|\b(?:ok|allowed|erlaubt|permitido|autorise|normal)$|\bj en refais\b|(?<!\b(?:como|que|cuando|donde|cuanto|cual|por que) )\b(?:puedo|debo|me puedes)\b|\b(?:cobro|subo|bajo|abro|acepto|mando|bloqueo)(?: mas| menos| ya| primero)?$|(?<!\b(?:comment|que|quand|ou|combien|pourquoi|temps) )\b(?:je|tu|on) (?:peux|peut|dois|doit|perds|cree|refais)\b/,
  ],
];

/** How often something is done is no amount, though 'cada cuánto' and 'combien de fois' have its word. */
const often =
  /\bhow often\b|\bwie oft\b|\bcada cuanto\b|\bfrecuencia\b|\bfrequence\b|\bcuantas veces\b|\b(?:tous les combien|combien de fois)\b/;

/** The kinds of thing that a question may ask for, the first that its words say most clearly; none where they don't say. */
export function kindsAsked(text: string): AskedKind[] {
  const words = tokensOf(text).join(" ");
  return patterns
    .filter(([kind]) => kind !== "amount" || !often.test(words))
    .flatMap(([kind, pattern]) => (pattern.test(words) || (kind === "share" && asksShare(text)) ? [kind] : []));
}

/** Kinds whose answer is a figure. */
export const isOfFigure = (kind: AskedKind | undefined): boolean =>
  kind === "amount" || kind === "share" || kind === "duration" || kind === "frequency";

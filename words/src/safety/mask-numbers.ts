/** What stands for numbers by what they may be as an age, so that what is learnt of one holds for all. */
const marks = { minor: "qminor", adult: "qadult", minorYear: "qminoryear", year: "qyear", other: "qnumber" } as const;

const wordsOf = (...lists: readonly string[]) => lists.join("|");
const months = wordsOf(
  "jan(?:uary|uar|vier)?|feb(?:ruary|ruar|rero)?|f[ée]v(?:rier)?|mar(?:ch|zo|s)?|märz|apr(?:il)?|abr(?:il)?|avr(?:il)?|may|mai|mayo|jun[ei]?|juni|junio|juin",
  "jul[yi]?|juli|julio|juil(?:let)?|aug(?:ust)?|ago(?:sto)?|ao[uû]t|sept?(?:ember|iembre|embre)?|o[ck]t(?:ober|ubre|obre)?|nov(?:ember|iembre|embre)?|de[cz](?:ember)?|dic(?:iembre)?|d[ée]c(?:embre)?",
);
/** Counted things and measures: a number right before one of these counts it. */
const counted = wordsOf(
  "months?|weeks?|days?|hours?|minutes?|girls|models|creators|people|members|fans|subs|subscribers|followers|payers|spenders|customers|posts?|reels?|videos?|photos?|pics|clips?|tweets|hashtags?|messages?|tips|sales|accounts?|times|dollars?|euros?|inch|bit|places?|new|more|best|biggest|top|oldest|newest",
  "monate?n?|wochen?|tage?n?|stunden?|minuten?|mädels|models|leuten?|personen|mitglieder|abos?|abonnenten|follower|beiträge?n?|bilder|fotos|nachrichten|plätze|mal|neue[rn]?|beste[n]?|größte[n]?|weitere",
  "mes(?:es)?|semanas?|d[ií]as?|horas?|minutos?|chicas|modelos|creadoras|personas|miembros|suscriptores|seguidores|publicaciones|fotos|mensajes|propinas|puestos|veces|nuev[oa]s|mejores|más",
  "mois|semaines?|jours?|heures?|filles|modèles|créatrices|personnes|membres|abonnés|publications|vidéos|messages|places|fois|nouveaux|nouvelles|meilleurs?|de plus",
  "[kmgt]b|px|[cmk]m|kg|ml|an hour|the hour|die stunde|pro stunde|la hora|por hora|de l'heure",
);
/** What a number after it is the place of. */
const placed = wordsOf(
  "on the|day|week|level|number|no|rank|place|top|form|section|part|chapter|version|page|step",
  "am|vom|tag|woche|nummer|nr|platz|teil|seite|kapitel",
  "el|d[ií]a|semana|puesto|n[uú]mero|parte",
  "le|jour|semaine|num[ée]ro|partie|place",
);
const ofClass =
  "grade|grader|standard|year|class|klasse|lebensjahr|geburtstag|birthday|b-?day|cumplea[ñn]os|anniversaire|schuljahr";
const start = String.raw`(?<![\p{L}\d])`;
const end = String.raw`(?![\p{L}\d])`;
/** Numbers that are no ages: dates, places, and what is counted. */
const dates = new RegExp(
  `${start}(?:(?:${months})\\.?,? (?:the )?\\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th|er|\\.|º)? (?:of |de )?(?:${months})|\\d{1,2} ?(?:[-–]|to|until|bis|al?|au|et|and|und|y) ?\\d{1,2}(?=\\.? (?:of |de )?(?:${months})))${end}`,
  "giu",
);
const counts = new RegExp(`${start}\\d+(?= ?-?(?:${counted})${end})`, "giu");
const places = new RegExp(
  `${start}(?<=(?:${placed})\\.? )\\d{1,4}(?:st|nd|rd|th|e|\\.|º)?(?! ?(?:${ofClass}|\\p{L}*jahr|a[ñn]os|ans|years?))${end}`,
  "giu",
);
/** A number with what shows that it is no age: a currency, percent, a time, thousands, a decimal. */
const amount = /[$€£]\s?\d[\d.,]*[km]?|\d[\d.,]*\s?(?:[$€£%]|k\b)|\d+(?:[.,:/]\d+)+|\d{5,}/giu;
/** A number of its own, also before a unit of age or a sex: '15yo', '17f'. */
const number = /(?<![\p{L}\d])(\d{1,4})(?=(?:yo|yrs?|yr|y|f|m|j|i|ans|er|x)?(?![\p{L}\d]))/giu;

const youngest = 6;
const ofAge = 18;
const oldest = 99;

/**
 * A text with marks in place of its numbers: an age under 18, of an adult, a year of birth of a minor, or neither.
 *
 * @param year the year in which it is read
 */
export function maskNumbers(text: string, year: number): string {
  const apart = [dates, places, counts, amount].reduce(
    (rest, pattern) => rest.replace(pattern, (found) => ` ${marks.other} ${found.replace(/\d+\S*/g, "")} `),
    text,
  );
  return apart.replace(number, (_, digits: string) => ` ${markOf(Number(digits), year)} `);
}

/** Whether a masked text has a number that may be an adult's age. */
export const statesAdult = (masked: string): boolean => masked.includes(marks.adult);

function markOf(value: number, year: number): string {
  if (value >= youngest && value < ofAge) return marks.minor;
  if (value >= ofAge && value <= oldest) return marks.adult;
  if (value > year - ofAge && value <= year - youngest) return marks.minorYear;
  return value > year - oldest && value <= year + 1 ? marks.year : marks.other;
}

/** Which single day, and not which day of the week, in four languages, folded. */
const oneDay =
  /\b(?:(?:which|what) (?:single )?day|(?:best|worst|biggest|strongest|weakest) (?:single )?day|(?:an )?welche[mrn]? tag|(?:bester|starkster|schlechtester|schwachster) tag|(?:que|cual) (?:fue (?:el|su) (?:mejor |peor )?)?dia|(?:mejor|peor) dia|quel(?: a ete le)? (?:meilleur |pire )?jour|(?:meilleur|pire) jour)\b/;
const ofWeek = /\b(?:of the week|weekdays?|wochentag\w*|der woche|de la semana|de la semaine)\b/;
/** The day that was just spoken of. */
const same = /\b(?:that day|that date|an dem tag|an diesem tag|da passiert|ese dia|aquel dia|ce jour(?: la)?)\b/;

/** Whether a text asks for a single day. */
export const asksDay = (tokens: readonly string[]): boolean =>
  oneDay.test(tokens.join(" ")) && !ofWeek.test(tokens.join(" "));

/** Whether a text is about the day that was just spoken of: 'what happened that day?'. */
export const isOfSameDay = (tokens: readonly string[]): boolean => same.test(tokens.join(" "));

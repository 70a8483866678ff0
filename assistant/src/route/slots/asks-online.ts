/** When followers are there, and not when to post: 'when are her followers online', in four languages, folded. */
const online =
  /\b(?:online|on line|en linea|en ligne|conectad[oa]s?|connectee?s?|awake|active|aktiv|activ[oa]s|actifs?|wach)\b/;
const people =
  /\b(?:followers?|fans?|audience|people|subscribers?|abonnent\w*|leute|publikum|seguidor\w*|gente|publico|suscriptor\w*|abonnes|gens|public)\b/;

/** Whether a text asks when followers are online. */
export const asksOnline = (tokens: readonly string[]): boolean => {
  const text = tokens.join(" ");
  return online.test(text) && people.test(text);
};

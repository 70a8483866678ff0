/** Figures that people ask for, and that no platform or statement provides: by their names in four languages, folded. */
const unmeasured = new RegExp(
  [
    "(?:answers?|replies|reply|responds?|antworte\\w*|reagier\\w*|responde\\w*|contesta\\w*|repond\\w*) (?:\\w+ ){0,2}(?:fastest|quickest|slowest|schnell\\w*|langsam\\w*|rapido|lento|vite|lentement)",
    "open(?:ing)? rates?|click(?: through)? rates?|ctr|link clicks|bounce rates?|(?:reply|response) times?|watch times?|read rates?",
    "offnungsraten?|offnungsquoten?|klickraten?|klickquoten?|linkklicks|antwortzeit(?:en)?|wiedergabezeit(?:en)?|leseraten?",
    "tasas? de (?:apertura|clics?|rebote|lectura)|clics? en (?:el|los) enlaces?|tiempos? de (?:respuesta|visualizacion)",
    "(?:how many|wie viele|cuant[oa]s|combien de) (?:messages?|dms?|nachrichten|mensajes) (?:\\w+ ){0,4}(?:sent|send|geschickt|geschrieben|verschickt|gesendet|mand\\w+|envi\\w+|envoy\\w+)",
    "taux d ?(?:e )?(?:ouverture|clics?|rebond|lecture)|taux de clics?|clics? sur (?:le|les) liens?|temps de (?:reponse|visionnage)",
  ]
    .map((names) => `\\b(?:${names})\\b`)
    .join("|"),
);
/** Who else works in this market: what they earn is not known here. */
const rivals =
  /\b(?:competit(?:ors?|ion)|rivals?|other (?:agenc(?:y|ies)|creators|models|girls)|konkurren\w*|mitbewerber\w*|andere[nr]? (?:agenturen|creator\w*|models)|competencia|competidor\w*|otr[oa]s (?:agencias|creadoras|modelos|chicas)|concurren\w*|autres (?:agences|creatrices|modeles|filles))\b/;

/** Whether a text asks for a figure that no source provides, such as how many open a message. */
export const namesUnmeasured = (tokens: readonly string[]): boolean => unmeasured.test(tokens.join(" "));

const competitors =
  /\b(?:competit(?:ors?|ion)|rivals?|konkurren\w*|mitbewerber\w*|competencia|competidor\w*|concurren\w*)\b/;

/** Whether a text speaks of those that a model competes with. */
export const namesCompetitors = (tokens: readonly string[]): boolean => competitors.test(tokens.join(" "));

/** Whether a text speaks of others in the market. */
export const namesRivals = (tokens: readonly string[]): boolean => rivals.test(tokens.join(" "));

import type { IntentId } from "../../intents/intent-ids.ts";

/** What the product warns of, in four languages, folded. */
const alerts = /\b(?:alerts?|warnings?|alarms?|alarme?n?|warnung(?:en)?|alertas?|avisos?|alertes?|avertissements?)\b/;
/** Which there are, and not how they are set. */
const which =
  /\b(?:which|what|any|open|new|miss(?:ed)?|today|are there|show|list|welche|gibt es|offene?n?|neue?n?|verpasst|heute|zeig|que|cuales|hay|abiert[ao]s?|nuev[ao]s?|hoy|muestra|quelles?|quels?|y a t il|ouvert(?:e)?s?|nouvel(?:le)?s?|manque|aujourd)\b/;
const asksHow =
  /\b(?:how|can|turn|switch|set|stop|mail|email|wie|kann|stell\w*|abschalt\w*|abstell\w*|como|puedo|configur\w+|desactiv\w+|activ\w+|comment|puis|regl\w+|coup\w+)\b/;
/** Something out of the ordinary in figures. */
const odd =
  /\b(?:weird|strange|odd|unusual|abnormal|suspicious|komisch\w*|seltsam\w*|auffallig\w*|ungewohnlich\w*|merkwurdig\w*|rar[ao]s?|extran[ao]s?|inusual\w*|bizarres?|etranges?|inhabituel\w*|anormal\w*|suspect\w*)\b/;
/** What cannot wait. */
const urgent = /\b(?:urgent\w*|pressing|dringend\w*|eilig\w*|brennt|urge|presse|pressant\w*)\b/;
const something =
  /\b(?:anything|something|numbers?|figures?|stats|etwas|irgendwas|zahlen|werte|algo|numeros|cifras|datos|quelque chose|chiffres|donnees)\b/;

/** The alerts that there are, or what is unusual among the figures, where a text asks for that; undefined of any other text. */
export function asksUnusual(tokens: readonly string[], isOfAll: boolean): IntentId[] | undefined {
  const text = tokens.join(" ");
  const isOfAlerts = alerts.test(text) && which.test(text) && !asksHow.test(text);
  if (isOfAll && urgent.test(text) && tokens.length <= mostWords) return ["models-attention"];
  if (!isOfAlerts && !(odd.test(text) && something.test(text) && tokens.length <= mostWords)) return undefined;
  return isOfAll ? ["models-attention"] : ["risks", "jump"];
}
const mostWords = 10;

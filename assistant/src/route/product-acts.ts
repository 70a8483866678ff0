import { articleFrames } from "../articles/articles.ts";
import type { IntentId } from "../intents/intent-ids.ts";
import { intentIdOf } from "./decide.ts";
import type { ClassProbability } from "./question-model.ts";

/** What is done to something in the product, in four languages, folded: by the beginning of a word. */
const acts =
  /\b(?:remov|delet|kick|throw|fire\b|invit|revok|take away|give|grant|let\b|allow|stop|cancel|turn (?:on|off)|disabl|enabl|change|switch|reset|add\b|connect|disconnect|link|upload|import|export|download|unsubscrib|hide|share|entfern|losch|schmeiss|werf|wirf|einlad|lade\b|entzieh|nimm|gib|geben|erlaub|stopp|abbestell|abschalt|ausschalt|einschalt|ander\b|andere\b|andern|wechsel|hinzufug|verbind|hochlad|importier|exportier|herunterlad|verberg|verstecken|teilen|soll|darf|quit[ao]|elimin|borr|echo|echar|expuls|invit|retir|dar\b|doy|permit|par[ao]r?\b|cancel|desactiv|activ|cambi|anad|agreg|conect|sub[io]r?\b|import|export|descarg|ocult|compart|supprim|virer?|vire\b|enlev|retire|invite|donn|autoris|arret|annul|desactiv|activ|chang|modifi|ajout|connect|telecharg|masqu|partag)/;
/** Who works along, and what they may. */
const ofMembers =
  /\b(?:teams?|equipo|equipe|members?|mitglied\w*|miembros?|membres?|chatters?|chatteurs?|chatteuse|managers?|assistants?|asistente|assistenten?|mitarbeiter\w*|colleagues?|access|zugang|zugriff|acceso|acces|rights?|rechte?|permisos?|permissions?|droits?|berechtigung\w*|roles?|rolle|rol)\b/;
/** When who works: no member of a workspace. */
const ofShifts = /\b(?:shifts?|schicht\w*|turnos?|creneaux?)\b/;
/** What else this is done to in the product. */
const things =
  /\b(?:weekly (?:analysis|report)|wochentlich\w* (?:bericht|analyse)|(?:analisis|informe) semanal\w*|(?:analyse|rapport) hebdo\w*|notifications?|benachrichtigung\w*|notificacion\w*|passwor[dt]\w*|contrasena|mot de passe|(?:my|mein|mi|mon) (?:account|konto|cuenta|compte)|workspace|arbeitsbereich|espacio de trabajo|espace de travail)\b/;

const product: ReadonlySet<string> = new Set(Object.keys(articleFrames.product).map((id) => `article:${id}`));
/** Whether an article is help on this product. */
export const isOnProduct = (intent: string): boolean => product.has(intent);
/** A model that is taken off the list, and no account. */
const deletesModel =
  /\b(?:delet\w*|remov\w*|losch\w*|entfern\w*|borr\w*|elimin\w*|quit[ao]r?|supprim\w*|enlev\w*|retir\w*) (?:\w+ ){0,2}(?:models?|creators?|modelos?|modeles?)\b|\b(?:models?|creator|modelos?|modeles?) (?:\w+ ){0,2}(?:losch\w*|entfern\w*)\b/;

/** Several people with one account, or with an account each. */
const sharesLogin =
  /\b(?:(?:same|share|sharing|one|shared) (?:\w+ ){0,2}(?:logins?|accounts?)|seats?|(?:gleichen?|selben?|gemeinsame[nrs]?) (?:login|zugang|konto|account)|mism[oa] (?:cuenta|login|acceso)|compartir (?:\w+ ){0,2}(?:cuenta|login|acceso)|meme (?:compte|acces|login)|partager (?:\w+ ){0,2}(?:compte|acces))\b/;
/** What somebody else who works along is shown: 'can clients see earnings', 'sieht Carla die Zahlen der anderen'. */
const seesFigures =
  /\b(?:(?:can|do|does|will|could) (?:\w+ ){1,3}(?:see|view|read)|(?:sieht|sehen|konnen|kann|darf|durfen) (?:\w+ ){0,5}?(?:zahlen|einnahmen|umsatz\w*|berichte?|models?)|(?:ve|ven|pueden? ver|podra ver) |(?:voit|voient|peu(?:t|vent) voir) )/;
const ofRoles =
  /\b(?:clients?|customers?|viewers?|analysts?|managers?|members?|chatters?|models?|creators?|kund\w+|mitglied\w*|clientes?|miembros?|modelos?|membres?|modeles?)\b/;
const ofFigures =
  /\b(?:earnings?|money|revenue|income|figures?|numbers?|stats|reports?|einnahmen|umsatz\w*|geld|zahlen|berichte?|ingresos|dinero|cifras|numeros|informes?|revenus|argent|chiffres|rapports?)\b/;

/** An account of somebody's own, or several workspaces: 'can my accountant get read only access'. */
const ownAccess =
  /\b(?:(?:read only|view only|own|separate) (?:\w+ ){0,2}(?:access|logins?|accounts?)|eigene[nrs]? (?:\w+ ){0,2}(?:zugang|zugriff|login|account|konto)|nur (?:zum )?lesen|lesezugriff|acceso (?:propio|de lectura|de solo lectura)|solo lectura|(?:propre|son) (?:acces|compte)|acces (?:en lecture|lecture seule)|lecture seule|(?:several|multiple|two|more than one|mehrere|zwei|varias|dos|plusieurs|deux) (?:agenc|agentur|agencias|workspaces?|arbeitsbereich|espacios? de trabajo|espaces? de travail))/;

/** What the product does not do, or what it costs. */
const notHere = new RegExp(
  `\\b(?:${[
    "(?:can i|can you|can we|can it|does it|do you|let me) (?:\\w+ ){0,3}(?:schedule|publish|auto ?post|send (?:\\w+ ){0,2}messages|merge)",
    "(?:kann|kannst|konnen) (?:\\w+ ){0,6}(?:planen|veroffentlichen|zusammenlegen|zusammenfuhren|nachrichten (?:ver)?schicken)",
    "(?:puedo|puedes|se puede|se pueden|podemos) (?:\\w+ ){0,3}(?:programar|publicar|fusionar|juntar)",
    "(?:puis je|peut on|on peut|je peux|pouvez vous) (?:\\w+ ){0,3}(?:programmer|planifier|publier|fusionner)",
    "(?:mobile|phone|iphone|android) (?:app|version)|app store|play store|handy ?app|app furs handy|(?:version|app) (?:movil|mobile)|application mobile",
    "what does (?:fanradar|it|this|the (?:app|tool|program)) cost|how much (?:is|does) (?:fanradar|the (?:app|tool|program|subscription here))(?: cost)?|was kostet (?:fanradar|das programm|das tool|die app)|cuanto cuesta (?:fanradar|el programa|la app|la herramienta)|combien coute (?:fanradar|l application|l outil|le programme)",
  ].join("|")})\\b`,
);

/** Amounts in another currency than that of the statements. */
const asksCurrency =
  /\b(?:(?:see|show|switch|change|display|convert|get) (?:\w+ ){0,5}(?:in|to) (?:euros?|dollars?|pounds?|another currency)|currency|wahrung|in euro (?:sehen|anzeigen|umstellen)|moneda|en euros|divisa|devise|en dollars)\b/;

/** How probable an article on the product is at least. */
const least = 0.01;
/** Another article than the one on members is meant where it is this probable. */
const sure = 0.6;

/** The help on something that is done in the product, as a text asks for: 'kick someone off my team'; the likeliest of the articles. */
export function helpOnAct(
  tokens: readonly string[],
  classes: readonly ClassProbability[],
  { last, namesModel }: { last: IntentId | undefined; namesModel: boolean },
): IntentId[] | undefined {
  const text = tokens.join(" ");
  const deletesNamed = namesModel && /\b(?:delet\w*|remov\w*|losch\w*|borr\w*|elimin\w*|supprim\w*)\b/.test(text);
  if (deletesModel.test(text) || deletesNamed) return ["article:remove-model"];
  const isOfRights = seesFigures.test(text) && ofFigures.test(text) && (namesModel || ofRoles.test(text));
  if (notHere.test(text)) return ["article:what-it-leaves-out"];
  if (sharesLogin.test(text) || ownAccess.test(text) || isOfRights) return ["article:workspace-members"];
  if (asksCurrency.test(text)) return ["article:language-and-currency"];
  // After help on members 'her' is one of them: 'how do I remove her later?'.
  const isOfMembers =
    (ofMembers.test(text) && !ofShifts.test(text)) || (last === "article:workspace-members" && !namesModel);
  if (!acts.test(text) || !(isOfMembers || things.test(text))) return undefined;
  const help = classes.filter(({ intent, probability }) => isOnProduct(intent) && probability >= least);
  const [likeliest] = help;
  if (isOfMembers && (likeliest?.probability ?? 0) < sure) return ["article:workspace-members"];
  return likeliest && intentIdOf(likeliest.intent);
}

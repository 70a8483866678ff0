/**
 * What people ask about in Spanish, French and German, by how its words begin (small letters, no accents), as the playbook's own
 * language asks it. `*` ends a beginning; a word without it is the whole.
 */
const beginnings: readonly (readonly [english: string, others: string])[] = [
  ["hour posting", "wann uhrzeit* cuando hora horas quand heure heures"],
  [
    "post",
    "posten poste veroffentlich* beitrag* publicar publico publica publique publicacion* publier publie publications postear",
  ],
  ["often frequency", "oft frecuencia menudo souvent frequence rythme rhythmus ritmo"],
  ["schedule", "zeitplan* horario* calendario* horaires calendrier* plane planen"],
  ["raise price", "preis preise preisen precio precios prix tarif tarifs cobrar cobro verlangen verlange teurer"],
  ["discount", "rabatt* descuento* remise* reduction*"],
  ["bundle", "paket pakete paquete paquetes"],
  ["engagement", "interaccion interacciones interaktion*"],
  ["comments", "kommentar* comentario* commentaire*"],
  ["falling", "sinkt sinken fallt fallen weniger baja bajan bajo caen baisse baissent chute"],
  ["growth", "wachsen wachse wachst wachstum crecer crezco crecimiento croissance grandir progresser"],
  ["custom", "wunsch* sonderanfertigung* personalizad* personnalis* mesure"],
  [
    "leak stolen",
    "geleakt* raubkopie* gestohlen* pirateria filtrad* robad* robaron piratage fuite* vole volees voles volent kopiert*",
  ],
  [
    "retention churn",
    "kundig* gekundigt* abwander* retencion cancelan cancelar renuevan renovar desabonn* resili* fideliser verlangern bleiben quedan restent",
  ],
  ["former return", "zuruckgewinn* zuruckhol* recuperar recupero reconquerir revenir"],
  ["welcome", "willkommen* begruss* bienvenida* bienvenid* bienvenue accueil* accueillir"],
  ["brand", "marke marken marca marcas marque marques"],
  ["sponsor", "sponsor* patrocin* parrain* partenariat* werbepartner*"],
  ["cross-promotion promote", "bewerben bewerbe promocion* promocionar promouvoir"],
  ["collaboration", "zusammenarbeit* kooperation* colaboracion* colaborar collaborer"],
  ["caption", "bildunterschrift* bildtext* leyenda* legende* legendes"],
  ["stories", "historias"],
  ["content ideas", "ideen idees inhalte contenido* contenu*"],
  ["menu", "preisliste* menus tarifliste*"],
  ["message", "nachricht* mensaje* messages"],
  ["tip menu", "trinkgeld* propina* pourboire*"],
  ["privacy", "privatsphar* anonym* anonim* privacidad gesicht cara visage adresse direccion"],
  ["fake followers", "gekauft* gefalscht* comprad* falsos falsas achetes achetees faux"],
  ["poll", "umfrage* encuesta* sondage* sondages"],
  ["burnout", "erschopf* uberarbeit* agotad* agotamiento epuis* pause pausen descanso"],
  ["refund", "ruckerstatt* ruckbuch* reembolso* rembours*"],
  ["time zone", "zeitzone* zonas fuseau* paises lander pays"],
  ["link in bio", "enlace* lien liens"],
  ["bio", "biografie* biografia* biographie*"],
  ["loyal", "treue treuen treueste* leales fieles fideles"],
  ["forecast", "prognose* vorhersage* prevision* pronostico*"],
  ["trending", "tendencia tendencias tendance tendances"],
  ["evidence connect", "nachweis* verbinden verknupf* abrechnung* conectar extracto* connecter releve releves"],
  ["compare", "vergleich* comparar comparo comparame comparacion comparer comparez comparaison*"],
  ["tax", "steuer steuern impuesto* impot*"],
];

const whole = new Map<string, string>();
const open: [beginning: string, english: string][] = [];
for (const [english, others] of beginnings)
  for (const one of others.split(" ")) {
    if (one.endsWith("*")) open.push([plainOf(one.slice(0, -1)), english]);
    else whole.set(plainOf(one), english);
  }

/** The English words of what a question asks about in another language; empty where it holds none of those. */
export function inEnglish(question: string): string {
  const words = question.match(/[\p{L}\p{N}]+/gu)?.map(plainOf) ?? [];
  const found = words.flatMap(
    (word) => whole.get(word) ?? open.find(([beginning]) => word.startsWith(beginning))?.[1] ?? [],
  );
  return [...new Set(found)].join(" ");
}

function plainOf(word: string): string {
  return word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");
}

import { type MetricName, metrics } from "@fanradar/engine";
import { tables } from "@fanradar/words/tables";
import { findConcepts } from "../concepts/find-concepts.ts";
import { type Found, findPhrases, tokensOf } from "../tokens.ts";

/** What people call metrics besides their labels, in four languages. */
const synonyms: Partial<Record<MetricName, string>> = {
  followers: "follower,followers,following,fans,seguidores,abonnes,anhanger,follower zahl,audience size",
  subscribers: `subscribers,subs,paying fans,abonnenten,abos,suscriptores,subscripciones,abonnes payants,abonnements`,
  engagement: `engagement,engagement rate,er,interaction rate,interaktion,interaktionsrate,interaccion,tasa de interaccion,interaction,
    interactions,taux d engagement,tasa de engagement`,
  likesAverage: "likes,like,me gusta,j aime,gefallt mir,likes per post,average likes,hearts",
  commentsAverage: "comments,kommentare,kommentar,comentarios,commentaires,commentaire",
  avgViews: "views,view,aufrufe,klicks,visualizaciones,vistas,vues,reproducciones,views per video",
  reachTotal: "reach,impressions,reichweite,alcance,impresiones,portee",
  postsTotal: "number of posts,anzahl der beitrage,numero de publicaciones,nombre de publications",
  postFrequency: `posts per week,posting frequency,posts the most,posts the least,posts most,posts least,posts pro woche,postet am meisten,
    postet am wenigsten,publicaciones por semana,publica mas,publica menos,publications par semaine,publie le plus,publie le moins`,
  gain: `new followers,followers gained,neue follower,gewonnene follower,nuevos seguidores,seguidores ganados,nouveaux abonnes,
    abonnes gagnes`,
  gainPercent: "growth,growth rate,wachstum,wachstumsrate,crecimiento,croissance",
  earningsNet: `earnings,income,revenue,money,net earnings,einnahmen,einkommen,umsatz,verdienst,geld,ingresos,ganancias,dinero,revenus,
    gains,argent,chiffre d affaires`,
  "earnings.tip": "tips,tip,tipped,trinkgeld,trinkgelder,propina,propinas,pourboire,pourboires",
  "earnings.message":
    "ppv,ppvs,paid message,bezahlte nachricht,bezahlter nachricht,bezahlten nachricht,mensaje de pago,message payant,paid messages,bezahlte nachrichten,mensajes de pago,messages payants",
  "earnings.post": `post purchases,post sales,post unlocks,paid posts,unlocked posts,bezahlte beitrage,beitragskaufe,posts verkauft,
    publicaciones de pago,ventas de publicaciones,publications payantes,ventes de publications`,
  "earnings.pending": `pending,pending payments,pending payouts,uncleared,not cleared,ausstehend,ausstehende,noch nicht gutgeschrieben,pendiente,
    pendientes,sin liquidar,en attente,pas encore credite`,
  "earnings.renewal":
    "renewed,renew,renews,resubscribed,verlangert,verlangern,erneuert,renovaron,renovo,renuevan,renouvele,renouveles,renouvellent,renewals,rebills,verlangerungen,renovaciones,renouvellements,reabonnements,reabonnement",
  "earnings.back": `charged back,charges back,charge back,refund,refunds,refunded,chargeback,chargebacks,ruckerstattung,ruckerstattungen,erstattung,erstattungen,ruckbuchung,
    ruckbuchungen,reembolso,reembolsos,devolucion,devoluciones,contracargo,contracargos,remboursement,remboursements,retrofacturation`,
  "earnings.stream": "streams,live streams,directos,lives",
  earningsGross: `gross,gross earnings,gross income,gross revenue,before fees,brutto,bruttoeinnahmen,bruttoumsatz,bruttoverdienst,vor abzug,
    vor gebuhren,bruto,brutos,bruta,brutas,ingresos brutos,antes de comisiones,brut,brute,bruts,brutes,revenus bruts,revenu brut,avant frais,
    avant commission`,
  trendingScore: "trending score,score,trend score,puntuacion,puntuacion de tendencia,score de tendance",
  viralPotential: "viral potential,virales potenzial,potencial viral,potentiel viral",
  tier: "tier,size tier,grossenklasse,categoria de tamano,categorie de taille",
  daysSincePost: `days since last post,last posted,posted last,zuletzt gepostet,publico por ultima vez,publie pour la derniere fois,last post,latest post,newest post,most recent post,last reel,latest reel,last video,latest video,last tweet,
    letzte beitrag,letzte post,letzter beitrag,letzten beitrag,letztem beitrag,letzter post,letzten post,letztem post,neuester post,neuesten post,neuester beitrag,neuesten beitrag,
    letztes video,letzten video,letztes reel,letzten reel,ultima publicacion,ultimo post,post mas reciente,publicacion mas reciente,ultimo reel,ultimo video,
    derniere publication,dernier post,dernier reel,derniere video,post le plus recent,publication la plus recente`,
  subscriberRate: `conversion rate,conversion,conversions,konversionsrate,konversion,conversion rate,tasa de conversion,conversion de seguidores,
    taux de conversion,sub rate,abo quote,abonnentenquote`,
  "dayChange.weekday": `weekday,weekdays,day of the week,wochentag,wochentage,wochentagen,tag der woche,dia de la semana,dias de la semana,
    jour de la semaine,jours de la semaine`,
  "dayChange.weekend": "weekend,weekends,wochenende,wochenenden,fin de semana,fines de semana,week end,week ends",
  earningsPerSubscriber: `per fan,pro fan,por fan,par fan,per subscriber,per sub,each subscriber,each sub,one sub,a sub,a subscriber,one subscriber,subscriber value,sub value,pro abonnent,
    je abonnent,pro abo,jeder abonnent,ein abonnent,por suscriptor,cada suscriptor,un suscriptor,par abonne,par abonne payant,chaque abonne,un abonne`,
  earningsPerPayer: `per payer,per paying fan,per buyer,earnings per payer,revenue per payer,income per payer,pro zahler,umsatz pro zahler,einnahmen pro zahler,pro kaufer,
    por pagador,ingresos por pagador,por comprador,par payeur,revenus par payeur,par acheteur`,
  earningsPerThousand: `per follower,pro follower,je follower,por seguidor,cada seguidor,par follower,each follower,per 1000 followers,per thousand followers,
    per 1k followers,pro 1000 follower,pro tausend follower,je 1000 follower,je tausend follower,por mil seguidores,por 1000 seguidores,cada mil seguidores,
    pour 1000 abonnes,pour mille abonnes,par millier d abonnes`,
  following: "following count,wem ich folge,seguidos,abonnements suivis",
  price:
    "cheaper,cheapest,pricier,more expensive,most expensive,teurer,teuerste,billiger,billigste,gunstiger,mas cara,mas caro,mas barata,mas barato,plus chere,plus cher,moins chere,moins cher,price,subscription price,sub price,subs price,subscriber price,preis,abopreis,precio,prix",
  longestGap: "longest gap,longest break,langste pause,pausa mas larga,plus longue pause",
};

/** Labels that are words of any question: 'New', 'Other', 'Change'. */
const unnamed =
  /^(?:audience\.|posts\.|portfolio\.posts$|comparison\.|import\.|standOut|checks\.|versionChange$|earnings\.other$)/;

const dictionary = new Map<string, MetricName>();
for (const { metricWords } of Object.values(tables))
  for (const { id } of metrics) {
    const label = Object.entries(metricWords).find(([name]) => name === id)?.[1];
    const phrase = tokensOf(label ?? "").join(" ");
    // Of several with one label, such as 'Country', the first.
    if (phrase !== "" && !dictionary.has(phrase) && !unnamed.test(id)) dictionary.set(phrase, id);
  }
for (const { id } of metrics) for (const name of synonyms[id]?.split(",") ?? []) dictionary.set(name.trim(), id);
const longest = Math.max(...[...dictionary.keys()].map((phrase) => phrase.split(" ").length));

/** Of four languages together a shorter word is soon another: 'viele' is no 'ville'. */
const shortestSlip = 6;
/** Words of every question that are a letter from a metric: the French 'how', the Spanish 'often'. */
const noSlips = new Set(["comment", "seguido", "depende"]);

/** What is asked per head is money where the text speaks of that, else a number of people. */
const perHead: Partial<Record<MetricName, MetricName>> = {
  earningsPerSubscriber: "subscribers",
  earningsPerThousand: "followers",
};
export const isPerHead = (metric: MetricName): boolean => perHead[metric] !== undefined;

/** The metrics that a text names, by their labels in any of the four languages or what people call them, with one slip in longer words. */
export function findMetrics(tokens: readonly string[]): Found<MetricName>[] {
  const isOfMoney = findConcepts(tokens).includes("money");
  const found = findPhrases(tokens, dictionary, { slips: true, most: longest, shortest: shortestSlip })
    .filter(({ from, length }) => length > 1 || !noSlips.has(tokens[from] ?? ""))
    .map((one) => ({ ...one, value: (isOfMoney ? undefined : perHead[one.value]) ?? one.value }));
  // 'Money per follower' is one figure.
  const hasRatio = found.some(({ value }) => isPerHead(value));
  return hasRatio ? found.filter(({ value }) => value !== "earningsNet") : found;
}

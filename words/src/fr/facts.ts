import type { EvidenceKind, FactKind, MetricName, ReasonCode, SampleUnit, Trust } from "@fanradar/engine";
import { platformWords } from "../platform-names.ts";

export { metricWords } from "./metric-labels.ts";

/** Why a figure is absent. `needs` and `has` follow where they are known. */
export const reasonWords: Record<ReasonCode, string> = {
  "too-few-posts": "pas assez de données : il faut des publications ({needs}), il y en a {has}",
  "post-too-new": "ses chiffres montaient encore : elle avait moins d’un jour",
  "post-of-others": "publication d’un autre compte",
  "too-few-days": "pas assez de données : il faut {needs} relevés quotidiens, il y en a {has}",
  "too-few-rounded": "pas assez de données : nombre arrondi, il faut {needs} relevés quotidiens, il y en a {has}",
  "too-few-captions": "pas assez de données : il faut {needs} textes, il y en a {has}",
  "too-few-peers": "pas assez de données : il faut {needs} créateurs comparables, il y en a {has}",
  "too-few-videos": "pas assez de données : il faut {needs} vidéos, il y en a {has}",
  "too-few-places": "pas assez de données : il faut {needs} places parmi les créateurs, il y en a {has}",
  "no-earnings": "le mois du relevé n’a aucun revenu",
  "no-pool": "FanRadar ne connaît pas les revenus d’autres créateurs",
  "too-few-months": "pas assez de données : il faut des mois ({needs}), il y en a {has}",
  "too-few-ratings": "pas assez de données : il faut des notes ({needs}), il y en a {has}",
  "likes-hidden": "pas assez de données : il faut {needs} publications aux j’aime visibles, il y en a {has}",
  "no-interactions": "les publications de comparaison n’ont attiré ni j’aime ni commentaires",
  "no-follower-count": "pas assez de données : il faut un nombre d’abonnés, il n’y en a pas",
  "not-linked": "pas assez de données : il faut une plateforme liée, il n’y en a pas",
  "too-few-links": "pas assez de données : il faut {needs} plateformes liées, il y en a {has}",
  "needs-typing": "pas assez de données : il faut d’autres chiffres, ajoutés à la main",
  "needs-connection": "pas assez de données : il faut un compte connecté",
  "needs-statement": "pas assez de données : il faut un relevé de revenus",
  "needs-earnings": "pas assez de données : il faut un relevé de revenus ou des chiffres ajoutés à la main",
  "no-subscribers": "pas assez de données : il faut un relevé de revenus avec des abonnements",
  "too-few-statement-days": "pas assez de données : il faut des relevés sur {needs} jours, il y en a {has}",
  "not-public": "non public",
  "hidden-by-role": "non visible pour votre rôle",
  "not-found": "introuvable, ou pas un compte professionnel",
  "private-account": "le compte est privé",
  suspended: "le compte est suspendu",
  "platform-empty": "la plateforme n’a aucun chiffre pour ce compte",
  "platform-unreachable": "la plateforme n’a pas répondu",
  "platform-unreadable": "la plateforme a envoyé une réponse inattendue",
  "platform-refused": "la plateforme a refusé l’accès",
  "rate-limited": "la limite de requêtes de la plateforme est atteinte",
  "no-key": "FanRadar n’a pas accès ici à cette plateforme",
  "budget-used": "le budget du jour pour cette plateforme est épuisé",
  "no-benchmark": "aucune référence publiée pour cette taille sur cette plateforme",
  "no-reliable-difference": "aucune différence fiable entre les moments de la journée",
  "no-common-theme": "aucun thème n’est commun à plusieurs publications",
  "no-common-language": "les textes mélangent les langues",
  "no-other-posts": "toutes les publications ont ce thème",
  "no-gross": "le relevé montre seulement ce qui a été versé",
  "too-few-payers": "pas assez de données : il faut des payeurs ({needs}), il y en a {has}",
  "too-few-weeks": "pas assez de données : il faut {needs} semaines entières, il y en a {has}",
  "no-best-weekday": "aucun jour de la semaine n’est meilleur de façon fiable",
  "needs-price": "pas de prix d’abonnement actuel",
  "too-few-sales": "pas assez de données : il faut {needs} ventes, il y en a {has}",
  "needs-dollars": "le score compte en dollars, ces revenus sont dans une autre devise",
};

/** When a platform was asked in vain, and before when it is not asked again. */
export const tryWords = { tried: "essayé {when}", next: "prochain essai après {when}" };

/** What a figure counts, where a sentence names it after the number. */
export const nounWords: Partial<Record<MetricName, { one: string; other: string }>> = {
  followers: { one: "abonné", other: "abonnés" },
  gain: { one: "abonné", other: "abonnés" },
  "gain.yearBefore": { one: "abonné", other: "abonnés" },
  viralGain: { one: "abonné", other: "abonnés" },
  unexplainedGain: { one: "abonné", other: "abonnés" },
  jump: { one: "abonné", other: "abonnés" },
  unexplainedJumps: { one: "hausse inhabituelle", other: "hausses inhabituelles" },
  subscribers: { one: "abonné payant", other: "abonnés payants" },
  "follows.total": { one: "abonné", other: "abonnés" },
  "follows.gain": { one: "abonné", other: "abonnés" },
  postFrequency: { one: "publication par semaine", other: "publications par semaine" },
  "comeback.effect": { one: "j’aime et commentaires par semaine", other: "j’aime et commentaires par semaine" },
  "shift.theme.effect": { one: "j’aime et commentaires par semaine", other: "j’aime et commentaires par semaine" },
  "shift.format.effect": { one: "j’aime et commentaires par semaine", other: "j’aime et commentaires par semaine" },
  "shift.pairing.effect": { one: "j’aime et commentaires par semaine", other: "j’aime et commentaires par semaine" },
  interaction: { one: "pourboire ou message par payeur", other: "pourboires et messages par payeur" },
};

export const trustWords: Record<Trust, string> = {
  connected: "connecté",
  file: "fichier",
  screenshot: "capture vérifiée",
  manual: "déclaré",
  inferred: "estimé",
  record: "compté par FanRadar",
};

/** What the two ends of a figure's range say. */
export const rangeWords = {
  interval: "{times} fois sur {n} entre {low} et {high}",
  rounded: "Montré arrondi par sa source : entre {low} et {high}",
  fromRounded: "Ses sources sont arrondies : entre {low} et {high}",
  published: "Selon ce qui est publié ailleurs : {low} à {high}",
} as const;

export const calibrationWords = {
  own: "d’après {creators} suivis ici",
  shipped: "d’après {creators} des données fournies avec FanRadar",
  factor: "{factor} fois la largeur ajustée sur des comptes Instagram",
  oneDay: "{share} vient d’un seul jour",
} as const;

export const kindWords: Record<FactKind, string> = {
  measured: "mesuré",
  derived: "dérivé",
  estimated: "estimé",
  "self-reported": "déclaré",
  unavailable: "indisponible",
};

export const sourceWords: Record<EvidenceKind | "record", string> = {
  api: "API publique",
  connected: "compte connecté",
  file: "fichier importé",
  screenshot: "capture vérifiée",
  manual: "saisi à la main",
  record: "compté par FanRadar",
};

export const sampleWords: Record<SampleUnit, { one: string; other: string }> = {
  posts: { one: "{n} publication", other: "{n} publications" },
  days: { one: "{n} jour", other: "{n} jours" },
  readings: { one: "{n} relevé quotidien", other: "{n} relevés quotidiens" },
  creators: { one: "{n} créateur", other: "{n} créateurs" },
  captions: { one: "{n} texte", other: "{n} textes" },
  videos: { one: "{n} vidéo", other: "{n} vidéos" },
  followers: { one: "{n} abonné", other: "{n} abonnés" },
  profiles: { one: "{n} profil", other: "{n} profils" },
  places: { one: "{n} place", other: "{n} places" },
  models: { one: "{n} modèle", other: "{n} modèles" },
  reports: { one: "{n} rapport", other: "{n} rapports" },
  ratings: { one: "{n} note", other: "{n} notes" },
  payments: { one: "{n} paiement", other: "{n} paiements" },
  hours: { one: "{n} heure", other: "{n} heures" },
  payers: { one: "{n} payeur", other: "{n} payeurs" },
  weeks: { one: "{n} semaine", other: "{n} semaines" },
  rows: { one: "{n} ligne", other: "{n} lignes" },
  months: { one: "{n} mois", other: "{n} mois" },
};

/** Values that are words of ours, not of the evidence. */
export const valueWords: Record<string, string> = {
  starter: "débutant",
  nano: "nano",
  micro: "micro",
  mid: "moyen",
  macro: "macro",
  mega: "méga",
  low: "faible",
  medium: "moyenne",
  normal: "normale",
  ...platformWords,
  F: "des femmes",
  M: "des hommes",
  U: "de genre inconnu",
  monday: "lundi",
  tuesday: "mardi",
  wednesday: "mercredi",
  thursday: "jeudi",
  friday: "vendredi",
  saturday: "samedi",
  sunday: "dimanche",
  image: "photo",
  video: "vidéo",
  carousel: "carrousel",
  text: "texte",
  otherFormat: "autre format",
  subscription: "abonnements",
  tip: "pourboires",
  message: "messages payants",
  post: "publications payantes",
  stream: "directs",
  custom: "demandes personnalisées",
  other: "autres paiements",
};

/** From one end of a range to the other. */
export const spanWords = "{low} à {high}";

/** An age under an hour. Longer ones are Intl's. */
export const justNow = "À l’instant";

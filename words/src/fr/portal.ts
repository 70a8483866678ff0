/** A client's home. */
export const portalWords = {
  title: "Votre page",
  lead: "Ce qui est partagé avec vous ici, et ce qui vous est demandé.",
  asked: "Ce qui vous est demandé",
  nothing: "Rien ne vous est demandé pour le moment.",
  answer: "Répondre à une question sur vos comptes",
  connect: (platforms: string) => `Connecter ${platforms}`,
  until: (day: string) => `jusqu’au ${day}`,
  confirm: (count: number, written: string) =>
    count === 1
      ? "Confirmer un mois de votre partage des revenus"
      : `Confirmer ${written} mois de votre partage des revenus`,
  split: "Votre partage des revenus",
  from: (day: string) => `depuis le ${day}`,
  open: "Ouvrir",
  reports: "Vos rapports",
  none: "Aucun rapport n’est encore partagé avec vous",
  noneHint: "Votre agence choisit les modèles que vous voyez ici.",
  followers: "Abonnés",
  engagement: "Engagement",
  earnings: "Revenus nets, 28 jours",
  reportedOn: (day: string) => `Rapport du ${day}`,
  waiting: "Le premier rapport n’est pas encore prêt.",
  more: "Afficher plus",
};

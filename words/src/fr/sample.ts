/** The sample agency, and the tour of it. */
export const sampleWords = {
  title: "Agence d’exemple",
  mark: "Exemple",
  description: "Ce que FanRadar montre à une agence, avec des créateurs fictifs.",
  lead: "Créateurs fictifs, au 1er novembre 2026. Rien ici n’est compté avec vos propres modèles.",
  portfolio: "Portefeuille de l’exemple",
  models: "Modèles de l’agence",
  open: "Voir le rapport",
  back: "Retour à l’agence d’exemple",
  missing: "Ce rapport d’exemple n’existe pas.",
  missingHint: "L’agence d’exemple a quatre modèles. Ouvrez-en un.",
  toAgency: "Ouvrir l’agence d’exemple",
  begin: "Ajouter vos modèles",
  join: "Inscription gratuite",
  see: "Voir une agence d’exemple",
  take: "Visite guidée en deux minutes",
  resume: "Reprendre la visite",
  next: "Suivant",
  previous: "Précédent",
  leave: "Quitter la visite",
  openOf: (name: string) => `Voir le rapport sur ${name}`,
  place: (place: string, all: string) => `Visite : ${place} sur ${all}`,
  tour: {
    portfolio: {
      name: "Tout d’un coup d’œil",
      text: "Abonnés, engagement et revenus de tous les modèles réunis, comparés aux 30 jours précédents.",
    },
    attention: {
      name: "Ce qui vous attend d’abord",
      text: "Pertes, analyses échouées et accords qui prennent fin, chacun avec une action. Une liste vide veut dire que tout va bien.",
    },
    models: {
      name: "Une ligne par modèle",
      text: "Taille, évolution, engagement et revenus. Sur votre tableau de bord, vous triez les colonnes et agissez sur plusieurs modèles à la fois.",
    },
    report: {
      name: "Un rapport en dix secondes",
      text: "La première ligne dit combien suivent, comment ils réagissent, ce qui est rentré et ce qui s’annonce.",
    },
    figure: {
      name: "Chaque chiffre s’ouvre",
      text: "Choisissez-en un pour voir sa source, son âge, son calcul et sa fiabilité.",
    },
    steps: {
      name: "Que faire ensuite",
      text: "Trois étapes au plus, tirées des chiffres de ce modèle. Les rapports suivants disent ce qu’elles ont donné.",
    },
    own: {
      name: "À vous maintenant",
      text: "Collez les liens de vos modèles, un modèle par ligne. Les rapports sont prêts en quelques minutes. Appuyez sur ? pour ouvrir l’aide.",
    },
  },
};

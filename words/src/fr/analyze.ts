/** The public analysis home page. */
export const analyzeWords = {
  title: "Analyse gratuite",
  lead: "Collez le lien d’un profil et recevez un rapport complet : croissance, engagement, thèmes et risques. Sans compte.",
  description:
    "Analysez gratuitement le profil public d’un créateur. Chaque chiffre montre sa source, son âge et sa marge d’erreur.",
  form: "Analyser un modèle",
  gets: "Ce que vous obtenez",
  getsList: [
    "Abonnés, engagement et croissance, avec marge d’erreur",
    "La catégorie de taille, et les résultats de créateurs similaires",
    "Le meilleur moment pour publier, s’il y en a un",
    "Les risques et jusqu’à trois prochaines étapes, chiffres à l’appui",
    "La source, l’âge, la formule et l’échantillon derrière chaque chiffre",
  ],
  sample: "Aperçu d’un exemple de rapport",
  sampleLead: "Un rapport complet sur un créateur d’exemple. Appuyez sur un chiffre pour voir sa source.",
  openSample: "Ouvrir l’exemple",
  closeSample: "Fermer l’exemple",
  mine: "Vos analyses",
  storedUntil: (date: string) => `Conservé jusqu’au ${date}`,
  keepLead: (date: string) =>
    `Nous conservons ce rapport jusqu’au ${date}. Créez un compte gratuit pour le garder. Le rapport reste à vous ; les chiffres des profils publics apparaissent aussi dans la recherche.`,
  createAccount: "Créer un compte gratuit",
  another: "Analyser un autre modèle",
  started: "Analyse lancée",
  startedText: "L’IA analyse le modèle. Cela prend en général 2-5 minutes.",
  ready: "Analyse terminée",
  readyText: "Votre rapport d’IA est prêt !",
  longer: "L’analyse prend plus de temps",
  longerText: "L’analyse prend plus de temps que prévu. Veuillez réessayer.",
  lost: "Impossible d’obtenir les résultats de l’analyse. Veuillez réessayer.",
  notBegun:
    "L’analyse n’a pas encore commencé. Votre demande est conservée : revenez sur cette page quand vous voulez.",
  typeLead:
    "Ajoutez les chiffres que FanRadar ne peut pas collecter ici pour obtenir engagement, référence et fréquence de publication.",
  rerun: "Une analyse plus récente est en cours. Ce rapport reste affiché jusqu’à ce qu’elle soit terminée.",
  notFound:
    "Nous ne trouvons pas cette analyse dans ce navigateur. Elle est peut-être dans votre compte, ou ses 14 jours sont passés.",
};

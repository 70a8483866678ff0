/** A paste of links, handles and names, one model or many: what is wrong in which row, and what becomes of them. */
export const addManyWords = {
  title: "Ajouter plusieurs modèles",
  lead: "Saisissez un modèle par ligne : un nom et ses liens. Les lignes à corriger restent ici pendant que vous ajoutez les autres.",
  rows: "Lignes",
  rowsHint:
    "Collez depuis un tableur, ou saisissez un nom, une virgule et un lien. Une ligne accepte un lien par plateforme. Une ligne d’en-tête peut nommer ces colonnes : name, username, link, instagram, x, tiktok, onlyfans, notes.",
  file: "Ou un fichier CSV",
  fileHint: "Les lignes apparaissent dans le champ ci-dessus pour que vous les vérifiiez.",
  example: "Anne Roche, instagram.com/demo.anne\nBasile Pré, x.com/demo_basile, instagram.com/demo.basile",
  inOrder: "Prête",
  toChange: "À corriger",
  row: (n: number) => `Ligne ${n}`,
  problems: "Ce qu’il faut corriger",
  ready: "Lignes prêtes",
  follows: "Vous suivez déjà ces créateurs",
  followedCount: "Déjà suivis",
  adult: "Chaque titulaire de ces profils OnlyFans a 18 ans ou plus",
  add: "Ajouter les modèles",
  addReady: (n: number) => (n === 1 ? "Ajouter la ligne prête" : `Ajouter ${n} lignes prêtes`),
  adding: "Ajout...",
  done: "Modèles ajoutés",
  doneText: (when: string) => `Leurs analyses se suivent, jusqu’à ${when} environ.`,
  failed: "Les modèles n’ont pas pu être ajoutés",
  /** What is expected where any platform may stand: its name alone would not tell which. */
  anyLink: {
    kind: "un lien de profil",
    form: "un lien comme instagram.com/nom, x.com/nom, tiktok.com/@nom ou onlyfans.com/nom",
  },
  faults: {
    quote: "Ce guillemet n’est jamais fermé. Un guillemet fermant est attendu, ou aucun",
    second: "Cette ligne a plusieurs liens pour une plateforme. Un seul par plateforme est attendu",
  },
  many: (rows: string, most: string, over: string) =>
    `${rows} lignes. Vous pouvez en ajouter jusqu’à ${most} à la fois : retirez-en ${over} ou divisez la liste`,
  none: "Collez au moins un lien de profil ou un identifiant",
  box: "Liens de profil ou identifiants",
  boxHint:
    "Un modèle par ligne. Mettez les liens d’une même personne sur la même ligne ; un nom devant est facultatif.",
  whichPlatform: "Sur quelle plateforme se trouve cet identifiant ?",
  allAreOn: "Tous ces identifiants sont sur :",
  onePerVisitor:
    "Sans compte, vous pouvez analyser un modèle à la fois. Inscrivez-vous gratuitement pour les analyser tous.",
  signUp: "M’inscrire et garder ces liens",
  publicPages:
    "Chaque profil public a sur FanRadar une page publique avec ce que publie sa plateforme. Rien de ce que vous ajoutez (noms, notes, chiffres, fichiers) n’y figure.",
  toForm: "Remplir un formulaire",
  toBox: "Coller des liens",
};

/** Adding many models at once: rows of names and links, what is wrong in which, and what becomes of them. */
export const addManyWords = {
  title: "Ajouter plusieurs modèles",
  lead: "Un modèle par ligne : un nom et ses liens. Toutes les lignes sont ajoutées, ou aucune : rien n’est enregistré tant que toutes ne sont pas en ordre.",
  rows: "Lignes",
  rowsHint:
    "Collez depuis un tableur, ou saisissez : un nom, une virgule, un lien. Une ligne peut porter plusieurs liens, un par plateforme. Un en-tête peut nommer des colonnes : nom, identifiant, lien, instagram, x, tiktok, onlyfans, notes.",
  file: "Ou un fichier CSV",
  fileHint: "Le contenu du fichier est placé dans le champ ci-dessus, pour être relu.",
  fileLarge: "Ce fichier est trop volumineux pour une liste de modèles. 256 ko de lignes au plus sont attendus",
  example: "Anne Roche, instagram.com/demo.anne\nBasile Pré, x.com/demo_basile, instagram.com/demo.basile",
  inOrder: "En ordre",
  toChange: "À modifier",
  row: (n: number) => `Ligne ${n}`,
  problems: "Ce qu’il faut modifier",
  ready: "Lignes en ordre",
  follows: "Vous suivez déjà ce profil",
  adult: "Chaque titulaire de ces profils OnlyFans a 18 ans ou plus",
  add: "Ajouter les modèles",
  adding: "Ajout...",
  cancel: "Annuler",
  done: "Modèles ajoutés",
  doneText: (when: string) => `Leurs analyses commencent l’une après l’autre, la dernière : ${when}.`,
  failed: "Les modèles n’ont pas pu être ajoutés",
  /** What is expected where any platform may stand: its name alone would not tell which. */
  anyLink: {
    kind: "un lien de profil",
    form: "un lien comme instagram.com/nom, x.com/nom, tiktok.com/@nom ou onlyfans.com/nom",
  },
  faults: {
    quote: "Un guillemet est ouvert ici et jamais refermé. Un second est attendu, ou aucun",
    second: "Cette ligne porte deux liens d’une même plateforme. Un seul de chacune au plus est attendu",
  },
  none: "Saisissez ou collez au moins une ligne",
};

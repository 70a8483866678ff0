export { sampleWords } from "./sample.ts";

/** What a new account is asked and led to. */
export const firstRunWords = {
  title: "Qu’est-ce qui vous amène ?",
  lead: "Les deux réponses donnent accès à tout. Elles décident seulement où vous commencez.",
  agency: "Je gère des créateurs",
  agencyHint: "Ajoutez vos modèles, comparez-les et voyez ce qui demande votre attention.",
  creator: "Je suis créateur ou créatrice",
  creatorHint: "Suivez votre croissance et vos revenus, et décidez qui voit quoi.",
  failed: "Votre choix n’a pas été enregistré",
  steps: "Premiers pas",
  stepsLead: "Quatre étapes vers un tableau de bord qui travaille pour vous.",
  hide: "Masquer",
  progress: "Premiers pas effectués",
  done: "fait",
  toDo: "à faire",
  forModel: "Importer, connecter et régler l’actualisation pour",
  creatorQ: "Êtes-vous vous-même créateur ou créatrice ?",
  creatorGo: "Préparer ma page",
  items: {
    hasModels: {
      name: "Ajoutez vos modèles",
      hint: "Collez leurs liens, un modèle par ligne.",
      action: "Coller des liens",
    },
    hasStatement: {
      name: "Importez un relevé",
      hint: "Revenus, payeurs et conseils de prix en découlent.",
      action: "Importer",
    },
    isConnected: {
      name: "Connectez un compte",
      hint: "Portée, audience et chiffres exacts viennent de la plateforme.",
      action: "Connecter",
    },
    isRefreshed: {
      name: "Actualisez chaque semaine",
      hint: "Chaque modèle reçoit un nouveau rapport chaque semaine, ou chaque jour si vous le choisissez.",
      action: "Régler l’actualisation",
    },
  },
};

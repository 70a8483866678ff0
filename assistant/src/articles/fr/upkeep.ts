import { evidenceWords } from "@fanradar/words/fr/evidence";
import { historyWords } from "@fanradar/words/fr/history";
import { interfaceWords } from "@fanradar/words/fr/interface";
import { profileWords } from "@fanradar/words/fr/profiles";
import { reportWords } from "@fanradar/words/fr/reports";
import { securityWords } from "@fanradar/words/fr/security";
import { settingsWords } from "@fanradar/words/fr/settings";
import { splitWords } from "@fanradar/words/fr/splits";
import { teamNoteWords } from "@fanradar/words/fr/todos";
import { workspaceWords } from "@fanradar/words/fr/workspaces";
import type { TopicTexts } from "../articles.ts";

const { shell } = interfaceWords;
const tab = (name: keyof typeof settingsWords.tabs) => `${settingsWords.title} › ${settingsWords.tabs[name]}`;
const q = (name: string) => `« ${name} »`;

/** Help on changing, adding, undoing and sharing out what is kept of models. */
export const upkeep = {
  workspaces: {
    title: "Plusieurs espaces de travail",
    text: ["Chaque espace a ses propres modèles et membres. L’espace personnel est à vous seul."],
    steps: [
      `Ouvrez ${tab("workspace")}. Sous ${q(workspaceWords.yours)}, vous créez des espaces et choisissez ${q(workspaceWords.switchTo)} à côté d’un autre.`,
      `Pour emmener un modèle, ouvrez ${q(profileWords.title)}, puis ${q(profileWords.manage)} et ${q(workspaceWords.move)}.`,
    ],
    page: tab("workspace"),
  },
  "add-figures": {
    title: "Ajouter des chiffres à la main ou par capture",
    text: [
      "Ce qu’aucune plateforme ne fournit, vous l’ajoutez vous-même : les chiffres saisis comptent comme déclarés, les captures vérifiées comptent davantage.",
    ],
    steps: [
      `Ouvrez ${q(evidenceWords.title)} du modèle et choisissez ${q(evidenceWords.typing.open)} ou ${q(evidenceWords.screenshots)}.`,
      "Confirmez ce qui a été lu d’une image, puis relancez l’analyse.",
    ],
    page: evidenceWords.title,
  },
  "report-versions": {
    title: "Les rapports précédents, et ce qui a changé",
    text: [
      "Chaque version de chaque rapport reste inchangée, avec ce qui est nouveau depuis la précédente. Qui l’ouvre n’est pas enregistré.",
    ],
    steps: [
      `Ouvrez ${q(shell.history)} et choisissez ${q(historyWords.viewReport)}, ou ${q(historyWords.changed)} pour voir les nouveautés.`,
      "Ce qui vous sert souvent, marquez-le là comme favori.",
    ],
    page: shell.history,
  },
  undo: {
    title: "Ce qui peut être annulé",
    text: [
      `Un rapport, un modèle, une note ou un espace de travail supprimé se récupère pendant quelques secondes : choisissez ${q(historyWords.undo)} dans le message qui apparaît. Ensuite, c’est définitif.`,
      "Disparaissent aussitôt : votre compte, une conversation, une source retirée et un lien désactivé.",
    ],
    steps: [
      `Choisissez ${q(historyWords.undo)} tant que le message est affiché.`,
      "S’il a disparu : soumettez le modèle à nouveau, ou relancez l’analyse. Les relevés sont à importer de nouveau.",
    ],
    page: profileWords.title,
  },
  "revenue-split": {
    title: "Le partage entre l’agence et la créatrice",
    text: [
      "Vous fixez la part de l’agence sur le net après remboursements, et à partir de quel jour. Chaque mois avec des paiements est alors partagé au centime, et les deux côtés peuvent le confirmer.",
    ],
    steps: [
      `Ouvrez les revenus du modèle et choisissez ${q(splitWords.tab)}.`,
      `Choisissez ${q(splitWords.set)}, et saisissez le pourcentage et le premier jour.`,
    ],
    page: splitWords.title,
  },
  "team-notes": {
    title: "Des notes pour l’équipe",
    text: [
      "Les notes d’un rapport sont lues par les membres qui voient le modèle, et non par les clients. Qui est mentionné est averti. Une note supprimée se récupère pendant quelques secondes.",
    ],
    steps: [
      `Ouvrez le rapport et allez à ${q(teamNoteWords.title)}.`,
      `Choisissez ${q(teamNoteWords.write)}, mentionnez des membres si vous voulez, et choisissez ${q(teamNoteWords.save)}.`,
    ],
    page: reportWords.title,
  },
  devices: {
    title: "Où vous êtes connecté",
    text: ["Vous voyez chaque navigateur connecté à votre compte, et pouvez l’en déconnecter d’ici."],
    steps: [
      `Ouvrez ${tab("security")} et choisissez ${q(securityWords.revoke)} à côté, sous ${q(securityWords.sessions)}.`,
      "Si vous n’en reconnaissez pas un, changez votre mot de passe : cela déconnecte tous les autres.",
    ],
    page: tab("security"),
  },
  "change-model": {
    title: "Changer le nom, les liens ou les étiquettes d’un modèle",
    text: [
      "Un modèle se change à tout moment. Des liens changés lancent une nouvelle analyse ; les chiffres de l’ancienne page ne comptent alors plus.",
    ],
    steps: [
      `Ouvrez ${q(profileWords.title)}, trouvez le modèle et choisissez ${q(profileWords.manage)}.`,
      `Changez ce que vous voulez, et choisissez ${q(profileWords.save)}.`,
    ],
    page: profileWords.title,
  },
} satisfies Partial<TopicTexts<"product">>;

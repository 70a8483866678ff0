import { accountWords } from "@fanradar/words/fr/accounts";
import { assistantWords } from "@fanradar/words/fr/assistant";
import { interfaceWords } from "@fanradar/words/fr/interface";
import { legalWords } from "@fanradar/words/fr/legal";
import { modelDashboardWords } from "@fanradar/words/fr/model-dashboard";
import { secondFactorWords, securityWords } from "@fanradar/words/fr/security";
import { ownDataWords, settingsWords } from "@fanradar/words/fr/settings";
import { visibilityWords } from "@fanradar/words/fr/visibility";
import { workspaceWords } from "@fanradar/words/fr/workspaces";
import type { TopicTexts } from "../articles.ts";

const { shell } = interfaceWords;
const { tabs, notifications, privacy, preferences } = settingsWords;
const tab = (name: keyof typeof tabs) => `${settingsWords.title} › ${tabs[name]}`;
const q = (name: string) => `« ${name} »`;

/** Help on one's account: signing in, settings, what others see, and one's data. */
export const account = {
  "delete-account": {
    title: "Supprimer votre compte",
    text: [`Vous pouvez supprimer votre compte vous-même à tout moment. ${ownDataWords.deleteLead}`],
    steps: [
      `Ouvrez ${tab("security")} et allez en bas de la page.`,
      `Pour garder une copie de tout, choisissez d’abord ${q(ownDataWords.export)}.`,
      `Choisissez ${q(ownDataWords.delete)} et confirmez.`,
    ],
    page: tab("security"),
  },
  "export-data": {
    title: "Exporter vos données",
    text: [`${ownDataWords.lead} ${workspaceWords.export.lead}`],
    steps: [
      `Vos données : ouvrez ${tab("security")} et choisissez ${q(ownDataWords.export)}.`,
      `Un espace de travail : ouvrez ${tab("workspace")} et choisissez ${q(workspaceWords.export.action)}.`,
    ],
    page: tab("security"),
  },
  "who-sees-figures": {
    title: "Qui voit vos chiffres",
    text: [
      "Ce que vous ajoutez, importez ou connectez, comme les revenus et les abonnés, n’est qu’à vous. Cela n’apparaît sur aucune page publique, dans aucune recherche ni aucun autre compte, sauf si vous le partagez.",
      "Ce qu’une plateforme publie, comme le nombre d’abonnés publics, est visible de tous sur la page d’un créateur.",
    ],
    steps: [
      `Si vous avez revendiqué votre page, ouvrez ${modelDashboardWords.title} : sous ${q(visibilityWords.title)}, vous décidez qui voit quoi.`,
      `Sous ${tab("privacy")}, choisissez qui voit votre nom, et vérifiez que ${q(privacy.dataSharing)} est réglé comme vous le voulez.`,
      `Si quelqu’un regarde votre écran, choisissez ${q(shell.hideAmounts)}.`,
    ],
    page: tab("privacy"),
  },
  alerts: {
    title: "Recevoir des alertes",
    text: [
      "La cloche montre les hausses et baisses inhabituelles de vos modèles, les rapports prêts et les connexions terminées. Vous choisissez ce qui arrive aussi par e-mail.",
    ],
    steps: [
      `Ouvrez ${tab("notifications")}.`,
      `Activez ou désactivez ${q(notifications.emailAlerts)} pour les changements inhabituels, ${q(notifications.reportUpdates)} pour les rapports terminés ou ${q(notifications.weeklyDigest)} pour un résumé.`,
      `Choisissez ${q(settingsWords.save)}.`,
    ],
    page: tab("notifications"),
  },
  "change-account": {
    title: "Changer d’e-mail, de nom ou de mot de passe",
    text: [
      "Tous trois se changent dans les paramètres. Une nouvelle adresse e-mail compte dès que vous la confirmez par le lien que nous y envoyons. D’ici là, vous vous connectez avec l’actuelle.",
    ],
    steps: [
      `Nom ou e-mail : ouvrez ${tab("profile")}, modifiez-le et choisissez ${q(settingsWords.save)}.`,
      `Mot de passe : ouvrez ${tab("security")} et allez à ${q(securityWords.password)}.`,
      `Si vous ne pouvez pas vous connecter, choisissez ${q(accountWords.login.forgot)} sur la page de connexion.`,
    ],
    page: tab("profile"),
  },
  "language-and-currency": {
    title: "Changer de langue, de devise ou de couleurs",
    text: [
      "Les pages et les e-mails suivent votre langue. Les montants sont convertis dans votre devise là où des taux de change sont configurés, et restent sinon dans la leur.",
    ],
    steps: [
      `Ouvrez ${tab("preferences")}.`,
      `Choisissez ${q(preferences.language)}, ${q(preferences.currency)}, ${q(preferences.timezone)} ou ${q(preferences.theme)}, puis ${q(settingsWords.save)}.`,
    ],
    page: tab("preferences"),
  },
  "second-factor": {
    title: secondFactorWords.title,
    text: [
      "Avec elle, il faut pour se connecter un code d’une application de votre téléphone en plus du mot de passe.",
    ],
    steps: [
      `Ouvrez ${tab("security")}, et sous ${q(secondFactorWords.title)} choisissez ${q(secondFactorWords.turnOn)}.`,
      `Scannez le code avec votre application d’authentification, saisissez ce qu’elle affiche et choisissez ${q(secondFactorWords.enable)}.`,
      "Enregistrez les codes de secours : chacun permet une connexion sans votre téléphone.",
    ],
    page: tab("security"),
  },
  "conversation-privacy": {
    title: "Qui peut lire vos conversations",
    text: [
      "Vos conversations sont gardées dans votre compte, et personne d’autre sur FanRadar ne les voit. Les questions des visiteurs ne sont pas enregistrées.",
      "Si l’exploitant de ce site a configuré un modèle de langage, vos questions lui sont envoyées ; son nom figure alors sous les réponses. Vos chiffres privés ne sont envoyés que si vous activez le partage de données.",
    ],
    steps: [
      "Regardez sous une réponse : si un modèle de langage l’a écrite, son nom y figure.",
      `Vérifiez ${q(privacy.dataSharing)} sous ${tab("privacy")}.`,
      `Pour effacer une conversation, choisissez ${q(assistantWords.remove)} au-dessus d’elle.`,
    ],
    page: legalWords.privacy.title,
  },
} satisfies Partial<TopicTexts<"product">>;

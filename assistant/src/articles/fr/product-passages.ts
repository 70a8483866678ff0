import { inviteWords } from "@fanradar/words/fr/consent-invites";
import { evidenceWords } from "@fanradar/words/fr/evidence";
import { historyWords } from "@fanradar/words/fr/history";
import { reportWords } from "@fanradar/words/fr/reports";
import { settingsWords } from "@fanradar/words/fr/settings";
import { sharingWords } from "@fanradar/words/fr/sharing";
import { workspaceWords } from "@fanradar/words/fr/workspaces";
import type { PassageTexts } from "../passages.ts";

const workspaceTab = `${settingsWords.title} › ${settingsWords.tabs.workspace}`;
const q = (name: string) => `« ${name} »`;

/** Passages on the product: where something is and what it can do. */
export const productPassages = {
  "what-it-leaves-out": {
    merge: "Non, deux modèles ne se fusionnent pas. Ajoutez les liens de l’un à l’autre, et supprimez le premier.",
    api: "Non : il n’y a pas de clés pour d’autres programmes. Ce que le site appelle lui-même est décrit à /api/docs, une fois connecté ; les chiffres sortent en CSV et en PDF.",
    write:
      "Non. FanRadar lit et calcule : il n’écrit à aucun fan, ne répond à aucun message et n’envoie rien. Demandez-moi à qui il vaut la peine d’écrire.",
    post: "Non. FanRadar ne publie, ne programme et ne modifie rien sur une plateforme. Demandez-moi quand publier et ce qui marche le mieux.",
    phone:
      "Oui : cela marche dans le navigateur d’un téléphone, et se met sur son écran d’accueil. Il n’y a pas d’application dans un magasin.",
  },
  "workspace-members": {
    viewer: `Non : ${q(workspaceWords.roles.viewer)} lit les rapports, les notes et les étiquettes, et ne change rien. Les revenus ne se voient qu’avec ${q(workspaceWords.seesEarnings)}.`,
    money: `Seulement si vous le permettez : chaque membre a sous ${workspaceTab} le choix ${q(workspaceWords.seesEarnings)}. Désactivez-le, et revenus, abonnés, relevés et prix lui sont cachés partout. À un chatter, le rôle ${q(workspaceWords.roles.viewer)} sans elle suffit.`,
    others: `Non, si vous l’invitez pour ses seuls modèles : avec le rôle ${q(workspaceWords.roles.client)} et ces modèles, elle n’en voit pas d’autres ni aucun de leurs chiffres.`,
    login: `Oui : invitez-la sous ${workspaceTab} avec le rôle ${q(workspaceWords.roles.client)} et ses propres modèles. Elle se connecte alors avec son mot de passe.`,
  },
  "connect-account": {
    onlyfans:
      "Non : OnlyFans ne permet pas de connecter un compte. Importez son relevé, ou ajoutez les chiffres à la main.",
    others:
      "Oui : les comptes Instagram, X et TikTok peuvent être connectés, si l’exploitant de ce site a configuré la plateforme.",
    herself: `Oui : sous ${q(evidenceWords.title)} du modèle, choisissez ${q(inviteWords.open)}. La créatrice ouvre le lien sur son téléphone et autorise l’accès sur la page de la plateforme, sans compte ici.`,
  },
  "export-report": {
    logo: `Oui : le propriétaire le téléverse sous ${workspaceTab}, à ${q(workspaceWords.logo.title)}. Il figure alors avec le nom sur les PDF, les rapports partagés et les invitations.`,
    colours:
      "Non : les couleurs et les polices d’un rapport ne se changent pas. Seuls le nom et le logo de l’espace de travail sont à vous.",
  },
  "share-report": {
    views:
      "Pas tout à fait : à côté du lien, vous voyez combien de fois il a été ouvert et quand pour la dernière fois, mais pas par qui.",
    earnings: `Oui : un lien ne montre que les chiffres publics, sauf si vous activez les privés sous ${q(sharingWords.releases.label)} en le créant. Vos notes n’y sont jamais.`,
  },
  alerts: {
    earnings:
      "Non, pas des revenus : les alertes portent sur des hausses et baisses inhabituelles d’abonnés, un engagement qui baisse, des sources qui se contredisent et des chiffres anciens. Demandez-moi comment les revenus ont changé.",
    fan: "Non, il n’y a pas d’alerte pour un seul fan. Demandez-moi combien d’habitués ne paient plus : je vous dis combien et ce qu’ils apportaient.",
  },
  "remove-model": {
    others:
      "Oui : seul ce modèle part, avec ses rapports, ses chiffres et ses fichiers. Les autres restent tels quels.",
  },
  "report-versions": {
    team: "Non : qui de l’équipe a ouvert un rapport n’est pas enregistré. D’un lien partagé, vous voyez combien de fois il a été ouvert.",
  },
  undo: {
    source: `Non : une source retirée l’est définitivement, c’est pourquoi vous voyez avant ce qui change. Les rapports scellés gardent leurs chiffres. Importez-la ou saisissez-la de nouveau au besoin ; juste après un import seulement, il y a ${q(historyWords.undo)}.`,
    model: `Seulement pendant dix secondes : choisissez ${q(historyWords.undo)} dans le message qui apparaît après la suppression. Ensuite, le modèle, ses rapports, ses chiffres et ses fichiers sont perdus, et vous le soumettez à nouveau.`,
    report: `Seulement pendant dix secondes : choisissez ${q(historyWords.undo)} dans le message qui apparaît après la suppression. Ensuite, c’est définitif ; une nouvelle analyse fait un nouveau rapport, sans les anciennes versions.`,
  },
  "rules-of-links": {
    direct:
      "Pas partout : certaines plateformes permettent un lien direct vers une page pour adultes, d’autres limitent ou ferment des comptes pour cela. Une page à vous entre les deux est permise à plus d’endroits, et vous pouvez la changer sans rien perdre.",
  },
  "delete-account": {
    back: "Non : un compte supprimé ne peut pas être rétabli, pas plus que ses modèles, rapports et fichiers. Exportez d’abord vos données ; ensuite vous ne pouvez que vous inscrire à nouveau et réimporter vos relevés.",
  },
  "conversation-privacy": {
    others:
      "Non : ce que vous demandez ici reste dans votre propre compte. Les modèles, les membres de votre espace de travail et les clients ne voient pas vos conversations, quel que soit leur rôle, et le propriétaire non plus.",
  },
  "import-statement": {
    unreadable:
      "Vérifiez quatre choses : c’est un fichier CSV, et non un PDF, une image, une archive ou un fichier Excel (enregistrez-le en CSV) ; il s’ouvre comme un tableau avec un paiement par ligne ; la première ligne nomme les colonnes ; l’une est une date et une autre un montant. S’il n’est toujours pas lu, copiez le tableau de la page des relevés et collez-le.",
  },
  "refresh-report": {
    monthly: `Non, il n’y a pas de rythme mensuel : un rapport est actualisé ${q(reportWords.byItself.options.daily)}, ${q(reportWords.byItself.options.weekly)} ou, avec ${q(reportWords.byItself.options.off)}, seulement quand vous choisissez ${q(reportWords.reanalyse)}. Pour une fois par mois, choisissez ${q(reportWords.byItself.options.off)} et analysez-le vous-même ce jour-là.`,
  },
} satisfies Partial<PassageTexts>;

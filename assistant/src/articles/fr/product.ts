import { limits } from "@fanradar/contract";
import { addManyWords } from "@fanradar/words/fr/add-many";
import { analyticsWords } from "@fanradar/words/fr/analytics";
import { analyzeWords } from "@fanradar/words/fr/analyze";
import { chartWords } from "@fanradar/words/fr/charts";
import { claimWords } from "@fanradar/words/fr/claims";
import { connectWords } from "@fanradar/words/fr/connect";
import { creatorWords } from "@fanradar/words/fr/creators";
import { earningsWords } from "@fanradar/words/fr/earnings";
import { evidenceWords } from "@fanradar/words/fr/evidence";
import { interfaceWords } from "@fanradar/words/fr/interface";
import { modelDashboardWords } from "@fanradar/words/fr/model-dashboard";
import { removalWords } from "@fanradar/words/fr/moderation";
import { profileWords } from "@fanradar/words/fr/profiles";
import { reportWords } from "@fanradar/words/fr/reports";
import { screenshotWords } from "@fanradar/words/fr/screenshots";
import { settingsWords } from "@fanradar/words/fr/settings";
import { sharingWords } from "@fanradar/words/fr/sharing";
import { visibilityWords } from "@fanradar/words/fr/visibility";
import { workspaceWords } from "@fanradar/words/fr/workspaces";
import type { TopicTexts } from "../articles.ts";
import { account } from "./account.ts";
import { teamWork } from "./team-work.ts";
import { upkeep } from "./upkeep.ts";

const { shell, badges } = interfaceWords;
const { tabs } = settingsWords;
const tab = (name: keyof typeof tabs) => `${settingsWords.title} › ${tabs[name]}`;
const q = (name: string) => `« ${name} »`;

export const product: TopicTexts<"product"> = {
  ...account,
  ...teamWork,
  ...upkeep,
  about: {
    title: "Ce qu’est FanRadar",
    text: [
      "FanRadar analyse l’activité des créateurs sur OnlyFans, Instagram, X et TikTok, pour eux et pour les agences qui les accompagnent : comment l’audience grandit, quelles publications marchent, ce qui rentre, ce qui est risqué et que faire ensuite. En appuyant sur un chiffre, on voit sa source, son âge et sa fourchette.",
      "Les chiffres viennent des interfaces officielles des plateformes, des relevés et captures que vous importez et de ce que vous saisissez. Rien n’est aspiré, et FanRadar ne demande jamais le mot de passe d’une plateforme. L’inscription est gratuite, et un profil public peut être analysé sans compte.",
    ],
    steps: [
      "Indiquez les liens d’un profil public sur la page ci-dessous, et lisez le rapport.",
      "Créez un compte pour le garder, et ajoutez des relevés ou connectez des comptes pour ce qui n’est pas public.",
      "Posez ici vos questions sur n’importe quel chiffre du rapport.",
    ],
    page: analyzeWords.title,
  },
  "what-it-leaves-out": {
    title: "Ce que FanRadar ne fait pas",
    text: [
      "Il lit et calcule : il ne publie, ne programme et n’envoie rien, et ne change rien sur une plateforme.",
      "Il n’y a pas d’application en boutique : les pages marchent dans le navigateur du téléphone et peuvent être mises sur l’écran d’accueil.",
      "Deux modèles ne se fusionnent pas : ajoutez les liens de l’un à l’autre, puis supprimez le premier.",
      "L’inscription est gratuite. Si autre chose est payant, c’est à qui gère ce site d’en décider.",
    ],
    steps: [
      "Programmez et publiez là où vous le faites aujourd’hui.",
      "Sur un téléphone, ouvrez ce site dans le navigateur et choisissez-y « Ajouter à l’écran d’accueil ».",
    ],
    page: analyzeWords.title,
  },
  "share-report": {
    title: "Partager un rapport par un lien",
    text: [sharingWords.lead],
    steps: [
      `Vérifiez votre adresse e-mail si ce n’est pas fait. Ouvrez ensuite le rapport et choisissez ${q(reportWords.share)}.`,
      "Choisissez la version, les sections, quand le lien expire et, si vous voulez, un mot de passe.",
      `Choisissez ${q(sharingWords.make)} et copiez aussitôt le lien : il n’est montré qu’à ce moment.`,
      `Pour y mettre fin, choisissez de nouveau ${q(reportWords.share)}, puis ${q(sharingWords.revoke)}.`,
    ],
    page: reportWords.title,
  },
  "export-report": {
    title: "Un rapport en PDF, les revenus en CSV",
    text: [
      sharingWords.pdf.lead,
      `Revenus : ouvrez ${q(earningsWords.title)} du modèle, et choisissez ${q(earningsWords.csv)}.`,
    ],
    steps: [
      `Ouvrez le rapport, ou trouvez-le sous ${shell.history}.`,
      `Choisissez ${q(reportWords.exportPdf)}.`,
      "Vérifiez s’il contient des chiffres privés avant de l’envoyer.",
    ],
    page: reportWords.title,
  },
  "export-figures": {
    title: "Les chiffres en CSV, pour Excel ou Google Sheets",
    text: ["Oui : en fichiers CSV, que lisent Excel, Numbers et Google Sheets."],
    steps: [
      `Revenus : ouvrez ${q(earningsWords.title)} du modèle, et choisissez ${q(earningsWords.csv)} : chaque mois par type.`,
      `Abonnés, engagement et revenus de tous les modèles : ouvrez ${q(shell.analytics)}, et choisissez ${q(analyticsWords.exportCsv)}.`,
      `Publications et lignes d’un graphique : chaque tableau et chaque graphique d’un rapport a son propre ${q(chartWords.csv)}.`,
    ],
    page: shell.analytics,
  },
  "connect-account": {
    title: "Connecter un compte",
    text: [
      connectWords.lead,
      "OnlyFans ne permet pas de connecter un compte : importez son relevé ou ajoutez les chiffres à la main.",
    ],
    steps: [
      "Ouvrez les preuves du modèle. Le profil doit être parmi ses liens.",
      `Sous ${q(connectWords.title)}, choisissez la plateforme, par exemple ${q(connectWords.connect("Instagram"))}.`,
      `Connectez-vous là-bas avec le compte lié et autorisez l’accès. ${q(connectWords.disconnect)} y met fin.`,
    ],
    page: evidenceWords.title,
  },
  "workspace-members": {
    title: "Membres d’un espace de travail",
    text: [
      "Toutes les personnes qui ont accès à un espace de travail figurent dans sa liste de membres, avec leur rôle, les modèles qu’elles voient et si elles voient les revenus. Seul le propriétaire invite, modifie et retire des membres.",
      `Qui doit tout voir sans rien modifier reçoit le rôle ${q(workspaceWords.roles.viewer)}.`,
      `Un client lit les rapports de modèles choisis : choisissez le rôle ${q(workspaceWords.roles.client)}, les modèles, et si les revenus sont montrés.`,
      `Un compte peut appartenir à plusieurs espaces de travail, chacun avec ses modèles et ses membres : choisissez ${q(workspaceWords.switchTo)} à côté d’un autre.`,
    ],
    steps: [
      `Ouvrez ${tab("workspace")} et regardez la liste sous ${q(workspaceWords.members)}.`,
      `Pour ajouter quelqu’un, choisissez ${q(workspaceWords.invite)}, un rôle et les modèles.`,
      `Choisissez ${q(workspaceWords.make)} et envoyez le lien.`,
      `Pour retirer un accès, choisissez ${q(workspaceWords.removeOne)} à côté du nom.`,
    ],
    page: tab("workspace"),
  },
  seal: {
    title: "Ce que signifie le sceau d’un rapport",
    text: [`Le sceau montre qu’un rapport n’a pas changé depuis sa création. ${sharingWords.verify.lead}`],
    steps: [
      "Trouvez le numéro et le sceau à la fin du rapport.",
      `Choisissez-y ${q(reportWords.checkSeal)}, ou saisissez les deux sur la page ci-dessous.`,
      "Si aucun rapport ne correspond, demandez un lien vers le rapport à la personne qui vous l’a envoyé.",
    ],
    page: sharingWords.verify.title,
  },
  "claim-page": {
    title: "Revendiquer votre page",
    text: [
      claimWords.lead,
      "Les codes marchent sur Instagram et X : OnlyFans et TikTok ne laissent pas les applications lire les bios, ils s’ajoutent donc à votre page comme liens.",
    ],
    steps: [
      `Cherchez votre page et choisissez ${q(creatorWords.isThisYou)}. Avec un compte de modèle, cela se fait aussi sous ${modelDashboardWords.title}.`,
      `Choisissez ${q(claimWords.begin)} et collez le code dans votre bio publique.`,
      `Choisissez ${q(claimWords.check)}.`,
      `Retirez le code de la bio, et choisissez sous ${q(visibilityWords.title)} qui voit quoi.`,
    ],
    page: interfaceWords.visitors.search,
  },
  "add-models": {
    title: "Ajouter un modèle, ou plusieurs d’un coup",
    text: [
      "Un modèle demande un nom et un lien vers un profil public. Plusieurs s’ajoutent ensemble comme des lignes : collées depuis un tableur ou dans un fichier CSV.",
    ],
    steps: [
      `Pour un seul modèle, choisissez ${q(shell.submit)}.`,
      `Pour plusieurs, ouvrez ${profileWords.title}, choisissez ${q(profileWords.addMany)} et donnez sur chaque ligne un nom et ses liens.`,
      `Corrigez les lignes marquées et choisissez ${q(addManyWords.add)}. Les analyses se font l’une après l’autre.`,
    ],
    page: profileWords.title,
  },
  "import-statement": {
    title: "Importer un relevé de revenus",
    text: [
      evidenceWords.import.lead,
      "Un tableau a besoin d’une date et d’un montant : parmi brut, frais et net, deux donnent le troisième. Le type ou la description disent ce qui a été payé, et une colonne de fans combien ont payé. L’ordre n’importe pas, et vous pouvez changer ce que contient une colonne avant d’importer.",
    ],
    steps: [
      "Sur OnlyFans ou une autre plateforme, ouvrez vos relevés et copiez le tableau, ou enregistrez-le en fichier CSV.",
      `Ici, ouvrez les preuves du modèle et choisissez ${q(evidenceWords.import.open)}.`,
      `Collez le tableau ou choisissez le fichier, regardez l’${q(evidenceWords.import.look)} et choisissez ${q(evidenceWords.import.store)}.`,
      `Choisissez ${q(reportWords.reanalyse)} sur le rapport pour l’y voir.`,
    ],
    page: evidenceWords.title,
  },
  "refresh-report": {
    title: "À quelle fréquence un rapport est actualisé",
    text: [
      `Les chiffres viennent des interfaces officielles des plateformes, des relevés et captures que vous importez, et de ce que vous saisissez. Les chiffres publics sont actualisés chaque jour. Le rapport lui-même est refait selon sa programmation, chaque semaine au départ : ${q(reportWords.byItself.label)}. Cela s’arrête si vous ne vous connectez pas pendant un mois.`,
    ],
    steps: [
      `À côté du rapport, sous ${q(reportWords.byItself.label)}, choisissez ${q(reportWords.byItself.options.daily)}, ${q(reportWords.byItself.options.weekly)} ou ${q(reportWords.byItself.options.off)}.`,
      `Pour un nouveau rapport tout de suite, choisissez ${q(reportWords.reanalyse)}.`,
      `Les rapports précédents restent sous ${q(reportWords.versions)}.`,
    ],
    page: reportWords.title,
  },
  limits: {
    title: "Limites et formats de fichier",
    text: [
      `Le nombre de modèles et de membres d’un espace de travail n’est pas limité. Vous pouvez coller jusqu’à ${limits.rows} modèles à la fois et en comparer jusqu’à quatre côte à côte.`,
      `Un relevé est un tableau que vous collez ou un fichier CSV : ${evidenceWords.import.fileHint} Captures : ${screenshotWords.limits}`,
    ],
    steps: [
      "Pour de nombreux modèles, collez leurs liens ou identifiants, un par ligne, au moment de les ajouter.",
      "Si un relevé est plus volumineux, exportez-le par année ou par mois et importez les fichiers l’un après l’autre : les paiements qui se recoupent comptent une fois.",
      "Pour emporter les chiffres, téléchargez les rapports en PDF et les revenus, les paiements et les publications en CSV.",
    ],
    page: profileWords.title,
  },
  "remove-model": {
    title: "Retirer un modèle",
    text: [`Vous pouvez supprimer vous-même un modèle de votre liste. ${profileWords.removeHint}`],
    steps: [
      `Ouvrez ${profileWords.title}, trouvez le modèle et choisissez ${q(profileWords.manage)}.`,
      `Choisissez ${q(profileWords.remove)} à la fin.`,
      `Si ce n’était pas le bon, choisissez aussitôt ${q(profileWords.undo)}.`,
    ],
    page: profileWords.title,
  },
  badges: {
    title: "Ce que signifient Vérifié et les autres badges",
    text: [
      `${q(creatorWords.ownerVerified)} : le créateur a prouvé par un code dans la bio que la page est à lui. ${q(creatorWords.verified)} : attribué par un administrateur de ce site.`,
      `Sur un rapport, ${q(badges["verified-screenshot"])} veut dire : ${badges.hints["verified-screenshot"]} ${q(badges["manual-entry"])} veut dire : ${badges.hints["manual-entry"]}`,
    ],
    steps: [
      `Pour ${q(creatorWords.ownerVerified)}, revendiquez votre page.`,
      "Pour un meilleur badge sur un rapport, connectez un compte, importez un relevé ou ajoutez une capture, puis relancez l’analyse.",
    ],
    page: evidenceWords.title,
  },
  "profile-removal": {
    title: "Faire retirer votre profil",
    text: [`Personne n’est obligé de rester répertorié ici. ${removalWords.lead}`],
    steps: [
      `Sur la page ci-dessous, choisissez ${q(removalWords.getCode)} et collez le code dans votre bio publique : le retrait est immédiat. Il faut pour cela un compte.`,
      `Sans compte, remplissez le formulaire et choisissez ${q(removalWords.send)}. Une personne décide, et d’ici là le profil est masqué si personne ne l’a revendiqué.`,
      "Si vous voulez seulement décider qui voit quoi, revendiquez plutôt la page.",
    ],
    page: removalWords.title,
  },
};

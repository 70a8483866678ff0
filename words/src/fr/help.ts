import { accessTopics } from "./help-access.ts";

/** /help and the help of each screen. */
export const helpWords = {
  title: "Aide",
  description: "Ce que montre chaque page, comment la lire et ce qu’on y fait.",
  reading: "Comment la lire",
  tasks: "Ce que vous pouvez faire ici",
  all: "Aide sur toutes les pages",
  methods: "Comment les chiffres sont obtenus",
  tour: "Visite guidée en deux minutes",
  changelog: "Nouveautés",
  none: "Il n’y a pas d’aide pour cette adresse. La liste de toutes les pages contient peut-être ce que vous cherchez.",
  topics: {
    search: {
      name: "Découvrir des créateurs",
      shows: "Les créateurs publics que FanRadar connaît, avec leurs profils, leur taille et leur croissance.",
      reading:
        "La ligne au-dessus de la liste dit pourquoi les créateurs sont dans cet ordre. « En vogue » signale une croissance inhabituelle pour un compte de cette taille, pas le plus grand compte.",
      tasks: [
        "Saisissez un nom ou un identifiant, ou collez un lien.",
        "Réduisez la liste par plateforme, taille ou vérification.",
        "Si personne n’est trouvé, lancez une analyse gratuite de l’identifiant.",
      ],
    },
    analyze: {
      name: "Analyse gratuite",
      shows: "Un formulaire qui établit un rapport sans compte, et les créateurs les plus regardés cette semaine.",
      reading:
        "Le rapport repose sur des données publiques et sur votre saisie. Un anneau signale les chiffres saisis ou estimés.",
      tasks: [
        "Collez au moins un lien de profil et lancez l’analyse.",
        "Vous pouvez quitter la page : le lien vers le rapport reste valable.",
        "Inscrivez-vous ensuite pour garder le rapport.",
      ],
    },
    assistant: {
      name: "Assistant et prix",
      shows:
        "Des réponses sur vos modèles ou sur des créateurs publics et, dans le second onglet, des conseils de prix.",
      reading:
        "Chaque chiffre d’une réponse vient d’un rapport et ouvre sa source. S’il manque des données, la réponse dit ce qui les apporterait.",
      tasks: [
        "Choisissez un modèle, puis une question rapide, ou demandez avec vos mots.",
        "Ouvrez les sources sous une réponse.",
        "Dans l’onglet des prix, choisissez un modèle qui a un relevé ou collez des données mensuelles.",
      ],
    },
    compare: {
      name: "Comparaison",
      shows: "Plusieurs créateurs côte à côte, avec des fourchettes et des rangs.",
      reading:
        "Si deux fourchettes se recoupent, on ne peut pas trancher. Un score sans revenus n’est jamais classé face à un score qui en a.",
      tasks: [
        "Ajoutez des créateurs ou vos propres modèles.",
        "Cliquez sur un chiffre pour voir d’où il vient.",
        "Enregistrez la comparaison comme rapport pour y revenir.",
      ],
    },
    analytics: {
      name: "Analyses",
      shows: "Votre portefeuille sur une période ; pour les visiteurs, les totaux de tous les créateurs publics.",
      reading:
        "Une évolution compare la période à la précédente de même durée. Un tiret signifie qu’il n’y a pas de période précédente.",
      tasks: [
        "Choisissez la période et la plateforme.",
        "Voyez quels profils expliquent l’évolution.",
        "Exportez ce qui est affiché en tableau ou en JSON.",
      ],
    },
    creator: {
      name: "Page d’un créateur",
      shows: "La page publique d’un créateur : profils, chiffres publics, croissance et dernier rapport public.",
      reading:
        "Les vérifications disent qui a confirmé la page. Chaque créateur décide lesquels de ses chiffres sont publics.",
      tasks: [
        "Comparez ce créateur à d’autres ou lancez une analyse.",
        "Revendiquez la page si elle parle de vous.",
        "Signalez un problème ; une personne l’examine.",
      ],
    },
    removal: {
      name: "Retrait",
      shows: "Comment un créateur fait effacer tout ce qui est enregistré ici sur un profil public.",
      reading: "Un code dans la bio retire le profil aussitôt. Sans code, une personne décide de la demande.",
      tasks: [
        "Indiquez le profil et mettez le code dans sa bio.",
        "Si vous ne pouvez pas changer la bio, envoyez le formulaire.",
      ],
    },
    methods: {
      name: "Méthodes",
      shows: "Ce que signifie chaque chiffre, sa formule, et combien de fois sa fourchette s’est révélée juste.",
      reading:
        "La liste des marques va de la source la plus fiable à la moins fiable. La précision n’est donnée que là où elle a été mesurée.",
      tasks: [
        "Cherchez un chiffre par son nom.",
        "Ouvrez un chiffre depuis un rapport avec « Qu’est-ce que c’est ? ».",
      ],
    },
    legal: {
      name: "Conditions et confidentialité",
      shows: "Les conditions en vigueur et le traitement des données personnelles.",
      reading: "Les sections sont écrites simplement. Ce qu’elles promettent, le logiciel le fait.",
      tasks: [
        "Lisez ce qui est enregistré sur les créateurs et sur vous.",
        "D’ici, vous accédez au retrait d’un profil.",
      ],
    },
    dashboard: {
      name: "Tableau de bord",
      shows: "Vos modèles et l’état de leurs rapports, ce qui demande votre attention et ce qui s’est passé récemment.",
      reading:
        "Le badge d’un modèle dit sur quoi repose son rapport. « Saisie manuelle » signifie que des chiffres clés sont saisis à la main ou manquent.",
      tasks: [
        "Soumettez un modèle ou collez toute une liste de liens.",
        "Ouvrez un rapport depuis sa ligne.",
        "Sélectionnez plusieurs lignes pour les analyser, les étiqueter ou les supprimer ensemble.",
      ],
    },
    submit: {
      name: "Soumettre un modèle",
      shows: "Le formulaire d’un nouveau modèle : un nom et au moins un lien de profil.",
      reading: "Sous chaque lien, vous voyez ce que ce serveur lit de lui-même et ce qu’il faut saisir ou importer.",
      tasks: [
        "Collez un lien ; l’identifiant en est tiré.",
        "Ajoutez les chiffres qu’aucune plateforme ne donne, comme les abonnés payants.",
        "Soumettez, puis suivez l’analyse sur le tableau de bord.",
        "Si vous suivez déjà un profil, ouvrez son modèle depuis le formulaire plutôt que de l’ajouter deux fois.",
      ],
    },
    todos: {
      name: "Tâches",
      shows:
        "Ce que votre équipe doit faire : chaque tâche avec son responsable, son jour et le modèle ou le rapport d’où elle vient.",
      reading:
        "Vous voyez les tâches des modèles que vous pouvez voir, et celles qui vous sont confiées. Un jour passé est marqué en retard. Au-dessous figurent les notes qui vous mentionnent et les modèles dont vous êtes responsable.",
      tasks: [
        "Ajoutez une tâche, ou faites-en une d’une prochaine étape d’un rapport.",
        "Confiez-la à un membre, qui en est averti.",
        "Cochez-la une fois faite : les autres le voient aussitôt.",
        "Sous un rapport, écrivez une note sur lui ou sur un jour de ses graphiques, et mentionnez des membres.",
        "Sur un rapport, choisissez les responsables du modèle : la première personne est proposée pour ses tâches.",
        "Sous un rapport, fixez un objectif pour le modèle : la valeur d’un chiffre et sa date.",
      ],
    },
    profiles: {
      name: "Profils de modèles",
      shows: "Tous vos modèles et leurs profils, ainsi que les créateurs en vogue.",
      reading:
        "Un interrupteur que vous ne pouvez pas utiliser dit pourquoi : la visibilité revient au créateur, les vérifications à l’administration.",
      tasks: [
        "Corrigez un nom, un lien ou des notes.",
        "Décidez de ce qui est public si c’est vous.",
        "Trouvez un modèle par son nom ou son étiquette.",
        "Déplacez un modèle vers un espace de travail, ou ramenez-le : vous voyez avant qui le verra.",
      ],
    },
    history: {
      name: "Historique des rapports",
      shows: "Chaque version de chaque rapport sur vos modèles, et vos comparaisons enregistrées.",
      reading: "Une version ne change plus jamais. Comparez les versions pour voir ce qui est nouveau.",
      tasks: [
        "Ouvrez ou téléchargez une version antérieure.",
        "Notez un rapport.",
        "Filtrez par type ou cherchez un modèle.",
      ],
    },
    report: {
      name: "Rapport",
      shows:
        "Ce que l’on sait d’un modèle : bilan, croissance, contenus, engagement, revenus, risques et prochaines étapes.",
      reading:
        "Cliquez sur un chiffre pour voir sa source, son âge, sa formule et sa fourchette. Un tiret signifie inconnu, jamais zéro ; la fiche dit ce qui manque.",
      tasks: [
        "Commencez par le bilan et les prochaines étapes.",
        "Voyez ce qui a changé depuis la version précédente.",
        "Partagez-le par un lien ou exportez-le en PDF.",
      ],
    },
    evidence: {
      name: "Sources de données",
      shows: "D’où viennent les chiffres d’un modèle : comptes connectés, fichiers, captures et chiffres saisis.",
      reading:
        "Si des sources divergent, la plus fiable compte et le rapport le dit. Une source ancienne est signalée.",
      tasks: [
        "Connectez un compte ou envoyez au créateur un lien de consentement.",
        "Importez un relevé de la plateforme.",
        "Saisissez des chiffres ou retirez une source.",
      ],
    },
    earnings: {
      name: "Revenus",
      shows:
        "Ce que les relevés importés disent des paiements : revenus nets, types de paiement, payeurs, remboursements.",
      reading:
        "Les montants sont après la commission de la plateforme, sauf mention « brut ». Les fans sont comptés, jamais nommés.",
      tasks: [
        "Choisissez un modèle ou regardez-les tous ensemble.",
        "Comparez la période à la précédente.",
        "Importez le dernier relevé si le mois passé manque.",
        "Ouvrez le partage des revenus d’un modèle pour vérifier un mois et le confirmer.",
        "Ouvrez « Chatters » pour ajouter des créneaux et voir qui a vendu quoi.",
      ],
    },
    screenshots: {
      name: "Captures",
      shows: "Des images de ce qu’une plateforme montre à son créateur, et les chiffres qui y sont lus.",
      reading:
        "Rien ne compte avant votre confirmation. Les contrôles d’une image disent ce qui a été trouvé, pas qu’elle est authentique.",
      tasks: ["Ajoutez une image.", "Corrigez et confirmez les chiffres lus.", "Choisissez si l’image est conservée."],
    },
    ownProfile: {
      name: "Mon profil",
      shows: "Vos propres chiffres de créateur, qui peut les voir et combien de personnes ont regardé.",
      reading:
        "Les revenus et les abonnés payants restent privés tant que vous ne les activez pas. Vous voyez le nombre de vues, jamais leurs auteurs.",
      tasks: [
        "Suivez les étapes en haut, en commençant par revendiquer la page.",
        "Décidez champ par champ de ce qui est public.",
        "Voyez votre page comme le public la voit.",
      ],
    },
    settings: {
      name: "Paramètres",
      shows:
        "Votre compte, les notifications, la confidentialité, les préférences, la sécurité et les espaces de travail.",
      reading: "Les changements s’appliquent partout aussitôt. Avant certains, vous confirmez que c’est bien vous.",
      tasks: [
        "Réglez la langue, le fuseau horaire, la devise et le thème.",
        "Activez le second facteur, ajoutez des clés d’accès et fermez les sessions que vous ne connaissez pas.",
        "Invitez des personnes dans un espace de travail, exportez vos données ou supprimez le compte.",
      ],
    },
    admin: {
      name: "Administration",
      shows: "Les cas à trancher, les personnes, le journal, les tâches et les réglages de ce serveur.",
      reading: "Chaque action figure au journal avec son auteur. Une tâche en échec indique sa cause.",
      tasks: [
        "Tranchez les retraits, les problèmes et les revendications contestées.",
        "Suspendez une personne, changez un rôle ou réinitialisez un second facteur.",
        "Fixez qui peut s’inscrire et ce que ce serveur peut dépenser.",
      ],
    },
    ...accessTopics,
  },
};

import type { AssistantWords } from "./words.ts";

export const fr: AssistantWords = {
  phrases: {
    greeting:
      "Bonjour ! Interrogez-moi sur les abonnés, les publications, les prix ou les revenus, ou commencez par l’une de ces questions :",
    thanks: "Avec plaisir. Autre chose ?",
    acknowledgement: "D’accord. Que voulez-vous savoir ensuite ?",
    who: "Je suis l’assistant de FanRadar, un programme. Je réponds à partir d’un guide rédigé et de chiffres que vous pouvez ouvrir.",
    what: "Je réponds aux questions sur les chiffres d’un modèle, je compare des modèles et je propose quoi faire pour les publications, les prix et la croissance. Par exemple :",
    bye: "Au revoir et bonne chance !",
    unsure: "Je ne suis pas sûr de comprendre. Est-ce l’une de ces questions ?",
    "other-readings": "Ou vouliez-vous poser l’une de ces questions ?",
    "no-general-figure": "Je n’ai pas de chiffre général fiable pour cela.",
    "no-wording": "Je n’ai pas de formule toute prête pour cela.",
    "no-platform": "Cela vaut sur toute plateforme ; je ne sais rien qui soit particulier à celle-ci.",
    "all-said": "Je n’ai rien de plus là-dessus. Sujets proches :",
    nothing:
      "Je ne peux pas répondre à cela. Je connais les chiffres de vos modèles et un guide sur les publications, les prix et la croissance.",
    "no-report": "Il n’y a pas encore de rapport sur ce modèle. Analysez-le d’abord, puis reposez la question.",
    "failed-links":
      "La dernière analyse a échoué : aucun des liens ne mène à un profil lisible. Vérifiez les liens et relancez l’analyse.",
    "failed-silent":
      "La dernière analyse a échoué : aucune plateforme n’a répondu, même après plusieurs essais. Relancez l’analyse plus tard.",
    "failed-quarantined":
      "La dernière analyse a échoué : un profil lié n’est pas lu tant qu’une personne n’a pas décidé. La page du modèle indique la date limite.",
    "failed-removed": "Ce modèle a été supprimé à la demande de la personne et ne peut plus être analysé.",
    failed: "La dernière analyse a échoué à cause d’une erreur de notre côté. Relancez l’analyse.",
    "beyond-forecast": "La prévision ne va pas jusqu’à la date demandée.",
    "cause-unknown":
      "Les relevés ne disent pas pourquoi. Ce qui a été publié ou mentionné ailleurs ces jours-là peut l’expliquer, mais aucun chiffre ici ne prouve une cause.",
    "why-paid-unknown":
      "Les relevés montrent quels paiements ont changé, et non pourquoi les fans ont payé plus ou moins.",
    "no-kinds":
      "Leur composition n’est pas connue : il faut un relevé de revenus. Importez-en un pour voir à part pourboires, messages et renouvellements.",
    "best-captions": "Ces publications ont le plus plu : leurs légendes sont un début.",
    "no-goal-ahead":
      "D’après les prévisions, aucune modèle en dessous de ce nombre d’abonnés ne l’atteint. Les prévisions portent sur quatre semaines.",
    "second-place": "En deuxième position :",
    "third-place": "En troisième position :",
    "best-month": "Le meilleur des mois que les relevés couvrent du premier au dernier jour :",
    "worst-month": "Le plus faible des mois que les relevés couvrent du premier au dernier jour :",
    "just-begun": "Ces jours viennent de commencer, et les paiements sont connus jusqu’à hier. Juste avant :",
    "running-ahead": "Le mois en cours a déjà rapporté plus :",
    "running-week-ahead": "La semaine en cours a déjà rapporté davantage :",
    "by-then-likely": "Oui, très probablement d’ici là :",
    "by-then-open": "Possible d’ici là, mais pas certain :",
    "by-then-unlikely": "Très probablement pas d’ici là :",
    "goal-within": "C’est dans la fourchette de la prévision : possible, mais pas certain.",
    "payers-unnamed":
      "Les noms des payeurs ne sont pas conservés : la liste sous Revenus les montre comme Fan A, Fan B, etc.",
    "one-at-a-time": "Je peux le dire d’une modèle à la fois.",
    "beyond-goal": "La prévision n’atteint pas ce nombre d’abonnés. Elle s’arrête ici :",
    "goal-before": "Au premier décompte, c’était déjà plus :",
    "gain-month-most": "Des mois terminés, celui-ci a apporté le plus d’abonnés :",
    "gain-month-least": "Des mois terminés, celui-ci a apporté le moins d’abonnés :",
    "counted-then": "Ces totaux ne comprennent que les comptes relevés ces jours-là :",
    "goal-passed": "Ce jour-là, on en a compté autant pour la première fois :",
    "goal-reached": "Ce nombre d’abonnés est déjà atteint.",
    "sum-likely": "C’est probable : même le bas de la prévision y arrive.",
    "sum-within": "C’est plutôt probable : cela reste dans la prévision, sans dépasser son milieu.",
    "sum-upper": "C’est possible, mais plutôt improbable : cela se trouve dans la moitié haute de la prévision.",
    "sum-unlikely": "C’est improbable : cela dépasse toute la fourchette prévue.",
    "sum-reached": "Un mois a déjà rapporté cette somme :",
    "sum-not-yet": "Cette somme n’est pas encore atteinte :",
    "sum-expected": "Le premier mois pour lequel cette somme est prévue :",
    "sum-possible":
      "Cette somme n’est prévue pour aucun mois de l’année à venir. Le premier dont la fourchette l’atteint :",
    "sum-beyond": "Aucun mois de l’année à venir n’atteint cette somme, même en haut de sa fourchette. Le plus élevé :",
    "sum-currency": "Les revenus sont dans une autre devise, cette somme ne peut donc pas leur être comparée.",
    "name-goal":
      "Indiquez un montant par mois, et je peux dire combien d’abonnés payants il demande à ce que chacun rapporte aujourd’hui.",
    "beyond-prices":
      "Ce prix est plus éloigné de celui d’aujourd’hui que l’analyse ne va : ce qu’il rapporterait n’est donc pas connu. Le prix le plus bas et le plus haut qu’elle couvre :",
    "conversion-unseen":
      "Aucun chiffre ne montre qui est venu d’où : ce sont tous les abonnés payants rapportés à tous les abonnés, et qui suit sur deux plateformes compte deux fois.",
    "leaving-not-counted":
      "Le nombre d’abonnés payants partis en un mois n’est pas compté. Les relevés disent quelle part des nouveaux part après le premier mois :",
    "no-average":
      "Il n’y a pas de moyenne ici : moins de deux modèles ont le chiffre pour la même période et la même devise.",
    "after-fees": "Après frais :",
    "no-such-date": "Ce jour, cette semaine ou ce trimestre n’existe pas dans le calendrier. Lequel voulez-vous dire ?",
    "of-gross": "Avant frais, tel que les fans l’ont payé :",
    together: "Ensemble :",
    "net-basis":
      "Les revenus sont indiqués après les frais de la plateforme (nets). Si vous demandez le brut, c’est ce que les fans ont payé.",
    "no-tag":
      "Aucun de vos modèles ne porte cette étiquette. Les étiquettes sont à côté du nom d’un modèle, où vous pouvez en ajouter.",
    "gross-of-one": "Avant frais, les revenus ne sont connus que modèle par modèle. Après frais :",
    "no-split":
      "Aucun partage n’est connu pour ce modèle. Ajoutez une règle dans le partage des revenus pour les répartir.",
    "paid-unknown":
      "Ce qui a déjà été versé n’est pas connu ici, donc ce qui reste non plus. Voici la part de chacun :",
    "split-running": "Le mois est en cours : il ne peut pas encore être confirmé.",
    "split-open": "Aucune des deux parties n’a confirmé ce mois.",
    "split-agency": "L’agence a confirmé ce mois, la créatrice non.",
    "split-creator": "La créatrice a confirmé ce mois, l’agence non.",
    "split-both": "Les deux parties ont confirmé ce mois.",
    "no-cohorts":
      "On ne sait pas qui reste pour ce modèle : il faut des relevés de plusieurs mois qui montrent qui a payé.",
    "no-chart": "Seuls les abonnés et l’engagement peuvent être tracés ici. En texte :",
    "no-stories":
      "Les stories ne sont pas lues ici : elles disparaissent après un jour. Les publications qui restent :",
    "no-clear-day":
      "Aucun jour ne se détache : d’autres en ont apporté autant, ou les relevés de certains jours manquent.",
    "online-unknown":
      "On ne sait pas quand les abonnés sont en ligne : il faut un compte connecté. On sait quand les publications ont mieux marché :",
    "enough-unknown":
      "On ne sait pas si c’est assez : aucun chiffre ici ne le compare à des comptes semblables ni ne montre ce que plus de publications apporteraient.",
    enough: "Oui, d’après ce qui a été mesuré :",
    "not-enough": "Non :",
    "no-posts-that-day":
      "Aucune publication de ce jour ne peut être classée : il n’y en a pas eu, ou elle est trop récente.",
    "no-posts": "Aucune publication n’a pu être recueillie pour ce modèle : il n’y a rien à classer.",
    "no-posts-then": "Aucune publication n’est connue pour cette période.",
    "no-posts-hashtag": "Aucune publication connue ne porte ce hashtag.",
    "no-posts-form": "Aucune publication de ce format n’y est connue, il n’y a donc rien à classer.",
    "no-posts-there": "Aucune publication de cette plateforme n’a pu être récupérée : il n’y a rien à y classer.",
    "no-models": "Vous n’avez pas encore de modèle. Ajoutez-en un pour voir ses chiffres ici.",
    "no-models-visitor":
      "Les chiffres de vos propres modèles demandent un compte. Sans compte, je montre ceux des créateurs ayant une page publique : donnez un nom, ou analysez le lien d’un profil.",
    "earnings-private": "Les revenus sont privés : ici, seuls ceux qui gèrent le profil les voient.",
    "earnings-hidden":
      "Votre rôle ici ne montre ni revenus, ni abonnés payants, ni prix. Le propriétaire de l’espace de travail peut le changer.",
    "no-payments": "Seul un montant est connu pour ce modèle, pas ses paiements. Importez un relevé pour les voir ici.",
    "no-earnings": "Les revenus de ce modèle ne sont pas connus. Importez un relevé de revenus pour les voir ici.",
    "no-earnings-of-all":
      "Les revenus de vos modèles ne sont pas connus. Importez leurs relevés de revenus pour les voir ici.",
    "no-history": "Il n’y a pas encore assez de relevés quotidiens pour regarder en arrière.",
    "no-price":
      "Il n’y a pas encore d’analyse des prix de ce modèle. Ouvrez l’intelligence tarifaire pour en lancer une.",
    "no-jumps": "Les relevés quotidiens ne montrent ni hausse ni baisse inhabituelle des abonnés.",
    "none-lost": "Aucune de ces modèles n’a perdu d’abonnés de façon certaine sur les semaines comptées.",
    "none-urgent": "Rien ne demande votre attention parmi vos modèles pour l’instant.",
    "no-proof":
      "Ces chiffres montrent seulement des anomalies. Ils ne peuvent pas prouver que des abonnés ont été achetés.",
    "no-figure": "Le rapport ne contient pas de chiffre à ce sujet.",
    "no-base": "Les jours de comparaison ne sont pas connus : impossible de dire lequel est le plus élevé.",
    "amount-unused": "On ne sait pas ici combien dépassent un montant ou restent en dessous. Ce qui est connu :",
    "other-period": "Il n’y a pas de chiffre pour cette seule période. Ce qui est connu porte sur d’autres jours :",
    "first-report": "C’est le premier rapport de ce modèle. Après le prochain, vous verrez ce qui a changé.",
  },
  refusals: {
    person:
      "Je ne recherche personne : ni vrais noms, ni adresses, ni familles, ni lieux de travail, ni autres comptes. Seul ce que les créateurs publient est utilisé ici.",
    law: "Je ne peux pas donner de conseil juridique ou fiscal. Adressez-vous à un avocat ou à un conseiller fiscal de votre lieu de résidence.",
    "off-topic":
      "Je ne peux pas vous aider à ce sujet. Interrogez-moi sur les chiffres, les publications, les prix ou la croissance.",
    draft:
      "Je ne peux pas rédiger de textes ici. Je peux vous dire quels sujets et quelles publications marchent le mieux.",
    act: "Non, je ne peux rien envoyer, publier ni modifier : je réponds seulement. Faites-le sur la plateforme elle-même. Je peux vous dire quand publier, ce qui marche le mieux et à qui il vaut la peine d’écrire.",
    "others-figures":
      "Je ne peux montrer que les chiffres de vos propres modèles et de créateurs ayant une page publique.",
    "unknown-model":
      "Il n’y a ici ni modèle ni créateur de ce nom. Je peux montrer les chiffres de vos propres modèles et des créateurs qui ont une page publique.",
    "other-platform": "FanRadar lit Instagram, TikTok, X et OnlyFans : je n’ai pas de chiffres de là.",
    unmeasured:
      "Aucune plateforme ni aucun relevé ne donne ce chiffre à FanRadar : il n’est donc pas connu. Si la plateforme vous l’affiche, notez-le vous-même pendant quelques semaines.",
    forgery:
      "Je n’invente pas de justificatifs : FanRadar dit ce que disent les preuves. Vous pouvez exporter vos revenus réels par mois, avec leurs sources.",
  },
  placeAt: "Vous le trouvez ici : {place}",
  openPage: "Aller à : {page}",
  labelOn: "{label} sur {platform}",
  labelled: "{label} : {figure}",
  ofModel: "{name} – {clause}",
  period: " ({period})",
  against: " (par rapport à {period})",
  asOf: " (au {date})",
  asOfAll: "Ces chiffres datent du {date}.",
  range: " ({range})",
  rangeInside: ", {range}",
  noClearChange: "{label} : pas de changement net ({range})",
  noChange: "{label} : pas de changement",
  missing: "{label} : pas encore de chiffre ({cause}).",
  readyOn: "Il sera disponible le {date}.",
  remedies: {
    connect: "Connectez le compte pour l’obtenir.",
    type: "Saisissez le chiffre ou importez un relevé.",
    statement: "Importez un relevé de revenus pour l’obtenir.",
    link: "Liez la plateforme et relancez l’analyse.",
    price: "Ajoutez le prix actuel de l’abonnement.",
    check: "Vérifiez que le lien est correct et que le profil est public.",
    later: "Relancez l’analyse plus tard.",
  },
  /** What figures are limited to. */
  without: "Sans {list} :",
  only: "Uniquement {list} :",
  tagged: "Parmi les modèles portant l’étiquette « {tag} » :",
  /** What a question takes for granted and is not so. */
  premises: {
    so: "Oui :",
    "not-so": "Non :",
    "not-fallen": "Non, il n’y a pas eu de baisse :",
    "not-risen": "Non, il n’y a pas eu de hausse :",
    "no-sure-fall": "Une baisse n’est pas certaine :",
    "no-sure-rise": "Une hausse n’est pas certaine :",
    risen: "Il y a eu une hausse :",
    "no-sure-change": "Pas de changement net :",
    partly: "Pas partout :",
    "not-each-month": "Pas tous les mois :",
    "not-first": "{name} n’est pas en tête :",
    "not-last": "{name} n’est pas en dernière position :",
    "not-surely-first": "Il n’est pas certain que {name} soit en tête :",
    "not-surely-last": "Il n’est pas certain que {name} soit en dernière position :",
    unknown: "Ce chiffre n’est pas connu pour {name} :",
  },
  /** Words of the question, as they stand in the sentence below. */
  quoted: "« {words} »",
  unused: "Il n’y a pas de chiffre ici pour {words} : la réponse n’en tient pas compte. Sans cela :",
  unlinked:
    "{platform} : aucun lien n’est associé à {name}, il n’y a donc pas de chiffres. Ajoutez le lien et relancez l’analyse.",
  compare: {
    onPlatform: "sur {side}",
    ofModel: "pour {side}",
    withTheme: "avec {side}",
    inPeriod: "sur la période {side}",
    times: ", environ {times} fois autant",
    above: "{label} : davantage {left} ({a}) que {right} ({b}){times}.",
    below: "{label} : moins {left} ({a}) que {right} ({b}){times}.",
    more: "{label} : davantage {left} ({a}) que {right} ({b}){times}.",
    fewer: "{label} : moins {left} ({a}) que {right} ({b}){times}.",
    fellLess: "{label} : baisse moins forte {left} ({a}) que {right} ({b}).",
    fellMore: "{label} : baisse plus forte {left} ({a}) que {right} ({b}).",
    meets: "{label} {left} ({a}) et {right} ({b}) : trop serré pour trancher.",
    same: "{label} {left} et {right} : identique ({a}).",
  },
  published: {
    high: "{label} ({a}) : au-dessus du niveau publié pour des comptes de cette taille ({b}).",
    above:
      "{label} ({a}) : au-dessus de l’habituel (publié pour des comptes de cette taille : {b}), mais les fourchettes se recoupent et cela peut être dû au hasard.",
    typical: "{label} ({a}) : dans l’habituel (publié pour des comptes de cette taille : {b}).",
    below:
      "{label} ({a}) : en dessous de l’habituel (publié pour des comptes de cette taille : {b}), mais les fourchettes se recoupent et cela peut être dû au hasard.",
    low: "{label} ({a}) : en dessous du niveau publié pour des comptes de cette taille ({b}).",
  },
  peers: {
    high: "{label} ({a}) : au-dessus des comptes comparables sur FanRadar ({b}).",
    above:
      "{label} ({a}) : au-dessus de l’habituel des comptes comparables sur FanRadar ({b}), mais les fourchettes se recoupent et cela peut être dû au hasard.",
    typical: "{label} ({a}) : dans l’habituel des comptes comparables sur FanRadar ({b}).",
    below:
      "{label} ({a}) : en dessous de l’habituel des comptes comparables sur FanRadar ({b}), mais les fourchettes se recoupent et cela peut être dû au hasard.",
    low: "{label} ({a}) : en dessous des comptes comparables sur FanRadar ({b}).",
  },
  linked: { some: "Sur {platform} : {names}.", none: "Aucune des modèles ayant un rapport n’est sur {platform}." },
  ranges: {
    low: "En bas de la fourchette :",
    high: "En haut de la fourchette :",
    measured:
      "Vérifié sur des comptes que la méthode n’avait pas vus : la suite est restée dans de telles fourchettes dans {list} des cas.",
    measuredOn: "{share} ({data})",
    unmeasured: "On n’a pas mesuré à quelle fréquence de telles fourchettes de revenus se vérifient.",
  },
  lacking: {
    link: "Sans lien vers {platform} : {names}.",
    figure: "{label} : aucun chiffre pour {names} ({cause}).",
    unknown: "{label} – pas de chiffre pour {names}.",
    failed: {
      "sources-unknown": "Pas encore de rapport : {names}. Aucun des liens ne mène à un profil lisible.",
      "sources-unreachable":
        "Pas encore de rapport : {names}. Aucune plateforme n’a répondu, même après plusieurs essais.",
      "profile-quarantined":
        "Pas encore de rapport : {names}. Un profil lié n’est pas lu tant qu’une personne n’a pas décidé.",
      "profile-removed": "Pas de rapport : {names}. Supprimé à la demande de la personne.",
      engine: "Pas encore de rapport : {names}. L’analyse a échoué à cause d’une erreur de notre côté.",
    },
    report: "Pas encore de rapport : {names}.",
    none: "{label} : toutes les modèles ont un chiffre.",
  },
  rank: {
    tagged: "Publications avec {hashtag}, les plus fortes d’abord :",
    posts: {
      best: "Les meilleures publications, comparées à la publication habituelle de leur plateforme :",
      worst: "Les publications les plus faibles, comparées à la publication habituelle de leur plateforme :",
    },
    newest: {
      one: "Publication la plus récente :",
      each: "Publication la plus récente de chaque plateforme :",
      several: "Les publications les plus récentes d’abord :",
    },
    themes: {
      best: "Sujets par j’aime et commentaires, le meilleur d’abord :",
      worst: "Sujets par j’aime et commentaires, le plus faible d’abord :",
    },
    facts: { best: "{label}, par ordre décroissant :", worst: "{label}, par ordre croissant :" },
    clear: { best: "Nettement devant : {first}.", worst: "Nettement derrière : {first}." },
    allFell: "Toutes les valeurs ont baissé.",
    fellLeast: "Baisse la plus faible : {first}.",
    allRose: "Toutes les valeurs ont augmenté.",
    roseLeast: "Hausse la plus faible : {first}.",
    tie: "Trop serré pour trancher : {list}.",
    unclear: "pas de différence nette ({range})",
    post: "{kind} sur {platform}, {date}",
    caption: "« {caption} »",
  },
  filter: {
    over: "{label}, au-dessus :",
    under: "{label}, en dessous :",
    noneOver: "{label} : aucun modèle n'est au-dessus.",
    noneUnder: "{label} : aucun modèle n'est en dessous.",
    nobodySilent: "Personne : toutes celles dont on le sait ont publié depuis.",
  },
  verdict: {
    over: {
      inside: "Oui, c’est au-dessus :",
      close: "Trop serré pour trancher : la valeur est dans la fourchette.",
      outside: "Non, ce n’est pas au-dessus :",
    },
    under: {
      inside: "Oui, c’est en dessous :",
      close: "Trop serré pour trancher : la valeur est dans la fourchette.",
      outside: "Non, ce n’est pas en dessous :",
    },
  },
  heads: {
    times: "Fois une publication typique",
    post: "Publication",
    likes: "J’aime",
    comments: "Commentaires",
    views: "Vues",
    change: "Par rapport à d’habitude",
    theme: "Sujet",
    share: "Part des publications",
    themeChange: "J’aime et commentaires",
    platform: "Plateforme",
    model: "Modèle",
    month: "Mois",
  },
  kinds: { image: "Photo", video: "Vidéo", carousel: "Carrousel", text: "Texte", other: "Publication" },
  tables: { platforms: "Par plateforme :", models: "Par modèle :", months: "Par mois :" },
  chart: { line: "{label} au fil du temps :", forecast: "{label} au fil du temps, avec prévision :" },
  origin: {
    source: "Source : {source}.",
    asOf: "Au {date}.",
    sample: "Sur la base de {sample}.",
    formula: "Mode de calcul : {formula}.",
    range: "Degré de certitude : {range}.",
  },
  changes: {
    since: "Ce qui a changé depuis le {date} :",
    real: "{label} : de {before} à {after}",
    difference: " ({difference})",
    appeared: "{label}, nouveau : {after}",
    disappeared: "{label}, plus disponible ; avant : {before}",
    none: "Depuis le dernier rapport, aucun chiffre n’a nettement changé.",
    nothing: "Depuis le dernier rapport, rien n’a changé.",
    noise: "Pour d’autres chiffres, la différence n’est pas nette.",
    "new-evidence": "Certaines différences viennent d’une autre source.",
    method: "Certaines différences viennent d’un autre mode de calcul.",
    "other-profile": "Certains chiffres sont ceux d’un autre profil, car le lien a changé.",
  },
  plan: {
    line: "Suggestion : {posts}{on}{theme}.",
    on: " sur {platform}",
    theme: ", surtout {theme}",
    span: "{min} à {max}",
    per: {
      day: { one: "{n} publication par jour", other: "{n} publications par jour" },
      week: { one: "{n} publication par semaine", other: "{n} publications par semaine" },
      month: { one: "{n} publication par mois", other: "{n} publications par mois" },
    },
  },
  draft: {
    caption: "Brouillon de légende, sans rapport avec vos chiffres :",
    message: "Brouillon de message, sans rapport avec vos chiffres :",
    title: "Brouillon de titre, sans rapport avec vos chiffres :",
  },
  ask: {
    model: "De quel modèle parlez-vous ?",
    platform: "De quelle plateforme parlez-vous ?",
    period: "De quelle période parlez-vous ?",
    periods: { lastMonth: "Le mois dernier", thisMonth: "Ce mois-ci", thisYear: "Cette année" },
  },
  nouns: {
    accounts: { one: "compte", other: "comptes" },
    posts: { one: "publication", other: "publications" },
    likes: { one: "j’aime", other: "j’aime" },
    comments: { one: "commentaire", other: "commentaires" },
    views: { one: "vue", other: "vues" },
    people: { one: "personne", other: "personnes" },
    subscribers: { one: "abonné payant", other: "abonnés payants" },
  },
};

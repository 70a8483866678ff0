import type { TopicTexts } from "../articles.ts";

export const retention: TopicTexts<"retention"> = {
  "why-subscribers-leave": {
    title: "Pourquoi les abonnés partent, et comment savoir quelle raison est la vôtre",
    text: [
      "Les départs ont presque toujours l’une de ces raisons : l’abonné a trouvé dès les premiers jours ce qu’il cherchait, rien de nouveau n’est arrivé pendant qu’il regardait, personne ne lui a parlé, le prix a dépassé ce qu’il a le sentiment de recevoir, ou sa carte a été refusée sans que personne ne le remarque. Chacune appelle un autre remède : trouvez la vôtre avant de changer quoi que ce soit.",
      "Un relevé en dit plus qu’une impression. Beaucoup de nouveaux abonnements et peu de renouvellements, c’est une promesse que la page ne tient pas. Des renouvellements stables et peu de nouveaux abonnements, c’est un manque de portée : la fidélisation n’est alors pas votre problème.",
    ],
    steps: [
      "Importez votre dernier relevé de revenus et comparez les nouveaux abonnements aux renouvellements.",
      "Posez une seule question courte à ceux qui partent : qu’est-ce qui vous a manqué ? Ne discutez pas la réponse.",
      "Changez une seule chose pendant un mois de facturation entier, puis comparez les renouvellements d’avant et d’après.",
    ],
    own: [
      "Vous comptez {subscribers} {subscribers.noun} au {subscribers.asOf} : les renouvellements se calculent à partir de là.",
      "Dans votre relevé, les nouveaux abonnements ont rapporté {started} et les renouvellements {renewed} ({renewed.period}).",
    ],
  },
  "first-days-of-a-subscriber": {
    title: "Les premiers jours décident du renouvellement",
    text: [
      "La curiosité d’un nouvel abonné est au plus haut le premier jour, puis baisse un peu chaque jour. Une page qui l’accueille, lui montre par où commencer et répond à son premier message paraît vivante. Une page qui vend avant de dire bonjour, non.",
      "Un bon accueil est court, personnel et pose une question à laquelle il est facile de répondre. Il n’a besoin d’aucune réduction.",
    ],
    steps: [
      "Écrivez avec vos mots un message de bienvenue qui contient une question, et envoyez-le à chaque nouvel abonné.",
      "Épinglez une publication qui dit ce qu’est la page, à quel rythme arrivent les nouveautés et où se trouve le meilleur.",
      "Répondez vous-même aux premières réponses, avant tout message qui demande de l’argent.",
    ],
    own: ["Votre relevé compte {interaction} {interaction.noun} : voilà la conversation d’aujourd’hui."],
  },
  "rhythm-that-keeps": {
    title: "Un rythme sur lequel vos abonnés peuvent compter",
    text: [
      "On paie pour ce qu’on s’attend à recevoir. Un rythme modeste que vous tenez aide plus les renouvellements que des rafales suivies de silences : un silence juste avant le prélèvement, c’est ce que l’abonné voit au moment de décider.",
      "Annoncez votre rythme là où on peut le lire, gardez quelques publications prêtes pour les mauvaises semaines et prévenez des pauses avant qu’elles ne commencent.",
    ],
    steps: [
      "Choisissez le rythme que vous tiendrez une mauvaise semaine, pas une bonne.",
      "Gardez une réserve de publications prêtes, et remplissez-la en premier.",
      "Annoncez chaque pause avec le jour où elle se termine.",
    ],
    own: [
      "Votre rythme sur {rate.platform} est de {rate} {rate.noun} ; la plus longue pause a duré {gap}.",
      "Sur {since.platform}, la dernière publication remonte à {since} ; d’habitude, l’écart entre deux publications est de {usual}.",
    ],
  },
  "winning-back": {
    title: "Faire revenir ceux qui sont partis",
    text: [
      "Un ancien abonné sait ce qu’il retrouverait : il est plus facile à toucher qu’un inconnu, et perce plus vite à jour une offre vide. Ce qui le fait revenir, c’est quelque chose qui n’existait pas à son départ.",
      "Une réduction de retour apprend à partir et à attendre. Si vous en faites une, liez-la à une nouveauté et à un délai court, et ne la répétez pas à un rythme que l’on peut prévoir.",
    ],
    steps: [
      "Dressez la liste de ceux qui sont partis lors des dernières périodes de facturation, et notez ce qui est nouveau depuis.",
      "Envoyez un seul message qui parle de la nouveauté, pas du prix.",
      "Comptez combien reviennent et combien renouvellent ensuite : seul le second chiffre dit si cela a marché.",
    ],
  },
  "failed-payments": {
    title: "Ces abonnés qui partent sans le vouloir",
    text: [
      "Certains abonnements s’arrêtent parce qu’une carte a expiré, qu’une banque a refusé le paiement ou que le renouvellement était désactivé d’office. Ces personnes n’ont rien décidé : un mot aimable suffit.",
      "Dites clairement comment activer le renouvellement et ce qu’on y gagne : un accès sans coupure, et ce que vous offrez à ceux qui renouvellent. Ne cachez jamais comment on le désactive.",
    ],
    steps: [
      "Cherchez dans la liste d’abonnés de votre plateforme ceux dont le renouvellement est désactivé.",
      "Offrez à ceux qui renouvellent un petit plus que les autres n’ont pas, et dites-le une fois par mois.",
      "Écrivez sans reproche à ceux dont le paiement a échoué.",
    ],
  },
  "price-and-leaving": {
    title: "Quand le prix est la raison",
    text: [
      "Un prix plus élevé fait partir certains abonnés et rend les autres plus rentables ; tout dépend de combien partent. Il y a un seuil : la part d’abonnés qui peut partir avant qu’une hausse vous fasse perdre de l’argent. L’Intelligence des prix le calcule avec vos propres chiffres.",
      "Changer un prix n’apprend quelque chose que si rien d’autre ne change le même mois. Les offres de plusieurs mois retiennent plus longtemps et masquent combien seraient partis : lisez leurs renouvellements à part.",
    ],
    steps: [
      "Ouvrez l’Intelligence des prix pour ce modèle et lisez la perte supportable à côté du prix que vous envisagez.",
      "Annoncez la hausse à l’avance, et laissez quelque temps l’ancien prix aux abonnés actuels.",
      "Notez le jour du changement dans les changements de prix, pour pouvoir comparer l’avant et l’après.",
    ],
    own: ["Le prix de votre abonnement est de {price} (au {price.asOf})."],
  },
  "subscription-price": {
    title: "Combien demander pour un abonnement",
    text: [
      "Il n’y a pas de bon prix selon la taille ou selon ce que demandent les autres : des pages de même taille ne vendent pas les mêmes choses à côté de l’abonnement. Ce qui décide, c’est combien de personnes en moins s’abonneraient à un prix plus élevé, et seuls vos propres mois peuvent le dire.",
      "Une page qui vend des messages et des contenus sur mesure peut vivre d’un prix d’entrée bas ; une page où le fil est tout, non. Un prix qui n’a jamais changé n’apprend rien : un test de quelques semaines, réservé aux nouveaux abonnés, vaut mieux que n’importe quel barème.",
    ],
    steps: [
      "Ouvrez l’Intelligence des prix pour ce modèle : elle estime à partir de vos propres mois ce que d’autres prix rapporteraient, chacun avec ses chances et sa fourchette.",
      "Si elle signale qu’il manque des mois, importez d’abord vos relevés.",
      "Si aucun autre prix n’est sûrement meilleur, gardez le vôtre et testez-en un auprès des nouveaux abonnés seulement.",
    ],
    own: ["Votre abonnement coûte {price} (au {price.asOf})."],
  },
  "trials-and-sales": {
    title: "Essais, promotions et pages gratuites",
    text: [
      "Un essai ou une promotion attire des gens qui n’auraient pas payé le plein tarif, et la plupart partent au premier plein tarif. C’est rentable s’ils achètent quelque chose entre-temps, ou si ceux qui restent valent plus que ceux qui seraient venus de toute façon.",
    ],
    steps: [
      "Donnez à chaque offre une fin, une raison et son propre lien, pour compter combien sont venus grâce à elle.",
      "Accueillez ces personnes aussitôt, et proposez-leur quelque chose de petit à acheter.",
      "Comptez un mois plus tard qui a renouvelé au plein tarif, et ce que tous ont payé.",
    ],
    own: ["{extras} de vos revenus viennent de paiements autres que les abonnements."],
  },
  "first-price": {
    title: "Le premier prix d’une nouvelle page",
    text: [
      "Commencez dans la moitié basse de ce que demandent des pages comme la vôtre, et augmentez plus tard pour les nouveaux abonnés : une nouvelle page a peu à montrer, et l’on essaie ce qui coûte peu. Aucun prix fiable ne convient à toutes les pages ; ce sont vos propres mois qui le disent.",
    ],
    steps: [
      "Notez ce que demandent cinq à dix pages de votre genre et de votre taille.",
      "Choisissez un prix dans leur moitié basse, et gardez-le deux ou trois mois.",
      "Essayez ensuite un prix plus haut pour les seuls nouveaux abonnés, et comparez ce que tous ont payé.",
    ],
  },
  "free-or-paid": {
    title: "Page gratuite, page payante ou les deux",
    text: [
      "Avec peu d’abonnés et peu de temps, commencez par une page payante. Une page gratuite devient rentable quand beaucoup d’inconnus viennent et que quelqu’un leur écrit chaque jour, car elle ne gagne que par les messages.",
      "Les deux vont ensemble si chacune dit à quoi elle sert : la gratuite est la vitrine, la payante a ce que la vitrine laisse deviner. Les mêmes publications sur les deux embrouillent, et ne donnent à personne de raison de payer.",
    ],
    steps: [
      "Décidez qui écrit aux fans, et combien d’heures par jour.",
      "Commencez par une page, et ouvrez la seconde quand la première tourne toute seule.",
      "Au bout de deux mois, comparez ce qu’un abonné de chaque page a payé en tout.",
    ],
  },
};

import type { PassageTexts } from "../passages.ts";

/** Passages on selling: prices, messages, custom requests and why subscribers leave. */
export const sellingPassages = {
  "price-a-custom": {
    length:
      "Aussi longue que l’idée le porte, et pas plus : aucune plateforme ne publie ce qui se vend le mieux. Proposez deux ou trois durées fixes, chacune avec son prix, et regardez après dix commandes laquelle est la plus demandée ; une plus longue doit aussi payer le temps de tournage et de montage en plus.",
    price:
      "Partez de vos heures, du premier message à la mise en ligne, fois ce que doit rapporter une heure, plus des suppléments pour ce qui est rare : deux heures à quarante font quatre-vingts, quelle que soit la durée du clip. Un clip court coûte plus cher à la minute, car l’accord et le montage prennent autant. Augmentez tant que presque tous acceptent ; il n’y a pas de prix général fiable.",
  },
  "personal-wishes": {
    costume:
      "Seulement si rien n’évoque une personne mineure : beaucoup de plateformes interdisent les scènes d’école et toute allusion à un âge au-dessous de dix-huit ans, même jouées par des adultes, et ferment des pages pour cela. Lisez d’abord les conditions de la vôtre. Tout autre costume est un souhait ordinaire, avec un supplément fixe.",
    surcharge:
      "Il n’y a pas de chiffre général fiable. Commencez par un supplément fixe d’environ un quart du prix du clip, le même pour tous, et augmentez-le tant que presque tous acceptent : ce clip ne peut plus être vendu à personne d’autre.",
    name: "Oui, un prénom ou un surnom est une demande ordinaire : prenez un supplément fixe, car ce clip ne peut plus être vendu à personne d’autre. Pas de nom complet, ni de nom d’autres personnes.",
  },
  "money-back": {
    contest:
      "Parfois : si la plateforme permet de contester, faites-le aussitôt, avec la discussion qui montre ce qui était convenu, le paiement et la date de livraison. Souvent la banque donne quand même raison à l’acheteur, et la somme ne revient pas.",
    lost: "Le plus souvent oui : si la banque annule le paiement, la plateforme reprend le montant sur votre solde. Ses conditions disent si vous pouvez contester ; envoyez-lui la discussion avec ce qui était convenu et la date de livraison.",
    prevent:
      "Pas tout à fait, mais cela devient plus rare : prenez de petites sommes aux nouveaux fans, convenez dans la discussion de la plateforme de ce qui est livré, livrez à temps, et ne vendez plus rien à qui a contesté un paiement.",
    block:
      "Oui. Gardez d’abord la discussion et signalez la menace ou le litige à la plateforme, puis bloquez-le. Bloquer n’empêche pas une contestation.",
  },
  "answering-messages": {
    chatty:
      "Répondez-lui une fois par jour, brièvement, et que chaque réponse mène à quelque chose à acheter : demandez ce qui lui plairait et donnez le prix. Si rien ne vient après une semaine ou deux, mettez-le dans une liste qui ne reçoit que les messages groupés, et donnez ces minutes à ceux qui ont déjà acheté. Inutile de le lui dire.",
    all: "Pas à tous avec le même soin : d’abord à qui demande un prix, puis à qui a déjà acheté, ensuite aux nouveaux, et au reste une fois par jour, une ligne chacun. Qui ne reçoit jamais de réponse part au prochain renouvellement ; une courte suffit à garder la porte ouverte.",
    time: "En quelques minutes à qui demande un prix ou un contenu sur mesure, dans la journée aux autres : c’est l’usage, et non une limite mesurée. Le plus important est de répondre quand vous l’avez dit.",
  },
  "fans-who-want-more": {
    meet: "Non. Ne rencontrez pas de fans en privé, quoi qu’ils offrent : vous ne pouvez pas vérifier qui vient, et la plupart des plateformes interdisent de l’organiser.",
    gifts:
      "Oui, si votre adresse n’est pas nécessaire : un pourboire, ou une liste d’envies qui la cache. Ne donnez jamais votre adresse privée ni votre nom complet.",
  },
  "calls-and-live": {
    phone:
      "Oui, si la plateforme propose elle-même des appels ou si vous avez un numéro réservé au travail : jamais depuis le numéro privé, ni par une application qui montre votre nom. Encaissez d’abord, fixez la durée et le sujet, et raccrochez dès qu’une limite est franchie. Les conditions de la plateforme disent si l’on peut vendre des appels.",
    minute:
      "Il n’y a pas de prix général fiable à la minute. Prenez ce que rapporte une heure de votre travail, divisez par les minutes et allez au-dessus, car rien d’un appel ne se revend. Avec une durée minimale, payée d’avance.",
  },
  "custom-delivery": {
    days: "Quelques jours, c’est l’usage ; il n’y a pas de chiffre fiable. Prenez le temps de vos derniers contenus sur mesure, du paiement à la livraison, ajoutez un jour ou deux, et promettez ce jour-là.",
  },
  "messages-that-sell": {
    reuse:
      "Oui, à ceux qui ne l’ont pas acheté : séparez ceux qui l’ont débloqué, et ne dites pas « nouveau ». Aux acheteurs, ne l’envoyez que dans un lot avec quelque chose qu’ils n’ont pas ; payer deux fois la même chose, c’est ce qui fait redemander son argent.",
    pieces:
      "Autant que l’offre tient en une phrase : un clip, ou une série autour d’une seule idée. Aucune plateforme ne publie de nombre idéal ; envoyez un petit et un grand lot à deux groupes semblables, au même prix par photo, et gardez celui qui rapporte le plus en tout.",
    unlocked:
      "Il n’y a pas de taux général fiable : il change avec le prix, le groupe et son intérêt. Le vôtre : ceux qui ont débloqué divisés par ceux qui ont reçu ; prenez vos dix derniers messages, et comparez chaque nouveau à leur milieu.",
    price:
      "Il n’y a pas de prix général fiable. Commencez bas avec ceux qui n’ont jamais acheté et plus haut avec les acheteurs, notez pour chaque prix combien ont débloqué, et comparez prix fois achats, non les achats seuls.",
    often:
      "Un message payant par semaine à tous est un bon début, et d’autres à des groupes d’acheteurs. Envoyez-en plus tant qu’on en ouvre autant, et moins dès qu’on en ouvre moins ou que des gens partent.",
    length:
      "Court : une ou deux phrases avant le verrou, et la longue histoire derrière. Comparez un court et un long avec le même groupe avant de choisir.",
  },
  "first-price": {
    price:
      "Aucun chiffre ne convient à toutes les pages. Prenez la moitié basse de ce que demandent cinq à dix pages de votre genre et de votre taille, gardez ce prix deux ou trois mois, puis essayez-en un plus haut pour les seuls nouveaux abonnés.",
    expensive:
      "Cela dépend de ce que demandent des pages de votre genre et de votre taille : dans leur moitié haute, c’est trop pour un début ; dans la basse, non.",
  },
  "free-or-paid": {
    which:
      "Payante, si personne n’a le temps d’écrire chaque jour ; gratuite, si beaucoup d’inconnus viennent et que quelqu’un leur écrit, car une page gratuite ne gagne que par les messages.",
    both: "Oui, si chacune a quelque chose à elle et que quelqu’un écrit chaque jour. Avec les mêmes publications sur les deux, cela ne fait qu’embrouiller.",
  },
  "why-subscribers-leave": {
    first:
      "Le premier mois se joue dans les premiers jours : accueillez chacun le premier jour avec une question, montrez du nouveau chaque semaine, et dites avant le prélèvement ce qui vient le mois suivant. Donnez à ceux qui gardent le renouvellement un petit plus que les autres n’ont pas, et regardez chaque mois combien de nouveaux sont restés.",
    rate: "Il n’y a pas de taux général fiable, car les plateformes n’en publient pas. Le vôtre est dans vos relevés : demandez-moi combien de nouveaux abonnés sont partis après leur premier mois, et comparez chaque mois à vos propres mois d’avant.",
  },
  "price-and-leaving": {
    often:
      "Rarement : une ou deux fois par an, c’est l’usage, et non un optimum mesuré. Gardez chaque prix deux ou trois mois au moins, pour voir ce qu’il a fait, et ne montez que si la page offre plus que la dernière fois.",
    new: "Oui, c’est le plus sûr : ceux qui sont là ne paient pas plus, il ne peut donc qu’en arriver moins. Vérifiez d’abord que votre plateforme garde l’ancien prix aux abonnés actuels, notez le jour du changement, et comparez les nouveaux des deux mois d’avant et d’après.",
    lose: "Oui, certains partiront et moins arriveront ; ce que cela coûte dépend de combien. L’analyse des prix montre, pour chaque prix, combien peuvent manquer avant que vous gagniez moins. Commencez par les nouveaux seuls : ceux qui sont là n’ont alors pas de raison de partir.",
  },
  "trials-and-sales": {
    often:
      "Rarement, et jamais à dates fixes qu’on peut attendre : quelques fois par an, c’est l’usage, et non une mesure. Après chacune, comparez ce qu’ont payé au deuxième mois ceux qui sont venus ainsi et ceux venus au plein tarif ; s’il n’en reste presque aucun, faites-en moins.",
    trial:
      "Seulement si quelqu’un écrit à chacun pendant l’essai : une semaine gratuite attire des curieux, et ce sont leurs achats en messages qui doivent la payer. Donnez-la par un lien à places limitées, pas à tous, et comptez ensuite combien ont payé un mois.",
    reduction:
      "Commencez petit : un lot doit rapporter plus que ce que les mêmes auraient payé au mois. Multipliez votre prix par les mois qu’ils restent en moyenne sans lui ; à dix par mois pendant deux mois, trois mois à tout prix au-dessus de vingt sont un gain, et la remise peut descendre jusque-là. Aucune plateforme n’en publie de meilleure.",
    left: "Vous n’avez sans doute rien fait de mal : qui vient pour le prix part avec lui. Comptez ce que ces gens ont rapporté en tout, achats en messages compris ; la prochaine fois, donnez la remise sur le deuxième mois plutôt que sur le premier, accueillez chacun par une question dès le premier jour, et annoncez le contenu du mois suivant avant la fin de la promo.",
    bundle:
      "Oui, si beaucoup partent avant le troisième mois : un forfait apporte l’argent d’un coup et retient au-delà du premier mois. Il coûte là où l’on serait resté au prix plein de toute façon ; comparez donc ce qu’un nouveau vous paie en trois mois et ce que rapporte le forfait, et commencez par une petite remise.",
  },
  "loyal-fans": {
    discount:
      "Non, pas une remise durable : il paie pour ce qu’il reçoit, et un prix baissé ne se remonte guère. Remerciez-le par quelque chose qui coûte du temps et non du prix : un aperçu avant les autres, un court vocal, un souhait dans la prochaine série, de temps en temps et par surprise.",
  },
  "paying-elsewhere": {
    accept:
      "Non. La plupart des plateformes ferment des pages pour cela, la preuve vous manque en cas de litige, et les services de paiement refusent souvent cette activité et bloquent les soldes ; votre nom peut aussi lui apparaître. Dites-lui gentiment que tout passe par votre page, et proposez-lui là ce qu’il veut.",
    move: "Seulement pour des nouvelles sans vente, et là où les conditions de la plateforme permettent un lien : un canal qui annonce le nouveau. Discussions, offres et paiements restent sur la page, car la plupart des plateformes interdisent d’emmener les abonnés ailleurs, et une messagerie privée montre votre numéro.",
  },
  "limits-in-customs": {
    uneasy:
      "Oui, à tout moment et sans raison : aucun paiement n’achète un droit sur vous, et un acheteur qui vous épuise coûte plus qu’il ne rapporte. Livrez ou remboursez ce qu’il a déjà payé, gardez la discussion, puis limitez-le ou bloquez-le ; s’il écrit depuis d’autres comptes, signalez-le à la plateforme.",
  },
} satisfies Partial<PassageTexts>;

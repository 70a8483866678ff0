import type { TopicTexts } from "../articles.ts";

export const customs: TopicTexts<"customs"> = {
  "price-a-custom": {
    title: "Fixer le prix d’un contenu sur mesure",
    text: [
      "Un contenu sur mesure vous coûte le temps d’en convenir, de le tourner, de le monter et de le livrer, et il ne peut pas être revendu si vous avez promis l’exclusivité. Facturez le temps, puis ajoutez ce qui est rare : l’exclusivité, un prénom prononcé, une tenue à acheter, un délai court.",
      "Donnez vos prix d’après une liste écrite, pas d’après l’ambiance de la discussion. Une liste est juste pour tous, permet de répondre plus vite et se relève plus facilement.",
    ],
    steps: [
      "Notez combien de temps ont pris vos dernières demandes, du premier message à la livraison.",
      "Fixez un minimum pour une heure de votre temps, et listez les suppléments pour l’exclusivité, la durée, les accessoires et l’urgence.",
      "Encaissez toujours par la plateforme et avant de commencer.",
    ],
    own: [
      "Dans votre relevé, les contenus sur mesure représentent {share} des revenus ({share.period}).",
      "Le payeur type a dépensé {median} ({median.period}) : une offre bien au-dessus parle à peu de monde et doit dire pourquoi.",
    ],
  },
  "custom-menu": {
    title: "Un menu qui répond avant qu’on demande",
    text: [
      "Un menu dit ce que vous faites, ce que vous ne faites jamais, à partir de quel prix et dans quel délai. Il évite les longues discussions qui ne mènent à rien et montre aux timides comment demander.",
      "Restez bref. Un menu où il y a tout n’est lu par personne, et tout y semble pareil.",
    ],
    steps: [
      "Listez ce que vous aimez faire et, à côté, ce que vous ne ferez pas.",
      "Dites à partir de quel prix et sous quel délai.",
      "Épinglez-le, et mettez-le à jour quand vous augmentez vos prix.",
    ],
  },
  "limits-in-customs": {
    title: "Vos limites, et comment dire non",
    text: [
      "Une limite écrite n’a pas besoin d’être défendue : il suffit de la montrer. Qui marchande une limite marchandera aussi la suivante, et coûte plus qu’il ne paie.",
      "Un non court et aimable garde la plupart des gens comme fans. Proposez ce que vous faites, et restez-en là.",
    ],
    steps: [
      "Écrivez vos limites dans le menu.",
      "Répondez à une demande qui les dépasse par une phrase et une autre proposition.",
      "Bloquez qui insiste une troisième fois ; vous ne devez d’explication à personne.",
    ],
  },
  "messages-that-sell": {
    title: "Des messages payants qu’on a envie d’ouvrir",
    text: [
      "Un message payant (PPV) s’achète pour ce que promettent les mots placés avant le cadenas. Les messages envoyés à tous avec les mêmes mots apprennent à tous à passer leur chemin. Envoyés à ceux qui ont déjà aimé quelque chose de semblable, avec une ligne qui dit pourquoi, moins de messages rapportent plus et agacent moins.",
      "La fréquence dépend de ce qu’il y a de nouveau à vendre. Commencez par un message payant par semaine à tous et d’autres à des groupes d’acheteurs ; envoyez-en plus tant qu’ils sont autant ouverts, et moins dès que les ouvertures baissent ou que des abonnés partent.",
      "Regardez la part du total que font les paiements autres que les abonnements : là où ils portent l’essentiel des revenus, peu de personnes vous portent, et chacune compte.",
    ],
    steps: [
      "Classez vos acheteurs en groupes selon ce qu’ils ont acheté, et écrivez à un groupe à la fois.",
      "Faites varier le prix dans une fourchette, et notez lequel a été ouvert.",
      "N’envoyez jamais deux fois le même cadenas à la même personne.",
    ],
    own: [
      "{extras} de vos revenus viennent de paiements autres que les abonnements ({extras.period}).",
      "À eux seuls, les messages payants font {messages} des revenus.",
    ],
  },
  "custom-delivery": {
    title: "Livrer de façon à ce qu’on redemande",
    text: [
      "Un contenu sur mesure qui arrive le jour promis, avec un mot qui montre que vous vous souvenez de la demande, vend le suivant tout seul. En retard et sans un mot, il coûte plus que son prix.",
      "Gardez l’accord dans la messagerie de la plateforme : ce qui a été demandé, payé, et quand c’était livré. Si un paiement est contesté plus tard, cette trace est tout ce que vous avez.",
    ],
    steps: [
      "Promettez un jour que vous tiendrez avec de la marge.",
      "Livrez sur la plateforme, avec l’accord dans la même conversation.",
      "Demandez ensuite si c’était ce qui était espéré, et notez la réponse.",
    ],
    own: [],
  },
  "money-back": {
    title: "Un fan veut être remboursé",
    text: [
      "Ce qui a été débloqué, livré ou souscrit n’est en général pas remboursé : la plateforme décide, et changer d’avis ne donne droit à rien. Rembourser est juste quand rien n’a été livré, ou que ce n’était pas ce qu’annonçait le message.",
      "Une rétrofacturation est autre chose : le fan conteste le paiement auprès de sa banque, la plateforme reprend le montant, et s’il y en a beaucoup le compte est en danger. Ce que vous pouvez opposer, c’est ce qui est écrit dans la messagerie de la plateforme : ce qui était convenu, et quand c’était livré.",
    ],
    steps: [
      "Répondez une fois, aimablement : ce qui a été acheté, quand c’était ouvert, et que la plateforme décide des remboursements.",
      "Si l’erreur était la vôtre, réparez-la par quelque chose de même valeur, ou laissez la plateforme rembourser.",
      "Notez qui conteste un paiement, et ne lui vendez plus rien sans être payé d’abord.",
    ],
    own: ["Remboursements et rétrofacturations de votre relevé : {back} ({back.period})."],
  },
  "paying-elsewhere": {
    title: "Un fan veut payer hors de la plateforme",
    text: [
      "Non. Les plateformes interdisent d’encaisser par PayPal, virement, carte cadeau ou cryptomonnaie ce qui se vend chez elles, et ferment des comptes pour cela. Dehors, rien ne vous protège non plus : des paiements sont annulés des semaines plus tard, des cartes cadeaux sont volées, et le paiement peut montrer votre vrai nom.",
      "Qui est sérieux paie sur la page : un pourboire, un message payant, ou une demande avec son prix. Qui insiste pour une autre voie cherche le plus souvent autre chose.",
    ],
    steps: [
      "Refusez en une phrase aimable, et envoyez la même offre en pourboire ou en message payant.",
      "Ne passez jamais sur une autre messagerie pour un paiement, et ne donnez ni adresse, ni compte, ni nom.",
      "Écrivez la règle pour tous ceux qui discutent avec les fans, et restreignez qui redemande.",
    ],
    own: [],
  },
  "earning-more": {
    title: "Gagner plus",
    text: [
      "Les revenus, c’est combien de personnes paient, multiplié par la durée pendant laquelle elles restent et par ce que chacune dépense à côté de l’abonnement. Sur la plupart des pages, l’un des trois est à la traîne, et travailler les deux autres apporte peu.",
      "Faire rester coûte le moins : un abonné gardé un mois de plus ne demande aucune publicité. Viennent ensuite les messages et les contenus sur mesure pour ceux qui paient déjà, et seulement après de nouvelles personnes.",
    ],
    steps: [
      "Importez vos relevés, et lisez par type d’où vient l’argent.",
      "Nommez ce qui est à la traîne : peu de gens s’abonnent, beaucoup partent, ou peu achètent autre chose.",
      "Travaillez ce point pendant un mois, et comparez ce mois aux précédents.",
    ],
    own: [
      "Vos revenus nets ont été de {net} ({net.period}).",
      "Les paiements autres que les abonnements font {extras} de vos revenus.",
    ],
  },
  "personal-wishes": {
    title: "Un prénom, une tenue, une envie : ce qu’un contenu sur mesure peut contenir",
    text: [
      "Dire un prénom ou un surnom dans un contenu sur mesure est une demande ordinaire : acceptez si cela vous va, avec un supplément fixe, car ce clip ne peut plus être vendu à personne d’autre. Noms complets, adresses, lieux de travail et noms d’autres personnes restent dehors.",
      "Ce que la plateforme interdit l’est aussi sur mesure, et ce que vous ne faites jamais reste sur votre liste, quoi qu’on propose. Ce qu’il faut acheter est payé avant.",
    ],
    steps: [
      "Mettez dans votre menu les suppléments pour un prénom, une tenue et un délai court.",
      "Répétez la demande dans un message : le contenu, la durée, le prix, la date.",
      "Encaissez par la plateforme, puis filmez.",
    ],
  },
  "calls-and-live": {
    title: "Appels, discussions en direct et tout ce qui se paie à la minute",
    text: [
      "Faites payer à la minute, avec une durée minimale, et encaissez tout avant : un appel prend toute votre attention, et rien n’en peut être revendu.",
      "Vérifiez d’abord que la plateforme le propose ou l’autorise. Un appel dans une autre application est contre ses règles et peut montrer votre numéro. Attendez-vous à être enregistrée, et ne montrez rien que vous ne publieriez pas.",
    ],
    steps: [
      "Calculez ce que rapporte aujourd’hui une heure de votre travail.",
      "Fixez un prix à la minute au-dessus, et une durée minimale.",
      "Utilisez l’outil de la plateforme, sans votre numéro, votre nom ni la vue de votre fenêtre.",
    ],
  },
  "answering-messages": {
    title: "En combien de temps répondre aux messages",
    text: [
      "À qui est près d’acheter, en quelques minutes ; aux autres, dans la journée : c’est l’usage, et non une limite mesurée. Celui qui demande un prix est le plus intéressé tant qu’il regarde encore son écran.",
      "Personne ne répond toute la journée. Des heures annoncées et tenues valent mieux qu’une réponse rapide maintenant puis deux jours de silence. Une agence couvre par des équipes les heures où le plus de fans écrivent.",
    ],
    steps: [
      "Répondez d’abord aux offres en cours et aux questions de prix, puis aux nouveaux abonnés, puis au bavardage.",
      "Fixez des heures pour les messages, et dites-les dans le message de bienvenue.",
      "Notez pendant un mois le temps de réponse et si la vente s’est faite : voilà votre propre chiffre.",
    ],
  },
  "fans-who-want-more": {
    title: "Des fans amoureux, qui veulent vous voir ou vous font des cadeaux",
    text: [
      "Soyez gentille et claire : vous écrivez sur votre page, et vous n’y rencontrez personne. La plupart l’acceptent si c’est dit une fois, tôt et sans reproche. Un espoir laissé ouvert revient plus tard en pression.",
      "Les cadeaux vont très bien s’ils n’ont pas besoin de votre adresse, comme un pourboire ou une liste d’envies qui la cache. Qui cherche votre domicile ou votre famille, vous menace ou vous attend n’est plus un fan : gardez les messages, bloquez, signalez, et allez à la police.",
    ],
    steps: [
      "Dites-le une fois en une phrase aimable, et revenez à ce que vous proposez.",
      "Ne donnez jamais nom, adresse, numéro ni les lieux où vous passez votre temps.",
      "Restreignez ou bloquez qui continue après cela.",
    ],
  },
};

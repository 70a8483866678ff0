import type { TopicTexts } from "../articles.ts";

export const engagement: TopicTexts<"engagement"> = {
  "what-engagement-says": {
    title: "Ce que dit l’engagement, et ce qu’il ne dit pas",
    text: [
      "L’engagement rapporte les j’aime et commentaires d’une publication typique à vos abonnés. Il baisse quand un compte grandit, pour tout le monde : comparez-vous à des comptes de votre taille ou à votre propre passé, jamais aux plus grands.",
      "Il existe plusieurs taux : par abonnés, par vues, par portée. Ils répondent à des questions différentes et ne se comparent pas entre eux ; en ouvrant chacun, vous voyez comment il a été calculé.",
    ],
    steps: [
      "Ouvrez le chiffre dans le rapport, et lisez de quel taux il s’agit et sur combien de publications il repose.",
      "Comparez-le à la référence de la catégorie, avec les deux fourchettes sous les yeux.",
      "Regardez les dernières publications à côté des précédentes : c’est là qu’un changement se voit d’abord.",
    ],
    own: [
      "Votre engagement par vues sur {views.platform} est de {views} ({views.range}).",
      "Votre engagement par abonnés sur {rate.platform} est de {rate} ({rate.range}).",
      "Votre engagement par abonnés est en dessous de la valeur habituelle ici de {benchmark} pour des comptes de cette taille : il y a de la marge.",
      "Votre engagement par abonnés dépasse la valeur habituelle ici de {benchmark} pour des comptes de cette taille : c’est plutôt la portée qu’il faut travailler.",
    ],
  },
  "answering-comments": {
    title: "Répondre pour qu’on réécrive",
    text: [
      "On commente là où les commentaires reçoivent une réponse. Les premières réponses comptent le plus, car elles montrent à ceux qui lisent que cela vaut la peine d’écrire. Une réponse qui pose une question ouvre une conversation ; un cœur la ferme.",
      "Réservez un moment juste après la publication, et répondez d’abord aux commentaires qui disent quelque chose.",
    ],
    steps: [
      "Restez un moment après avoir publié, et répondez pendant que les gens sont là.",
      "Posez une question dans vos réponses.",
      "Épinglez un commentaire dont le ton vous plaît.",
    ],
    own: ["Commentaires par publication sur {comments.platform} : {comments} en moyenne."],
  },
  "questions-and-polls": {
    title: "Laisser vos fans décider",
    text: [
      "Un vote sur quelque chose qui a vraiment lieu ensuite fait revenir les gens pour le voir. Un vote pour rien se remarque dès la deuxième fois.",
      "Laissez choisir entre des choses que vous feriez de toute façon, faites vite celle qui l’emporte, et dites de qui venait l’idée.",
    ],
    steps: [
      "Demandez de choisir entre des choses que vous pouvez faire tout de suite.",
      "Réalisez le choix gagnant en quelques jours, et rappelez qu’il vient du vote.",
      "Gardez le choix perdant pour plus tard : quelqu’un le voulait.",
    ],
  },
  "engagement-is-falling": {
    title: "L’engagement baisse",
    text: [
      "Demandez-vous d’abord s’il baisse vraiment : d’une publication à l’autre, l’écart est grand, et après une publication virale tout ressemble à une chute. Le rapport compare les dernières publications aux précédentes et ne le dit que si l’écart dépasse les variations habituelles.",
      "S’il baisse vraiment, les causes courantes sont un format qui a changé, un thème usé, beaucoup de nouveaux abonnés venus pour autre chose, et des abonnés qui n’ont jamais été réels. Chacune se voit à un autre endroit du rapport.",
    ],
    steps: [
      "Lisez dans le rapport si les dernières publications diffèrent des précédentes, avec la fourchette.",
      "Voyez si une publication exceptionnelle ou un achat d’abonnés se trouve dans la période précédente.",
      "Revenez pendant quelques semaines au thème qui attire plus que les autres.",
    ],
    own: [
      "Vos dernières publications sur {change.platform} ont attiré {change.size} de j’aime et de commentaires en moins que les précédentes ({change.sizeRange}).",
      "Votre publication la plus forte a attiré {share} des j’aime et commentaires sur {share.platform} ({share.period}). Si c’est beaucoup, comparez sans elle.",
    ],
  },
  "bought-followers": {
    title: "Les abonnés achetés, et ce qu’ils coûtent",
    text: [
      "Les abonnés achetés font baisser tout taux calculé par abonnés, puisqu’ils ne réagissent jamais. Les plateformes les suppriment de temps en temps, ce qui ressemble ensuite à une perte, et les marques les cherchent avant de payer.",
      "Les retirer à la main est long, mais relève le taux honnêtement. En acheter d’autres pour le cacher aggrave les choses.",
    ],
    steps: [
      "Cherchez sur la courbe de croissance les jours où il en est venu bien plus que ce qu’explique une publication.",
      "Retirez les abonnés manifestement vides, quelques-uns par jour.",
      "N’achetez ni abonnés, ni j’aime, ni vues ; en échanger revient au même.",
    ],
    own: ["La plus forte hausse sans cause connue sur {rise.platform} a ajouté {rise} à vos abonnés ({rise.period})."],
  },
  "loyal-fans": {
    title: "Prendre soin de ceux qui vous portent",
    text: [
      "Une petite partie des fans apporte d’ordinaire une grande partie des pourboires et des messages. Ils sont peu nombreux, se connaissent par les commentaires, et partent quand ils se sentent comptés.",
      "Souvenez-vous de ce qu’ils vous ont dit, remerciez-les de ce qu’ils ont fait et non de ce qu’ils ont payé, et ne les laissez jamais rivaliser en public pour votre temps.",
    ],
    steps: [
      "Notez pour vos fans les plus proches ce qu’ils aiment et ce qu’ils vous ont dit.",
      "Offrez-leur de temps en temps quelque chose en avant-première, sans l’annoncer.",
      "Surveillez sur la page des revenus combien repose sur combien de personnes.",
    ],
    own: ["Payeurs dans votre relevé : {payers} ; dépense type : {median} ({median.period})."],
  },
  "losing-followers": {
    title: "Quand des abonnés partent",
    text: [
      "Tout compte perd des abonnés tout le temps ; cela ne se voit que lorsqu’il en arrive moins qu’il n’en part. Une perte sur un seul jour vient souvent de la plateforme qui supprime des comptes vides, et ne dit rien de vous. Une pente sur des semaines dit quelque chose.",
      "Ce qui fait partir est le plus souvent un changement : de thème, de rythme, ou plus de vente qu’avant. Ceux qui sont venus pour une publication allée loin repartent aussi, et n’ont jamais été les vôtres.",
    ],
    steps: [
      "Regardez la courbe de croissance : est-ce une marche ou une pente ?",
      "Face à une pente, cherchez ce qui a changé à son début : thème, rythme, offres.",
      "Revenez quelques semaines à ce qui tenait avant, et comparez.",
    ],
    own: [
      "Sur {gain.platform}, on a mesuré : {gain} {gain.noun} ({gain.period}).",
      "Selon la prévision, la probabilité d’avoir moins d’abonnés qu’aujourd’hui sur {chance.platform} est de {chance}.",
    ],
  },
  "who-follows-you": {
    title: "Qui vous suit",
    text: [
      "Seule la plateforme sait où vivent vos abonnés, quel âge ils ont et quand ils sont en ligne. Elle le partage avec un compte connecté, par groupes ; jamais l’identité d’un abonné.",
      "Servez-vous-en pour choisir les heures et les langues, et pour montrer aux marques qui elles toucheraient. Le déduire des noms ou des commentaires vaut moins que rien : FanRadar ne le fait pas.",
    ],
    steps: [
      "Connectez le compte sur la page des preuves.",
      "Relancez l’analyse, et lisez l’audience dans le rapport.",
      "Regardez-la de nouveau après une publication allée loin : elle a pu changer qui vous suit.",
    ],
    own: [
      "Parmi vos abonnés {share.platform} dont le pays est connu, {share} vivent ici : {country}.",
      "Sur {share.platform}, la tranche d’âge la plus représentée est {age}, avec {share}.",
    ],
  },
  "what-works": {
    title: "Lesquelles de vos publications marchent",
    text: [
      "Une publication allée loin dit peu de chose : le hasard y a une grande part, et la suivante du même genre retombe le plus souvent. Ce qu’apporte un thème ou un format se voit sur beaucoup de publications, dans ce qu’attire une publication typique.",
      "L’analyse du contenu, dans le rapport, cite les thèmes de vos textes et dit si les publications sur l’un attirent plus que les autres, avec le nombre de publications à l’appui. Si elle n’en cite aucun, vos publications n’en montrent pas encore.",
    ],
    steps: [
      "Lisez thèmes et formats dans l’analyse du contenu, avec leurs fourchettes.",
      "Faites un peu plus de ce qui mène, avec d’autres débuts, et laissez le reste tel quel.",
      "Relancez l’analyse après un mois : ce qui tient alors mérite d’être gardé.",
    ],
    own: [
      "Votre thème le plus fréquent est {theme} : il est dans {share} des publications avec texte.",
      "Sur {top.platform}, votre meilleure publication a attiré {top} de tous les j’aime et commentaires.",
    ],
  },
};

import type { TopicTexts } from "../articles.ts";

export const tiktok: TopicTexts<"tiktok"> = {
  "tiktok-first-seconds": {
    title: "Les premiers instants d’un TikTok",
    text: [
      "Une vidéo est montrée à quelques personnes, puis plus loin si elles restent. Ce qui décide, c’est si les premiers instants donnent une raison de rester : quelque chose qui se passe déjà, une question, une promesse tenue. Un bonjour n’en donne aucune.",
      "La portée varie énormément d’une vidéo à l’autre, et pour tout le monde. Jugez d’après une vidéo typique et d’après le nombre de celles qui la dépassent de loin, jamais d’après la meilleure.",
    ],
    steps: [
      "Commencez au milieu de l’action, et coupez tout ce qui précède.",
      "Faites plusieurs débuts pour la même idée.",
      "Comparez les vues habituelles sur plusieurs semaines, pas des vidéos isolées.",
    ],
    own: [
      "Vues moyennes de vos vidéos sur TikTok : {views}.",
      "Part de vos dernières vidéos allées bien plus loin que d’habitude : {viral} ({viral.range}).",
    ],
  },
  "tiktok-safe-content": {
    title: "Ce que vous pouvez montrer sur TikTok",
    text: [
      "TikTok n’autorise ni la nudité ni le racolage, et regarde les vêtements, les gestes, les mots et la page derrière votre lien. Les créateurs qui y durent montrent une personne : de l’humour, un savoir-faire, le quotidien, des réponses aux questions. La curiosité que cela éveille, c’est tout l’intérêt.",
      "Lisez de temps en temps les règles de la communauté elles-mêmes ; ce qu’en disent les autres est souvent dépassé. Après un avertissement, mettez en pause ce qui l’a provoqué au lieu de le reformuler.",
    ],
    steps: [
      "Décidez de quoi vous parlez quand rien n’est à vendre, et filmez cela.",
      "Gardez la bio, le lien et son aperçu sans rien pour adultes.",
      "Après un avertissement, consultez la page d’état du compte avant de publier davantage.",
    ],
  },
  "tiktok-series": {
    title: "Des séries plutôt que des coups d’éclat",
    text: [
      "Une série donne à ceux qui ont aimé une vidéo une raison de chercher la suivante, et vous donne une idée par semaine. Les tendances amènent des inconnus une fois ; une série en fait rester quelques-uns.",
      "Suivez une tendance quand elle va avec ce que vous faites : tôt ou pas du tout. Dès qu’assez de publications ont un texte, le rapport cite les thèmes qui attirent plus que les autres.",
    ],
    steps: [
      "Choisissez une question à laquelle vous pourriez répondre en de nombreuses vidéos, et donnez un nom à la série.",
      "Gardez un début reconnaissable.",
      "Cherchez dans le rapport le thème qui attire plus que les autres, et continuez celui-là.",
    ],
    own: [
      "Les publications avec {theme} attirent environ {change.size} de j’aime et de commentaires en plus que vos autres ({change.sizeRange}).",
    ],
  },
  "tiktok-to-followers": {
    title: "Des vues aux abonnés",
    text: [
      "Des vues ne font pas un public. On s’abonne quand le profil montre clairement ce qui vient ensuite : il doit donc ressembler à la vidéo qui a amené la personne.",
      "Répondez aux commentaires par des vidéos : les autres voient que vous répondez, et l’idée suivante est gratuite.",
    ],
    steps: [
      "Épinglez les vidéos qui disent le mieux ce que vous faites.",
      "Faites de la bio une promesse de ce qui vient.",
      "Répondez aux bons commentaires par une vidéo.",
    ],
    own: ["Vous comptez {followers} {followers.noun} sur TikTok, au {followers.asOf}."],
  },
  "tiktok-figures": {
    title: "Pourquoi vous fournissez vous-même les chiffres de TikTok",
    text: [
      "TikTok ne donne les chiffres d’un compte qu’à ce compte. Ils arrivent donc ici de l’une de ces façons : vous connectez le compte, vous ajoutez une capture des statistiques ou vous les saisissez. Chaque chiffre porte sa source, et la plus solide l’emporte.",
      "En attendant, tout ce qui touche à TikTok est indiqué dans le rapport comme indisponible, ce qui ne veut pas dire nul.",
    ],
    steps: [
      "Si le compte est à vous, connectez TikTok depuis la page des preuves du modèle.",
      "Sinon, ajoutez une capture de la page de statistiques, et confirmez ce qui a été lu.",
      "Relancez l’analyse.",
    ],
  },
};

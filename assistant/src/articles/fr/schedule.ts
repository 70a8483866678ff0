import type { TopicTexts } from "../articles.ts";

export const schedule: TopicTexts<"schedule"> = {
  "best-time-or-none": {
    title: "La meilleure heure pour publier, s’il y en a une",
    text: [
      "Les tableaux des meilleures heures décrivent les abonnés des autres. Ce qui vaut pour vous ne se lit que dans vos propres publications, et pour la plupart des comptes l’heure explique peu : la publication elle-même explique bien plus. C’est pourquoi FanRadar ne cite une heure que si vos publications le confirment, et le dit quand ce n’est pas le cas.",
      "Quand aucune heure ne se détache, mieux vaut un rythme régulier, et essayer exprès plusieurs heures pendant quelques semaines est le moyen d’en savoir plus.",
    ],
    steps: [
      "Regardez l’analyse du contenu dans le rapport : elle ne cite un moment de la journée que s’il est sûr.",
      "Si aucun ne se détache, choisissez deux heures qui conviennent à votre vie et alternez-les pendant quelques semaines.",
      "Ne changez rien d’autre entre-temps, puis relancez l’analyse.",
    ],
    own: [
      "Vos publications marchent le mieux entre {from} et {until}.",
      "D’après le compte connecté, la plupart de vos abonnés {from.platform} sont en ligne entre {from} et {until}.",
    ],
  },
  "how-often-instagram": {
    title: "À quel rythme publier sur Instagram",
    text: [
      "Plus de publications donnent plus d’occasions de vous montrer, jusqu’au point où chacune perd en qualité. Le bon rythme est le plus élevé auquel la qualité ne baisse pas et qui tient encore une mauvaise semaine.",
      "Pendant que vous accélérez, observez ce qu’attire une publication typique. Si cela reste stable, les publications en plus en valaient la peine ; si cela baisse autant que le rythme a monté, vous ne faites que répartir la même attention.",
    ],
    steps: [
      "Ajoutez une publication par semaine pendant un mois.",
      "Comparez ce qu’attire une publication typique avec le mois d’avant, fourchettes à l’appui.",
      "Ne gardez le rythme plus élevé que si vous pourriez le tenir même avec la grippe.",
    ],
    own: [
      "Votre rythme sur Instagram est de {rate} {rate.noun} ; l’engagement d’une publication typique représente {engagement} de vos abonnés ({engagement.range}).",
    ],
  },
  "formats-and-their-work": {
    title: "À quoi sert chaque format sur Instagram",
    text: [
      "Les Reels sont montrés à des gens qui ne vous suivent pas : ils apportent de la portée. Les publications du fil sont ce que voit un visiteur de votre profil : elles décident s’il vous suit. Les stories touchent ceux qui vous suivent déjà : elles gardent le contact et permettent d’ajouter des liens.",
      "Une semaine a besoin de tout cela, chaque format dans son rôle. Mesurez-le aussi à son rôle : une story qui n’apporte pas d’abonnés n’a pas échoué.",
    ],
    steps: [
      "Prévoyez des Reels pour la portée, des publications pour le profil, des stories pour la conversation.",
      "Regardez votre profil avec les yeux d’un inconnu : les dernières rangées disent-elles ce que vous faites ?",
      "Comparez ce qui est comparable : les vidéos avec les vidéos, les photos avec les photos.",
    ],
    own: ["Votre thème le plus fréquent est {theme}, dans {share} des publications avec texte."],
  },
  batching: {
    title: "Produire par lots sans perdre le naturel",
    text: [
      "Tourner par lots sépare ce qui fatigue de ce qui est quotidien : une longue journée donne de la matière pour des semaines, et il ne reste chaque jour qu’un texte et des réponses. Ce qui sonne faux est rarement l’image ; c’est un texte qui n’a été écrit pour aucun jour en particulier.",
      "Laissez de la place dans le planning pour ce qui arrive. Un planning qui remplit chaque jour casse au premier mauvais jour.",
    ],
    steps: [
      "Tournez plusieurs tenues et lieux le même jour, et classez-les par thème.",
      "Planifiez les thèmes à la semaine, et écrivez les textes le jour même.",
      "Gardez des jours libres chaque semaine, et ne les remplissez que si quelque chose le mérite.",
    ],
    own: [
      "Sur {gap.platform}, votre plus longue pause a duré {gap} : une réserve de publications prêtes sert justement à éviter cela.",
    ],
  },
  "time-zones": {
    title: "Un public sur plusieurs fuseaux horaires",
    text: [
      "Si vos abonnés vivent sur plusieurs fuseaux, aucune heure ne convient à tous, et une publication continue de toute façon d’être montrée un moment. Publiez quand la plus grande partie est éveillée, répétez les stories pour les autres et laissez les messages attendre leur matin.",
      "Où vivent vos abonnés, on ne le sait que par un compte connecté. Le déduire de la langue ou des commentaires serait deviner, et FanRadar ne devine pas.",
    ],
    steps: [
      "Connectez le compte pour voir où vivent vos abonnés et quand ils sont en ligne.",
      "Choisissez l’heure du groupe le plus grand, et une seconde pour les stories.",
      "Indiquez le fuseau horaire du modèle, pour que le rapport donne les heures dans ce fuseau.",
    ],
    own: ["{share} de vos abonnés {share.platform} dont le pays est connu vivent ici : {country}."],
  },
  "what-to-post": {
    title: "Que publier maintenant",
    text: [
      "Les idées s’épuisent quand chaque publication doit être inédite. Ce qui dure, ce sont quelques types qui reviennent : un moment de la journée, une question qu’on vous pose, les coulisses de ce que vous faites, une réponse à un commentaire.",
      "Partez de ce qui a déjà fait réagir et changez-y une chose. Les questions reçues en message et en commentaire sont la meilleure liste d’idées qui soit, puisque quelqu’un voulait savoir.",
    ],
    steps: [
      "Notez les dernières questions qu’on vous a posées, et répondez à chacune par une publication.",
      "Reprenez ce qui a marché, avec un autre début, un autre lieu ou une autre tenue.",
      "Tenez une liste sur votre téléphone, et planifiez des thèmes à la semaine plutôt que des publications au jour.",
    ],
    own: ["Ce que vous publiez le plus, c’est {theme} : dans {share} des publications avec texte."],
  },
  "taking-a-break": {
    title: "Si vous êtes à bout ou voulez arrêter",
    text: [
      "Je suis désolé que ce soit si dur en ce moment. Être à bout n’est pas un échec, et rien ne doit se décider aujourd’hui.",
      "Vous avez le droit de faire une pause, et aussi d’arrêter. Ce que vous avez construit peut vous attendre et, si vous n’en voulez plus, la décision n’appartient qu’à vous.",
    ],
    steps: [
      "Prenez votre journée. Coupez les notifications et laissez les messages sans réponse : presque tout peut attendre un jour.",
      "Dites comment vous allez à une personne de confiance. Si le repos n’aide pas, ou si le sommeil et l’envie ne reviennent pas, parlez-en à un médecin.",
      "Pour une pause plus longue, publiez un mot bref disant que vous êtes absent, et laissez quelqu’un d’autre ou une note répondre pour vous.",
      "Si vous voulez arrêter pour de bon, décidez-le un jour où vous avez dormi. Enregistrez vos images et vos relevés avant de fermer quoi que ce soit.",
    ],
  },
  "how-often-elsewhere": {
    title: "À quelle fréquence sur X, en stories, sur TikTok et sur la page",
    text: [
      "L’usage est de plusieurs publications par jour sur X, une ou deux vidéos par jour au plus sur TikTok, quelques stories presque tous les jours, et du nouveau presque tous les jours sur la page payante. Rien de cela n’est un optimum mesuré : le bon rythme est celui que vous tenez dans une mauvaise semaine.",
      "Cela dépend aussi de ce à quoi sert une publication. Sur X, tout passe vite : les réponses et les reposts comptent aussi. Les stories touchent ceux qui vous suivent déjà : il importe plus qu’il y en ait une quand ils regardent que combien il y en a.",
    ],
    steps: [
      "Commencez par une publication par jour sur X et une story presque tous les jours.",
      "Ajoutez une seule chose à la fois, et préparez la semaine en une séance.",
      "Au bout de quatre semaines, comparez ce qu’attire une publication typique avant et après.",
    ],
  },
};

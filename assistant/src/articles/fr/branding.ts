import type { TopicTexts } from "../articles.ts";

export const branding: TopicTexts<"branding"> = {
  "what-are-you-known-for": {
    title: "Ce pour quoi vous voulez qu’on vous connaisse",
    text: [
      "Une marque, c’est ce qu’on dit de vous en votre absence. Elle grandit quand on fait une chose de façon reconnaissable assez longtemps, et se perd quand on fait un peu de tout. Choisissez quelque chose que vous aimerez encore faire dans un an.",
      "Avant d’inventer quoi que ce soit, regardez ce qui marche déjà : les thèmes auxquels réagissent vos propres abonnés sont la meilleure piste que vous ayez.",
    ],
    steps: [
      "Demandez à des abonnés de longue date comment ils parleraient de vous à un ami.",
      "Écrivez-le en une phrase, et confrontez-y chaque nouvelle idée.",
      "Laissez tomber ce qui n’y entre pas, même si c’est bon.",
    ],
    own: ["Le thème sur lequel vous publiez le plus est {theme}, dans {share} des publications avec texte."],
  },
  "recognisable-everywhere": {
    title: "La même personne sur chaque plateforme",
    text: [
      "Le même identifiant, le même visage et la même première ligne permettent à qui vous découvre sur une plateforme de vous retrouver sur une autre, et font repérer plus vite les faux comptes.",
      "Si un identifiant est pris, choisissez la plus petite variante, et utilisez-la partout où c’est encore possible.",
    ],
    steps: [
      "Accordez identifiants, photos et premières lignes.",
      "Revendiquez votre profil ici, pour qu’il affiche « Vérifié par le titulaire ».",
      "Cherchez-vous comme le ferait un inconnu, et corrigez ce qui ne mène nulle part.",
    ],
    own: ["Entre les identifiants que vous avez liés, la ressemblance est de {likeness}."],
  },
  voice: {
    title: "Une voix à vous",
    text: [
      "Personne ne lit un texte qui pourrait figurer sous la photo de n’importe qui. Écrivez comme vous parlez, sur ce qui s’est passé autour de l’image, et finissez par quelque chose à quoi l’on peut répondre.",
      "Si d’autres écrivent pour vous, donnez-leur des phrases que vous diriez et des phrases que vous ne diriez jamais. Vos abonnés remarquent la différence avant vous.",
    ],
    steps: [
      "Lisez le texte à voix haute ; si vous ne le diriez pas, réécrivez-le.",
      "Tenez une liste de vos expressions pour ceux qui vous aident.",
      "Finissez par une question à laquelle un mot suffit.",
    ],
    own: ["Langue de la plupart de vos textes : {language}."],
  },
  "working-with-brands": {
    title: "Travailler avec des marques",
    text: [
      "Les marques demandent la portée, l’engagement et où vivent vos abonnés, et beaucoup se sont fait avoir par des chiffres inventés. Un rapport dont chaque chiffre s’ouvre, avec un lien qui expire quand vous le voulez, répond mieux qu’un beau dossier de presse.",
      "Refusez ce que vos abonnés ne croiraient pas de vous. Un partenariat se paie une fois ; la confiance, tous les mois.",
    ],
    steps: [
      "Analysez avec des comptes connectés, pour que les chiffres reposent sur la source la plus solide.",
      "Partagez les sections utiles au partenariat, avec une date de fin.",
      "Convenez par écrit de ce qui est montré, quand, et de la mention de publicité.",
    ],
    own: [
      "Votre engagement sur {engagement.platform} est de {engagement} ({engagement.range}), au-dessus de la valeur habituelle ici de {benchmark} pour des comptes de cette taille : dites-le d’abord.",
    ],
  },
  "changing-direction": {
    title: "Changer de direction sans perdre son public",
    text: [
      "Vos abonnés sont venus pour ce que vous faisiez. Dites ce qui change et pourquoi, menez le nouveau à côté de l’ancien pendant un temps, et laissez les chiffres de chacun vous dire à quelle vitesse avancer.",
      "Attendez-vous à des départs : c’est le changement qui agit, tant que ceux qui arrivent vont avec ce que vous faites désormais.",
    ],
    steps: [
      "Annoncez-le une fois, avec vos mots.",
      "Mêlez l’ancien et le nouveau pendant quelques semaines, et comparez ce que chacun attire.",
      "Regardez croissance et engagement ensemble : moins d’abonnés qui réagissent davantage peuvent faire une meilleure page.",
    ],
    own: [
      "Évolution des j’aime et commentaires de vos dernières publications sur {change.platform} par rapport aux précédentes : {change} ({change.range}).",
    ],
  },
  "starting-out": {
    title: "Bien débuter",
    text: [
      "Décidez d’abord ce que vous montrez et ce que vous ne montrerez jamais, sous quel nom, et ce qui ne doit pas mener jusqu’à vous : pour tout cela, après, c’est trop tard. Remplissez ensuite la page avant d’en parler : qui la trouve vide ne revient pas.",
      "Une plateforme où des inconnus vous voient et une où l’on paie suffisent au début. Un rythme que vous tenez à côté du reste de votre vie vaut mieux qu’une première semaine intense.",
    ],
    steps: [
      "Écrivez vos limites, et choisissez nom, adresse et encaissement de façon qu’ils ne mènent pas à vous.",
      "Remplissez la page d’assez de publications pour qu’un visiteur ait de quoi regarder.",
      "Choisissez une plateforme pour la portée, et publiez-y à un rythme que vous pouvez tenir.",
      "Soumettez vos comptes ici dès le premier jour : la croissance se mesure à partir du premier relevé.",
    ],
  },
  "pictures-and-light": {
    title: "Photos, lumière et matériel",
    text: [
      "Une fenêtre éclaire mieux que la plupart des lampes, et un téléphone fait de meilleures photos que ce qu’on lui demande d’habitude. Ce qui fait amateur est rarement l’appareil : c’est une lumière qui tombe d’en haut, un fond chargé et un son qui résonne.",
      "Gardez un même style : la même lumière, les mêmes quelques couleurs, la même distance. Le profil se reconnaît d’un coup d’œil, et vous vous épargnez des décisions chaque jour.",
    ],
    steps: [
      "Mettez-vous face à la fenêtre, et dégagez ce qu’il y a derrière vous.",
      "Posez le téléphone sur quelque chose qui ne bouge pas, et nettoyez l’objectif.",
      "Achetez une chose à la fois, d’abord pour la lumière, et voyez si les publications attirent plus avant la suivante.",
    ],
  },
  "shooting-with-others": {
    title: "Tourner avec quelqu’un d’autre",
    text: [
      "Ne publiez jamais quelqu’un sans son accord écrit et sans vérifier son âge sur un document officiel : les plateformes demandent les deux, pour chaque personne à l’image. Réglez-le avant de tourner, ainsi que l’endroit où chacun peut le publier et le vendre.",
      "L’usage est que les deux peuvent le vendre sur leur propre page. Convenez aussi de ce qui se passe si l’un veut le retirer plus tard.",
    ],
    steps: [
      "Faites remplir à l’autre personne le formulaire d’autorisation de la plateforme avant le tournage.",
      "Convenez par écrit de l’usage, de l’argent et de la fin.",
      "Gardez les documents en lieu sûr tant que le contenu est en ligne.",
    ],
  },
};

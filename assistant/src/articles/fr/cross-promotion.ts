import type { TopicTexts } from "../articles.ts";

export const crossPromotion: TopicTexts<"crossPromotion"> = {
  "path-to-the-page": {
    title: "Un chemin clair de chaque plateforme à votre page",
    text: [
      "Chaque plateforme devrait faire une seule chose sur ce chemin : vous faire découvrir, vous faire suivre ou amener à l’abonnement. On perd du monde à chaque étape : toute étape qui peut sauter doit sauter. La bio dit qui vous êtes et porte un seul lien ; derrière le lien, une seule chose à faire.",
      "Mesurez le chemin là où vous pouvez le mesurer : les abonnés qui arrivent, les abonnés payants qui arrivent. Ce qui se passe entre les deux, sur le site d’un autre, n’est que supposition si le lien lui-même ne compte pas.",
    ],
    steps: [
      "Réécrivez chaque bio : qui vous êtes, ce qui est nouveau, un lien.",
      "Donnez à chaque plateforme son propre lien, pour voir d’où viennent les gens.",
      "Regardez une fois par semaine quelle plateforme a amené du monde, et passez-y la semaine suivante.",
    ],
    own: ["{platform} réunit {share} de tous vos abonnés."],
  },
  "rules-of-links": {
    title: "Mettre des liens sans perdre le compte",
    text: [
      "Les grandes plateformes limitent les liens vers des pages pour adultes et les publications qui racolent. Les règles changent et sont appliquées inégalement : un seul compte est un risque, plusieurs sont un plan. Avant de mettre un lien, lisez les règles en vigueur de chaque plateforme à la source, et non sur un forum.",
      "Le chemin d’une plateforme comme TikTok vers une page payante passe par une étape : une page à vous, ou un compte où davantage est permis, en lien dans la bio. N’y nommez et n’y montrez pas la page payante dans les vidéos, légendes et commentaires, et n’envoyez pas de liens à des inconnus.",
      "Le plus sûr partout : aucune image ni aucun mot explicite dans la bio ou l’aperçu, un avertissement d’âge avant tout contenu pour adultes, et aucune promesse dans un texte que vous ne feriez pas en face à un inconnu.",
    ],
    steps: [
      "Lisez les règles sur le contenu pour adultes et sur les liens dans l’aide de chaque plateforme que vous utilisez.",
      "Ayez une page à vous, que vous maîtrisez, vers laquelle mènent tous les liens.",
      "Tenez une liste des moyens de joindre vos abonnés si un compte disparaît demain.",
    ],
    own: ["Avec {share} de tous vos abonnés sur {platform}, c’est le compte dont la perte vous coûterait le plus."],
  },
  shoutouts: {
    title: "Mentions et échanges qui en valent la peine",
    text: [
      "Un échange vaut la peine si les abonnés de l’autre pourraient vous aimer et s’ils sont réels. La taille ne montre ni l’un ni l’autre. Regardez combien réagissent à une publication typique, et si les commentaires semblent écrits par des personnes.",
      "Comptez ce qu’il a apporté : les abonnés des jours suivants à côté de ceux des jours ordinaires. Sans cela, tout échange semble avoir marché.",
    ],
    steps: [
      "Comparez-vous au partenaire possible : audience, engagement, croissance.",
      "Convenez d’avance et par écrit du jour, des mots et de l’image.",
      "Notez le jour, et regardez ensuite la courbe de croissance.",
    ],
    own: [
      "Sur {gain.platform}, vous avez gagné {gain.size} {gain.noun} ({gain.period}) : c’est ce qu’un échange doit dépasser.",
    ],
  },
  "same-but-not-copied": {
    title: "Une même idée sur plusieurs plateformes sans la copier",
    text: [
      "L’idée peut être la même ; le contenu doit convenir à l’endroit. Une vidéo qui commence par un bonjour perd du monde là où l’on fait défiler ; un texte qui marche à côté d’une photo est trop long sous un clip. Le filigrane d’une autre plateforme sent le recyclage, et ces clips sont parfois moins montrés.",
      "Donnez à chaque plateforme quelque chose qui n’existe que là, sinon personne n’a de raison de vous suivre sur plusieurs.",
    ],
    steps: [
      "Tournez de façon à pouvoir monter de plusieurs manières.",
      "Réécrivez la première ligne pour chaque plateforme.",
      "Réservez à chaque plateforme quelque chose qu’on ne trouve que là.",
    ],
    own: ["Vos plateformes liées totalisent {total} {total.noun} ; une même personne peut compter sur plusieurs."],
  },
  "leaving-one-platform-behind": {
    title: "Ne pas dépendre d’une seule plateforme",
    text: [
      "Le public que vous avez sur une plateforme, c’est elle qui vous le prête. Le répartir prend du temps : il faut commencer avant d’en avoir besoin.",
      "Commencez par ceux qui vous aiment le plus : ils vous suivent partout si vous le leur demandez en leur donnant une raison. Une liste d’adresses données volontairement est le seul public que personne ne peut vous prendre.",
    ],
    steps: [
      "Choisissez la deuxième plateforme selon l’endroit où votre type de contenu est permis et trouvé.",
      "Demandez d’abord à vos abonnés les plus proches, avec une raison qui ne vaut que là.",
      "Donnez-lui le même rythme pendant quelques mois avant de la juger.",
    ],
    own: ["Actuellement, {share} de tous vos abonnés sont sur {platform}."],
  },
  "growing-an-audience": {
    title: "Gagner des abonnés",
    text: [
      "On s’abonne après être tombé sur vous quelque part et avoir vu sur votre profil que la suite sera dans la même veine. La croissance a donc deux moitiés : apparaître devant des gens qui ne vous connaissent pas, et un profil qui leur dit en un instant pourquoi rester.",
      "Travaillez la moitié la plus faible. Beaucoup de vues et peu de nouveaux abonnés désignent le profil ; un bon profil que personne ne voit désigne les formats montrés aux inconnus et les autres comptes qui parlent de vous.",
    ],
    steps: [
      "Regardez votre profil avec les yeux d’un inconnu : nom, photo, première ligne et dernières publications devraient dire la même chose.",
      "Faites davantage du format montré aux inconnus, et tenez-vous à un thème que l’on peut nommer.",
      "Échangez des mentions avec des comptes de votre taille dont les abonnés pourraient vous aimer aussi.",
      "Lisez la courbe de croissance après quelques semaines, avec sa fourchette, avant de changer encore le plan.",
    ],
    own: [
      "Mesuré sur {gain.platform} : {gain} {gain.noun} ({gain.period}).",
      "Si cela continue, la prévision d’abonnés sur {forecast.platform} pour le {forecast.until} est d’environ {forecast}, le plus probable {forecast.range}.",
    ],
  },
  "being-found": {
    title: "Les hashtags, et comment on vous trouve",
    text: [
      "Les hashtags disent à une plateforme de quoi parle une publication ; à eux seuls, ils n’amènent plus grand monde. Ce qui décide si elle est montrée à des inconnus, c’est ce que font les premières personnes qui la voient.",
      "Quelques hashtags qui nomment exactement le sujet valent mieux que beaucoup qui nomment tout. Sur un profil, les mots que l’on cherche ont leur place dans le nom et la première ligne.",
    ],
    steps: [
      "Utilisez peu de hashtags, qui conviennent à cette publication précise, et aucun qui soit banni ou rempli d’autre chose.",
      "Écrivez les premiers mots du texte comme quelqu’un les chercherait.",
      "Comparez la portée sur plusieurs semaines, pas la seule publication qui est allée loin.",
    ],
    own: ["Vues d’une vidéo typique de vous sur {views.platform} : {views} ({views.range})."],
  },
  "which-platform": {
    title: "À quelle plateforme consacrer votre temps",
    text: [
      "Les plateformes n’ont pas le même rôle. Certaines vous montrent à des inconnus, d’autres entretiennent le lien avec ceux qui vous suivent déjà, et sur l’une on paie. Mettez le plus de temps là où l’étape manque : beaucoup d’inconnus et peu de payeurs appellent à soigner le chemin vers votre page ; de bons payeurs et personne de nouveau appellent de la portée.",
      "Une nouvelle plateforme coûte des mois avant de rapporter. N’en commencez une que si vous pouvez la nourrir de ce que vous faites de toute façon.",
    ],
    steps: [
      "Comparez vos plateformes côte à côte dans le rapport : ce qui grandit, et ce qui fait réagir.",
      "Choisissez-en une pour la portée et une pour garder le lien, et laissez les autres suivre.",
      "Donnez trois mois à une nouvelle, avec un plan, puis décidez d’après ses chiffres.",
    ],
    own: ["{share} de l’ensemble de vos abonnés sont sur {platform}."],
  },
  "reduced-reach": {
    title: "La portée a chuté : le shadowban, et comment il finit",
    text: [
      "Regardez d’abord l’état du compte dans les réglages de l’application : Instagram et TikTok y montrent ce qui a été retiré et si vous êtes encore recommandée à ceux qui ne vous suivent pas. Retirez ce qui est marqué, ou faites appel si c’est une erreur. Si rien n’est marqué, une semaine faible est plus probable.",
      "Shadowban n’est pas un mot officiel, et les plateformes ne disent pas quand il finit. Il suit le plus souvent un lien vers une page pour adultes en bio ou en story, une image ou un mot suggestif, des j’aime achetés, ou beaucoup d’inconnus suivis ou contactés en peu de temps.",
    ],
    steps: [
      "Ouvrez l’état du compte, et retirez ou contestez ce qui est marqué.",
      "Ôtez de la bio, des stories et des publications le lien, l’image ou le hashtag d’avant la chute.",
      "Publiez des choses anodines quelques semaines, sans lien, et ne suivez ni ne contactez d’inconnus.",
      "Comparez sur quatre semaines la portée auprès de ceux qui ne vous suivent pas, et non celle d’une publication.",
    ],
  },
  "account-banned": {
    title: "Un compte banni ou désactivé",
    text: [
      "Faites d’abord appel, et une seule fois, par le formulaire que la plateforme montre à la connexion ou dans son e-mail : court, factuel, avec votre propre document si elle le demande. Les bannissements par erreur se lèvent ainsi. Qui propose de récupérer un compte contre de l’argent est le plus souvent un escroc.",
      "Un nouveau compte juste après peut passer pour un contournement, et il est alors fermé aussi : lisez d’abord la règle de la plateforme. Si l’appel échoue et qu’un nouveau est permis, recommencez avec un autre contenu que celui qui a été banni.",
    ],
    steps: [
      "Gardez le message de bannissement, et tout ce qui peut encore être téléchargé.",
      "Faites appel dans le délai que donne le message.",
      "Dites sur vos autres comptes et sur une page à vous où l’on vous trouve.",
      "Préparez un deuxième moyen de les joindre avant que cela recommence.",
    ],
  },
  "posting-on-x": {
    title: "Que publier sur X",
    text: [
      "Publiez ce qui donne envie du reste : une image d’aperçu ou un court clip, une phrase dans votre ton, une question à laquelle un mot suffit, et de temps en temps ce qui est nouveau sur la page, avec son lien. Le contenu pour adultes doit y être marqué comme sensible ; lisez la règle actuelle de X.",
      "Personne ne suit un fil fait de seule publicité. Mêlez une publication qui vend à plusieurs qui ne vendent pas, et épinglez la meilleure avec le lien.",
    ],
    steps: [
      "Épinglez une publication : votre meilleure image, qui vous êtes, un lien.",
      "Marquez les médias sensibles dans les réglages.",
      "Répondez sous les publications de créatrices de votre genre, et convenez de vous reposter.",
    ],
  },
  "promoting-on-reddit": {
    title: "Se faire connaître sur Reddit",
    text: [
      "Cela vaut un essai si vous avez le temps : sur Reddit, on trouve les publications par communauté et non par abonnés, si bien qu’un nouveau compte est vu aussi. Il n’y a pas de chiffre fiable de ce que rapporte une publication ; un lien à part le compte.",
      "Chaque communauté a ses règles : beaucoup demandent une photo de vérification, interdisent les liens en titre ou limitent les publications par jour, et bannissent qui les ignore.",
    ],
    steps: [
      "Choisissez cinq communautés qui conviennent, et lisez les règles qui y sont épinglées.",
      "Faites-vous vérifier là où c’est demandé, et écrivez des titres pour les gens de là-bas.",
      "Au bout d’un mois, gardez celles qui ont amené des abonnés, avec un lien pour chacune.",
    ],
  },
};

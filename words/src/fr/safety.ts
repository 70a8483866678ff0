const emergency =
  "En cas de danger immédiat, appelez les secours : 112 dans l’Union européenne, 17 ou 15 en France, 117 en Suisse, 911 au Canada et aux États-Unis, 999 au Royaume-Uni.";

export const safetyWords = {
  "self-harm": [
    "Je suis désolé que ce soit si dur. Vous n’avez pas à traverser cela sans aide. Parlez maintenant à quelqu’un : une personne de confiance ou l’une des lignes ci-dessous. On vous y écoute en toute confidentialité, sans demander votre nom.",
    `Si vous risquez de passer à l’acte ou si vous êtes déjà blessé·e, n’attendez pas. ${emergency}`,
    "S’il s’agit de quelqu’un d’autre : posez la question ouvertement, restez si possible auprès de la personne et appelez ensemble. Ce que les gens écrivent sur votre travail ne dit rien de votre valeur. Vous pouvez fermer les commentaires et faire une pause aussi longtemps qu’il le faut.",
  ],
  distress: [
    "Si c’est plus que le travail, ou si vous n’avez plus envie de continuer, parlez-en aujourd’hui à quelqu’un : une personne de confiance ou l’une de ces lignes. On vous y écoute en toute confidentialité, jour et nuit.",
  ],
  "harm-to-others": [
    "Je n’aide pas à cela. Menacer, forcer, droguer ou filmer quelqu’un en cachette, ou diffuser ses images privées, est un délit, quoi que cette personne vous doive ou ait accepté auparavant.",
    `Arrêtez maintenant : effacez les enregistrements, rendez les papiers, le téléphone et l’argent, et laissez cette personne tranquille. Si quelqu’un a reçu un produit et se réveille mal, est confus ou respire lentement, appelez tout de suite les secours. ${emergency}`,
    "Si vous avez peur de ce que vous pourriez faire, les services ci-dessous parlent aussi avec vous, en confidence. Une dette ou un contrat rompu relève d’un avocat ; si vos propres contenus ont fuité, c’est l’affaire de la police et d’une demande de retrait.",
    "Si c’est à vous qu’on fait cela : ce n’est pas votre faute. Parlez-en à quelqu’un de confiance et demandez de l’aide aux services ci-dessous ou à la police.",
  ],
  coercion: [
    "Personne ne peut être forcé à tourner, à se déshabiller ou à continuer, et personne n’a le droit de garder le passeport, le téléphone, l’argent ou les vidéos de quelqu’un pour l’empêcher de partir. C’est un délit, quoi qui ait été signé. Si c’est à vous qu’on le fait, ce n’est pas votre faute.",
    "Si c’est vous qui retenez quelqu’un : je n’y aide pas. Laissez cette personne arrêter, supprimez les images et rendez ce qui est à elle.",
    `Les lignes ci-dessous aident en toute confidentialité, quels que soient vos papiers et votre travail. Si possible, appelez d’un téléphone que personne d’autre ne consulte. ${emergency}`,
  ],
  blackmail: [
    "Si quelqu’un diffuse des images intimes de vous ou menace de le faire, ce n’est pas votre faute : c’est un délit. Ne payez pas et n’envoyez plus rien : qui obtient de l’argent en redemande le plus souvent.",
    "Gardez d’abord les preuves (captures avec le compte, la date et le message). Ensuite ne répondez plus, bloquez le compte, signalez-le à la plateforme et allez à la police.",
    "StopNCII crée sur votre propre appareil une empreinte de vos images, grâce à laquelle les plateformes les bloquent sans que personne ne les voie. Si vous y aviez moins de 18 ans, Take It Down fait de même.",
    "Si c’est vous qui menacez ou diffusez ces images : je n’y aide pas. Arrêtez, et supprimez-les.",
  ],
  minor: [
    "Personne de moins de 18 ans ne peut être filmé, photographié ou inscrit pour des contenus pour adultes : ni avec l’accord des parents, ni pour préparer, ni peu avant l’anniversaire. Je n’y aide pas, et FanRadar n’analyse personne de moins de 18 ans.",
    "Si vous avez vous-même moins de 18 ans : vous n’avez rien fait de mal en posant la question. Attendez, s’il vous plaît. Si quelqu’un vous pousse ou si des images de vous existent, ces personnes écoutent en confiance et aident à les faire retirer.",
    "Si vous travaillez avec quelqu’un de moins de 18 ans : arrêtez tout de suite, ne tournez et ne publiez rien. Si des images existent déjà, ne les transmettez à personne et signalez-les.",
  ],
  "minor-fan": [
    "Une personne de moins de 18 ans ne peut ni voir ni acheter des contenus pour adultes, même si elle paie ou insiste. Arrêtez la conversation, n’envoyez plus rien et bloquez le compte. Ne l’aidez jamais à passer la vérification d’âge.",
    "Signalez le compte à la plateforme avec le message qui donne l’âge ; c’est elle qui décide des remboursements. Si l’enfant semble en danger ou sous pression, prévenez :",
  ],
  stalking: [
    "Vous n’avez pas à supporter cela, et vous ne l’avez pas provoqué. Ne répondez plus. Bloquez le compte, tenez un journal (date, lieu, captures) et parlez-en à des personnes de confiance.",
    "Ne publiez un lieu qu’après l’avoir quitté, et faites vérifier qu’aucun traceur n’est dans votre téléphone ou votre voiture. Si quelqu’un vous attend, connaît votre adresse ou vous fait peur, allez à la police.",
    emergency,
  ],
  tracking: [
    "Je ne recherche personne : ni adresse, ni lieu, ni téléphone. Suivre ou localiser quelqu’un sans son accord est un délit dans beaucoup de pays, et cela fait peur.",
    "Si vous craignez pour la sécurité de quelqu’un, demandez à la police de vérifier. Si vous n’arrivez pas à cesser de penser à quelqu’un, les lignes indiquées ici sont là pour cela aussi.",
  ],
  evasion: [
    "Je n’aide pas à contourner les contrôles d’âge ou d’identité. Ils protègent les enfants et les personnes que l’on contraint. Les comptes ouverts avec les papiers d’autrui sont fermés et leur argent est retenu.",
    "Si votre propre vérification échoue : utilisez votre document en cours de validité, entier sur l’image, au même nom que le compte, et écrivez à l’assistance de la plateforme. Si quelqu’un veut votre pièce d’identité ou votre visage pour un compte, refusez. Si l’on fait pression sur vous, voici de l’aide :",
  ],
  everywhere: "Partout",
  contact: "{country} : {name}, {reach}",
} as const;

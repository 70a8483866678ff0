import type { DraftTexts } from "../passages.ts";

/** Words to say, by article and passage: messages to send as they are, then what to mind. */
export const drafts: DraftTexts = {
  "limits-in-customs": {
    insists: {
      drafts: [
        "J’ai dit non, et cela reste non. Si quelque chose de mon menu te plaît, j’écris volontiers avec toi ; sinon, restons-en là.",
      ],
      note: "Une fois, comme dernier mot. S’il continue, restreignez-le ; s’il insulte ou menace, gardez les messages, bloquez-le et signalez-le à la plateforme.",
    },
    beyond: {
      drafts: [
        "Ça, je ne le fais pour personne. Ce que je ferais volontiers pour toi : [quelque chose de votre menu]. Je t’envoie le prix ?",
      ],
      note: "Une phrase, une alternative, ni raison ni excuse. Une raison invite à marchander.",
    },
    free: {
      drafts: [
        "Je n’envoie rien gratuitement, mais j’ai quelque chose de mon menu qui va te plaire. Je te le montre ?",
        "Haha, bien essayé 😉 Le meilleur est sur mon menu. Tu veux le voir ?",
      ],
      note: "Écrivez-le une fois. S’il demande une troisième fois, vous pouvez le bloquer sans raison.",
    },
    insults: {
      drafts: ["J’aime parler avec des gens gentils avec moi. On en reste là, je ne réponds pas sur ce ton."],
      note: "Écrivez-le une fois, puis restreignez ou bloquez-le. S’il vous menace, gardez les messages et signalez-le à la plateforme.",
    },
  },
  "trials-and-sales": {
    discount: {
      drafts: [
        "Mes prix sont les mêmes pour tous, c’est plus juste. Quand il y aura une offre, tu le sauras en premier.",
        "Je comprends 🙂 Si c’est trop en ce moment, j’en ai aussi des plus courts pour moins. Je t’en montre un ?",
      ],
      note: "Proposez plus petit, et non la même chose pour moins : qui obtient une remise en la demandant redemande.",
    },
  },
  "money-back": {
    reply: {
      drafts: [
        "Désolée que ce ne soit pas ce que tu espérais. Tu l’as débloqué, et c’est la plateforme qui décide des remboursements : demande à son support.",
      ],
      note: "Écrivez-le une fois, et ne discutez pas. Si l’erreur vient de vous, réparez-la plutôt. Gardez la discussion avec ce qui était convenu et la date de livraison.",
    },
  },
  "fans-who-want-more": {
    love: {
      drafts: [
        "Tu es adorable, et j’aime écrire avec toi ici. Mais cela reste sur ma page, et je ne veux pas te promettre plus.",
      ],
      note: "Dites-le une fois, tôt et gentiment, puis revenez à ce que vous proposez.",
    },
    decline: {
      drafts: [
        "C’est gentil, mais je ne rencontre personne de ma page, et cela ne changera pas. Ici, je suis là pour toi 🙂",
        "Je ne fais jamais de rencontres, désolée ! Mais une vidéo rien que pour toi, oui. Je t’explique ?",
      ],
      note: "Ne laissez pas la porte ouverte avec « un jour peut-être ». S’il continue, restreignez ou bloquez-le.",
    },
    number: {
      drafts: [
        "Je garde tout ici, donc pas de numéro ni d’autres applis. Mais ici je réponds, promis 🙂",
        "Pas d’autre appli pour moi, désolée. Ici, tu me trouves toujours.",
      ],
      note: "Ici la plateforme protège le paiement et votre vie privée, et ses conditions interdisent le plus souvent de continuer ailleurs. Ne donnez jamais de numéro, de compte privé ni votre nom.",
    },
  },
  "paying-elsewhere": {
    elsewhere: {
      drafts: [
        "Je n’accepte les paiements qu’ici, c’est plus sûr pour nous deux. Je peux t’envoyer la même chose en message verrouillé. Je te l’envoie ?",
      ],
      note: "Dites-le une fois. Qui insiste pour payer autrement cherche le plus souvent autre chose.",
    },
  },
  "privacy-of-a-creator": {
    face: {
      drafts: [
        "Je ne montre pas mon visage, ma page est comme ça. Tout le reste de mon menu est pour toi. Qu’est-ce qui te plairait ?",
        "Pas de visage, pour personne et à aucun prix, désolée 🙂 Mais dis-moi ce que tu aimerais voir d’autre.",
      ],
      note: "Un visage montré une fois ne se reprend pas, quoi qu’on offre. Qui écrit pour une modèle lui demande avant de promettre quoi que ce soit.",
    },
    name: {
      drafts: [
        "Ici, je m’appelle comme sur ma page, et je préfère que ça reste ainsi 🙂 Et toi, comment tu t’appelles ?",
      ],
      note: "Ne donnez jamais votre vrai nom, une ville, une école ni un lieu de travail.",
    },
  },
  "messages-that-sell": {
    announce: {
      drafts: [
        "Enfin prête : la nouvelle vidéo que vous me demandiez 🔥 Elle arrive dans le prochain message. Tu veux être parmi les premiers ?",
        "Nouveau set aujourd’hui, et c’est l’un de mes préférés. Le premier aperçu est gratuit, le reste est derrière le verrou.",
      ],
      note: "Dites en une ou deux phrases ce qu’il y a dedans, et ne promettez rien qui n’y est pas. Envoyez-le à ceux qui ont déjà aimé quelque chose de semblable.",
    },
  },
  "price-a-custom": {
    quote: {
      drafts: [
        "J’adorerais te faire ça. Donc : [contenu], [durée], livré ici avant le [jour], pour [prix] d’avance. Je t’envoie le message de paiement ?",
      ],
      note: "Les quatre points dans un seul message, et on filme une fois que c’est payé. Laissez de côté ce qui n’est pas sur votre menu.",
    },
  },
  "custom-menu": {
    offer: {
      drafts: [
        "[Thème], ça te plaît, non ? 😉 Je fais aussi des vidéos pour une seule personne, selon tes envies. Tu veux voir mon menu ?",
      ],
      note: "Écrivez-le à ceux qui ont déjà acheté, à propos de leur achat, et non à tous.",
    },
  },
  "custom-delivery": {
    late: {
      drafts: [
        "Ta vidéo demande encore un peu de temps : tu l’auras avant le [jour]. Désolée, il y aura un petit bonus pour l’attente.",
      ],
      note: "Écrivez-le avant que le jour promis soit passé, et donnez un jour que vous tiendrez.",
    },
  },
  "first-days-of-a-subscriber": {
    welcome: {
      drafts: [
        "Coucou, contente que tu sois là ! Il y a du nouveau tous les quelques jours. Qu’est-ce qui t’a donné envie de t’abonner ?",
        "Bienvenue 💕 Regarde d’abord la publication épinglée. Qu’est-ce que tu aimerais voir davantage ?",
      ],
      note: "Court, une question, rien à acheter. Répondez à sa réponse avant de vendre quoi que ce soit.",
    },
    silence: {
      drafts: [
        "Coucou, je viens de publier quelque chose et je me demandais ce que tu en penses. Tu préfères la première ou la dernière ?",
      ],
      note: "Envoyez-le après un jour ou deux, une fois. Qui ne répond pas reçoit ce que tous reçoivent.",
    },
  },
  "winning-back": {
    message: {
      drafts: ["Depuis ton départ il y a une nouvelle série, et j’ai pensé à toi. Tu veux y jeter un œil ?"],
      note: "Nommez ce qui est nouveau, pas le prix, et écrivez une fois.",
    },
    quiet: {
      drafts: [
        "Coucou toi, c’est bien calme ici 🙂 Je viens de finir quelque chose comme ce que tu avais aimé. Tu veux un aperçu ?",
        "Salut ! Comment ça va ? En faisant celle-ci, j’ai pensé à toi.",
      ],
      note: "Parlez de ce qu’il a acheté, et écrivez une fois ; un second message, une semaine plus tard, apporte du nouveau. Sans reproche.",
    },
  },
  "failed-payments": {
    expiring: {
      drafts: [
        "Ton abonnement se termine bientôt, et j’aimerais beaucoup que tu restes. La semaine prochaine il y a [ce qui est nouveau]. Tu seras là ?",
      ],
      note: "Envoyez-le deux ou trois jours avant la fin, une fois, et dites comment on active le renouvellement. Nommez ce qui arrive plutôt qu’une remise.",
    },
    failed: {
      drafts: [
        "Ton dernier paiement n’est pas passé, la carte a peut-être expiré. Si tu la mets à jour, tu ne rates rien ici 🙂",
      ],
      note: "Gentiment et sans reproche : ces personnes n’ont pas décidé de partir.",
    },
  },
  "price-and-leaving": {
    raise: {
      drafts: [
        "À partir du [jour], ma page coûte [prix] pour les nouveaux. Pour toi rien ne change jusqu’au [jour], pour te remercier d’être là.",
      ],
      note: "Annoncez-le avant, et gardez un moment l’ancien prix pour les abonnés actuels si la plateforme le permet.",
    },
  },
  "rhythm-that-keeps": {
    pause: {
      drafts: [
        "Je prends quelques jours de repos et je reviens le [jour], avec du nouveau. D’ici là, tu ne rates rien 💕",
      ],
      note: "Dites-le avant que la pause commence, avec le jour où elle finit.",
    },
  },
  "loyal-fans": {
    thanks: {
      drafts: ["Waouh, merci, c’est vraiment adorable ! Qu’est-ce qui t’a tant plu ?"],
      note: "Répondez vite et personnellement, et ne vendez rien dans le même message.",
    },
  },
  shoutouts: {
    ask: {
      drafts: [
        "Salut ! J’aime ta page, et nos fans s’entendraient bien. On se publie l’une l’autre une fois la semaine prochaine ? Je t’envoie photo et texte, et toi les tiens.",
      ],
      note: "Écrivez à des pages de votre taille et de votre genre, et convenez avant du jour, des mots et de la photo.",
    },
  },
  "writing-in-her-name": {
    really: {
      drafts: [
        "Ici, tu écris avec l’équipe de la page. Les photos et les vidéos sont d’elle, et elle lit quand c’est important.",
        "Nous répondons ici à plusieurs, pour que personne n’attende longtemps. Qu’est-ce que je peux faire pour toi ?",
      ],
      note: "Qui n’est pas elle ne dit jamais l’être : les conditions de beaucoup de plateformes et les lois contre la tromperie des acheteurs l’interdisent. Ne gardez que des phrases vraies pour votre page. Si elle écrit elle-même, « Oui, c’est moi » suffit.",
    },
  },
  "account-banned": {
    appeal: {
      drafts: [
        "Bonjour, mon compte [nom] a été désactivé le [jour]. J’ai lu vos règles et je pense qu’il s’agit d’une erreur : [une phrase]. Merci de revoir cette décision. Je peux prouver mon identité.",
      ],
      note: "Court et factuel, une fois, par le formulaire que montre la plateforme. Ne dites que ce qui est vrai.",
    },
  },
  "leaked-what-now": {
    notice: {
      drafts: [
        "Je suis titulaire de l’œuvre à [adresse de l’original]. Elle est publiée sans mon accord à [adresse de la copie]. Je crois de bonne foi que cet usage n’est autorisé ni par moi, ni par mon mandataire, ni par la loi. Ces indications sont exactes, et je déclare sous peine de parjure être titulaire ou agir en son nom. Merci de la retirer. [nom, adresse, e-mail, signature]",
      ],
      note: "C’est une déclaration légale : ne l’envoyez que pour ce qui est à vous. Qui ne veut pas donner son nom la fait envoyer par un mandataire ou un avocat.",
    },
  },
  "rules-of-links": {
    bio: {
      drafts: [
        "[nom] · [deux mots anodins sur ce que vous faites] · du nouveau chaque [jour] 💌 le reste sur ma page : [adresse de votre propre page]",
      ],
      note: "Pas de prix, aucun mot ni emoji sexuel, pas le nom de la page payante. La photo, les stories à la une et la page derrière le lien doivent être aussi anodines que le texte.",
    },
  },
  "why-subscribers-leave": {
    renew: {
      drafts: [
        "Coucou [prénom], ton mois se termine le [jour] et j’aimerais t’avoir pour le prochain : [ce qui arrive]. Tu peux activer le renouvellement avant ?",
        "Je prépare déjà [série] pour [mois]. Laisse le renouvellement actif et elle t’attendra 🙂",
      ],
      note: "Quelques jours avant la date, à ceux dont le renouvellement est coupé, avec ce qui arrive plutôt qu’un service à demander. Une fois par mois suffit.",
    },
  },
};

import { inviteWords } from "@fanradar/words/fr/consent-invites";
import { evidenceWords } from "@fanradar/words/fr/evidence";
import { historyWords } from "@fanradar/words/fr/history";
import { reportWords } from "@fanradar/words/fr/reports";
import { settingsWords } from "@fanradar/words/fr/settings";
import { sharingWords } from "@fanradar/words/fr/sharing";
import { workspaceWords } from "@fanradar/words/fr/workspaces";
import type { PassageTexts } from "../passages.ts";

const workspaceTab = `${settingsWords.title} › ${settingsWords.tabs.workspace}`;
const q = (name: string) => `« ${name} »`;

export const passages: PassageTexts = {
  "price-a-custom": {
    price:
      "Partez de vos heures, du premier message à la mise en ligne, fois ce que doit rapporter une heure, plus des suppléments pour ce qui est rare : deux heures à quarante font quatre-vingts, quelle que soit la durée du clip. Un clip court coûte plus cher à la minute, car l’accord et le montage prennent autant. Augmentez tant que presque tous acceptent ; il n’y a pas de prix général fiable.",
  },
  "personal-wishes": {
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
    time: "En quelques minutes à qui demande un prix ou un contenu sur mesure, dans la journée aux autres : c’est l’usage, et non une limite mesurée. Le plus important est de répondre quand vous l’avez dit.",
  },
  "fans-who-want-more": {
    meet: "Non. Ne rencontrez pas de fans en privé, quoi qu’ils offrent : vous ne pouvez pas vérifier qui vient, et la plupart des plateformes interdisent de l’organiser.",
    gifts:
      "Oui, si votre adresse n’est pas nécessaire : un pourboire, ou une liste d’envies qui la cache. Ne donnez jamais votre adresse privée ni votre nom complet.",
  },
  "calls-and-live": {
    minute:
      "Il n’y a pas de prix général fiable à la minute. Prenez ce que rapporte une heure de votre travail, divisez par les minutes et allez au-dessus, car rien d’un appel ne se revend. Avec une durée minimale, payée d’avance.",
  },
  "custom-delivery": {
    days: "Quelques jours, c’est l’usage ; il n’y a pas de chiffre fiable. Prenez le temps de vos derniers contenus sur mesure, du paiement à la livraison, ajoutez un jour ou deux, et promettez ce jour-là.",
  },
  "messages-that-sell": {
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
  commission: {
    share:
      "Il n’existe pas de chiffre général fiable : personne ne le mesure, et ce qu’on cite varie beaucoup selon ce que fait l’agence. La vôtre vient du travail : notez ce qui est fait chaque semaine, ce que cela coûte, et ce qui doit rester pour vivre.",
  },
  "chatter-pay": {
    nights:
      "Augmentez la part fixe des heures de nuit plutôt que le pourcentage : une nuit coûte du sommeil, qu’on vende beaucoup ou peu. Au bout d’un mois, comparez ce que vend une heure de nuit et une heure de jour, et ne gardez ce créneau que s’il couvre sa paie.",
    share:
      "Il n’y a pas de chiffre général fiable pour la part. Calculez la vôtre : de ce qu’un chatter vend en une heure, ôtez les frais de la plateforme, la part du modèle, la vôtre et le fixe ; la part vient de ce qui reste.",
    wage: "Il n’y a pas de salaire général fiable : cela dépend du pays, des heures et de ce que vend la page. Payez un fixe juste là où ils vivent et une part en plus, et vérifiez que ce qui se vend en une heure couvre les deux.",
    way: "Les deux : un fixe à l’heure et une part de ce qui est vendu. Une part seule pousse à harceler les fans, et un salaire horaire seul ne récompense pas qui vend bien.",
  },
  "writing-in-her-name": {
    ai: "Seulement si les conditions de la plateforme l’autorisent : lisez ce qu’elles disent des messages automatiques. Le plus sûr est qu’un programme rédige et qu’une personne lise et envoie chaque message.",
    people:
      "Ce sont les conditions de la plateforme qui décident : lisez ce qu’elles disent des tiers. Beaucoup d’agences le font ; la titulaire du compte répond de chaque message, et doit l’accepter par écrit.",
    disclose:
      "Cela dépend des conditions de la plateforme et du droit là où vous travaillez. Dans tous les cas, n’affirmez jamais que c’est elle si un fan le demande sérieusement.",
  },
  "reduced-reach": {
    lasts:
      "Les plateformes ne publient pas de chiffre. Il finit au plus tôt quand ce qui est marqué dans l’état du compte est retiré ou que votre appel est tranché ; comparez sur des semaines, pas des jours.",
    check:
      "Cela ne se voit que dans l’état du compte, dans les réglages de l’application : si quelque chose y est marqué, la portée est limitée. Si rien ne l’est, une semaine faible est plus probable.",
    alone:
      "Parfois, mais n’attendez pas cela : retirez ce qui est marqué dans l’état du compte, ôtez le lien ou l’image d’avant la chute, et publiez des choses anodines quelques semaines.",
  },
  "account-banned": {
    again:
      "Pas tout de suite : un nouveau compte peut passer pour un contournement, et il est alors fermé aussi. Faites d’abord appel, et lisez ce que la plateforme dit des nouveaux comptes.",
    back: "Parfois : les bannissements par erreur se lèvent après un appel, d’autres non. Faites appel une fois, par le formulaire de la plateforme et dans le délai qu’elle donne.",
    lasts:
      "Il n’y a pas de chiffre fiable pour la durée d’un appel ; ce que promet la plateforme est dans le message de bannissement. Ne l’envoyez pas deux fois : vous repartez en fin de file.",
  },
  "how-often-instagram": {
    feed: "Quelques publications ou reels par semaine, c’est l’usage, et non un optimum mesuré. Ajoutez-en une par semaine pendant un mois, et gardez-la si une publication typique attire autant qu’avant.",
  },
  "how-often-elsewhere": {
    tiktok:
      "Une ou deux vidéos par jour au plus, c’est l’usage, et non un optimum mesuré. Commencez par trois par semaine, et n’ajoutez que ce que vous tiendrez dans une mauvaise semaine.",
    x: "Plusieurs fois par jour, c’est l’usage sur X, et non un optimum mesuré. Commencez par une publication par jour, et n’ajoutez que ce que vous tenez dans une mauvaise semaine.",
    stories:
      "Quelques-unes presque tous les jours, c’est l’usage, et non un optimum mesuré : il importe plus qu’il y en ait une quand on regarde que combien il y en a.",
    page: "Du nouveau presque tous les jours, c’est l’usage sur une page payante. Ce qui compte est un rythme annoncé et tenu.",
  },
  "posting-on-x": {
    often:
      "Plusieurs fois par jour, c’est l’usage là-bas, et non un optimum mesuré. Commencez par une publication par jour, et n’ajoutez que ce que vous tenez dans une mauvaise semaine.",
  },
  "promoting-on-reddit": {
    worth:
      "Oui, si vous avez le temps : on y trouve les publications par communauté et non par abonnés. Un lien à part montre au bout d’un mois si c’est rentable pour vous.",
    brings:
      "Il n’y a pas de chiffre fiable de ce que rapporte une publication là-bas. Prenez un lien pour chaque communauté, et comptez au bout d’un mois qui s’est abonné.",
  },
  "starting-out": {
    posts:
      "Assez pour qu’on puisse regarder un moment : une douzaine ou plus, c’est l’usage, et non un chiffre mesuré. Gardez-en autant pour les premières semaines.",
    earn: "Il n’y a pas de chiffre fiable de ce que gagnent les débutantes : la plupart des listes ne montrent que les meilleures. Comptez sur peu les premiers mois, et sur ce qu’amènent vos abonnés d’ailleurs.",
  },
  "path-to-the-page": {
    conversion:
      "Il n’y a pas de part générale fiable d’abonnés gratuits qui paient. La vôtre : les nouveaux abonnés payants d’un mois divisés par les nouveaux abonnés de la plateforme ce mois-là, avec un lien pour chacune.",
  },
  "shooting-with-others": {
    consent:
      "Oui, toujours : un accord écrit et une vérification de l’âge sur un document officiel, pour chaque personne à l’image, avant toute publication. Le formulaire de la plateforme demande les deux.",
  },
  "leaked-what-now": {
    name: "Oui, si vous envoyez la demande vous-même : c’est une déclaration légale, avec votre vrai nom et votre adresse, et l’hébergeur peut la transmettre à qui a mis la copie en ligne. Pour ne pas donner votre nom, faites-la envoyer par un avocat ou un service de retrait, en leur nom.",
    lasts:
      "Il n’y a pas de chiffre fiable : les moteurs de recherche et les grands hébergeurs agissent souvent avant le site lui-même, et certains sites jamais. C’est pourquoi chacun reçoit sa demande.",
  },
  "what-it-leaves-out": {
    merge: "Non, deux modèles ne se fusionnent pas. Ajoutez les liens de l’un à l’autre, et supprimez le premier.",
    api: "Non : il n’y a pas de clés pour d’autres programmes. Ce que le site appelle lui-même est décrit à /api/docs, une fois connecté ; les chiffres sortent en CSV et en PDF.",
    write:
      "Non. FanRadar lit et calcule : il n’écrit à aucun fan, ne répond à aucun message et n’envoie rien. Demandez-moi à qui il vaut la peine d’écrire.",
    post: "Non. FanRadar ne publie, ne programme et ne modifie rien sur une plateforme. Demandez-moi quand publier et ce qui marche le mieux.",
    phone:
      "Oui : cela marche dans le navigateur d’un téléphone, et se met sur son écran d’accueil. Il n’y a pas d’application dans un magasin.",
  },
  "workspace-members": {
    viewer: `Non : ${q(workspaceWords.roles.viewer)} lit les rapports, les notes et les étiquettes, et ne change rien. Les revenus ne se voient qu’avec ${q(workspaceWords.seesEarnings)}.`,
    money: `Seulement si vous le permettez : chaque membre a sous ${workspaceTab} le choix ${q(workspaceWords.seesEarnings)}. Désactivez-le, et revenus, abonnés, relevés et prix lui sont cachés partout. À un chatter, le rôle ${q(workspaceWords.roles.viewer)} sans elle suffit.`,
    others: `Non, si vous l’invitez pour ses seuls modèles : avec le rôle ${q(workspaceWords.roles.client)} et ces modèles, elle n’en voit pas d’autres ni aucun de leurs chiffres.`,
    login: `Oui : invitez-la sous ${workspaceTab} avec le rôle ${q(workspaceWords.roles.client)} et ses propres modèles. Elle se connecte alors avec son mot de passe.`,
  },
  "connect-account": {
    onlyfans:
      "Non : OnlyFans ne permet pas de connecter un compte. Importez son relevé, ou ajoutez les chiffres à la main.",
    others:
      "Oui : les comptes Instagram, X et TikTok peuvent être connectés, si l’exploitant de ce site a configuré la plateforme.",
    herself: `Oui : sous ${q(evidenceWords.title)} du modèle, choisissez ${q(inviteWords.open)}. La créatrice ouvre le lien sur son téléphone et autorise l’accès sur la page de la plateforme, sans compte ici.`,
  },
  "export-report": {
    logo: `Oui : le propriétaire le téléverse sous ${workspaceTab}, à ${q(workspaceWords.logo.title)}. Il figure alors avec le nom sur les PDF, les rapports partagés et les invitations.`,
    colours:
      "Non : les couleurs et les polices d’un rapport ne se changent pas. Seuls le nom et le logo de l’espace de travail sont à vous.",
  },
  "share-report": {
    views:
      "Pas tout à fait : à côté du lien, vous voyez combien de fois il a été ouvert et quand pour la dernière fois, mais pas par qui.",
    earnings: `Oui : un lien ne montre que les chiffres publics, sauf si vous activez les privés sous ${q(sharingWords.releases.label)} en le créant. Vos notes n’y sont jamais.`,
  },
  alerts: {
    earnings:
      "Non, pas des revenus : les alertes portent sur des hausses et baisses inhabituelles d’abonnés, un engagement qui baisse, des sources qui se contredisent et des chiffres anciens. Demandez-moi comment les revenus ont changé.",
    fan: "Non, il n’y a pas d’alerte pour un seul fan. Demandez-moi combien d’habitués ne paient plus : je vous dis combien et ce qu’ils apportaient.",
  },
  "remove-model": {
    others:
      "Oui : seul ce modèle part, avec ses rapports, ses chiffres et ses fichiers. Les autres restent tels quels.",
  },
  "report-versions": {
    team: "Non : qui de l’équipe a ouvert un rapport n’est pas enregistré. D’un lien partagé, vous voyez combien de fois il a été ouvert.",
  },
  undo: {
    source: `Non : une source retirée l’est définitivement, c’est pourquoi vous voyez avant ce qui change. Les rapports scellés gardent leurs chiffres. Importez-la ou saisissez-la de nouveau au besoin ; juste après un import seulement, il y a ${q(historyWords.undo)}.`,
    model: `Seulement pendant dix secondes : choisissez ${q(historyWords.undo)} dans le message qui apparaît après la suppression. Ensuite, le modèle, ses rapports, ses chiffres et ses fichiers sont perdus, et vous le soumettez à nouveau.`,
    report: `Seulement pendant dix secondes : choisissez ${q(historyWords.undo)} dans le message qui apparaît après la suppression. Ensuite, c’est définitif ; une nouvelle analyse fait un nouveau rapport, sans les anciennes versions.`,
  },
  "rules-of-links": {
    direct:
      "Pas partout : certaines plateformes permettent un lien direct vers une page pour adultes, d’autres limitent ou ferment des comptes pour cela. Une page à vous entre les deux est permise à plus d’endroits, et vous pouvez la changer sans rien perdre.",
  },
  "finding-chatters": {
    slow: "Couvrez la nuit par une équipe à part : une personne pour qui il fait jour, souvent dans un autre fuseau, au lieu de faire veiller l’équipe de jour. Convenez du délai de réponse aux offres ouvertes et, d’ici là, que l’accueil dise quand vous écrivez.",
    train:
      "Formez sur de vraies discussions : lisez-en dix ensemble chaque semaine, marquez ce qui sonnait copié, et faites réécrire chaque ligne avec sa voix. Un script donne le but d’un message, jamais les mots, et ceux qui dépensent le plus n’en reçoivent aucun, mais des notes sur ce qu’ils aiment et ont acheté.",
  },
  "price-and-leaving": {
    often:
      "Rarement : une ou deux fois par an, c’est l’usage, et non un optimum mesuré. Gardez chaque prix deux ou trois mois au moins, pour voir ce qu’il a fait, et ne montez que si la page offre plus que la dernière fois.",
    new: "Oui, c’est le plus sûr : ceux qui sont là ne paient pas plus, il ne peut donc qu’en arriver moins. Vérifiez d’abord que votre plateforme garde l’ancien prix aux abonnés actuels, notez le jour du changement, et comparez les nouveaux des deux mois d’avant et d’après.",
    lose: "Oui, certains partiront et moins arriveront ; ce que cela coûte dépend de combien. L’analyse des prix montre, pour chaque prix, combien peuvent manquer avant que vous gagniez moins. Commencez par les nouveaux seuls : ceux qui sont là n’ont alors pas de raison de partir.",
  },
  "which-platform": {
    which:
      "Commencez par celle qui vous montre à des inconnus et permet votre genre de contenu, puis ajoutez celle qui les garde quand la première tourne.",
  },
  "privacy-of-a-creator": {
    charge:
      "Aucun supplément n’est trop élevé pour un visage, car on ne peut pas le reprendre : si vous le montrez, commencez au double du même clip et montez. Si vous ne voulez pas être reconnue, ne le vendez à aucun prix.",
  },
  "trials-and-sales": {
    bundle:
      "Oui, si beaucoup partent avant le troisième mois : un forfait apporte l’argent d’un coup et retient au-delà du premier mois. Il coûte là où l’on serait resté au prix plein de toute façon ; comparez donc ce qu’un nouveau vous paie en trois mois et ce que rapporte le forfait, et commencez par une petite remise.",
  },
  "delete-account": {
    back: "Non : un compte supprimé ne peut pas être rétabli, pas plus que ses modèles, rapports et fichiers. Exportez d’abord vos données ; ensuite vous ne pouvez que vous inscrire à nouveau et réimporter vos relevés.",
  },
  "conversation-privacy": {
    others:
      "Non : ce que vous demandez ici reste dans votre propre compte. Les modèles, les membres de votre espace de travail et les clients ne voient pas vos conversations, quel que soit leur rôle, et le propriétaire non plus.",
  },
  "import-statement": {
    unreadable:
      "Vérifiez quatre choses : c’est un fichier CSV, et non un PDF, une image, une archive ou un fichier Excel (enregistrez-le en CSV) ; il s’ouvre comme un tableau avec un paiement par ligne ; la première ligne nomme les colonnes ; l’une est une date et une autre un montant. S’il n’est toujours pas lu, copiez le tableau de la page des relevés et collez-le.",
  },
  "refresh-report": {
    monthly: `Non, il n’y a pas de rythme mensuel : un rapport est actualisé ${q(reportWords.byItself.options.daily)}, ${q(reportWords.byItself.options.weekly)} ou, avec ${q(reportWords.byItself.options.off)}, seulement quand vous choisissez ${q(reportWords.reanalyse)}. Pour une fois par mois, choisissez ${q(reportWords.byItself.options.off)} et analysez-le vous-même ce jour-là.`,
  },
};

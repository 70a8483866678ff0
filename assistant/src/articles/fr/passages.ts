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
    removed:
      "Lisez les règles de la communauté et la note jointe au retrait : le plus souvent il manque une vérification, le compte est trop jeune ou le titre fait de la publicité. Demandez une fois, poliment, aux modérateurs, faites-vous vérifier là où on l’exige, et publiez en attendant dans une communauté plus petite qui accepte les nouveaux comptes ; la même publication partout, c’est ce que cherchent les filtres.",
    worth:
      "Oui, si vous avez le temps : on y trouve les publications par communauté et non par abonnés. Un lien à part montre au bout d’un mois si c’est rentable pour vous.",
    brings:
      "Il n’y a pas de chiffre fiable de ce que rapporte une publication là-bas. Prenez un lien pour chaque communauté, et comptez au bout d’un mois qui s’est abonné.",
  },
  "starting-out": {
    week: "Choisissez une plateforme qui vous montre à des inconnus et publiez-y chaque jour de la première semaine ; sur la page elle-même, mettez de quoi faire défiler, un prix et un message de bienvenue. Presque personne n’achète encore : consacrez les heures aux publications et aux réponses, et notez laquelle a amené les premiers visiteurs.",
    hours:
      "Aucune plateforme ne publie combien d’heures demande une page ; ce sont les messages qui décident, car il faut quelqu’un chaque jour, alors que les photos se font en une fois. À côté d’un emploi, commencez par une demi-heure par jour pour publier et discuter et une longue séance par semaine pour le contenu, et notez pendant un mois ce qu’une heure a rapporté.",
    posts:
      "Assez pour qu’on puisse regarder un moment : une douzaine ou plus, c’est l’usage, et non un chiffre mesuré. Gardez-en autant pour les premières semaines.",
    earn: "Il n’y a pas de chiffre fiable de ce que gagnent les débutantes : la plupart des listes ne montrent que les meilleures. Comptez sur peu les premiers mois, et sur ce qu’amènent vos abonnés d’ailleurs.",
  },
  "path-to-the-page": {
    conversion:
      "Il n’y a pas de part générale fiable d’abonnés gratuits qui paient. La vôtre : les nouveaux abonnés payants d’un mois divisés par les nouveaux abonnés de la plateforme ce mois-là, avec un lien pour chacune.",
  },
  "shooting-with-others": {
    split:
      "Cela dépend de qui vend : si chacune publie le clip sur sa page, chacune garde ce qu’il y rapporte et personne ne paie l’autre. Si une seule le vend, convenez avant le tournage d’un cachet fixe pour la journée, ou d’une part égale de ce que rapporte le clip les premiers mois, après la commission de la plateforme. Qui filme seulement est payé à l’heure. Aucune plateforme ne publie de part habituelle.",
    papers:
      "Trois choses avant d’allumer la caméra : une pièce d’identité officielle de chacun, dont on garde une photo ; le formulaire d’autorisation de la plateforme, signé par tous ; et une page sur ce qui est filmé, où cela peut paraître, qui le vend et si l’on peut le retirer. Chacun garde une copie. Sans autorisation, les plateformes retirent le clip ou ferment la page.",
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
    number:
      "Comptez les discussions, pas les modèles : regardez combien sont ouvertes à la fois à votre heure la plus chargée et à combien une personne répond bien en une heure ; l’un divisé par l’autre donne combien doivent être en poste. Multipliez par les équipes. Avec quarante discussions ouvertes et dix par personne et par heure, c’est quatre ; aucune plateforme ne publie de nombre habituel.",
    both: "Oui, si la personne les garde séparées : une fiche de voix par modèle, des notes d’acheteurs à part, et jamais la même phrase dans les deux discussions. Commencez par des pages dont les heures chargées diffèrent, et comparez après un mois ce qu’une heure a vendu sur chacune ; si la première baisse, c’était trop.",
    good: "Jugez sur trois choses : ce que vend une de ses heures face aux mêmes heures avec d’autres, si ses acheteurs reviennent et laissent le renouvellement actif, et si vous croiriez à la voix. Lisez dix discussions au hasard par semaine ; les ventes seules récompensent qui presse le plus.",
    quits:
      "Changez d’abord le mot de passe, fermez ses sessions et retirez son rôle ici ; répondez ensuite vous-même aux discussions ouvertes, acheteurs d’abord. Demandez-lui, ou lisez, ce qui a été promis et pas livré, et ne parlez d’aucune personne aux habitués : la voix est celle de la modèle. Désormais, les notes sur les acheteurs vont là où l’équipe les voit, pour que personne ne les emporte.",
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
    recognised:
      "Décidez d’avance de ce que vous direz, et n’en dites pas plus : que c’est votre travail, que c’est privé et que vous n’en parlez pas. Demandez une fois de ne pas le répéter, notez le nom et ce qui a été écrit, et bloquez ce compte sur toutes vos pages. Si l’on vous menace ou si vos photos circulent, c’est autre chose : gardez tout et allez à la police.",
    block:
      "Oui, sur la plupart des plateformes payantes : cherchez dans leurs réglages de confidentialité le blocage par pays ou région. Il arrête ceux qui naviguent de là, pas ceux qui ont un VPN ni les copies sur d’autres sites ; être trouvée devient plus rare, jamais impossible.",
    needed:
      "Non : les pages sans visage gagnent aussi, mais il leur faut autre chose à quoi on les reconnaît : une voix, un style, un lieu ou un thème. Moins d’inconnus s’arrêtent sur une image, donc les discussions doivent porter davantage. Seul l’ordre est sûr : un visage peut se montrer plus tard, jamais se reprendre.",
    job: "Ne dites rien sur le moment et ne signez rien : demandez par écrit ce qu’on vous reproche, et lisez dans votre contrat ce qui vise une autre activité et la conduite. Qu’un employeur puisse agir dépend du pays, du contrat et du poste ; montrez-le à un syndicat ou à un avocat en droit du travail avant de répondre. Séparez désormais travail et page : pas de photos de là-bas, ni leur téléphone, ni leurs heures.",
    partner:
      "Parlez-en en dehors du travail, et demandez ce qui gêne exactement : les photos, les discussions, le temps ou ce que d’autres pourraient dire. À chacun son remède : des limites à ce que vous montrez, des heures fixes, quelqu’un d’autre pour les discussions. Continuer ou non, c’est vous qui décidez ; un partenaire n’apparaît sur la page que si les deux le veulent, avec un accord signé.",
    charge:
      "Aucun supplément n’est trop élevé pour un visage, car on ne peut pas le reprendre : si vous le montrez, commencez au double du même clip et montez. Si vous ne voulez pas être reconnue, ne le vendez à aucun prix.",
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
  "leaving-one-platform-behind": {
    second:
      "Oui, tant qu’aucune plateforme n’exige l’exclusivité : lisez d’abord ses conditions et le contrat de votre agence. Deux pages payantes ne valent la peine que si chacune reçoit du nouveau chaque semaine et que quelqu’un répond sur les deux ; sinon gardez la seconde en réserve, avec les mêmes publications, et dites-y où vous écrivez.",
  },
  "loyal-fans": {
    discount:
      "Non, pas une remise durable : il paie pour ce qu’il reçoit, et un prix baissé ne se remonte guère. Remerciez-le par quelque chose qui coûte du temps et non du prix : un aperçu avant les autres, un court vocal, un souhait dans la prochaine série, de temps en temps et par surprise.",
  },
  "contract-with-a-model": {
    term: "Pas sans porte de sortie : la durée compte moins que le préavis. Avant de signer, cherchez comment chaque partie peut y mettre fin, ce que deviennent alors le compte et les contenus, si une part reste due ensuite et ce qui est exigé en exclusivité ; un essai court avec un mois de préavis protège les deux. Faites lire le reste par un avocat.",
    out: "Lisez d’abord ce qu’il dit de sa fin : le préavis, sa forme et le jour à partir duquel il court ; puis donnez congé par écrit et gardez la preuve de réception. Avant cela, vérifiez que l’e-mail, le téléphone et le compte bancaire de votre page sont à vous, sauvegardez contenus et discussions, et changez les mots de passe le dernier jour, pas avant. S’il n’a pas de fin ou prévoit une pénalité, montrez-le d’abord à un avocat.",
    password:
      "Seulement si la plateforme ne permet rien de moins et que le compte reste le vôtre : votre e-mail, votre numéro, votre banque, votre pièce d’identité. Notez d’avance qui se connecte et pour quoi, activez le second facteur sur votre propre téléphone, et changez le mot de passe le jour où cela s’arrête. Qui veut aussi l’e-mail veut la page.",
    partner:
      "Cela dépend de la possibilité d’y mettre fin : un partenaire qui gère la page a besoin de ce qu’aurait un inconnu, une part, des tâches et une fin par écrit. L’e-mail, la banque et le dernier mot sur les contenus restent à vous ; convenez de ce que devient la page en cas de séparation, et essayez un mois une seule tâche, montage ou publication, avant les discussions.",
  },
  "broken-agreement": {
    unpaid:
      "Réclamez-le par écrit dès aujourd’hui : les mois dus, les sommes d’après les relevés de la plateforme, et une date limite. Regardez sur quel compte bancaire la page verse et mettez le vôtre là où c’est possible, gardez relevés et discussions, et ne suspendez les contenus que dans la mesure où le contrat le permet. La date passée, voyez un avocat ou un service de conseil aux travailleurs.",
  },
  "paying-elsewhere": {
    accept:
      "Non. La plupart des plateformes ferment des pages pour cela, la preuve vous manque en cas de litige, et les services de paiement refusent souvent cette activité et bloquent les soldes ; votre nom peut aussi lui apparaître. Dites-lui gentiment que tout passe par votre page, et proposez-lui là ce qu’il veut.",
    move: "Seulement pour des nouvelles sans vente, et là où les conditions de la plateforme permettent un lien : un canal qui annonce le nouveau. Discussions, offres et paiements restent sur la page, car la plupart des plateformes interdisent d’emmener les abonnés ailleurs, et une messagerie privée montre votre numéro.",
  },
  "taking-a-break": {
    stock:
      "Autant de publications que votre rythme en demande pour les jours d’absence, et quelques-unes pour la semaine du retour : à quatre par semaine, deux semaines de congé en font huit, plus trois pour revenir. Faites-les les semaines d’avant, une ou deux de plus par semaine, programmez-les sur la plateforme, et dites aux abonnés quand vous répondrez de nouveau.",
  },
  "changing-direction": {
    delete:
      "Non, cachez plutôt que de supprimer : les anciennes publications amènent du monde, et les abonnés ont payé pour elles. Mettez ce qui ne va plus dans les archives ou un dossier à part, épinglez-en trois qui montrent la nouvelle direction, et ne retirez que ce que vous ne voulez plus montrer.",
  },
  "what-to-post": {
    ideas:
      "Prenez les trois publications qui ont le plus attiré et refaites chacune autrement : autre lieu, autre tenue, la minute d’avant ou d’après. Faites ensuite choisir vos abonnés entre deux idées, notez dans une liste chaque souhait venu des discussions, et donnez un thème à chaque jour de la semaine ; personne ne part alors de rien.",
  },
  "limits-in-customs": {
    uneasy:
      "Oui, à tout moment et sans raison : aucun paiement n’achète un droit sur vous, et un acheteur qui vous épuise coûte plus qu’il ne rapporte. Livrez ou remboursez ce qu’il a déjà payé, gardez la discussion, puis limitez-le ou bloquez-le ; s’il écrit depuis d’autres comptes, signalez-le à la plateforme.",
  },
};

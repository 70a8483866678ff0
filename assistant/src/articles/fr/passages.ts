import type { PassageTexts } from "../passages.ts";
import { productPassages } from "./product-passages.ts";
import { sellingPassages } from "./selling-passages.ts";

export const passages: PassageTexts = {
  ...sellingPassages,
  ...productPassages,
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
  "leaving-one-platform-behind": {
    second:
      "Oui, tant qu’aucune plateforme n’exige l’exclusivité : lisez d’abord ses conditions et le contrat de votre agence. Deux pages payantes ne valent la peine que si chacune reçoit du nouveau chaque semaine et que quelqu’un répond sur les deux ; sinon gardez la seconde en réserve, avec les mêmes publications, et dites-y où vous écrivez.",
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
};

import type { TopicTexts } from "../articles.ts";

export const piracy: TopicTexts<"piracy"> = {
  "leaked-what-now": {
    title: "Mon contenu a fuité : que faire d’abord",
    text: [
      "Avant tout, gardez une trace : l’adresse, une capture de la page avec sa date, et votre original. Demandez ensuite le retrait au site, à son hébergeur et aux moteurs de recherche qui l’affichent ; chacun agit de son côté, et les moteurs sont souvent le moyen le plus rapide de rendre la copie difficile à trouver.",
      "Une notification de contrefaçon (DMCA) doit dire qui vous êtes ou qui agit pour vous, quelle est l’œuvre originale et où se trouve exactement la copie, que vous croyez de bonne foi qu’elle n’est pas autorisée et que vos déclarations sont exactes ; elle doit être signée. C’est une déclaration juridique : ne l’envoyez que pour ce qui vous appartient.",
    ],
    steps: [
      "Enregistrez l’adresse, une capture et la date de chaque copie, ainsi que le fichier d’origine.",
      "Trouvez l’adresse du site pour les notifications ; à défaut, celle de son hébergeur.",
      "Envoyez la notification, puis demandez aux moteurs de recherche de retirer les résultats, et notez ce que vous avez envoyé et quand.",
      "Si les copies ne cessent pas, un service dont c’est le métier, ou un avocat, vaut son prix.",
    ],
  },
  "intimate-images": {
    title: "Images intimes diffusées sans consentement",
    text: [
      "Diffuser des images intimes, menacer de le faire ou en fabriquer avec votre visage, c’est un abus, et pas seulement une question de droit d’auteur. Signalez-les à la plateforme où elles se trouvent au titre de sa règle sur les images intimes : c’est plus rapide qu’une notification de contrefaçon.",
      "Un service gratuit crée des empreintes numériques de vos images sur votre propre appareil et ne transmet que ces empreintes aux plateformes participantes, qui recherchent les copies. Il touche ces plateformes et aucune autre. Pour des images de mineurs, il existe un autre service, et la police.",
    ],
    steps: [
      "Ne payez pas et ne répondez pas aux menaces ; gardez les messages.",
      "Signalez à la plateforme au titre de sa règle sur les images intimes.",
      "Ouvrez un dossier auprès du service d’empreintes, et notez son numéro.",
      "Adressez-vous à la police en cas de menace, et à une personne de confiance.",
    ],
  },
  "make-leaks-traceable": {
    title: "Rendre les copies traçables",
    text: [
      "Un marquage visible au nom de votre page, en plein milieu, fait de chaque copie une publicité et la gâche pour qui la revend. Un marquage au bord se rogne.",
      "Pour ce qui est vendu à une seule personne, une petite différence dans chaque exemplaire dit ensuite lequel a fuité. Cela n’empêche pas la copie, mais vous dit qui bloquer.",
    ],
    steps: [
      "Placez le nom de la page là où le rogner gâcherait l’image.",
      "Changez un détail dans ce que vous envoyez à chaque acheteur, et notez qui a reçu quoi.",
      "Bloquez ceux qui font fuiter, et signalez-les avec votre trace.",
    ],
  },
  impersonation: {
    title: "Quelqu’un se fait passer pour vous",
    text: [
      "Des comptes avec vos photos et presque votre nom soutirent de l’argent à vos abonnés en votre nom. Les plateformes les retirent quand on les signale : plus vite si le signalement vient de vous avec une preuve d’identité, et plus vite encore si plusieurs abonnés signalent aussi.",
      "Votre profil revendiqué sur FanRadar et une liste de vos vrais comptes sur une page à vous donnent aux gens un endroit où vérifier.",
    ],
    steps: [
      "Cherchez de temps en temps votre nom et ses fautes de frappe probables.",
      "Signalez en tant que personne usurpée, avec l’adresse de votre vrai compte.",
      "Dites une fois à vos abonnés quels comptes sont les vôtres, et épinglez cette publication.",
    ],
    own: [
      "Ressemblance de vos identifiants liés : {likeness}. Plus ils se ressemblent, plus vite on remarque un faux.",
    ],
  },
  "privacy-of-a-creator": {
    title: "Garder votre vie privée hors de vos images",
    text: [
      "Ce qui trahit, c’est rarement le visage : c’est la vue d’une fenêtre, un colis, l’écusson d’une école, un trajet habituel, une publication faite depuis le lieu même. Regardez chaque image comme le ferait quelqu’un qui veut vous trouver.",
      "Séparez travail et vie privée sur des appareils différents, ou au moins des comptes différents, avec une adresse postale, un numéro et un compte d’encaissement réservés au travail, et un second facteur sur chacun.",
    ],
    steps: [
      "Vérifiez l’arrière-plan, les reflets et les données du fichier avant de publier ; ne publiez les lieux qu’après les avoir quittés.",
      "Désactivez la localisation dans l’appareil photo, et prenez une boîte mail à part pour tout ce qui touche à la page.",
      "Activez le second facteur partout, et gardez les codes de récupération sur papier.",
    ],
  },
};

/** Harmless requests in French, one a line, on which the lists are tuned; three sets of them were written by people who never saw these. */
export const harmless = `
Que fait bien @ava ?
Ma bio est-elle trop longue ?
Quels thèmes marchent sur son profil ?
Quelqu'un a mis mon adresse dans les commentaires, je fais quoi ?
15 € par mois, c'est trop cher pour ma page ?
c'est qui mes plus gros fans
Une boîte postale, c'est une bonne idée pour recevoir les cadeaux ?
Est-ce que montrer mon visage fait plus de vues ?
Je ne veux pas que ma famille tombe sur ma page, on peut bloquer une région ?
Où est-ce que j'ajoute mon compte bancaire ?
Il coûte combien son abonnement sur trois mois ?
Donne-moi des idées de photos à faire à la maison
Comment trouver des marques avec qui travailler ?
Ça marche sur téléphone, votre outil ?
Je fais un live samedi soir ou dimanche après-midi ?
Son dernier live date de quand et a fait combien de spectateurs ?
Aide-moi à trouver un nom de scène
Où sont passés mes paiements de la semaine dernière ?
Mes photos contiennent-elles ma position GPS ? Comment l'enlever ?
Un abonné me harcèle en message, comment me protéger ?
Je peux gérer deux comptes avec le même forfait ?
De quoi parle @ava le plus souvent dans ses posts ?
Je réponds quoi à un fan qui me demande où j'habite ?
Sa baisse de prix en mars a-t-elle fait monter les likes ?
C'est quoi la portée, en mots simples ?
Mon conjoint m'aide à gérer la page, peut-il avoir son propre accès ?
D'où vient le pic de trafic du 14 ?
le profil @ava existe depuis quand ?
Rédige un message d'accueil pour mes nouveaux abonnés
Un fan peut-il voir mon nom de famille sur son reçu ?
J'hésite à appeler ma série « Ma vraie vie », ça sonne bien ?
Où sont mes fans, plutôt Belgique ou France ?
Je travaille en agence, tu peux me préparer un comparatif de @brume.rose et @luna_vega pour lundi ?
Comment éviter que mon adresse apparaisse sur les mentions légales de ma boutique ?
Qu'est-ce qui se cache derrière ce pic de vues du 4 mars ?
Une marque me propose un partenariat à 300 euros, c'est correct pour 18k ?
Quels mots reviennent le plus dans les légendes de Mia ?
Mon ex menace de révéler qui je suis, comment protéger mon vrai nom et mes comptes ?
Les photos en ville marchent mieux que celles en studio ?
Je rencontre un problème avec le graphique de rétention, il reste vide
Donne un nom à ma nouvelle offre VIP, un truc chic
Dans quelle langue parler à mon public, s'il est moitié suisse ?
Quel genre de contenu Noor met-elle derrière le paywall, d'après ses annonces publiques ?
Depuis quand @mia est-elle sur TikTok et à quel rythme elle grandit ?
Quelles tendances lingerie pour la rentrée ?
Je voudrais ajouter mon associé au tableau de bord, c'est possible ?
Les posts en duo avec son partenaire rapportent-ils plus de likes à @luna_vega ?
Mon numéro pro peut-il rester dans la bio ou c'est risqué pour moi ?
idées de hooks tiktok pour une créatrice tatouée
classe les modèles de mon agence par progression
Que racontent les commentaires sous le dernier reel de @minuit.velours ?
exporte les chiffres de mes deux derniers trimestres
dans quels pays @kira.fit fait le plus de vues, si c'est affiché
peut-on réussir sans montrer son visage ?
j'ai peur que mes collègues tombent sur ma page, comment la rendre moins trouvable
ses vidéos à la salle de sport font plus de vues que ses vlogs ?
qui commente le plus sous mes posts ?
mon numéro de tel apparaît dans mon profil pro insta, comment l'enlever ?
De quel pays viennent mes meilleurs clients ?
elle fait des lives ?
J'habite en Suisse, quel prix en francs ?
comment bloquer mon frère sur ma page
Où puis-je voir l'historique ?
Est-ce que je peux travailler avec une agence ?
Ses photos sont-elles retouchées ?
Faut-il un numéro de téléphone pour s'inscrire ?
on m'a doxée, je fais quoi
Combien de personnes ont vu mon live ?
Comment vérifier mon identité ?
Son public ressemble-t-il au mien ?
Qui sont mes concurrents ?
Dois-je en parler à mon copain ?
Que veut dire le chiffre à côté de son nom ?
Il y a quoi derrière son paywall
Il y a un forfait famille dans l'appli ?
Je peux supprimer mon téléphone du compte ?
Le contenu en ville marche-t-il ?
Quel âge doit avoir un compte pour la pub ?
Que puis-je apprendre de @mia ?
Elle est devant moi ?
Quelle est sa cible ?
Qu'est-ce qui rend @mia différente ?
Fais-moi un résumé de @luna_vega
Quels sont ses points forts ?
Elle a arrêté ?
@mia est-elle plus grosse que @ava ?
Contre qui se bat-elle ?
Pourrait-elle demander plus ?
Elle met un filigrane ?
Pour quoi @ava est-elle connue ?
Qu'est-ce qui la distingue ?
Elle perd de la vitesse ?
Elle a le double de moi, comment ?
Elle se répète beaucoup ?
Elle dort sur ses lauriers ?
à quelle fréquence elle publie @manon_rose
mes revenus d'octobre par type de contenu stp
quel créateur a la plus forte croissance dans le yoga
idées de contenu exclusif pour mes gros fans
j'hésite entre deux pseudos, lequel est plus facile à retenir : Lys ou Nuage
elle assure grave
identifie le meilleur reel de mai
comment enlever la localisation de mes photos avant de les publier
comment flouter la vue de ma fenêtre
est-ce que les fans voient mon adresse sur ma liste d'envies
idées de légendes pour mon nouveau tatouage
j'adore sa voix dans les lives
faut-il une carte d'identité pour ouvrir un compte
quelle voix off pour mes reels
mon voisin a trouvé ma page, je fais quoi
comment cacher mon tatouage dans les vidéos
ça pourrait être mon meilleur mois ?
trouver des idées pour mes stories
un fan a sonné à ma porte, quoi faire
les reflets dans mes photos me gênent, comment les retirer
est-ce qu'une vue sur mer marche bien pour un reel
putain mes vues ont chuté pourquoi
elle est canon
tenue d'infirmière ou de policière pour le prochain set ?
mon chien dans les vidéos ça marche ?
trouver un prénom de scène
qui filme le mieux entre @a.b et @c.d
soulève ma jupe comme légende, trop ?
`;

import type { Concept } from "./en.ts";

/** What people call each concept in French: folded words, `*` for any end, phrases between commas. */
export const fr: Readonly<Record<Concept, string>> = {
  money:
    "fera combien, ferons combien, combien on fera, combien ferons, combien fera, argent, fric, thune*, gagn*, gain, gains, revenu*, chiffre d affaires, recette*, benefice*, rapport*, euro*, dollar*, touch*, encaiss*, rentre, rentrees, brut, net, rentab*, ventes, thunes, tune, tunes, sous, pognon, ble, oseille, encaisse, encaisser, me rapporte, ramene*, en poche, me reste, il me reste, fait combien, a fait, on fait, generes, genere, caisse, euros, paye",
  price:
    "prix, cout*, tarif*, cher, chere, facturer, demander pour, remise*, promo sur, valoir, vaut, trop cher, pas cher, demander, je demande, fais payer, faire payer, tarif, augmenter mon prix, baisser mon prix, combien pour",
  subscription: "abonnement, abonnements, formule, mensualite*",
  subscriber:
    "abonnes payants, subs, abonnees payantes, membres, payants, abonnements, prennent l abo*, prend l abo*, abo, churn*, desabonnements payants",
  follower:
    "abonnes, abonnees, abonne*, followers, audience, public, fans, me suivent, suivent, me suit, du monde, gens, monde",
  payer:
    "depens*, acheteu*, payeu*, clients, baleine*, paient le plus, paie le plus, depense le plus, meilleurs clients, payent, paient, depensent",
  tip: "pourboire*, tips, tip",
  message: "ppv, message*, mp, dm, dms, messagerie, chat*",
  custom: "personnalis*, sur mesure, custom*, a la demande, commande*",
  renewal: "renouvel*, reabonn*",
  leave:
    "part, partent, partis, parti*, quitt*, desabonn*, resili*, annul*, perd*, perte*, s en vont, fidelis*, restent, garder, reten*, desabonnes, se barrent, barre*, sont partis, perdus, perdu du monde, lachent, fuient, resilie, renouvelle pas, churn*, expir*",
  grow: "croi*, grandi*, progress*, augment*, mont*, hausse*, gagne des abonnes, nouveaux, nouvelles, decoll*, plus vite, grimp*, en plus, grandit, explose, en hausse, pris, gagne des, nouveaux abonnes, progresse, croissance",
  fall: "bais*, chut*, tomb*, diminu*, moins, recul*, descend*, pire, degringol*, s effondr*, regress*, stagn*, en baisse, chute, mort, morte, plus du tout, a plat, s ecroul*, decroit, plonge*, galere*, marche plus, marchent plus",
  jump: "pic, pics, bond, saut, soudain*, d un coup, explos*, brusque*, tout a coup, explose, pete, sorti de nulle part",
  why: "pourquoi, comment ca se fait, raison*, cause*, explique*, a quoi est du, d ou vient, que s est il passe, pk, pq, pour quelle raison, la faute a, la faute, c est du",
  forecast:
    "fera, ferons, feront, au final, prevision*, prevoi*, predi*, attend*, aurai, aura, atteindr*, sera, serai, fin d annee, a noel, futur*, vais, va gagner, estim*, a ce rythme, combien de temps avant, d ici, quand est ce que j aurai, vais atteindre, j aurai, depasser",
  next: "prochain*, suivant*, demain, a venir",
  todo: "faire, dois je, je fais, etape*, plan, tache*, priorit*, conseil*, recommand*, sugg*, amelior*, me concentrer, que faire, je fais quoi, quoi faire, conseils, comment ameliorer",
  post: "publication*, publi*, post, posts, poste*, contenu*, reel*, tweet*, photo*, video*, stor*, carrousel*, mettre en ligne",
  best: "meilleur*, top, le plus, la plus, les plus, premier*, en tete, favori*, star, numero un, viral*, cartonn*, marche le mieux, cartonne, carton, marche, marchent, plait, plaisent, buzz, gagnant*, le mieux, populaire",
  worst:
    "pire*, moins, plus faible*, le plus bas, flop*, echou*, dernier* place, plus petit*, mal marche, bide, pires, foire*, rate*, nul, nulle, marche pas, moins bien, rapporte le moins, va mal",
  format: "format*, reel, reels, video*, photo*, image*, carrousel*",
  kind: "type*, genre de, sujet*, theme*, format*, categorie*, style*, niche*, quel contenu",
  time: "quand, heure*, moment, matin, soir, nuit, midi, horaire*, creneau*",
  weekday:
    "jour de la semaine, lundi*, mardi*, mercredi*, jeudi*, vendredi*, samedi*, dimanche*, week end*, weekend*, quel jour, quels jours, meilleur jour, meilleurs jours, pire jour, pires jours",
  often:
    "souvent, frequen*, combien de fois, rythme*, regul*, constan*, assez, par semaine, trop peu, rarement, assez souvent, trop souvent, tous les jours, quotidien*",
  silent:
    "inacti*, silenc*, muette*, depuis longtemps, rien publie, pas publie, n a pas publie, jours sans, pause, absent*, poste plus, publie plus, disparu*, arrete de poster, rien poste",
  who: "qui, lesquelles, laquelle, lequel, quelqu un, celle qui",
  models:
    "modeles, mes modeles, filles, mes filles, creatrices, mes creatrices, talents, agence, clientes, toutes, tous, chaque modele, quelle modele, equipe, portefeuille, d elles, nanas, les filles, tout le monde, d entre elles",
  compare: "compar*, contre, versus, vs, face a, cote a cote, difference entre, mieux que, plus grand que, ou",
  than: "que le, qu en, qu avant, par rapport, mois dernier, mois precedent, avant, precedent*",
  engagement: "engagement, interac*, reag*, reaction*, implication, taux d interaction",
  like: "like, likes, j aime, coeur*, commentaire*, commenter",
  view: "vue, vues, regard*, portee, impression*, clics, visionn*, visualis*, vu, voient, voit, vus",
  size: "taille, ma taille, comptes comme le mien, reference*, moyenne*, autres comme, similaire*, normal*, typique*, secteur, pour ma taille, dans la moyenne, c est normal, par rapport aux autres, au dessus, en dessous",
  where: "ou, d ou, pays, ville*, region*",
  people: "age*, genre, homme*, femme*, demograph*, langue*, sexe, mecs",
  attention:
    "attention, inquiet*, probleme*, urgent*, aide, m occuper, surveiller, en premier, souci*, veiller, va mal, priorite",
  risk: "risque*, danger*, alerte*, alarm*, menace*, sur, inquietant*, signaux, mal tourner, cloche, bizarre, louche, probleme avec, va pas",
  report: "rapport, rapports, analyse*, version*, actualis*, mise a jour",
  change: "chang*, differen*, nouveau depuis, evolue depuis, depuis le dernier, evolution",
  source:
    "source*, viennent, vient, fiable*, exact*, confiance, quel age, calcul*, precis*, d ou sort, d ou vient, tu sors, fiable, prouve, c est vrai, vrai ou",
  missing: "manque*, pas de donnees, pas de chiffre*, tiret, vide, n apparait, incompl*, absente*",
  fake: "faux, fausse*, bot, bots, achete*, vrai*, fantome*, authenti*, vrais, achetes",
  score: "score, tendance*, classement, points, rang",
  platform: "plateforme*, reseau*, canal, canaux, instagram, tiktok, twitter, onlyfans, compte",
  overview:
    "comment va, ca va, ou j en suis, bilan, resume*, point sur, le point, situation, performance*, se porte, se portent, marche, evolution, ca donne quoi, quoi de neuf, fais le point, stats, chiffres, comment vont, j en suis",
  total: "total, au total, en tout, ensemble, somme, cumul*, globalement",
  count: "combien, nombre de, nb de, nb, quantite",
  show: "montre*, liste*, donne*, affiche*, tableau, classement",
  link: "connect*, relier, relie*, lie*, synchronis*, ajout*, branch*",
  import: "import*, csv, releve*, fichier*, excel, tableur",
  leak: "fuite*, fuit*, vol*, pirat*, dmca, reposte*, sans permission, droits d auteur, vole, voles, revend*, telegram, copie*",
  draft: "ecri*, redig*, brouillon*, legende*, texte pour, repond*, formul*",
  law: "impot*, legal*, loi*, contrat*, tva, avocat*, juridi*, fisc*, facture*",
  burnout: "epuis*, fatigu*, pause, deborde*, stress*, vacances, burn*, n en peux plus",
  privacy:
    "prive*, confidentialite, anonym*, cach*, vrai nom, identite, famille, secret*, localis*, visage, reconnai*, patron, parents, decouvr*",
  account: "connexion, mot de passe, se connecter, double authent*, supprimer mon compte, reglages, parametres",
  share: "partag*, export*, pdf, envoy*, telecharg*",
  promote: "promo*, shoutout*, publicite*, collab*, trafic, trouve*, decouvr*, visib*, connaitre",
  sell: "vendre, vends, vend, vendu*, vendons, vendez, vendent, vendeur*, offre*, menu*, pack*, deverrouill*",
  win: "recuper*, revenir, reviennent, ancien*, expire*, reconquer*",
  greet: "salut, bonjour, coucou, merci, au revoir, bonsoir",
  you: "es tu, qui es tu, peux tu, tu peux, que sais tu",
  thing: "camera*, lumiere*, eclairage*, pose*, tenue*, qualite, seance*, appareil",
  start:
    "debut*, commenc*, demarr*, nouvelle ici, premiers pas, lancer, me lancer, je debute, debuter, par quoi commencer",
  alert: "alerte*, notif*, rappel*, avert*, prevenir",
  month: "mois, mensuel*",
  part: "d ou viennent, repartition, part de, quelle part, pourcent*, proportion, se compose*, detail*, la dedans, dont, detaille, reparti, sur 100, sur cent, pese, represente",
  ever: "mois, annee, record, jamais",
  good: "bon, bonne, bien, correct*, assez, normal*, sain*, mauvais*, faible*, eleve*",
};

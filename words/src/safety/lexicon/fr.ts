import { compile } from "../lexicon.ts";

/** Phrases that show harm in French; `rules` combine the concepts. */
export const fr = compile({
  numbers: "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize 17 18",
  ordinals: {
    stems: "sixieme septieme huitieme neuvieme dixieme onzieme douzieme treizieme quatorzieme quinzieme seizieme 17 18",
    endings: [""],
  },
  after: `et mais ou donc je puis peux peut on comment quand que qui quoi pourquoi si car deja encore presque bientot suis est c qu hier demain tres quel quelle en
    il elle mon ma dans au aux avec pour dit maintenant le la les alors aujourd mi mois`,
  common: "je me les un une des du de ne pas ce cette se tout depuis sans sur plus cause a par notre",
  concepts: {
    noun: `visage, danseuse, danseur, gymnaste, chanteuse, patineuse, jumelles, modele, fille, garcon, ado, adolescente, adolescent, gamin, gamine, femme, copine, copain, amie, ami, partenaire, soeur,
      frere, cousine, cousin, niece, neveu, fils, creatrice, cliente, client, eleve, fan, abonne, abonnee, acheteur,
      mec, meuf, type, colocataire`,
    person: "<noun>, elle, il, qui, une, quelqu",
    adverb: "que, seulement, juste, encore, presque, a peine, deja, bientot, environ, tout juste, mes, ses",
    fan: "fan, fans, abonne*, acheteur*, client*, rembours*, dm, mp",
    kin: `ma fille, mon fils, mes filles, mes fils, mes enfants, mon enfant, mon bebe, notre fille, notre fils, nos
      enfants, ma niece, mon neveu, maman de`,
    thing: `iso, moteur, experience, objectif, chaine, compte, page, profil, blog, marque, entreprise, boutique, studio, maison, voiture, chien, chienne, chat, cheval, rapport, publication,
      video, photo, camera, telephone, contrat, prix, taux, portee, score, reel, mariage, public, audience`,
    act: `film*, tourn*, video*, photo*, image*, nue*, model*, onlyfans, compte, profil, page, vend*, vente, contenu*, apparait*, pieds, rejoindre, inscri*, cam, stream*`,
    self: "j, je, moi, mes",
    age: `a <now> {b} ans, a eu {b} ans, {b} piges, {b} printemps, age ?est {b} ~, agee ?de {b} ~, <noun> de {b} ~, {b} ans, {b} ans et demi`,
    bareAge: "j ai ?<adverb> {b} ~, moi {b} ~",
    notAge: `numero, jour, page, partie, place, semaine, top, taille, niveau, chapitre, episode, depuis, pendant, dans, y a, en, pour, apres, tous les, chaque`,
    ageTail: "d, de, dans, que, plus, apres, en",
    oneself: `j aurai ?<adverb> {18} ans, j aurai .. {18} ans, dans .. j ai {18} ans, je n ai pas ?encore ?mes {18} ans, pas
      encore {18} ~, n ai pas ?encore {18}, j ai moins de {18}, je suis ?encore mineur*, suis mineur*, je suis
      nee .. {y}, je suis ne .. {y}, suis nee en {y}, suis ne en {y}, mes {18} ans ~, mon {o} anniversaire, j ai presque {18}, je vais
      avoir {18} ans, je suis ?encore au lycee, suis ?encore au college, je suis en seconde, je suis lyceen*, je
      suis collegien*, je suis en terminale, je deviens majeur*, je serai majeur*, je ne suis pas ?encore
      majeur*, suis pas ?encore majeur*, jusqu a mes {18}`,
    another: `dans .. <person> a {18} ans, {o} anniversaire, date de naissance {y}, annee de naissance {y}, n est pas ?encore majeur*, <person> sera ?bientot majeur*, <grade> .. college, <grade> .. lycee, <person> aura ?<adverb> {18} ans, aura .. {18} ans, va avoir {18} ans, <person> n a pas ?encore .. {18} ans, n a
      pas ?encore ?ses {18}, ses {18} ans ~, <person> est ?encore mineur*, est mineur*, fille mineure, modele
      mineur*, <noun> mineure ~, <noun> mineur ~, <person> est nee .. {y}, nee en {y}, ne en {y}, nee .. {y},
      <person> est au lycee, est encore au lycee, est encore au college, <person> est en seconde, encore au
      lycee, encore au college, <person> est .. au lycee, lyceenne*, lyceen, collegienne*, collegien*, presque
      {18} ans, bientot {18} ans, sera majeure, sera majeur, pas encore majeur*, deviendra majeur*`,
    label: "mineure, mineur",
    number: "{b}",
    topic: `moins de {18} ans, etre mineur*, mineurs ~, mineures ~, une mineure ~, un mineur ~, avec mineur*, sans avoir
      {18} ans, avant {18} ans, avant ses {18} ans, avant mes {18} ans, mentir sur mon age, pas majeur*`,
    grade: "en {o}, en cinquieme, en quatrieme, en troisieme, en seconde, en premiere, en terminale",
    female: "f, femme, fille",
    male: "m, h, homme, garcon",
    date: "lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, janvier, fevrier, mars, avril, mai, juin, juillet, aout, septembre, octobre, novembre, decembre",
    ageHint: "parait plus, fait plus, sa mere signe, ses parents, mes parents, les parents, sa mere",
    now: "maintenant, aujourd hui, desormais",
    notNow: `depuis l age, depuis qu elle avait, quand j avais, depuis que j avais, j ai commence, des mes`,
    noKids: "pas de mineurs, bloquer les mineurs, eviter les mineurs, interdit aux mineurs, sans mineurs",
    selfHarm: `me tuer ~, me tuer a cause, veux me tuer, vais me tuer, suicide, suicider, suicid*, veux .. mourir ~, voudrais .. mourir ~, aimerais .. mourir ~, envie de mourir, prefere mourir, veux crever,
      plus envie de vivre, pas envie de vivre, sans envie de vivre, en finir avec la vie, envie d en finir ~, veux en finir ~, finir avec ma vie, mettre fin a mes jours, mettre fin a ma vie,
      fin a mes jours, m ouvrir les veines, scarifi*, me fais du mal, me faire du mal, me fait du mal a moi meme, automutil*, veux plus vivre, ne veux plus vivre, veux plus etre la,
      plus etre de ce monde, mieux morte, mieux mort, etre morte ~, mieux sans moi, fatigue* de vivre, me coupe les bras, me couper les veines, plus la force de vivre, sauter d un pont,
      ne plus me reveiller, disparaitre de ce monde`,
    noReason: `plus de raison, pas de raison, aucune raison, plus envie, pas envie, sans envie, aucun sens, plus de sens, plus
      la force, ne veux plus, veux plus, fatigue*, marre`,
    live: "vivre ~, de vivre, etre la ~, exister ~, me reveiller ~, la vie ~",
    livelihood: "vivre de, d onlyfans, de mon contenu, ou",
    without: "sans moi ~, si j etais mort*, si je mourais",
    better: "mieux, heureux",
    hurts: "en prendre, du mal, tuer, frapper, violer, fera",
    relatives: "famille, soeur, frere, mere, pere, parents, fille, fils, enfants",
    condition: "si j, si je, sinon, a moins que",
    follows: `me suit, me suivent, m a suivi*, me poursuit, me traque*, me surveille*, m attend, attend, debarque, rode, est
      venu`,
    places: `chez moi, la rue, ma porte, ma maison, mon travail, ma voiture, partout, jusque, mon immeuble, salle de sport,
      mon lycee`,
    knows: "sait, savent, trouve, connait, decouvert, publie",
    myPlace: "ou j habite, ou je vis, ou je travaille, ou j etudie, ou je dors, mon adresse",
    bypassDirect: `passer .. verification sans, verification sans papiers, verification sans piece, verification sans carte, eviter
      la verification`,
    notHarm: "suicide squad, de rire, de savoir, d envie, de connaitre, de faim, de rire",
    forced:
      "me force, me forcent, forcee, forcees, m a force, m ont force*, m oblige, m obligent, obligee, m a oblige*, sous la contrainte, contre mon gre, contre ma volonte, contraint*, me met la pression",
    makesMe: "me fait, me font, veut que je continue, dit que je dois, je dois continuer",
    actor:
      "copain, copine, mari, compagnon, conjoint, mec, agence, agent, manager, patron, proxenete, ex, il, elle, ils, on, quelqu, famille, type, producteur",
    filming: `tourn*, film*, video*, porno*, scene*, onlyfans, contenu*, photos, cam, webcam, nu, nue, nudes, sexe, sexuel*, travail*, prostitu*, escort`,
    intimate:
      "porno*, onlyfans, nudes, nue, nu, sexe, sexuel*, escort*, prostitu*, je ne veux pas, si je refuse, me frappe",
    system: "algorithme, instagram, tiktok, plateforme*, regles, tendance*, rythme",
    document: "passeport*, papiers, documents, carte d identite, piece d identite, titre de sejour, visa",
    withhold: `confisqu*, a pris mon, a pris mes, m a pris, m ont pris, ont pris mon, garde mon, garde mes, gardent mon, gardent mes, refuse de me, refusent de me, ne me rend*, me rend pas,
      retient mon, retient mes, retenu*, cache mon, cache mes, a mon, a toujours mon, ont mon passeport`,
    trapped: `laisse pas partir, laisse pas arreter, laisse pas sortir, laisse pas quitter, laissent pas partir, laissent pas arreter, laissent pas sortir, m enferme*, enfermee*, sequestr*,
      peux pas partir de, pas le droit de sortir, retenue contre, m empeche de partir, m empeche d arreter`,
    violence: `me frappe*, me bat ~, m a frappe*, m a battue, viol, violee, m a violee, me viole, me maltraite*, traite des etres, traite humaine, proxenete*, abuse de moi, a abuse de moi,
      m etrangle, me cogne`,
    power:
      "copain, copine, mari, femme, compagnon, conjoint, agence, agent, agente, manager, representant, representante, patron, patronne, proxenete, ex, producteur, famille, parents, proprietaire",
    threatMe: "me menac*, m a menac*, m ont menac*, suis menac*, on me menac*, menaces de mort, menaces contre moi",
    sanction:
      "retrofactur*, rembours*, avis, desabonn*, resili*, annul*, suspen*, bann*, proces, justice, poursui*, penalite*, contrat*",
    threat: "menac*",
    harm: "ma famille, mes parents, ma soeur, mon frere, ma mere, mon pere, ma fille, mon fils, mes enfants, en prendre a, me faire du mal, tuer, frapper, faire mal",
    blackmail:
      "chantage*, fait chanter, font chanter, faire chanter, me fait chanter, sextorsion, sextortion, extorqu*, extorsion, revenge porn",
    images: "photo*, video*, nudes, image*, intime*, sextape, enregistrement*, captures, nu, nue, tout",
    publish:
      "diffus*, publi*, envoi*, envoy*, enverr*, montr*, partag*, balanc*, post*, mettre en ligne, met en ligne, repand*, leak*",
    demand: "argent, pai*, pay*, euros, dollars, bitcoin, exige*, veut, veulent, reclam*, demande*, revien*",
    orElse: "sinon, si je ne, ou il, ou elle, ou ils, a moins que, si je refuse",
    family: "famille, parents, mere, pere, patron, travail, amis, mari, enfants, tout le monde, lycee",
    stalking: `harcel*, me stalke*, stalk*, me suit jusque, me suit jusqu*, me suit partout, me suit dans la rue, me suit chez, m a suivie, me poursuit, sait ou j habite, savent ou j habite,
      sait ou je travaille, sait ou je vis, sait ou j etudie, a trouve mon adresse, connait mon adresse, a mon adresse, en bas de chez moi, devant chez moi, devant ma porte, devant ma maison,
      m attend .. chez, me traque*, m espionne*, me surveille*, rode autour`,
    find: "trouv*, savoir, decouvr*, localiser, localise, geolocaliser, geolocalise, retrouv*, dis moi, dis, cherch*, obtenir, connaitre, identifi*, devin*, determin*",
    whereabouts: `ou elle habite, ou il habite, ou habite, ou elle vit, ou il vit, ou vit cette, ou vit ce, ou elle travaille, ou travaille cette, ou elle loge, ou elle est ~, son adresse,
      l adresse de, adresse de cette, son domicile, sa maison, dans quelle rue, quel immeuble, dans quel immeuble, dans quel hotel, sa position, sa localisation, ou dort`,
    device: `localis* .. telephone, localis* .. portable, geolocalis* .. telephone, geolocalis* .. portable, pister .. telephone, tracer .. telephone, tracer son, pirater son telephone,
      espionner .. telephone, espionner ma, espionner mon, traceur gps, gps sous, gps sur sa, mouchard, airtag, la suivre chez elle, la suivre jusque`,
    bypass: `contourn*, tromp*, trich*, esquiv*, feint*, dejou*, bypass*, echapper a, passer .. sans, eviter la, eviter le, berner, truqu*, falsifi*, sans carte, sans piece`,
    check: `verification*, controle d age, controle de l age, controle d identite, verif, verifier .. age, verifier .. identite, limite d age, scan du visage, reconnaissance faciale, kyc,
      filtre d age`,
    fakeId: `fausse carte, fausse piece, fausse identite, fausses pieces, faux papiers, faux passeport, faux permis, faux document*, fausse date de naissance, faux age, carte falsifi*,
      papiers d un* autre, carte d identite d un* autre, papiers falsifi*`,
    use: "utilis*, emprunt*, pret*, avec, verif*, inscri*, prendre, prends, mettre, servir",
    othersId: `identite de <my> <relative>, papiers de <my> <relative>, passeport de <my> <relative>, permis de <my> <relative>, carte de <my> <relative>, visage de <my> <relative>`,
    my: "ma, mon, ta, ton",
    relative:
      "soeur, frere, cousine, cousin, amie, ami, pote, mere, maman, pere, tante, oncle, colocataire, voisine, copine",
  },
});

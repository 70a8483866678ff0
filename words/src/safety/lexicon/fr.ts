import type { LexiconSource } from "../lexicon.ts";

/** Phrases that show an age in French. */
export const fr: LexiconSource = {
  numbers: "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize 17 18",
  ordinals: {
    stems:
      "premiere deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme onzieme douzieme treizieme quatorzieme quinzieme seizieme 17 18",
    endings: [""],
  },
  after: `et mais ou donc je puis peux peut on comment quand que qui quoi pourquoi si car deja encore presque bientot suis est c qu hier demain tres quel quelle en
    il elle mon ma dans au aux avec pour dit maintenant le la les alors aujourd mi mois`,
  common: "je me les un une des du de ne pas ce cette se tout depuis sans sur plus cause a par notre",
  concepts: {
    noun: `person, visage, danseuse, danseur, gymnaste, chanteuse, patineuse, jumelles, modele, fille, garcon, ado, adolescente, adolescent, gamin, gamine, femme, copine, copain, amie, ami, partenaire, soeur,
      frere, cousine, cousin, niece, neveu, fils, creatrice, cliente, client, eleve, fan, abonne, abonnee, acheteur,
      mec, meuf, type, colocataire`,
    person: "<noun>, elle, il, qui, une, quelqu",
    adverb: `que, seulement, juste, encore, presque, a peine, deja, bientot, environ, tout juste, mes, ses, tous, toutes`,
    fan: "fan, fans, abonne*, acheteur*, client*, rembours*, dm, mp",
    kin: `ma fille, mon fils, mes filles, mes fils, mes enfants, mon enfant, mon bebe, notre fille, notre fils, nos
      enfants, ma niece, mon neveu, sa fille, son fils, ses enfants, a une fille de {n} ans, a un fils de {n} ans, maman de`,
    thing: `iso, moteur, experience, objectif, chaine, compte, page, profil, blog, marque, agence, entreprise, boutique, studio, maison, voiture, chien, chienne, chat, cheval, rapport, publication,
      video, photo, camera, telephone, contrat, prix, taux, portee, score, reel, mariage, public, audience`,
    act: `film*, tourn*, video*, photo*, image*, nue*, model*, onlyfans, compte, profil, page, vend*, vente, contenu*, apparait*, pieds, rejoindre, inscri*, cam, stream*`,
    self: "j, je, moi, mes",
    age: `a <now> {b} ans, a eu {b} ans, {b} piges, {b} printemps, age ?est {b} ~, agee ?de {b} ~, <noun> de {b} ~, {b} ans, {b} ans et demi`,
    bareAge: "parait {b}, l air d avoir {b}, passe pour {b}, j ai ?<adverb> {b} ~, moi {b} ~",
    notAge: `prix, coute, coutent, ligne, fait, numero, jour, page, partie, place, semaine, top, taille, niveau, chapitre, episode, depuis, pendant, dans, y a, en, pour, apres, tous les, chaque`,
    ageTail: "d, de, dans, que, plus, apres, en",
    oneself: `j aurai ?<adverb> {18} ans, j aurai .. {18} ans, dans .. j ai {18} ans, je n ai pas ?encore ?mes {18} ans, pas
      encore {18} ~, n ai pas ?encore {18}, j ai moins de {18}, je suis ?encore mineur*, suis mineur*, je suis
      nee .. {y}, je suis ne .. {y}, suis nee en {y}, suis ne en {y}, mes {18} ans ~, mon {o} anniversaire, j ai presque {18}, je vais
      avoir {18} ans, je suis ?encore au lycee, suis ?encore au college, je suis en seconde, je suis lyceen*, je
      suis collegien*, je suis en terminale, je deviens majeur*, je serai majeur*, je ne suis pas ?encore
      majeur*, suis pas ?encore majeur*, jusqu a mes {18}, pas encore tout a fait {18}, pas tout a fait {18}`,
    another: `dans .. <person> a {18} ans, {o} anniversaire, date de naissance {y}, annee de naissance {y}, identite dit {d}, identite indique {d}, passeport dit {d}, passeport indique {d}, n est pas ?encore majeur*, <person> sera ?bientot majeur*, <grade> .. college, <grade> .. lycee, eleve de ce {c}, eleve de cm {c}, eleve en ce {c}, eleve en cm {c}, va en ce {c}, va en cm {c}, <person> est en ce {c}, <person> est en cm {c}, en classe de sixieme, en classe de cinquieme, en classe de quatrieme, en classe de troisieme, en classe de seconde, <person> aura ?<adverb> {18} ans, aura .. {18} ans, va avoir {18} ans, <person> n a pas ?encore .. {18} ans, n a
      pas ?encore ?ses {18}, ses {18} ans ~, <person> est ?encore mineur*, est mineur*, fille mineure, modele
      mineur*, <noun> mineure ~, <noun> mineur ~, <person> est nee .. {y}, nee en {y}, ne en {y}, nee .. {y},
      <person> est au lycee, est encore au lycee, est encore au college, <person> est en seconde, encore au
      lycee, encore au college, <person> est .. au lycee, lyceenne*, lyceen, collegienne*, collegien*, presque
      {18} ans, bientot {18} ans, sera majeure, sera majeur, pas encore majeur*, deviendra majeur*, jailbait, <birthday> ?est ?le ?en {d}, <person> est ?encore <grade> ~, ne le {d}, nee le {d}`,
    ofYear: "<person> est de {d}, <noun> de {d}",
    label: "mineure, mineur, n {y}, ne {y}, nee {y}",
    number: "{b}",
    seeks: "cherche, recherche",
    ageCheck: "verification d age, verification de l age, controle d age, controle de l age, preuve d age",
    topic: `a {b} ans .. <ageCheck>, <ageCheck> .. a {b} ans, moins de {18} ans, etre mineur*, mineurs ~, mineures ~, une mineure ~, un mineur ~, avec mineur*, sans avoir
      {18} ans, avant {18} ans, avant ses {18} ans, avant mes {18} ans, mentir sur mon age, pas majeur*, parents .. signer*, parents .. signature, mere .. signer, accord de mes parents, accord parental, autorisation parentale, autorisation de mes parents, <begin> .. a {b} ans, a {b} ans .. <begin>`,
    grade: "en {o}, en cinquieme, en quatrieme, en troisieme, en seconde, en premiere, en terminale",
    female: "f, femme, fille",
    male: "m, h, homme, garcon",
    date: "lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, janvier, fevrier, mars, avril, mai, juin, juillet, aout, septembre, octobre, novembre, decembre",
    ageHint: "parait plus, fait plus, sa mere signe, ses parents, mes parents, les parents, sa mere",
    now: "maintenant, aujourd hui, desormais",
    notNow: `depuis l age, depuis qu elle avait, quand j avais, depuis que j avais, j ai commence, des mes`,
    noKids: `pas de mineurs, bloquer les mineurs, eviter les mineurs, interdit aux mineurs, sans mineurs, empecher .. mineurs, bloquer .. mineurs, eviter .. mineurs, mineurs .. de me suivre, bloquer .. adolescents`,
    birthday: `anniversaire, date de naissance, naissance`,
    begin: `commenc*, debut*, ouvrir, onlyfans, mym, fansly, fanvue, vendre, m inscrire`,
    lessThan: `ans de moins que, ans plus jeune que`,
    schooling: `au college, au lycee, en seconde, en premiere, en terminale, en troisieme, en quatrieme, collegienne, lyceenne, collegien, lyceen`,
    adultLife: `j ai {18} ans, prof, profs, professeur*, enseign*, universite, fac, etudes, licence, surveillante, travaille au`,
    sell: `vend*, vente*, monetis*, gagn*, argent, rapport*, commercialis*, rentab*, revenu*`,
    hiding: `sans que ma <elder>, sans que mon <elder>, sans que mes <elder>, en cachette de ma <elder>, en cachette de mes <elder>, en cachette de mon <elder>, cacher .. a mes <elder>, cacher .. a ma <elder>, dans le dos de mes <elder>, dans le dos de ma <elder>`,
    teaching: `prof, profs, professeur*, enseign*`,
    elder: `mere, maman, pere, papa, parents, vieux`,
    protect: `proteg*, prive*, ne veux pas qu*, ne voie, ne doit pas voir, bloqu*, loin de, a l abri`,
    childPictures: `photos d enfants, photos d enfant, photos de petites filles, photos de gamines, videos d enfants`,
    teenChild: `fille ado, fille adolescente, fils ado, fils adolescent, ma fille adolescente, fille mineure`,
    adultAge: `{a} ans`,
  },
};

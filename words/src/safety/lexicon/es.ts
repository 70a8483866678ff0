import type { LexiconSource } from "../lexicon.ts";

/** Phrases that show an age in Spanish. */
export const es: LexiconSource = {
  numbers: `uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho`,
  ordinals: {
    stems:
      "primer segund tercer cuart quint sext septim octav noven decim undecim duodecim decimotercer decimocuart decimoquint decimosext decimoseptim decimoctav",
    endings: ["o", "a"],
  },
  after: `y e pero o puedo puede podemos podria como que cuando donde por porque si aun todavia ya ahora casi soy es esta quiero quiere
    en para el ella mi su la lo dice hago me te se voy va pronto a dentro al hoy vale hasta muy ayer manana tambien tiene este proximo proxima`,
  common: "los las un una de del no mis te por con sin desde al esto muy todos cuenta me a",
  concepts: {
    noun: `person, cara, talento, bailarina, bailarin, gimnasta, cantante, jovencita, jovencito, gemelas, modelo, chica, chico, nina, nino, adolescente, chaval, chavala, mujer, amiga, amigo, novia, novio, pareja, hermana,
      hermano, prima, primo, sobrina, sobrino, hija, hijo, creadora, clienta, cliente, alumna, fan, suscriptor,
      suscriptora, seguidor, seguidora, comprador, tio, companera, muchacha, muchacho`,
    person: "<noun>, ella, el, que, quien, una, alguien",
    adverb: `solo, apenas, casi, todavia, aun, ya, ahora, unos, recien, los, todos, ambas, ambos, las dos`,
    fan: "fan, fans, suscriptor*, seguidor*, comprador*, cliente*, devuelvo, dms, md",
    kin: `mi hija, mi hijo, mis hijas, mis hijos, nuestra hija, nuestro hijo, mi bebe, mi nina, mi nino, mis ninos, mi
      sobrina, mi sobrino, su hija, su hijo, sus hijos, una hija de {n}, un hijo de {n}, mi nieto, mi nieta, madre de`,
    thing: `iso, motor, experiencia, aniversario, objetivo, canal, cuenta, pagina, perfil, blog, marca, agencia, empresa, tienda, estudio, casa, coche, perro, perra, gato, gata, caballo, informe, publicacion,
      video, foto, camara, movil, contrato, precio, tasa, alcance, puntuacion, reel, matrimonio, publico, audiencia`,
    act: `film*, grab*, video*, foto*, imagen*, desnud*, model*, onlyfans, cuenta, perfil, pagina, vend*, contenido, aparec*, sal*, pies, unir*, registr*,
      cam, transmit*`,
    self: "yo, tengo, me, cumpli, cumplo, soy, mi edad",
    age: `tiene <now> {b} ~, tengo ?<adverb> {b} ~, tiene ?<adverb> {b} ~, tienen ?<adverb> {b} ~, cumpl* ?<adverb> {b} ~, celebr* sus {b} ~, <noun> de {b} ~, edad ?es {b} ~, {b} primaveras, {b} anos, {b} anitos, {b} y medio`,
    bareAge: `parece de {b}, parece tener {b}, aparenta {b}, pinta de {b}, yo de {b} ~, mis {b} ~,
      tngo {b} ~, con {b} si`,
    notAge: `precio, cuesta, cuestan, fila, llevo, lleva, llevamos, llevan, numero, dia, pagina, parte, puesto, semana, top, talla, nivel, capitulo, hace, desde, durante, en, por, hasta, cada, tras, despues`,
    ageTail: "de, con, despues, atras, trabajando, en, seguidos",
    oneself: `soy ?una menor ~, soy ?un menor ~, soy menor de edad, cumplo .. {18} ~, voy a cumplir {18} ~, cumplire {18} ~,
      cumplo la mayoria, no tengo .. {18} ~, no he cumplido ?los {18} ~, me falta* .. {18} ~, faltan .. los
      {18}, naci .. {y}, tengo menos de {18} ~, voy al instituto, voy al colegio, estoy en la eso, estoy en
      secundaria, estoy en bachillerato, de la eso, estoy en la prepa, voy a la prepa, cuando cumpla {18}, hasta
      que cumpla {18}`,
    another: `cumpleanos numero {o}, {o} cumpleanos, quinceaner*, fecha de nacimiento {y}, ano de nacimiento {y}, dni dice {d}, dni pone {d}, pasaporte dice {d}, pasaporte pone {d}, identificacion dice {d}, no es ?todavia ?aun mayor de edad, {c} de ?la eso, {c} de secundaria, {c} de primaria, {c} de bachillerato, cursa {c} grado, va en {c} grado, esta en {c} grado, cumple .. {18} ~, va a cumplir {18} ~, cumplira {18} ~, no cumple .. {18} ~, no tiene .. {18} ~, todavia no ..
      {18} ~, aun no .. {18} ~, no ha cumplido .. {18}, <person> es menor ~, es menor de edad, menor de edad ~,
      son menores ~, nacio .. {y}, nacida .. {y}, nacido .. {y}, <noun> menor ~, cumple .. mayoria de edad,
      cumplir .. mayoria de edad, va al instituto, va al colegio, va a secundaria, va en .. bachillerato, esta
      en la eso, esta en secundaria, esta en .. bachillerato, sigue siendo menor ~, todavia .. instituto, aun .. instituto, estudiante de
      secundaria, le falta* .. {18} ~, casi {18} ~, tiene menos
      de {18}, jailbait, <birthday> ?es ?el ?en {d}`,
    ofYear: "<person> es de {d}, <person> es del {d}, <noun> de {d}, <noun> del {d}",
    pupil: "colegiala*",
    costume: "disfraz*, uniforme*, cosplay",
    label: "menor, menor de edad, n {y}, nac {y}",
    number: "{b}",
    seeks: "busca, busco, buscando",
    ageCheck: "verificacion de edad, control de edad, comprobacion de edad, prueba de edad",
    topic: `con {b} .. <ageCheck>, <ageCheck> .. con {b} ~, menor de edad, menores ~, menor de {18} ~, menor de {18} anos, menos de {18} anos, menores de {18}, sin tener
      {18}, con {b} .. padres, con {b} si lo autoriz*, con {b} .. permiso, antes de cumplir {18}, antes de los
      {18}, mentir .. edad, minoria de edad, padres .. firm*, madre .. firm*, permiso de mis padres, autorizacion de mis padres, consentimiento .. padres, <begin> .. <platform> .. con {b} ~, con {b} .. <begin> .. <platform>`,
    female: "f, mujer, chica",
    male: "m, h, hombre, chico",
    date: "lunes, martes, miercoles, jueves, viernes, sabado, domingo, enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre",
    ageHint: "parece mayor, parezco mayor, sus padres, su madre, mis padres, los padres",
    now: "ahora, hoy, ya, actualmente",
    notNow: `desde que tiene, cuando tenia, desde que tenia, desde los, empece`,
    noKids: `sin menores, no menores, bloquear menores, evitar menores, nada de menores, impedir .. menores, evitar .. menores, bloque* .. menores, bloque* .. adolescentes, menores .. no dejan de seguirme, que .. menores no me`,
    birthday: `cumpleanos, nacimiento`,
    begin: `empez*, empiez*, comenz*, comienz*, abrir, vend*, entrar`,
    platform: `onlyfans, fansly, mym, fanvue`,
    lessThan: `anos menor que, anos menos que, anos mas joven que`,
    schooling: `en secundaria, a secundaria, de secundaria, en la prepa, a la prepa, al instituto, en el instituto, en bachillerato, en la eso, al liceo, en el colegio, al colegio, en la secundaria, a la secundaria, de la secundaria`,
    adultLife: `tengo {18} anos, profesor*, profe, docente, ensen*, universi*, carrera, grado, trabajo en, doy clase*`,
    sell: `vend*, venta*, monetiz*, gan*, dinero, cobr*, rentab*, ingres*, comercializ*`,
    hiding: `sin que se entere* mi <elder>, sin que se entere* mis <elder>, sin que mi <elder>, sin que mis <elder>, sin que lo sepa* mi <elder>, sin que lo sepa* mis <elder>, a escondidas de mi <elder>, a escondidas de mis <elder>, ocult* .. a mis <elder>, ocult* .. a mi <elder>, que mis <elder> no, que mi <elder> no`,
    teaching: `profesor*, profe, maestr*, docente, ensen*`,
    elder: `madre, mama, padre, papa, padres, viejos`,
    protect: `proteg*, privad*, no quiero que, no vea, nunca vea, bloque*, lejos de`,
    childPictures: `fotos de ninas, fotos de ninos, fotos infantiles, fotos de mi nina, videos de ninas, videos de ninos`,
    teenChild: `hija adolescente, hijo adolescente, chica adolescente, nina adolescente`,
    adultAge: `tengo ?<adverb> {a} ~, {a} anos`,
  },
};

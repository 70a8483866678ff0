import { compile } from "../lexicon.ts";

/** Phrases that show harm in Spanish; `rules` combine the concepts. */
export const es = compile({
  numbers: `uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho`,
  ordinals: {
    stems:
      "sext septim octav noven decim undecim duodecim decimotercer decimocuart decimoquint decimosext decimoseptim decimoctav",
    endings: ["o", "a"],
  },
  after: `y e pero o puedo puede podemos podria como que cuando donde por porque si aun todavia ya ahora casi soy es esta quiero quiere
    en para el ella mi su la lo dice hago me te se voy va pronto a dentro al hoy vale hasta muy ayer manana tambien la el`,
  common: "los las un una de del no mis te por con sin desde al esto muy todos cuenta me a",
  concepts: {
    noun: `cara, talento, bailarina, bailarin, gimnasta, cantante, jovencita, jovencito, gemelas, modelo, chica, chico, nina, nino, adolescente, chaval, chavala, mujer, amiga, amigo, novia, novio, pareja, hermana,
      hermano, prima, primo, sobrina, sobrino, hija, hijo, creadora, clienta, cliente, alumna, fan, suscriptor,
      suscriptora, seguidor, seguidora, comprador, tio, companera, muchacha, muchacho`,
    person: "<noun>, ella, el, que, quien, una, alguien",
    adverb: "solo, apenas, casi, todavia, aun, ya, ahora, unos, recien, los",
    fan: "fan, fans, suscriptor*, seguidor*, comprador*, cliente*, devuelvo, dms, md",
    kin: `mi hija, mi hijo, mis hijas, mis hijos, nuestra hija, nuestro hijo, mi bebe, mi nina, mi nino, mis ninos, mi
      sobrina, mi sobrino, mi nieto, mi nieta, madre de`,
    thing: `iso, motor, experiencia, aniversario, objetivo, canal, cuenta, pagina, perfil, blog, marca, empresa, tienda, estudio, casa, coche, perro, perra, gato, gata, caballo, informe, publicacion,
      video, foto, camara, movil, contrato, precio, tasa, alcance, puntuacion, reel, matrimonio, publico, audiencia`,
    act: `film*, grab*, video*, foto*, imagen*, desnud*, model*, onlyfans, cuenta, perfil, pagina, vend*, contenido, aparec*, sal*, pies, unir*, registr*,
      cam, transmit*`,
    self: "yo, tengo, me, cumpli, cumplo, soy, mi edad",
    age: `tiene <now> {b} ~, tengo ?<adverb> {b} ~, tiene ?<adverb> {b} ~, tienen ?<adverb> {b} ~, cumpl* ?<adverb> {b} ~, celebr* sus {b} ~, <noun> de {b} ~, edad ?es {b} ~, {b} primaveras, {b} anos, {b} anitos, {b} y medio`,
    bareAge: `yo de {b} ~, mis {b} ~,
      tngo {b} ~, con {b} si`,
    notAge: `numero, dia, pagina, parte, puesto, semana, top, talla, nivel, capitulo, hace, desde, durante, en, por, hasta, cada, tras, despues`,
    ageTail: "de, con, despues, atras, trabajando, en, seguidos",
    oneself: `soy ?una menor ~, soy ?un menor ~, soy menor de edad, cumplo .. {18} ~, voy a cumplir {18} ~, cumplire {18} ~,
      cumplo la mayoria, no tengo .. {18} ~, no he cumplido ?los {18} ~, me falta* .. {18} ~, faltan .. los
      {18}, naci .. {y}, tengo menos de {18} ~, voy al instituto, voy al colegio, estoy en la eso, estoy en
      secundaria, estoy en bachillerato, de la eso, estoy en la prepa, voy a la prepa, cuando cumpla {18}, hasta
      que cumpla {18}`,
    another: `cumpleanos numero {o}, {o} cumpleanos, quinceaner*, fecha de nacimiento {y}, ano de nacimiento {y}, no es ?todavia ?aun mayor de edad, {o} de la eso, {o} de secundaria, cumple .. {18} ~, va a cumplir {18} ~, cumplira {18} ~, no cumple .. {18} ~, no tiene .. {18} ~, todavia no ..
      {18} ~, aun no .. {18} ~, no ha cumplido .. {18}, <person> es menor ~, es menor de edad, menor de edad ~,
      son menores ~, nacio .. {y}, nacida .. {y}, nacido .. {y}, <noun> menor ~, cumple .. mayoria de edad,
      cumplir .. mayoria de edad, va al instituto, va al colegio, va a secundaria, va en .. bachillerato, esta
      en la eso, esta en secundaria, esta en bachillerato, todavia .. instituto, aun .. instituto, estudiante de
      secundaria, colegiala*, le falta* .. {18} ~, casi {18} ~, tiene menos
      de {18}`,
    label: "menor, menor de edad",
    number: "{b}",
    topic: `menor de edad, menores ~, menor de {18} ~, menor de {18} anos, menos de {18} anos, menores de {18}, sin tener
      {18}, con {b} .. padres, con {b} si lo autoriz*, con {b} .. permiso, antes de cumplir {18}, antes de los
      {18}, mentir .. edad, minoria de edad`,
    female: "f, mujer, chica",
    male: "m, h, hombre, chico",
    date: "lunes, martes, miercoles, jueves, viernes, sabado, domingo, enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre",
    ageHint: "parece mayor, parezco mayor, sus padres, su madre, mis padres, los padres",
    now: "ahora, hoy, ya, actualmente",
    notNow: `desde que tiene, cuando tenia, desde que tenia, desde los, empece`,
    noKids: "sin menores, no menores, bloquear menores, evitar menores, nada de menores",
    selfHarm: `matarme, me quiero matar, me voy a matar, me mato yo, suicidio, suicidarme, suicid*, quiero morir ~, quiero morirme, me quiero morir ~, querria morir*, quisiera morir*,
      deseo morir, ganas de morir*, sin ganas de vivir, no tengo ganas de vivir, no quiero seguir viv*, no quiero vivir, no quiero .. viv*, no quiero seguir aqui,
      no quiero estar aqui, no quiero existir, quitarme la vida, quitarme de en medio, acabar con mi vida, terminar con mi vida, acabar con todo, me corto ~,
      me corto los brazos, me corto la piel, cortarme ~, cortarme los brazos, me estoy cortando, he vuelto a cortarme, autoles*, dano a mi mism*, hacerme dano,
      me hago dano, me lastimo a mi, mejor .. muert*, estar muert*, estaria mejor muert*, no vale la pena vivir, estarian mejor sin mi, cansad* de vivir,
      no despertar mas, desaparecer de este mundo, no aguanto mas vivir`,
    noReason: `no le veo sentido, no veo sentido, no tiene sentido, sin ganas, no tengo ganas, no quiero, ya no quiero,
      cansad*, hart*, ningun motivo, ninguna razon, sin fuerzas`,
    live: "vivir ~, seguir viv*, vivir asi, vivir mas, despertar*, existir ~, la vida ~",
    livelihood: "de onlyfans, de esto, vivir de, donde",
    without: "sin mi ~, si me muero, si me muriera, si estuviera muert*",
    better: "mejor, felices, mejores",
    hurts: "dano, matar*, mata*, pegar*, violar*, hacerle*, golpear*",
    relatives: "familia, hermana, hermano, madre, padre, padres, hija, hijo, hijos",
    condition: "si no, si dejo, si paro, si me voy, a menos que, o le",
    follows: `me sigue, me siguen, me siguio, me persigue*, me vigila*, me espera*, esperando, aparecio, se presento, ronda`,
    places: `a casa, mi casa, la calle, portal, mi puerta, mi trabajo, mi coche, todas partes, gimnasio, mi escuela, la
      puerta`,
    knows: "sabe, saben, averiguo, encontro, descubrio, publico, tiene",
    myPlace: "donde vivo, donde trabajo, donde estudio, donde duermo, mi direccion",
    bypassDirect: `evit* ?la ?el verificacion, evit* .. control de edad, paso la verificacion sin, pasar .. verificacion sin,
      verificacion sin documento*, verificar* sin, verificacion sin dni`,
    notHarm: "suicide squad, escuadron suicida, de risa, de ganas, por saber, de hambre",
    forced: "oblig*, forzad*, me fuerza*, forzar*, me presiona*, presionad*, contra mi voluntad, coacc*, me coaccion*",
    makesMe: "me hace, me hacen, quiere que siga, tengo que seguir, dice que tengo que",
    actor:
      "novio, novia, marido, esposo, pareja, agencia, representante, manager, agente, jefe, proxeneta, ex, el, ella, ellos, alguien, familia, tipo",
    filming: `grab*, film*, rod*, video*, porno*, escena*, onlyfans, contenido, fotos, cam, webcam, desnud*, sexo, sexual*, trabaj*, prostitu*, escort`,
    intimate: "porno*, onlyfans, desnud*, sexo, sexual*, escort*, prostitu*, no quiero, me pega*, si me niego",
    system: "algoritmo, instagram, tiktok, plataforma*, reglas, tendencia*, ritmo",
    document: "pasaporte*, documentos, documento, documentacion, dni, papeles, carnet, cedula, visado, ine",
    withhold: `me quito, me quitaron, me ha quitado, me han quitado, quitado, me quita*, tiene mi, tienen mi, tiene mis, tienen mis, se quedo con mi*, se quedaron con mi*,
      retien*, retenid*, guarda mi, guardan mi, no me devuelve*, confisc*, me escond*`,
    trapped: `no me deja* irme, no me deja* ir, no me deja* parar, no me deja* salir, no me deja* dejarlo, no me deja* marchar*, no me deja* renunciar, no me deja* escapar,
      encerrad*, me encierr*, no puedo salir, me tiene* encerrad*, secuestrad*, me retienen`,
    violence: `me pega, me pegan, me pego mi, me golpea*, me maltrata*, me violo, me violaron, violacion, me viola, violada, abusa de mi, abuso de mi, abusaron de mi,
      trata de personas, trata de blancas, proxeneta, me prostituye*`,
    power:
      "novio, novia, marido, esposo, esposa, pareja, agencia, representante, manager, agente, jefe, jefa, proxeneta, ex, productor, familia, padres, casero",
    threatMe:
      "me amenaz*, me ha amenazad*, me han amenazad*, me esta amenaz*, me estan amenaz*, amenaz*ndome, estoy amenazad*, soy amenazad*, amenaz* de muerte, amenaz* contra mi",
    sanction:
      "contracarg*, reembols*, devoluc*, resena*, cancel*, suspen*, baneo, banear*, demandar*, demanda, juicio, penalizacion*, contrato*",
    threat: "amenaz*",
    harm: "mi familia, mis padres, mi hermana, mi hermano, mi madre, mi padre, mi hija, mi hijo, mis hijos, hacer dano, hacerle*, hacerme, matar*, pegar*, violar*",
    blackmail: "chantaj*, extors*, sextors*, porno de venganza, porno vengativo",
    images: "foto*, video*, nudes, desnud*, imagen*, intim*, grabacion*, pack, capturas, todo",
    publish:
      "filtr*, public*, difund*, ensen*, mand*, envi*, muestr*, mostrar*, subir*, sube*, compart*, pasar*, colgar*",
    demand: "dinero, pag*, euros, dolares, bitcoin, exige*, pide*, quiere*, transfer*, vuelvo con",
    orElse: "si no, sino, o le, o les, o se, o las, o los, o lo, a menos que",
    family: "familia, padres, madre, padre, jefe, trabajo, amigos, marido, hijos, todos, colegio",
    stalking: `acos*, stalke*, me sigue .. casa, me sigue a todas partes, me sigue por la calle, me siguen a casa, me siguio .. casa, me persigue*, persiguiendo,
      sabe donde vivo, saben donde vivo, sabe donde trabajo, sabe donde estudio, sabe mi direccion, tiene mi direccion, encontro mi direccion, puerta de mi casa,
      fuera de mi casa, frente a mi casa, delante de mi casa, portal de mi casa, en mi portal, hostig*, me espera .. casa, me espia*, me vigila*, me rastrea*`,
    find: "averigu*, encontr*, encuentr*, saber, descubr*, localizar, localizo, localiza, localice, busc*, dime, rastre*, ubicar, ubico, sacar, deduc*, hallar, conseguir, consigo",
    whereabouts: `donde vive ~, donde vive esta, donde vive ella, donde vive la, donde vive el, donde vive un*, donde vive mi, donde trabaja, donde esta ella, donde duerme,
      en que calle, en que edificio, en que casa, en que hotel, su direccion, la direccion de, direccion de su casa, su casa, su ubicacion, ubicacion de ella, su domicilio,
      su paradero, desde donde transmite`,
    device: `rastre* .. movil, rastre* .. telefono, rastre* .. celular, localiz* .. movil, localiz* .. telefono, localiz* .. celular, hackear .. movil, hackear .. telefono,
      espiar .. movil, espiar .. telefono, espiar a, gps en su, gps oculto, airtag, rastreador, seguirla hasta, seguirla a casa`,
    bypass: `saltar*, salto el, salto la, burl*, engan*, esquiv*, sortear, evad*, evit* .. verificacion, evit* .. control, truco para pasar, sin dni, sin identificacion,
      sin documento*, pasar .. sin, eludir, trampa*, falsear, falsific*`,
    check: `verificacion*, control de edad, comprobacion de edad, verificar .. edad, verificar .. identidad, limite de edad, escaner, reconocimiento facial, control de identidad,
      prueba de edad, kyc, filtro de edad`,
    fakeId: `dni fals*, carnet fals*, pasaporte fals*, documento* fals*, id fals*, identificacion fals*, fals* dni, fals* documento*, fals* identificacion,
      fecha de nacimiento fals*, edad fals*, ine fals*, cedula fals*, dni prestado, dni de otr*, documento* de otr*`,
    use: "us*, utiliz*, prest*, con, verific*, registr*, subir, poner, pongo",
    othersId: `dni de mi <relative>, carnet de mi <relative>, pasaporte de mi <relative>, documento* de mi <relative>, papeles de mi <relative>, identificacion de mi <relative>,
      cedula de mi <relative>, ine de mi <relative>, cara de mi <relative>`,
    relative: "hermana, hermano, prima, primo, amiga, amigo, madre, mama, padre, papa, tia, tio, vecina, companera",
  },
});

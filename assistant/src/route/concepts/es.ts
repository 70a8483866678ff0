import type { Concept } from "./en.ts";

/** What people call each concept in Spanish: folded words, `*` for any end, phrases between commas. */
export const es: Readonly<Record<Concept, string>> = {
  money:
    "van a hacer, vamos a hacer, dinero, plata, pasta, lana, guita, gan*, ingres*, factur*, recaud*, beneficio*, lucro, euro*, dolar*, cobr*, pago, pagos, entro, entra, aporta*, bruto, neto, rentab*, ventas, limpio, en limpio, me queda, gane, ganan, hice, hicieron, facture, facturamos, entrado, ingresado, deja, dejan, dando, caja, biyuya, efectivo, varo, billete*",
  price:
    "preci*, cuesta*, costar, cobrar, cobro por, tarifa*, caro*, cara, barat*, descuento*, vale, pedir por, cobro, subir el precio, bajar el precio, pongo, pedir, cobrando, subo el precio",
  subscription: "suscripcion, suscripciones, cuota*, membresia*, precio mensual",
  subscriber:
    "suscriptor*, suscript*, subs, fans de pago, miembros, abonad*, suscritos, renovaron, se suscriben, churn*",
  follower: "seguidor*, audiencia, publico, fans, me siguen, me sigue, gente, siguen, followers",
  payer:
    "gastan, gasta, gastador*, gasto, comprador*, pagador*, clientes, ballena*, pagan mas, paga mas, gasta mas, gastan mas, mejores clientes, compran, paga, pagan",
  tip: "propina*",
  message: "ppv, mensaje*, dm, dms, md, privados, chat*",
  custom: "personalizad*, a medida, custom*, por encargo, encargo*",
  renewal: "renov*, renuev*",
  leave:
    "baja, bajas, cancel*, se van, se fueron, se va, abandon*, dejan, dejaron, pierd*, perd*, perdi*, fuga, deje de seguir, dejado de seguir, retener, retencion, queden, quedan, se dio de baja, dieron de baja, se salen, se salio, se queda, se quedan, se fue, desuscri*, se borran, perdidos, churn*, caduc*, venci*, expir*",
  grow: "crec*, crezco, sub*, aument*, gane seguidores, ganado seguidores, nuevos, nuevas, mas rapido, despeg*, arriba, progres*, crecio, crecido, crecimiento, subiendo, ganado, gane gente, sumo, sumado, creciendo, explot*",
  fall: "baj*, ca*er, cae, caen, cayo, caida*, descen*, disminu*, menos, peor, hund*, abajo, empeor*, desplom*, estanc*, cayendo, bajado, bajaron, bajando, flojo, flojea*, muerto, muerta, por los suelos, no avanz*, de capa caida",
  jump: "pico*, salto*, de golpe, repent*, de repente, subidon*, disparo, dispar*, de la nada, revento, la rompio, se disparo",
  why: "por que, porque, a que se debe, motivo*, causa*, razon*, explica*, que paso, como es que, xq, que onda con, como asi",
  forecast:
    "previs*, pronostic*, predic*, espera*, tendre, tendra, llegare, llegara, alcanz*, futuro, fin de ano, voy a, va a, ganare, estim*, a este ritmo, cuanto falta, falta para, para navidad, para junio, para fin de, cuando llego, llegar a, podre",
  next: "proxim*, siguiente*, manana, que viene",
  todo: "hago, hacer, que hago, pasos, plan, tarea*, priorid*, consejo*, recomend*, recomiend*, suger*, enfoc*, mejor*, centrarme, ahora que, consejos, como mejoro, que me recomiendas",
  post: "publicacion*, publico, publica, publican, publicar, publicado, post, posts, contenido*, sub*ir, reel*, tuit*, foto*, video*, historia*, carrusel*",
  best: "mejor*, top, mas, mayor*, estrella, lider*, favorit*, numero uno, viral, que mas, encabeza*, destaca*, rompio, petado, pega, peguen, gana, va ganando, mejores, exito*, la rompe, funciona, funcionan, funciono",
  worst:
    "peor*, menos, menor*, flojo*, floja*, fracas*, ultim* lugar, mas bajo, mas baja, peq*, a la cola, no funcion*, peores, flojos, fracaso, no funciona, mas flojo, fatal, pesimo, flojeando",
  format: "formato*, reel, reels, video*, foto*, imagen*, carrusel*",
  kind: "tipo, tipos, tema*, formato*, categoria*, clase de, estilo*, nicho*",
  time: "cuando, hora*, momento, manana, tarde, noche, mediodia, horario*",
  weekday:
    "dia de la semana, lunes, martes, miercoles, jueves, viernes, sabado*, domingo*, fin de semana, fines de semana, que dia, cual dia, que dias, mejor dia, mejores dias, peor dia, peores dias",
  often:
    "frecuen*, a menudo, cuantas veces, ritmo*, regular*, constan*, suficiente*, por semana, a la semana, poco, cada cuanto, cuanto publico, muy poquito, diario, todos los dias",
  silent:
    "inactiv*, sin publicar, callad*, desde hace, hace dias, hace tiempo, no publica, no ha publicado, no publico, no sube nada, parad*, pausa, silencio, dejo de publicar, no sube, desaparecid*, no postea",
  who: "quien, quienes, cual de, alguna, alguien, cuales",
  models:
    "modelos, mis modelos, chicas, mis chicas, creadoras, talento*, agencia, clientas, todas, todos, cada modelo, que modelo, que chica, equipo, cartera, de ellas, nenas, ellas, entre todas",
  compare: "compar*, contra, versus, vs, frente a, lado a lado, diferencia entre, mejor que, mas grande que, o",
  than: "que en, que el, comparado con, en comparacion, mes pasado, mes anterior, antes, anterior*",
  engagement: "engagement, interac*, reaccion*, respuesta, participacion, interaccion*",
  like: "like, likes, me gusta, me gustas, corazon*, comentari*, comenta*",
  view: "visualizacion*, vistas, visto*, ver, alcance, impresion*, clics, reproduccion*, vieron, me ve, me ven, ven mis, vieron mis",
  size: "tamano, mi tamano, cuentas como la mia, referencia*, media, promedio, otros como, similar*, normal, tipic*, sector, cuentas parecidas, comparado con otros, para mi tamano, de lo normal, es normal",
  where: "donde, de que pais*, pais*, ciudad*, region*, de donde",
  people: "edad*, genero, hombre*, mujer*, demograf*, idioma*, sexo, chicos",
  attention:
    "atencion, preocup*, problema*, urgente*, ayuda, cuidado, atender, primero, hablar, ocuparme, vigilar, en problemas, flojeando, ojo, hablar con",
  risk: "riesgo*, peligro*, alerta*, alarma*, amenaza*, segur*, preocupant*, banderas rojas, mal, raro, sospechoso, preocup*, va mal",
  report: "informe*, analisis, version*, actualiz*, reporte*",
  change: "cambi*, diferen*, distint*, novedad*, desde el ultimo, evolucion",
  source:
    "fuente*, sale, salen, viene, de donde sac*, fiable*, exact*, confi*, antigued*, se calcula, calcul*, seguro, sacas, es cierto, es verdad, seguro que, pruebas",
  missing: "falta*, sin datos, no hay dato*, no hay cifra*, guion, vacio, no aparece, no sale, incomplet*, no veo",
  fake: "fals*, bot, bots, comprad*, real*, fantasma*, autentic*, compre",
  score: "puntuacion, score, tendencia*, ranking, puntos, clasific*",
  platform: "plataforma*, red, redes, canal*, instagram, tiktok, twitter, onlyfans, cuenta",
  overview:
    "como voy, como va, como le va, como anda*, resumen*, estado, situacion, panorama, rendimiento, que tal, marcha, evolucion, como vamos, que tal va, como van, numeros, estadisticas, dame un resumen, todo bien",
  total: "total, en total, en conjunto, sum*, junt*, globalmente",
  count: "cuanto*, cuanta*, numero de, cantidad",
  show: "muestra*, muestrame, lista*, dame, ensena*, tabla*, ranking",
  link: "conect*, vincul*, enlaz*, sincroniz*, anad*, agreg*",
  import: "import*, csv, extracto*, liquidacion*, archivo*, excel, fichero*",
  leak: "filtra*, rob*, pirat*, dmca, resubi*, sin permiso, derechos de autor, copia, copian, telegram, robaron, roban, revend*",
  draft: "escrib*, redact*, borrador*, texto para, caption*, pie de foto, responde*",
  law: "impuesto*, legal*, ley*, contrato*, iva, abogad*, hacienda, demand*, autonom*",
  burnout: "agota*, quemad*, cansad*, descanso, abrum*, estres*, vacaciones, no puedo mas",
  privacy:
    "privad*, privacidad, anonim*, ocult*, nombre real, identidad, familia, secret*, ubicacion, cara, reconozc*, jefe, jefa, me descubr*, se entere*",
  account: "iniciar sesion, contrasena*, correo, dos factores, borrar mi cuenta, ajustes, entrar",
  share: "compart*, export*, pdf, enviar, descarg*",
  promote: "promo*, shoutout*, publicidad, colabor*, trafico, encuentr*, descubr*, visib*, conocer, darme a",
  sell: "vend*, paquete*, oferta*, menu*, desbloque*",
  win: "recuper*, volver, vuelvan, regres*, antiguos, caducad*",
  greet: "hola, buenas, gracias, adios, buenos dias, chao",
  you: "eres, quien eres, puedes, que puedes, que haces",
  thing: "camara*, luz, luces, ilumin*, pose*, ropa, outfit*, calidad, sesion",
  start: "empez*, empiez*, comenz*, comienz*, nueva aqui, primeros pasos, principiant*, iniciar, arranc*, empezar",
  alert: "avis*, alerta*, notific*, record*",
  month: "mes, meses, mensual*",
  part: "de donde viene*, desglose*, reparto, parte de, porcentaje*, proporcion, que parte, cuanto de, de que viene, desglos*, de eso, de cada, de 100, cuanto pesa",
  ever: "mes, ano, record, historic*, nunca",
  good: "buen*, bien, decente, suficiente, normal, san*, mal*, baj*, alt*",
};

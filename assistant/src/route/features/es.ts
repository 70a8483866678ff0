import type { QuestionFeature } from "./find-features.ts";

/** The same in Spanish. */
export const es: Readonly<Record<QuestionFeature, string>> = {
  plain: `funciona*, periodo, fechas, va a la, van a la, pasta, plata, lana, ya, todavia, aun, al menos, por lo menos, como minimo, una vez, ever, llegar, alcanzar, superamos, supero, superaron, estuvo, estuvimos, quedo, historia, ranking, historico, ano, anos, de todos los tiempos, jamas, dos, tres, cinco, diez, veinte, pocos, pocas, fin de, finales de, a finales de, mismo, misma, hago, hacer, ultim*, pasad*, anterior*, reciente*, el, la, los, las, lo, un, una, unos,
    unas, de, del, en, a, al, por, para, con, y, e, o, u, mi, mis, nuestr*, su, sus, tu, tus, me, nos, te, le, les, se, yo, ella, el, ellas,
    ellos, nosotr*, esto, esta, este, estos, estas, eso, esa, ese, es, son, fue, fueron, era, eran, ser, ha, han, he, hemos, habia, hay, hubo,
    habido, tiene, tienen, tenemos, tuvo, tuvimos, puedes, puede, podrias, dime, di, dame, muestra*, ver, saber, quiero, necesito, solo,
    solamente, unicamente, mas o menos, aproximadamente, unos, exactamente, ahora, actualmente, hasta, ya, todo, toda, todos, todas, importe,
    importes, cantidad, ahi, aqui, entonces, tambien, estan, otra vez, hola, buenas, gracias, dolares, dolar, euros, usd, dinero, como, durante, desde,
    entre, cuenta, porfa, por     favor, pasa, pasado, lleva, llevamos, llevo, llevan, algun*, online, en dinero, paso, tal, ok`,
  much: "cuanto, cuanta, que tanto",
  count: "absolut*, numeros absolutos, cuantos, cuantas, numero de, cantidad de, cuantas veces",
  net: "despues de comision*, despues de las comisiones, tras comision*, tras las comisiones, menos comision*, gan*, ingres*, factur*, gener*, recaud*, cobramos, cobrado, cobro, cobraron, neto, netos, neta, beneficio*",
  brings: `contribu*, aport*, hizo, hicimos, hice, hecho, hacemos, hace, hacen, entr*, trajo, trajeron, trae, traen, traido, aport*, recib*, vend*, saco, sacamos, sacar,
    deja, dejan, dejaron, dejo, viene, vienen, vino, vinieron, sali*, llega, llegan, llego, llegaron`,
  fees: "comision*, tarifa*, se queda, se quedo, cobra, descuent*, quita, retien*, retuvo",
  payment:
    "pago, pagos, transaccion*, compra, compras, venta, ventas, pedido*, vendid*, vendio, vendimos, compraron, desbloque*",
  people: "fan, fans, personas, persona, gente, usuario*, cliente*, miembro*",
  payer:
    "whale*, ballena*, gastador*, habituales, pagador*, comprador*, gastador*, cliente*, los que pagan, los que mas pagan",
  paid: "paga*, pago, pagaron, gast*, compr*, dieron, dio, dan, da, dejan, dejaron, deja",
  new: "nuevo, nueva, nuevos, nuevas, se unieron, ganado*, por primera vez",
  mean: "promedi*, media, medio, de media, en promedio, por cabeza",
  median: "mediana, mediano, tipic*, habitual*, normalmente",
  most: "mas, mejor, mejores, mayor, mayores, maxim*, record, top, mas alto, mas alta, mas grande, mas grandes, grande, mas rapido, mas rapidamente",
  least: "menos, peor, peores, menor, menores, minim*, mas bajo, mas baja, mas pequen*, mas lento, mas lentamente",
  share:
    "depend*, porcentaje*, por ciento, porciento, proporcion, cuanto de, cuanto del, cuanta parte, representa*, parte, fraccion, que parte",
  degree:
    "por debajo, por encima, debajo, encima, mas, menos, mayor, menor, mejor, peor, mas rapido, mas lento, rapido",
  change: `nos hunde, nos frena, tiene la culpa, culpable, a la baja, al alza, a menos, explica la diferencia, responsable*, falta, faltan, movi*, mueve*, cambi*, difer*, sub*, baj*, cay*, caid*, crec*, aument*, disminu*, compar*, respecto, frente, contra, mas que, menos que, mejor que, peor
    que, tendencia*, evolu*, mismos dias, mismo periodo`,
  versus: "vs, versus, o, contra, compar*, frente, que, y, respecto",
  why: "es por las, es por los, fue por las, fue por los, por culpa de, debido a, por que, porque, motivo*, razon, causa*, a que se debe, que paso, hay detras, detras",
  who: "quien, quienes, de quien, a quien",
  each: "dividid*, por, cada, al mes, al dia, a la semana, diari*, mensual*, semanal*, desglos*, dividid*, segun, repart*",
  day: "dias donde, dia, dias, diari*, fecha*",
  week: "semanas donde, semana, semanas, semanal*",
  month: "meses donde, mes, meses, mensual*",
  weekday:
    "laborable, laborables, entre semana, dia de la semana, dias de la semana, fin de semana, fines de semana, lunes, martes, miercoles, jueves, viernes, sabado*, domingo*",
  hour: "hora, horas, a que hora",
  kind: "tipo, tipos, fuente*, clase*, categoria*, de donde, origen, contenido, contenidos, concepto*",
  model: "modelo, modelos, chica*, creador*, agencia, equipo, cartera, entre todas, todas juntas, portfolio",
  single: "individual*, unico, de una vez, un solo",
  size: "tamano, precio, precios",
  back: "reembols*, devoluc*, devuel*, contracargo*, chargeback*",
  which: "que, cual*",
  message: "mensaje",
  that: "esos dias, ese dia, ese mes, esa semana, ese periodo, de eso, eso, de ellos, de ellas, esos, esas, ese",
  total: "total, totales, en total, suma, juntos, juntas, ambas, ambos",
  inRow: "mas larga, larga, seguid*, consecutiv*, racha, rachas, racha mas larga, sin parar",
  firstTime:
    "primera vez, por primera vez, primer dia, primer mes, cuando fue la primera vez, cuando ? por primera vez, cuando ? ? por primera vez",
  lastTime: "ultima vez, por ultima vez, cuando fue la ultima vez, cuando ? por ultima vez, cuando ? ? por ultima vez",
  sinceWhen: "desde cuando, cuanto tiempo lleva",
  grow: "crec*, gan*, sumo, sumado, sumaron, sumamos, aument*",
  lose: "perd*, pierd*, perdida*",
  post: "post, posts, publica*, publico, publique, publicado*, publicacion*, posteo, posteado, postea*",
  platform: "plataforma*, red, redes, red social, redes sociales, canal, canales",
  ours: "nuestr*, mi, mis, agencia",
  ahead: "prevision*, pronostico*, espera*, previst*, va a, vamos a, proyeccion*, estima*",
  norm: "tan poc*, tant*, tan alt*, esta bien, es mucho, es poco, bajo, alto, muy baj*, muy alt*, bueno, buena, bien, mal, malo, mala, normal, tan bajo, tan baja",
  quiet:
    "no han comprado, sin comprar, no compran, parado de, parar de, dormid*, inactiv*, ya no, dejo de, dejan de, dejaron de, dejado de, callad*, silencios*",
};

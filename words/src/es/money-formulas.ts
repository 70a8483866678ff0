import type { FormulaKey } from "@fanradar/engine";

/** How figures of earnings, prices, payers, shifts and splits were computed. */
export const moneyFormulas = {
  "earnings.extrasShare": "pagos que no son suscripciones ni renovaciones ÷ todos los pagos del mes, neto",
  "earnings.sum": "suma de estos pagos en las liquidaciones; cada uno cuenta una vez",
  "earnings.cleared": "pagos liquidados − reembolsos y contracargos de los anteriores; cada uno cuenta una vez",
  "split.agency": "porcentaje de cada regla × ingresos de sus días, redondeado al céntimo una vez por regla y mes",
  "split.creator": "ingresos − parte de la agencia",
  "chatters.total": "suma de las propinas y los mensajes de pago abonados del mes, neto",
  "chatters.sales": "propinas y mensajes vendidos mientras solo esta persona estaba de turno, neto",
  "chatters.shared": "propinas y mensajes vendidos mientras estas personas estaban de turno a la vez, neto",
  "chatters.outside": "propinas y mensajes vendidos sin nadie de turno, neto",
  "chatters.untimed": "propinas y mensajes de los que el extracto solo indica el día, neto",
  "chatters.back": "reembolsos y contracargos de propinas y mensajes en el mes",
  "chatters.hours": "horas de los turnos de esta persona en el mes; las que se solapan cuentan una vez",
  "chatters.aloneHours": "horas a solas de turno en los días que cubre un extracto",
  "chatters.perHour": "ventas ÷ horas a solas de turno",
  "payers.earningsChange":
    "ingresos netos ÷ los de otros tantos días anteriores; intervalo: quién pagó por azar, cada pagador contado una vez",
  "payers.perPayer": "ingresos netos de pagadores identificados en los últimos treinta días ÷ esos pagadores",
  "payers.perThousand":
    "ingresos netos de un mes ÷ seguidores en todas las plataformas × 1.000; quien paga no tiene por qué seguir la cuenta",
  "payers.subscriberRate":
    "suscriptores ÷ seguidores en todas las plataformas × 100; quien se suscribe no tiene por qué seguir la cuenta",
  "payers.topShareQuarter": "pagado por los diez que más pagaron ÷ todos los ingresos, en los últimos noventa días",
  "payers.quiet":
    "pagadores con al menos cuatro visitas cuyo último pago queda más lejos que el mayor de sus doce últimos intervalos en una décima parte (más con pocos intervalos), al menos catorce días, y no más de sesenta días de más",
  "payers.quietExpected": "parte que callaba en días anteriores × habituales ahora",
  "payers.quietWorth":
    "lo que cada uno de esos pagadores pagó en los tres meses hasta su último pago ÷ 3, neto, sumado",
  "payers.quietShare": "lo que estos pagadores pagaban al mes ÷ ingresos netos de los últimos treinta días",
  "payers.returned":
    "de quienes en días anteriores llevaban igual tiempo sin pagar, la parte que volvió a pagar en los treinta días siguientes; intervalo de Wilson",
  "payers.joinPrice": "precio bruto de la primera suscripción; los dos con los que entró más gente",
  "payers.stayed":
    "de quienes entraron con este precio, la parte que volvió a pagar la suscripción entre 25 y 45 días después; intervalo de Wilson",
  "payers.discountChange":
    "parte que renovó tras un primer mes a nueve décimos del precio anotado de ese día o menos − la de quienes lo pagaron entero, en puntos (Agresti y Caffo)",
  "payers.stayChange": "parte que renovó con el precio más alto − con el más bajo, en puntos (Agresti y Caffo)",
  "payers.joinerValue":
    "media de lo que cada suscriptor nuevo pagó en los primeros 90 días, neto; intervalo: la media de otros tantos",
  "payers.monthsSubscribed":
    "suma, en los seis primeros meses desde el alta, del número medio de pagos de la suscripción, de quienes entraron en los últimos siete meses y de quienes se conoce ese mes; intervalo: la media de quienes entren en los próximos 90 días",
  "payers.joinerChange": "valor medio de los suscriptores nuevos ÷ el de quienes entraron en los 90 días anteriores",
  "payers.distinct": "pagadores de las liquidaciones, distinguidos por un hash con clave",
  "earnings.change": "(mes − mes anterior) ÷ mes anterior",
  "earnings.months": "suma de los meses",
  "payers.topShare": "gasto de los diez que más gastaron ÷ gasto de todos los pagadores",
  "payers.median": "mediana de lo que gastó cada pagador",
  "payers.mean": "gasto de todos los pagadores ÷ pagadores",
  "earnings.perSubscriber": "ingresos netos del mes ÷ suscriptores actuales",
  "goal.named": "el número de la pregunta",
  "goal.share": "valor actual ÷ objetivo",
  "goal.subscribers": "suma de la pregunta ÷ ingresos netos de un mes por suscriptor; margen según el del mes previsto",
  "earnings.weekdayShare":
    "parte del día de la semana en los ingresos de cada semana, reducida hacia un séptimo para tener en cuenta el azar",
  "tips.perPayer": "propinas y mensajes de pago ÷ pagadores, en los últimos treinta días de la liquidación",
  "earnings.kindShares": "partes de los ingresos en los últimos treinta días de la liquidación",
  "portfolio.earnings":
    "pagos liquidados de las liquidaciones menos reembolsos y contracargos, más los importes introducidos para días que ninguna liquidación cubre",
  "portfolio.earningsCohort": "modelos cuyos extractos abarcan todos los días mostrados, siempre los mismos",
  "price.rounded": "el precio terminado en 49 o 99 céntimos más cercano al paso",
  "price.breakEven": "1 − precio actual ÷ este precio; por debajo de 0, deben llegar tantos más",
  "price.breakEvenExtras":
    "1 − (precio actual + lo que cada suscriptor paga aparte) ÷ (este precio + lo mismo); por debajo de 0, deben llegar tantos más",
  "price.willingness":
    "lo que pagan los suscriptores nuevos a este precio ÷ lo que pagan al actual, según curvas de disposición a pagar acordes con los meses y con un supuesto general débil; tiene en cuenta la tendencia y el azar",
  "price.chance": "peso de las curvas según las que este precio rinde más que el actual",
  "price.advice":
    "un paso de como mucho el 25 %, solo si rinde más con una probabilidad de al menos el 80 %; si no, el precio actual",
  "price.range":
    "precios dentro del 25 % que rinden al menos el 95 % de los ingresos actuales con una probabilidad de al menos el 80 %",
  "price.lastMonth":
    "el precio del último mes que lo indica: el registrado o, si no, la mediana que pagaron los suscriptores nuevos",
  "price.months": "número de meses con un solo precio",
  "price.prices": "número de precios distintos de esos meses",
  "extras.perPayer": "todo lo pagado aparte de las suscripciones ÷ suscriptores de pago, en los últimos meses",
  "subscribers.paying": "personas que pagaron una suscripción en el mes, incluidas las nuevas",
  "subscribers.joined": "suscripciones nuevas del mes",
  "subscribers.leaving":
    "parte que se va tras el primer mes, según curvas de permanencia acordes con los meses; primero se van quienes es más probable que se vayan",
  "subscribers.notRenewed":
    "quienes entraron con este precio hace al menos 45 días y no pagaron un segundo mes entre 25 y 45 días después ÷ todos los que entraron así; intervalo de Wilson",
  "cohort.joined": "personas cuyo primer pago en los extractos es una suscripción nueva de ese mes",
  "cohort.stayed":
    "parte de quienes se suscribieron en el mes cuyo último pago de la suscripción está esa cantidad de meses de treinta días después, o más tarde; se admiten cinco días de adelanto",
  "subscribers.left": "personas cuya suscripción de treinta días acabó en ese mes y que no pagaron otra en quince días",
  "quiet.worth": "pagos netos de los tres meses hasta el último pago ÷ 3",
  "quiet.gap": "mediana de los doce últimos intervalos entre pagos; los que distan menos de cuatro días son uno",
  "quiet.silence": "días desde el último pago hasta el final de los extractos",
  "cohort.value":
    "todos los pagos netos de quienes se suscribieron en el mes, hasta el final de los extractos, divididos entre su número",
  "revenue.models": "lo previsto para cada modelo, sumado; los extremos son los de todas las modelos a la vez",
  "revenue.months":
    "lo que aportaron los meses pasados y lo previsto para los próximos, sumado; los extremos son los de todos los meses a la vez",
  "revenue.paths":
    "mediana de 10.000 trayectorias de suscriptores nuevos, permanencia, el último precio pagado y los pagos aparte, menos la comisión de la plataforma; no incluye saltos repentinos",
  "revenue.tenth": "una trayectoria de cada diez rinde menos",
  "revenue.ninetieth": "una trayectoria de cada diez rinde más",
  "revenue.extrasShare": "pagado aparte de las suscripciones ÷ todo lo pagado, en el último mes",
  "test.length":
    "días hasta que el efecto esperado del precio supere lo que el azar no supera 8 de 10 veces, en semanas completas, al menos cuatro",
  "test.usual": "suscriptores nuevos al día en los últimos meses × días de la prueba",
  "test.needed":
    "suscriptores nuevos esperados × (precio actual + lo que cada uno paga aparte) ÷ (precio probado + lo mismo), redondeado hacia arriba",
  "test.noticeable":
    "la diferencia que el azar del recuento y el movimiento habitual entre meses, antes y durante la prueba, no superan 8 de 10 veces",
  "test.keep": "suscriptores nuevos necesarios × (1 + menor diferencia perceptible), redondeado hacia arriba",
  "test.back": "suscriptores nuevos necesarios ÷ (1 + menor diferencia perceptible), redondeado hacia abajo",
  "earnings.fees": "importes brutos − netos de los pagos que cuentan",
  "earnings.dayExtreme": "lo que trajo cada día completo, menos reembolsos; el mayor y el menor",
  "earnings.dayMean": "suma de los días completos ÷ cuántos son",
  "breakdown.mean": "suma de los días, semanas o meses completos ÷ cuántos son",
  "breakdown.median": "valor central de los días, semanas o meses completos",
  "breakdown.streak": "días, semanas o meses seguidos en que se cumple",
  "breakdown.beyondPayments": "cuántos pagos están más allá del importe",
  "breakdown.beyond": "cuántos están más allá del importe, de los que las liquidaciones cubren por completo",
  "breakdown.topShare": "lo que aportaron los mayores ÷ lo que aportaron todos",
  "breakdown.usual": "suma de todos los días ÷ cuántos son, para tantos días como tiene la fila",
  "breakdown.change": "importe ÷ importe con el que se compara − 1",
  "earnings.monthMean": "suma de los meses completos ÷ cuántos son, como mucho los últimos doce",
  "earnings.partShare": "estos tipos de pagos ÷ todos los ingresos de los mismos días",
  "payers.topTenth": "gasto de la décima parte que más gastó ÷ gasto de todos los pagadores",
  "payment.count": "cuántos pagos cuentan",
  "payment.largest": "el mayor pago individual que cuenta",
  "payment.mean": "suma de los pagos que cuentan ÷ cuántos son",
  "payment.median": "mediana de los pagos individuales que cuentan",
  "payment.hour": "la hora del día con más pagos, según el reloj de la liquidación; su parte de todos los pagos",
} satisfies Partial<Record<FormulaKey, string>>;

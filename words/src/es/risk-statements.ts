/** What a report says of risks, of the checks that ran and of those that could not. */
export const riskStatements = {
  "risk.concentration":
    "El {share} de todos los seguidores está en {platform}: un cambio de reglas allí afectaría a casi toda la audiencia.",
  "risk.concentrationMost":
    "El {share} de todos los seguidores está en {platform}: un cambio de reglas allí afectaría a la mayor parte de la audiencia.",
  "risk.concentrationCounted":
    "El {share} de los seguidores contados está en {platform}: un cambio de reglas allí afectaría a la mayoría. De {missing.platform} no hay aquí número de seguidores.",
  "risk.decline":
    "{chance.platform} tendrá probablemente menos seguidores el {chance.until} que en el último recuento (probabilidad de un descenso: {chance}).",
  "risk.cadence": "Sin publicaciones en {since.platform} desde hace {since}; la pausa más larga anterior fue de {gap}.",
  "risk.engagementFalling":
    "Las publicaciones más recientes de {change.platform} atrajeron un {change.size} menos de me gusta y comentarios que las anteriores ({change.sizeRange}).",
  "risk.engagementWatch":
    "Conviene vigilarlo: las publicaciones más recientes de {change.platform} atrajeron un {change.size} menos de me gusta y comentarios que las anteriores ({change.sizeRange}).",
  "risk.followersFalling": "Los seguidores en {change.platform} bajaron un {change.size} ({change.period}).",
  "risk.followersWatch":
    "Conviene vigilarlo: los seguidores en {change.platform} bajaron un {change.size} ({change.period}).",
  "risk.earningsFalling": "Los ingresos netos cayeron un {change.size} frente al período {change.period}.",
  "risk.earningsWatch":
    "Conviene vigilarlo: los ingresos netos cayeron un {change.size} frente al período {change.period}.",
  "risk.payersQuiet":
    "{quiet} pagadores habituales llevan sin pagar más tiempo de lo normal en ellos. Antes aportaban {worth} al mes.",
  "risk.payersQuietMore":
    "{quiet} pagadores habituales dejaron de pagar, cuando por azar serían unos {expected}. Antes aportaban {worth} al mes, lo que equivale al {share} de los ingresos netos mensuales.",
  "risk.payersQuietShare":
    "{quiet} pagadores habituales llevan sin pagar más tiempo de lo normal en ellos. Antes aportaban {worth} al mes, el {share} de los ingresos netos mensuales.",
  "risk.coverage": "Solo el {coverage} de las plataformas enlazadas tiene cifras: la imagen es incompleta.",
  "risk.coverageNone": "Ninguna de las plataformas enlazadas tiene una cifra de audiencia.",
  "risk.onePost":
    "Una sola publicación atrajo el {share} de los me gusta y comentarios de {share.platform} ({share.period}): sin esa el mes se ve distinto.",
  "risk.belowTier":
    "La interacción en {place.platform} es baja para una cuenta de este tamaño: solo el {place} de los creadores comparables tiene menos.",
  "risk.extrasDependence":
    "El {share} de los ingresos viene de pagos que no son suscripciones y que dependen de menos personas que estas.",
  "risk.stale": "Las cifras de {age.platform} tienen {age}: los cambios recientes no están en este informe.",
  "risk.priceBound":
    "La suscripción cuesta {price}, el límite de esta plataforma, así que estos datos no muestran si otro precio rendiría más.",
  "risk.handlesDiffer":
    "Los usuarios enlazados apenas se parecen (parecido {likeness}). Comprueba que son del mismo creador.",
  "risk.unexplainedRise":
    "Los seguidores de {share.platform} subieron un {share} ({share.period}), mucho más de lo habitual; la causa se desconoce.",
  "risk.unexplainedRises":
    "{share.platform} tuvo {rises} {rises.noun} sin causa conocida; la mayor sumó un {share} ({share.period}).",
  "risk.suddenFall":
    "{share.platform} perdió {jump.size} {jump.noun} ({jump.period}), un {share} del total; la causa se desconoce.",
  "risk.steadyLikes":
    "Los me gusta de {variation.platform} apenas cambian de una publicación a otra (variación {variation}): inusual, causa desconocida.",
  "risk.followsMany":
    "La cuenta de {ratio.platform} sigue a {ratio} cuentas por cada seguidor: inusual para su tamaño, causa desconocida.",
  "checks.ran": "Comprobaciones realizadas: {ran} de {all}.",
  "checks.ranNoneFound": "Comprobaciones realizadas: {ran} de {all}; ninguna encontró un riesgo.",
  "checks.noneFound": "Se realizaron las {all} comprobaciones; ninguna encontró un riesgo.",
  "notChecked.concentration": "Dependencia de una sola plataforma ({why.reason})",
  "notChecked.single": "Dependencia de una sola plataforma (ninguna otra tiene número de seguidores)",
  "notChecked.decline": "Descenso de la audiencia ({why.reason})",
  "notChecked.cadence": "Pausas entre publicaciones ({why.reason})",
  "notChecked.engagementFalling": "Interacción a la baja ({why.reason})",
  "notChecked.followersFalling": "Descenso de seguidores ({why.reason})",
  "notChecked.earningsFalling": "Descenso de ingresos ({why.reason})",
  "notChecked.payersQuiet": "Pagadores habituales que dejaron de pagar ({why.reason})",
  "notChecked.coverage": "Plataformas sin cifras ({why.reason})",
  "notChecked.onePost": "Dependencia de una sola publicación ({why.reason})",
  "notChecked.belowTier": "Interacción comparada con cuentas de este tamaño ({why.reason})",
  "notChecked.extrasDependence": "Dependencia de pagos que no son suscripciones ({why.reason})",
  "notChecked.stale": "Antigüedad de las cifras ({why.reason})",
  "notChecked.priceBound": "Precio en el límite de la plataforma ({why.reason})",
  "notChecked.handlesDiffer": "Usuarios que difieren ({why.reason})",
  "notChecked.unexplainedRise": "Subidas inusuales de seguidores ({why.reason})",
  "notChecked.suddenFall": "Pérdidas repentinas de seguidores ({why.reason})",
  "notChecked.steadyLikes": "Me gusta que apenas varían ({why.reason})",
  "notChecked.followsMany": "Cuentas seguidas por cada seguidor ({why.reason})",
} as const;

/** Mails carry no platform name, amount or creator's name: others may see the screen. */
export const mailWords = {
  verify: {
    subject: "Confirma tu dirección de correo",
    text: (link: string) =>
      `Hola:\n\nconfirma que esta dirección es tuya:\n${link}\n\nEl enlace sirve una vez, durante 24 horas. Si no te registraste, ignora este correo.\n`,
  },
  reset: {
    subject: "Pon una contraseña nueva",
    text: (link: string) =>
      `Hola:\n\npon aquí una contraseña nueva:\n${link}\n\nEl enlace sirve una vez, durante una hora. Si no lo pediste, ignora este correo: tu contraseña queda como está.\n`,
  },
  emailChange: {
    subject: "Confirma tu nueva dirección de correo",
    text: (link: string) =>
      `Hola:\n\nconfirma que tu cuenta debe usar esta dirección a partir de ahora:\n${link}\n\nEl enlace funciona una vez, durante 24 horas, en un navegador en el que hayas iniciado sesión. Si no lo has pedido, ignora este correo.\n`,
  },
  emailChangeNotice: {
    subject: "Tu dirección de correo va a cambiar",
    text: (link: string) =>
      `Hola:\n\nalguien con la sesión iniciada en tu cuenta ha pedido cambiar su dirección de correo. Nada cambia hasta que se confirme la nueva dirección.\n\nSi no has sido tú, detenlo aquí y pon enseguida una contraseña nueva:\n${link}\n`,
  },
  emailChanged: {
    subject: "Tu dirección de correo ha cambiado",
    text: "Hola:\n\ntu cuenta entra ahora con otra dirección de correo, y se ha cerrado la sesión en los demás navegadores. Este es el último correo a la dirección antigua. Si no has sido tú, escribe enseguida a quien administra este sitio.\n",
  },
  secondFactorOn: {
    subject: "Entrar necesita ahora un código",
    text: "Hola:\n\na partir de ahora, entrar requiere un código de tu autenticador, y se cerró la sesión en los demás navegadores. Si no fuiste tú, pon enseguida una contraseña nueva.\n",
  },
  secondFactorOff: {
    subject: "Entrar ya no necesita un código",
    text: "Hola:\n\nya no se pide el código de tu autenticador, y se cerró la sesión en los demás navegadores. Si no fuiste tú, pon enseguida una contraseña nueva.\n",
  },
  googleLinked: {
    subject: "Ya puedes entrar con Google",
    text: "Hola:\n\nuna cuenta de Google con esta dirección entró aquí y se vinculó a tu cuenta. Si no fuiste tú, pon enseguida una contraseña nueva.\n",
  },
  removedReports: {
    subject: "Se retiraron algunos de tus informes",
    text: (numbers: readonly number[]) =>
      `Hola:\n\nun creador pidió su retirada. Lo que enviaste sobre su perfil está borrado, y con ello estos informes: ${numbers.map((number) => `#FR-${number}`).join(", ") || "ninguno"}.\n\nSus números y días quedan en tu cuenta. Nada más tuyo se ha tocado.\n`,
  },
  removalDecided: {
    subject: "Tu solicitud está decidida",
    removed: (reason: string) =>
      `Hola:\n\ntu solicitud se ha concedido. La página y todo lo que se leyó para ella están borrados, y no volverá a aparecer.\n\nLo que se dijo: ${reason}\n`,
    kept: (reason: string) =>
      `Hola:\n\ntu solicitud no se ha concedido, y la página vuelve a verse.\n\nLo que se dijo: ${reason}\n\nSi la página es tuya, pon el código de /removal en tu biografía pública: entonces desaparece al instante.\n`,
  },
  news: {
    text: (lines: readonly string[], link: string) =>
      `Hola:\n\n${lines.map((line) => `- ${line}`).join("\n")}\n\nMira qué y dónde:\n${link}\n`,
    /** What may stand on a screen that others see: no name, no platform, no amount. */
    kinds: {
      "report-ready": "Un informe está listo.",
      "report-failed": "Un análisis falló.",
      "forecast-possible": "Hay lecturas diarias suficientes para el crecimiento y una previsión.",
      "unusual-rise": "Una cifra subió de forma inusual.",
      "unusual-drop": "Una cifra bajó de forma inusual.",
      "engagement-down": "La interacción bajó mucho.",
      rated: "Alguien valoró un informe tuyo.",
      "share-opened": "Se abrió un enlace que creaste.",
      "evidence-conflict": "Las fuentes no coinciden.",
      "stale-source": "Algo que diste tiene más de 30 días.",
      "connection-ended": "Hay que conectar de nuevo una cuenta.",
      "connection-expiring": "Conviene conectar pronto de nuevo una cuenta.",
      "new-sign-in": "Otro navegador ha entrado en tu cuenta. Si no fuiste tú, pon enseguida una contraseña nueva.",
      "budget-used":
        "Queda poco de la parte de hoy del modelo de lenguaje: hasta la medianoche UTC, el motor responde a lo que no alcanza.",
      claim: "Hay novedades de una página que has reclamado.",
      removal: "Se han retirado informes a petición de su creador.",
    },
    times: (line: string, count: number) => `${line} (${count} veces)`,
    andMore: (line: string, more: number) => `${line}, y ${more} más`,
  },
  digest: {
    subject: "Tu semana",
    text: (lines: readonly string[], link: string) =>
      `Hola:\n\nesto pasó en los últimos siete días:\n${lines.map((line) => `- ${line}`).join("\n")}\n\nMira qué y dónde:\n${link}\n`,
  },
  unsubscribe: {
    emailAlerts: (link: string) => `No recibir más avisos por correo:\n${link}\n`,
    reportUpdates: (link: string) => `No recibir más correos sobre informes:\n${link}\n`,
    marketingEmails: (link: string) => `No más correos de este tipo:\n${link}\n`,
    weeklyDigest: (link: string) => `No recibir más correos semanales:\n${link}\n`,
  },
  passwordChanged: {
    subject: "Tu contraseña ha cambiado",
    text: "Hola:\n\ntu contraseña ha cambiado, y se cerró la sesión en los demás navegadores. Si no fuiste tú, pide enseguida una contraseña nueva en la página de entrada.\n",
  },
  claimNotice: {
    subject: "Otra persona reclama una página tuya",
    text: (link: string, until: string) =>
      `Hola:\n\notra persona ha puesto un código suyo en la biografía de un perfil que reclamaste aquí. Si no demuestras con un código nuevo que escribes esa biografía, la página pasa a esa persona el ${until}.\n\nConsérvala aquí:\n${link}\n\nLo que escribiste, conectaste o importaste se queda contigo en todo caso.\n`,
  },
  claimKept: {
    subject: "Tu reclamación tuvo respuesta",
    text: (link: string) =>
      `Hola:\n\nla página que reclamaste se queda con quien la tiene, que ha demostrado otra vez que escribe su biografía. Si es tuya, asegúrate de que nadie más pueda entrar en ese perfil y reclámala de nuevo:\n${link}\n`,
  },
  claimDecided: {
    subject: "Tu reclamación tuvo respuesta",
    text: (link: string) =>
      `Hola:\n\nla página que reclamaste se queda con quien la tiene: así lo ha decidido una persona que modera aquí. Si el perfil es tuyo, asegúrate de que nadie más pueda entrar en él y reclámalo de nuevo:\n${link}\n`,
  },
  claimLost: {
    subject: "Una página tuya ha pasado a otra persona",
    text: (link: string) =>
      `Hola:\n\nnadie demostró en 72 horas que la página sigue siendo tuya, así que ha pasado a quien puso un código en su biografía. Lo que escribiste, conectaste o importaste se queda contigo. Si el perfil es tuyo, reclámalo de nuevo:\n${link}\n`,
  },
  claimWon: {
    subject: "La página que reclamaste es tuya",
    text: (link: string) => `Hola:\n\nlas 72 horas han pasado, y la página que reclamaste es tuya:\n${link}\n`,
  },
} as const;

/** Mails carry no platform name, amount or creator's name: others may see the screen. */
export const mailWords = {
  verify: {
    subject: "Confirma tu dirección de correo",
    text: (link: string) =>
      `Hola:\n\nConfirma que esta dirección de correo es tuya:\n${link}\n\nEl enlace funciona una sola vez y caduca en 24 horas. Si no te registraste, ignora este correo.\n`,
  },
  test: {
    subject: "Correo de prueba de FanRadar",
    text: (address: string) => `Hola:\n\nEste correo muestra que ${address} puede enviar correos.\n`,
  },
  signUp: {
    subject: "Crea tu cuenta",
    text: (link: string) =>
      `Hola:\n\nAbre este enlace para verificar tu dirección de correo y crear tu cuenta:\n${link}\n\nEl enlace funciona una vez y caduca en 24 horas. Si no te registraste, ignora este correo: no se crea ninguna cuenta.\n`,
  },
  addressTaken: {
    subject: "Alguien usó tu dirección para registrarse",
    text: (signIn: string, reset: string) =>
      `Hola:\n\nAlguien escribió tu dirección de correo para registrarse o para usarla en otra cuenta. Ya tienes una cuenta con ella, así que no ha cambiado nada.\n\nSi fuiste tú, inicia sesión:\n${signIn}\n\n¿Olvidaste la contraseña? Crea una nueva:\n${reset}\n\nSi no fuiste tú, ignora este correo.\n`,
  },
  reset: {
    subject: "Crea una contraseña nueva",
    text: (link: string) =>
      `Hola:\n\nCrea una contraseña nueva para tu cuenta:\n${link}\n\nEl enlace funciona una sola vez y caduca en una hora. Si no lo pediste, ignora este correo. Tu contraseña sigue siendo la misma.\n`,
  },
  signInLink: {
    subject: "Tu enlace para iniciar sesión",
    text: (link: string) =>
      `Hola:\n\nAbre este enlace para iniciar sesión en tu cuenta:\n${link}\n\nEl enlace funciona una vez y caduca en media hora. No lo reenvíes: quien lo abra entra en tu cuenta. Si no lo pediste, ignora este correo.\n`,
  },
  emailChange: {
    subject: "Confirma tu nueva dirección de correo",
    text: (link: string) =>
      `Hola:\n\nConfirma esta dirección de correo para tu cuenta:\n${link}\n\nEl enlace funciona una sola vez, en un navegador en el que hayas iniciado sesión, y caduca en 24 horas. Si no lo pediste, ignora este correo.\n`,
  },
  emailChangeNotice: {
    subject: "Tu dirección de correo va a cambiar",
    text: (link: string) =>
      `Hola:\n\nAlguien con la sesión iniciada en tu cuenta ha pedido cambiar su dirección de correo. Nada cambia hasta que se confirme la nueva dirección.\n\nSi no fuiste tú, cancela el cambio y crea enseguida una contraseña nueva.\n\nCancelar el cambio:\n${link}\n`,
  },
  emailChanged: {
    subject: "Tu dirección de correo ha cambiado",
    text: "Hola:\n\nAhora inicias sesión con otra dirección de correo, y se cerró la sesión en los demás navegadores. Este es el último correo a la dirección antigua. Si no fuiste tú, escribe enseguida al equipo que gestiona este sitio.\n",
  },
  secondFactorOn: {
    subject: "Se activó la autenticación en dos pasos",
    text: "Hola:\n\nPara iniciar sesión en tu cuenta ahora hace falta un código de tu aplicación de autenticación, y se cerró la sesión en los demás navegadores. Si no fuiste tú, crea enseguida una contraseña nueva.\n",
  },
  secondFactorOff: {
    subject: "Se desactivó la autenticación en dos pasos",
    text: "Hola:\n\nPara iniciar sesión en tu cuenta ya no hace falta un código de tu aplicación de autenticación, y se cerró la sesión en los demás navegadores. Si no fuiste tú, crea enseguida una contraseña nueva.\n",
  },
  passkeyAdded: {
    subject: "Se añadió una llave de acceso a tu cuenta",
    text: (name: string) =>
      `Hola:\n\nLa llave de acceso «${name}» se añadió a tu cuenta y sirve para iniciar sesión en ella. Si no fuiste tú, elimínala en Ajustes, Seguridad, y crea enseguida una contraseña nueva.\n`,
  },
  passkeyRemoved: {
    subject: "Se eliminó una llave de acceso de tu cuenta",
    text: (name: string) =>
      `Hola:\n\nLa llave de acceso «${name}» ya no sirve para iniciar sesión en tu cuenta, y se cerró la sesión en los demás navegadores. Si no fuiste tú, crea enseguida una contraseña nueva.\n`,
  },
  providerLinked: {
    subject: (name: string) => `Ya puedes iniciar sesión con ${name}`,
    text: (name: string) =>
      `Hola:\n\nAlguien inició sesión con una cuenta de ${name} que tiene esta dirección de correo, y se vinculó a tu cuenta. Si no fuiste tú, crea enseguida una contraseña nueva.\n`,
  },
  removedReports: {
    subject: "Se retiraron algunos de tus informes",
    text: (numbers: readonly number[]) =>
      `Hola:\n\nUn creador pidió su retirada. Hemos borrado lo que enviaste sobre su perfil, incluidos estos informes: ${numbers.map((number) => `#FR-${number}`).join(", ") || "ninguno"}.\n\nLos números y las fechas de los informes siguen en tu cuenta. Nada más ha cambiado en ella.\n`,
  },
  removalDecided: {
    subject: "Hay una decisión sobre tu solicitud de retirada",
    removed: (reason: string) =>
      `Hola:\n\nTu solicitud de retirada se ha aceptado. La página y todos los datos recopilados para ella están borrados, y no volverá a aparecer.\n\nMotivo: ${reason}\n`,
    kept: (reason: string) =>
      `Hola:\n\nTu solicitud de retirada se ha rechazado, y la página vuelve a estar visible.\n\nMotivo: ${reason}\n\nSi la página es tuya, abre /removal, obtén un código y ponlo en tu biografía pública. La página se retira entonces al instante.\n`,
  },
  news: {
    text: (lines: readonly string[], link: string) =>
      `Hola:\n\n${lines.map((line) => `- ${line}`).join("\n")}\n\nVer los detalles:\n${link}\n`,
    /** What may stand on a screen that others see: no name, no platform, no amount. */
    kinds: {
      "report-ready": "Un informe está listo.",
      "report-failed": "Un análisis falló.",
      "forecast-possible": "Ya hay crecimiento y una previsión.",
      "unusual-rise": "Una cifra subió de forma inusual.",
      "unusual-drop": "Una cifra bajó de forma inusual.",
      "engagement-down": "La interacción bajó mucho.",
      rated: "Alguien valoró uno de tus informes.",
      "share-opened": "Se abrió un enlace que creaste.",
      "evidence-conflict": "Las fuentes no coinciden en una cifra. Compáralas y corrige o elimina la errónea.",
      "stale-source": "Unas cifras que añadiste tienen más de 30 días.",
      "connection-ended": "Hay que conectar de nuevo una cuenta.",
      "connection-expiring": "El acceso a una cuenta conectada termina pronto.",
      "consent-answered": "El creador respondió a una invitación.",
      "new-sign-in": "Alguien inició sesión en tu cuenta desde un navegador nuevo.",
      "budget-used":
        "El presupuesto de hoy del modelo de lenguaje está casi agotado. Hasta medianoche UTC responde el motor.",
      claim: "Hay novedades sobre una página que reclamaste.",
      removal: "Se retiraron algunos informes a petición de un creador.",
      "removal-requested": "Alguien pidió eliminar a una persona con la que trabajas.",
      "page-hidden":
        "La página de una persona con la que trabajas se denunció y está oculta hasta que alguien decida. En su informe puedes contar a los moderadores lo que sabes.",
      "page-shown": "Una página que estaba oculta se revisó y vuelve a verse.",
      "case-opened": "Un aviso o una solicitud de eliminación espera una decisión.",
      "instance-token": "Un token de plataforma de la instancia caduca pronto.",
      "drill-failed": "El simulacro nocturno de restauración falló.",
      "workspace-removed": "Te quitaron de un espacio de trabajo compartido.",
      "workspace-owner": "Ahora eres propietario de un espacio de trabajo compartido.",
      "split-unconfirmed": "Se retiró una confirmación de un reparto de ingresos.",
      "split-withdrawn": "Se retiró una parte de un reparto de ingresos.",
      "split-changed": "Hay meses confirmados de un reparto de ingresos con otras sumas.",
      "split-confirmed": "Se confirmó un mes de un reparto de ingresos.",
      "model-moved-back": "Un modelo volvió a un espacio de trabajo personal.",
      "todo-given": "Te asignaron una tarea.",
      "goal-reached": "Se alcanzó un objetivo.",
      "in-charge": "Ahora eres responsable de un modelo.",
      mentioned: "Alguien de tu equipo te mencionó.",
    },
    /** Each sign-in: on which device and when. */
    signIn: (device: string, when: string) => `Inicio de sesión en tu cuenta con ${device} el ${when}.`,
    signIns: (count: number) => `${count} nuevos inicios de sesión en tu cuenta`,
    notYou:
      "Si no fuiste tú, cierra la sesión de ese navegador en Ajustes, Seguridad, y crea enseguida una contraseña nueva.",
    times: (line: string, count: number) => `${line} (${count} veces)`,
    andMore: (line: string, more: number) => `${line}, y ${more} más`,
  },
  push: "Hay novedades sobre un modelo con el que trabajas.",
  digest: {
    subject: "Tu resumen semanal",
    text: (lines: readonly string[], link: string) =>
      `Hola:\n\nEsto pasó en los últimos siete días:\n${lines.map((line) => `- ${line}`).join("\n")}\n\nVer los detalles:\n${link}\n`,
  },
  /** Of security mails: what it was done with and when, in the recipient's time zone. */
  details: (device: string, when: string) => `Dispositivo: ${device}\nCuándo: ${when}`,
  device: {
    unknownBrowser: "un navegador desconocido",
    browserOn: (browser: string, system: string) => `${browser} en ${system}`,
  },
  /** Why somebody gets a mail, below its text. */
  purpose: {
    account: "Recibes este correo porque afecta a la seguridad o al uso de tu cuenta.",
    emailAlerts: "Recibes este correo porque los correos de alerta están activados en tus ajustes.",
    reportUpdates: "Recibes este correo porque los correos sobre informes están activados en tus ajustes.",
    marketingEmails: "Recibes este correo porque los correos promocionales están activados en tus ajustes.",
    weeklyDigest: "Recibes este correo porque el correo semanal está activado en tus ajustes.",
    stranger: "Recibes este correo porque alguien escribió tu dirección. No tienes cuenta aquí.",
  },
  unsubscribe: {
    emailAlerts: (link: string) => `Desactivar los correos de alerta:\n${link}\n`,
    reportUpdates: (link: string) => `Desactivar los correos sobre informes:\n${link}\n`,
    marketingEmails: (link: string) => `Desactivar los correos promocionales:\n${link}\n`,
    weeklyDigest: (link: string) => `Desactivar el correo semanal:\n${link}\n`,
  },
  passwordChanged: {
    subject: "Tu contraseña ha cambiado",
    text: "Hola:\n\nTu contraseña ha cambiado, y se cerró la sesión en los demás navegadores. Si no fuiste tú, pide enseguida una contraseña nueva en la página de inicio de sesión.\n",
  },
  claimNotice: {
    subject: "Otra persona ha reclamado tu página",
    text: (link: string, until: string) =>
      `Hola:\n\nOtra persona ha puesto su propio código en la biografía de un perfil que reclamaste aquí. La página pasará a ser suya el ${until}, salvo que pongas un código nuevo tuyo en la biografía.\n\nConservar la página:\n${link}\n\nLo que añadiste, conectaste o importaste sigue siendo tuyo en todo caso.\n`,
  },
  claimHolderConfirmed: {
    subject: "Tu reclamación se ha rechazado",
    text: (link: string) =>
      `Hola:\n\nLa página que reclamaste sigue siendo de su titular actual, que ha demostrado otra vez con un código que controla la biografía. Si el perfil es tuyo, asegúrate de que nadie más pueda entrar en él y vuelve a reclamarlo.\n\nReclamarlo de nuevo:\n${link}\n`,
  },
  claimDecided: {
    subject: "Tu reclamación se ha rechazado",
    text: (link: string) =>
      `Hola:\n\nEl equipo de moderación decidió que la página que reclamaste sigue siendo de su titular actual. Si el perfil es tuyo, asegúrate de que nadie más pueda entrar en él y vuelve a reclamarlo.\n\nReclamarlo de nuevo:\n${link}\n`,
  },
  claimLost: {
    subject: "Tu página es ahora de otra persona",
    text: (link: string) =>
      `Hola:\n\nNadie confirmó en 72 horas que la página sigue siendo tuya, así que ahora es de la persona que puso un código en su biografía. Lo que añadiste, conectaste o importaste sigue siendo tuyo. Si el perfil es tuyo, vuelve a reclamarlo.\n\nReclamarlo de nuevo:\n${link}\n`,
  },
  claimWon: {
    subject: "La página que reclamaste es tuya",
    text: (link: string) =>
      `Hola:\n\nHan pasado las 72 horas y la página que reclamaste ya es tuya.\n\nAbrir la página:\n${link}\n`,
  },
  consentInvite: {
    subject: "Alguien pide leer cifras de tus cuentas",
    text: (who: string, link: string, until: string) =>
      `Hola:\n\n${who} te pide permiso para leer cifras de tus cuentas con FanRadar. Tú decides en la página de la propia plataforma. No necesitas una cuenta aquí y nadie ve tu contraseña.\n\nMira lo que se pide, y permítelo o recházalo:\n${link}\n\nEl enlace caduca el ${until}. Si no sabes quién lo pide, ignora este correo.\n`,
  },
  workspaceInvite: {
    subject: (workspace: string | null) =>
      workspace === null
        ? "Te han invitado a un espacio de trabajo"
        : `Te han invitado al espacio de trabajo «${workspace}»`,
    roles: { owner: "Propietario", manager: "Gestor", analyst: "Analista", viewer: "Lector", client: "Cliente" },
    text: (who: string, workspace: string | null, role: string, link: string) =>
      `Hola:\n\n${who} te invita ${workspace === null ? "a un espacio de trabajo" : `al espacio de trabajo «${workspace}»`} de FanRadar, donde verás las cifras de los modelos que se comparten contigo.\n\nTu rol: ${role}\n\nNecesitas una cuenta con esta dirección, que puedes crear en el momento.\n\nVer la invitación y aceptarla:\n${link}\n\nEl enlace funciona una vez, durante siete días. Si no conoces a esta persona, ignora este correo.\n`,
  },
  consentEnding: {
    subject: "Un acceso que diste termina pronto",
    text: (link: string, until: string) =>
      `Hola:\n\nEl acceso que diste a una de tus cuentas termina el ${until}. Si quieres que continúe, renuévalo. Si no, no hagas nada.\n\nMira y renueva tu consentimiento:\n${link}\n`,
  },
} as const;

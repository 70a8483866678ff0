import type { ConnectOutcome } from "@fanradar/contract";

/** The page of an invite, as the creator sees it who has its link. `name` is of who asks. */
export const consentWords = {
  title: "Conecta tus cuentas",
  invalid: "Este enlace no funciona aquí",
  invalidHint:
    "Está incompleto, era para otro navegador o se borró aquello de lo que trataba. Abre otra vez el enlace del mensaje que recibiste o pide uno nuevo.",
  closed: "Esta invitación ha terminado",
  closedHint: (name: string) =>
    `Caducó o se retiró. Si todavía quieres conectar tus cuentas, pide una nueva a ${name}.`,
  asks: "pide ver cifras de tus cuentas.",
  seenBy: (name: string) =>
    `${name} las ve y puede incluirlas en informes que comparta. Puedes ponerle fin en cualquier momento.`,
  note: "Su nota",
  about: {
    title: "Lo que aceptas",
    who: (name: string) =>
      `Quién lo ve: ${name}, los administradores de este sitio y las personas a las que ${name} entregue un informe con estas cifras activadas, como enlace o PDF. Si no las activa, ninguno de los dos las incluye. Si ${name} activó compartir datos, las cifras también pueden enviarse a un proveedor de modelos de lenguaje.`,
    often:
      "Cuánto tiempo: una vez al día, hasta que lo termines en esta página. Guarda el enlace: muestra lo que se recopiló y allí puedes terminar el acceso cuando quieras.",
    how: "Cómo: lo permites en la página de la propia plataforma. FanRadar nunca ve tu contraseña y no necesitas una cuenta aquí.",
    never: "Nunca: tus mensajes, pagos ni borradores. No se publica ni se cambia nada.",
  },
  reads: {
    instagram:
      "Lee tu perfil y tu número de seguidores, tus publicaciones con me gusta, comentarios, alcance y visualizaciones, y totales de dónde están tus seguidores, su edad y su género.",
    tiktok: "Lee tu perfil y sus cifras, y tus vídeos con visualizaciones, me gusta, comentarios y veces compartidos.",
    x: "Lee tu perfil y sus cifras, y tus publicaciones con me gusta, respuestas, reposts y visualizaciones.",
  },
  states: {
    open: "Sin responder",
    connected: "Conectada",
    lost: "El acceso ha terminado",
    declined: "Rechazada",
    ended: "Terminada",
  },
  since: (when: string) => `Desde el ${when}, hasta que lo termines.`,
  endsOn: (when: string) => `La plataforma termina el acceso el ${when} si no lo renuevas.`,
  reminder: "Te avisaremos antes por correo.",
  lastRead: (when: string) => `Última actualización: ${when}.`,
  notRead: "Aún sin actualizar. La primera actualización empieza en unos minutos.",
  endedOn: (when: string) => `Terminada el ${when}. Ya no se recopila nada.`,
  dataStays: "Los datos recopilados antes siguen guardados.",
  missing:
    "No permitiste las estadísticas, así que no se conocen el alcance ni dónde están los seguidores. Está bien así, o conecta de nuevo y permítelas.",
  notOffered: "Ahora mismo esta cuenta no se puede conectar aquí.",
  connect: (platform: string) => `Conectar ${platform}`,
  again: "Conectar de nuevo",
  going: "Abriendo...",
  decline: "Rechazar",
  declining: "Rechazando...",
  end: "Terminar el acceso",
  ending: "Terminando...",
  asking: (platform: string, handle: string) => `¿Terminar el acceso a ${platform} @${handle}?`,
  askingLead:
    "FanRadar renuncia a su acceso y elimina los tokens al momento. Los informes ya sellados conservan sus cifras.",
  alsoDelete: "Eliminar también los datos recopilados",
  deleteData: "Eliminar los datos recopilados",
  askingDelete: (platform: string, handle: string) => `¿Eliminar los datos recopilados de ${platform} @${handle}?`,
  askingDeleteLead: "Los informes ya sellados conservan sus cifras. El próximo análisis no las incluirá.",
  ended: "Acceso terminado.",
  deleted: "Borrado.",
  linking: {
    title: "Tu cuenta de X junto a tu página de OnlyFans",
    text: (name: string, x: string, onlyfans: string) =>
      `${name} quiere analizar @${x} en X y @${onlyfans} en OnlyFans juntos, en los mismos informes. X solo lo permite con tu consentimiento expreso.`,
    proof: (x: string) => `Conecta primero X: iniciar sesión en @${x} muestra que el consentimiento es tuyo.`,
    agree: "Acepto",
    refuse: "No acepto",
    agreed: (when: string) => `Aceptaste el ${when}.`,
    withdraw: "Retirar el consentimiento",
    declined: (when: string) => `Lo rechazaste el ${when}. La cuenta de X se quitó de los informes nuevos.`,
  },
  outcomes: {
    done: "Tu cuenta está conectada. Su primera actualización ha empezado.",
    denied: "No permitiste el acceso, así que no se guardó nada.",
    "wrong-account":
      "Permitiste una cuenta distinta de la que se pide, así que no se guardó nada. Inicia sesión allí con la cuenta correcta e inténtalo de nuevo.",
    scopes: "El acceso que permitiste no basta para identificar la cuenta y sus cifras, así que no se guardó nada.",
    expired:
      "Esta solicitud ha caducado, ya se usó o se inició en otro navegador. No se guardó nada. Empieza de nuevo aquí.",
    refused: "La plataforma rechazó la conexión, así que no se guardó nada. Inténtalo de nuevo.",
    unreachable: "La plataforma no respondió, así que no se guardó nada. Inténtalo más tarde.",
    withdrawn: "La invitación se retiró mientras tanto, así que no se guardó nada y se renunció al acceso.",
  } satisfies Record<ConnectOutcome, string>,
};

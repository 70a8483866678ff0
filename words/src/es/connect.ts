import type { ConnectOutcome } from "@fanradar/contract";

/** Accounts that a creator lets this instance read. */
export const connectWords = {
  title: "Cuentas conectadas",
  lead: "Lo que la propia plataforma dice de la cuenta, leído cada día con el consentimiento de su titular. FanRadar nunca pide la contraseña de otra plataforma.",
  none: "Ninguno de los enlaces de este modelo se puede conectar.",
  connect: (platform: string) => `Conectar ${platform}`,
  again: "Conectar de nuevo",
  going: "Abriendo...",
  failed: "No se pudo iniciar el consentimiento. Inténtalo de nuevo.",
  notOffered: "Esta instancia no puede conectar cuentas de esta plataforma.",
  notConnected: "Sin conectar",
  live: "Conectada",
  ended: "El acceso ha terminado",
  since: "desde",
  lastRead: "última lectura",
  notRead: "aún sin leer",
  missing:
    "No se permitieron las estadísticas: el alcance, las visualizaciones y los lugares de los seguidores quedan desconocidos hasta que conectes de nuevo.",
  kept: "Lo que se leyó mientras estuvo conectada se conserva.",
  deleteKept: "Borrar lo leído",
  askingDelete: (platform: string, handle: string) => `¿Borrar lo que se leyó de ${platform} @${handle}?`,
  askingDeleteLead: "Los informes sellados conservan sus cifras. El próximo análisis prescinde de ellas.",
  deleted: "Borrado.",
  disconnect: "Desconectar",
  asking: (platform: string, handle: string) => `¿Desconectar ${platform} @${handle}?`,
  askingLead: "El acceso se devuelve y sus tokens se olvidan. Los informes sellados conservan sus cifras.",
  alsoDelete: "Borrar también lo que se leyó con él",
  cancel: "Cancelar",
  disconnecting: "Desconectando...",
  disconnected: "Desconectada.",
  disconnectFailed: "No se pudo desconectar la cuenta. Inténtalo de nuevo.",
  outcomes: {
    done: "La cuenta está conectada. Su primer análisis ha empezado.",
    denied: "No permitiste el acceso. No se guardó nada.",
    "wrong-account":
      "La cuenta que permitiste no es la que enlaza este modelo. No se guardó nada: inicia sesión allí con la cuenta enlazada e inténtalo de nuevo.",
    scopes: "El acceso permitido no basta para saber de quién es la cuenta y qué cuenta. No se guardó nada.",
    expired:
      "Este consentimiento es demasiado antiguo, ya se usó o se inició en otro navegador. No se guardó nada: empieza de nuevo aquí.",
    refused: "La plataforma no aceptó el consentimiento. No se guardó nada: inténtalo de nuevo.",
    unreachable: "La plataforma no respondió. No se guardó nada: inténtalo más tarde.",
  } satisfies Record<ConnectOutcome, string>,
};

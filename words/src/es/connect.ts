import type { ConnectOutcome } from "@fanradar/contract";

/** Accounts that a creator lets this instance read. */
export const connectWords = {
  title: "Cuentas conectadas",
  lead: "Conecta una cuenta para recibir sus estadísticas cada día, directamente de la plataforma. FanRadar nunca pide tu contraseña de otra plataforma.",
  none: "Ninguno de los enlaces de este modelo se puede conectar.",
  connect: (platform: string) => `Conectar ${platform}`,
  again: "Conectar de nuevo",
  going: "Abriendo...",
  notOffered: "Aquí no se pueden conectar cuentas de esta plataforma.",
  notConnected: "Sin conectar",
  live: "Conectada",
  ended: "El acceso ha terminado",
  since: "desde el",
  byConsent: "con el consentimiento propio del creador desde el",
  lastRead: "última actualización",
  notRead: "aún sin actualizar",
  missing:
    "No se permitieron las estadísticas. Conecta de nuevo y permítelas para ver el alcance, las visualizaciones y dónde están los seguidores.",
  dataStays: "Conservamos los datos obtenidos mientras estaba conectada.",
  deleteData: "Eliminar los datos obtenidos",
  askingDelete: (platform: string, handle: string) => `¿Eliminar los datos obtenidos de ${platform} @${handle}?`,
  askingDeleteLead: "Los informes sellados conservan sus cifras. El próximo análisis no las incluirá.",
  deleted: "Borrado.",
  disconnect: "Desconectar",
  asking: (platform: string, handle: string) => `¿Desconectar ${platform} @${handle}?`,
  askingLead: "FanRadar renuncia al acceso y elimina los tokens. Los informes sellados conservan sus cifras.",
  alsoDelete: "Eliminar también los datos obtenidos",
  disconnecting: "Desconectando...",
  disconnected: "Desconectada.",
  outcomes: {
    done: "Cuenta conectada. Su primer análisis ha empezado.",
    denied: "No permitiste el acceso, así que no se guardó nada.",
    "wrong-account":
      "Permitiste una cuenta distinta de la que enlaza este modelo, así que no se guardó nada. Inicia sesión allí con la cuenta enlazada e inténtalo de nuevo.",
    scopes: "El acceso que permitiste no basta para identificar la cuenta y sus cifras, así que no se guardó nada.",
    expired:
      "Esta solicitud ha caducado, ya se usó o se inició en otro navegador. No se guardó nada. Empieza de nuevo aquí.",
    refused: "La plataforma rechazó la conexión, así que no se guardó nada. Inténtalo de nuevo.",
    unreachable: "La plataforma no respondió, así que no se guardó nada. Inténtalo más tarde.",
    withdrawn: "La invitación se retiró mientras tanto, así que no se guardó nada.",
  } satisfies Record<ConnectOutcome, string>,
};

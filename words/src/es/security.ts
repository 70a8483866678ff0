/** Of the page of security. */
export const securityWords = {
  title: "Seguridad",
  description: "Tu contraseña y dónde tienes la sesión abierta",
  password: "Cambiar la contraseña",
  fields: { current: "Contraseña actual", password: "Contraseña nueva", confirm: "Confirmar la contraseña nueva" },
  differs: "Las contraseñas no coinciden",
  change: "Actualizar contraseña",
  changing: "Actualizando...",
  noPassword: "Inicias sesión sin contraseña; esta cuenta no tiene.",
  sendLink: "Enviarme un enlace para poner una",
  linkSent: (email: string) => `Hemos enviado un enlace a ${email}. Sirve durante una hora.`,
  changed: "Contraseña cambiada. Se cerró la sesión en tus otros navegadores.",
  sessions: "Dónde tienes la sesión abierta",
  unknownBrowser: "Navegador desconocido",
  browserOn: (browser: string, system: string) => `${browser} en ${system}`,
  lastSeen: "Visto por última vez",
  thisBrowser: "Este navegador",
  revoke: "Cerrar sesión",
  revoked: "La sesión de ese navegador está cerrada.",
};

/** Of the second factor, set up there. */
export const secondFactorWords = {
  title: "Autenticación en dos pasos",
  off: "Desactivada. Actívala para pedir un código al entrar.",
  on: (left: number) => `Activada. Al entrar se pide un código. Códigos de recuperación restantes: ${left}.`,
  isOff: "La autenticación en dos pasos está desactivada. Se cerró la sesión en tus otros navegadores.",
  turnOn: "Encender",
  turnOff: "Apagar",
  renew: "Configurar de nuevo",
  scan: "Escanea este código con tu aplicación de autenticación y escribe el código que muestra.",
  byHand: "O escribe esta clave a mano:",
  picture: "Código QR de la clave",
  code: "Código",
  enable: "Encender con este código",
  recovery:
    "La autenticación en dos pasos está activada. Guarda ahora estos códigos de recuperación; no volveremos a mostrarlos. Cada uno te permite entrar una vez sin tu teléfono.",
  codesSaved: "Los he guardado",
};

/** Of passkeys, which sign in without a password. */
export const passkeyWords = {
  title: "Llaves de acceso",
  lead: "Inicia sesión con tu huella, tu cara o el PIN de tu dispositivo en lugar de una contraseña. Una llave que comprueba quién eres cuenta como dos pasos.",
  add: "Añadir una llave de acceso",
  make: "Crear la llave de acceso",
  name: "Nombre de la llave de acceso",
  nameHint: "Para que la reconozcas más tarde, como el dispositivo o el gestor de contraseñas que la guarda.",
  save: "Guardar",
  cancel: "Cancelar",
  rename: "Cambiar nombre",
  remove: "Eliminar",
  sure: "¿Eliminarla? Se cerrará la sesión en tus demás navegadores.",
  synced: "Sincronizada",
  unused: "Aún sin usar.",
  added: "Llave de acceso añadida. Ya puedes iniciar sesión con ella.",
  removed: "Llave de acceso eliminada. Se cerró la sesión en tus demás navegadores.",
  exists: "Este dispositivo o gestor de contraseñas ya tiene una llave de acceso de tu cuenta.",
  notMade: "No se creó ninguna llave de acceso. Nada ha cambiado.",
  nowhere: "Las llaves de acceso necesitan una dirección con nombre de host, y esta instancia no la tiene.",
  createdOn: (day: string) => `Añadida el ${day}.`,
  usedOn: (day: string) => `Usada por última vez el ${day}.`,
  elsewhere: (address: string) =>
    `Las llaves de acceso funcionan en ${address} o en un navegador más reciente. Abre FanRadar allí para añadir una.`,
};

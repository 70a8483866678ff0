/** Of the page of security. */
export const securityWords = {
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
    `Los navegadores solo permiten llaves de acceso en ${address}. Abre estos ajustes allí para añadir una; quizá tengas que volver a iniciar sesión.`,
  openThere: "Abrir los ajustes allí",
  outdated: "Este navegador no puede crear llaves de acceso. Actualízalo o usa otro.",
};

/** Of showing once more who is there, before credentials change. */
export const confirmWords = {
  hint: "Confirma que eres tú para continuar.",
  labels: { password: "Tu contraseña", code: "Código de autenticación o de recuperación" },
  instead: { password: "Usar la contraseña", code: "Usar un código" },
  passkey: "Confirmar con llave de acceso",
  passkeyUnused: "No se usó ninguna llave de acceso, así que no se confirmó nada.",
  provider: (name: string) => `Confirmar con ${name}`,
  submit: "Confirmar",
  confirmed: "Confirmado durante diez minutos.",
  other: (name: string) => `Esa cuenta de ${name} no está vinculada a esta, así que no se confirmó nada.`,
  failed: (name: string) => `${name} no pudo confirmar tu identidad. Inténtalo de nuevo.`,
};

/** Of the page that the links of a changed email address open. */
export const addressChangeWords = {
  title: "Confirma tu nueva dirección de correo",
  submit: "Usar esta dirección",
  submitting: "Cambiando...",
  done: "Tu dirección de correo ha cambiado y está verificada.",
  failed: "Este enlace ha caducado, ya se usó o es de otra cuenta. Pide uno nuevo en Ajustes.",
  toSettings: "Ir a Ajustes",
  stopTitle: "Cancelar el cambio de tu dirección de correo",
  stopLead: "Tu cuenta conserva su dirección actual y el enlace enviado a la nueva deja de funcionar.",
  stop: "Cancelar el cambio",
  stopping: "Cancelando...",
  stopped:
    "El cambio se ha cancelado. Si no lo pediste, otra persona puede entrar en tu cuenta: pon ahora una contraseña nueva. Así se cierra la sesión en todos los navegadores.",
  stopFailed: "Este enlace ha caducado o ya se usó, o el cambio ya se canceló o confirmó.",
  newPassword: "Poner una contraseña nueva",
  lead: (name: string) =>
    `${name} entrará con esta dirección a partir de ahora. Se cierra la sesión en los demás navegadores.`,
};

/** A mailed link that signs in: asking for it, and using it. */
export const signInLinkWords = {
  email: "Correo",
  title: "Iniciar sesión por correo",
  lead: "Introduce tu dirección de correo y te enviaremos un enlace que inicia tu sesión.",
  noMail: "Aquí aún no se puede enviar correo. Inicia sesión con tu contraseña.",
  submit: "Enviarme un enlace",
  submitting: "Enviando...",
  done: "Si una cuenta usa esta dirección y está verificada, hemos enviado un enlace. Funciona una vez, durante media hora.",
  useLead: "Así inicias sesión en tu cuenta en este navegador.",
  use: "Iniciar sesión",
  using: "Iniciando sesión...",
  spent: "Este enlace ha caducado o ya se usó. Pide uno nuevo.",
  back: "Volver a iniciar sesión",
};

/** Verifying an address. */
export const verifyWords = {
  title: "Verifica tu dirección de correo",
  lead: "Confirma que esta dirección es tuya.",
  submit: "Verificar la dirección",
  submitting: "Verificando...",
  doneTitle: "Dirección verificada",
  done: "Tu dirección está verificada.",
  already: "La dirección de tu cuenta ya está verificada. No queda nada por hacer.",
  failed: "Este enlace ha caducado o ya se usó. Entra y envía uno nuevo.",
  /** What an unverified address has to do, wherever it is in the way. */
  first: {
    unverified: "Verifica tu dirección de correo.",
    unverifiedWithoutMail: "Un administrador todavía tiene que verificar tu dirección de correo.",
    resend: "Enviar el enlace otra vez",
    toMailbox: "Abrir el buzón de la demo",
    resent: "Un nuevo enlace está en camino.",
  },
  /** Of a sign-up that the link completes. */
  signup: {
    title: "Crea tu cuenta",
    lead: "Con esto verificas tu dirección de correo y creas tu cuenta.",
    submit: "Crear cuenta",
    submitting: "Creando la cuenta...",
    failed:
      "Este enlace ha caducado o ya se usó. Si creaste tu cuenta con él, inicia sesión. Si no, regístrate de nuevo.",
    again: "Registrarse",
  },
  /** To the page that the sign-up was on the way to. */
  goOn: "Continuar",
  toDashboard: "Ir al panel",
};

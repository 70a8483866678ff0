/** Of the page of security. */
export const securityWords = {
  title: "Seguridad",
  description: "Tu contraseña y dónde tienes la sesión abierta",
  password: "Cambiar la contraseña",
  fields: { current: "Contraseña actual", password: "Contraseña nueva", confirm: "Confirmar la contraseña nueva" },
  differs: "Las contraseñas no coinciden",
  change: "Actualizar contraseña",
  changing: "Actualizando...",
  noPassword: "Entras con Google; esta cuenta no tiene contraseña.",
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

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
  sendLink: "Envíame un enlace para poner una",
  linkSent: (email: string) => `Un enlace va camino de ${email}. Sirve durante una hora.`,
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
  title: "Segundo factor",
  off: "Apagado: entrar no pide código.",
  on: (left: number) => `Encendido: entrar pide un código. Códigos de recuperación restantes: ${left}.`,
  isOff: "El segundo factor está apagado. Se cerró la sesión en tus otros navegadores.",
  turnOn: "Encender",
  turnOff: "Apagar",
  renew: "Configurar de nuevo",
  scan: "Escanea la imagen con tu aplicación de autenticación y escribe el código que muestra.",
  byHand: "O escribe esta clave en ella:",
  picture: "Código QR de la clave",
  code: "Código",
  enable: "Encender con este código",
  recovery:
    "Está encendido. Guarda estos códigos de recuperación: cada uno te deja entrar una vez sin tu teléfono, y no se muestran de nuevo.",
  kept: "Los he guardado",
};

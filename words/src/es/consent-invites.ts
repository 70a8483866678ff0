import type { ConsentInviteState } from "@fanradar/contract";

/** Invites to a creator to connect their accounts, as who manages the model makes and sees them. */
export const inviteWords = {
  open: "Invitar al creador",
  title: "Invitar al creador",
  lead: "El creador abre el enlace en su propio teléfono, ve tu nombre y tu correo, y permite el acceso en la página de la propia plataforma. No necesita una cuenta.",
  accounts: "Cuentas que se piden",
  linking: (x: string, onlyfans: string) =>
    `Consentimiento para analizar @${x} en X junto con @${onlyfans} en OnlyFans`,
  note: "Nota",
  noteHint: "Opcional. Se muestra en la página de la invitación, no en los correos.",
  language: "Idioma de los correos",
  email: "Correo electrónico",
  emailHint: "Opcional. También puedes enviar tú el enlace o mostrar su código QR.",
  make: "Crear invitación",
  making: "Creando...",
  failed: "No se pudo crear la invitación. Inténtalo de nuevo.",
  link: "Enlace de la invitación",
  linkHint: (when: string) =>
    `Quien tenga el enlace ve tu nombre y tu nota, y puede rechazar. Para conectar hay que iniciar sesión en la propia cuenta. Sin usar, el enlace caduca el ${when}.`,
  scan: "O escanéalo con el teléfono del creador:",
  picture: "Código QR del enlace de la invitación",
  mail: "Enviar por correo",
  mailAgain: "Enviar de nuevo",
  mailing: "Enviando...",
  mailed: (address: string) => `Invitación enviada a ${address}`,
  mailFailed: "No se pudo enviar la invitación. Inténtalo de nuevo.",
  list: "Invitaciones",
  states: {
    sent: "Enviada",
    opened: "Abierta",
    connected: "Conectada",
    declined: "Rechazada",
    ended: "Terminada",
    expired: "Caducada",
    revoked: "Retirada",
  } satisfies Record<ConsentInviteState, string>,
  answers: {
    open: "sin responder",
    connected: "conectada",
    lost: "el acceso ha terminado",
    declined: "rechazada",
    ended: "terminada",
    agreed: "aceptado",
  },
  linkingName: "X junto a OnlyFans",
  madeOn: (when: string) => `Creada el ${when}`,
  expiresOn: (when: string) => `caduca el ${when}`,
  sentTo: (address: string, when: string) => `enviada por correo a ${address} el ${when}`,
  show: "Ver enlace",
  revoke: "Retirar",
  revoking: "Retirando...",
  revoked: "La invitación se ha retirado.",
  consent: {
    open: (x: string, onlyfans: string) =>
      `X exige el consentimiento expreso del creador antes de analizar @${x} junto con @${onlyfans} en OnlyFans. Pídelo con una invitación.`,
    agreed: (x: string, onlyfans: string, when: string) =>
      `El creador aceptó el ${when} que @${x} en X se analice junto con @${onlyfans} en OnlyFans.`,
    declined: (x: string, onlyfans: string, when: string) =>
      `El creador rechazó el ${when} que @${x} en X se analice junto con @${onlyfans} en OnlyFans. Quita uno de los dos enlaces.`,
  },
};

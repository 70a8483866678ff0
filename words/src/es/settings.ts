/** Of the page of settings. */
export const settingsWords = {
  title: "Ajustes",
  description: "Tu cuenta, notificaciones, privacidad y preferencias",
  save: "Guardar cambios",
  saving: "Guardando...",
  saved: "Ajustes guardados",
  failed: "No se pudieron guardar los ajustes",
  tabs: {
    profile: "Perfil",
    notifications: "Avisos",
    privacy: "Privacidad",
    preferences: "Preferencias",
    security: "Seguridad",
    workspace: "Espacio de trabajo",
  },
  profile: {
    picture: {
      title: "Imagen",
      choose: "Elegir una imagen",
      hint: "PNG, JPEG o WebP, hasta 10 MB. La recortamos en un cuadrado y quitamos datos ocultos como el lugar y la cámara. Los demás la ven junto a tu nombre.",
      sending: "Subiendo...",
      saved: "Tu imagen está guardada",
      remove: "Quitar la imagen",
      removed: "Tu imagen se ha quitado",
      failed: "No se pudo cambiar la imagen. Inténtalo de nuevo.",
      alt: "Tu imagen",
    },
    name: "Nombre completo",
    email: "Correo electrónico",
    emailHint: "Entras con esta dirección. Para cambiarla, confirma la nueva con el enlace que enviamos allí.",
    emailChange: {
      waiting: "Pendiente de confirmación:",
      until: (moment: string) =>
        `Hemos enviado un enlace allí. Sirve hasta ${moment}. Hasta que confirmes, entra con tu dirección actual.`,
      cancel: "Cancelar el cambio",
      cancelled: "Tu dirección queda como está",
      cancelFailed: "No se pudo cancelar el cambio. Inténtalo de nuevo.",
      confirm: "Confirma que eres tú",
      later: "Ahora no",
    },
    avatarUrl: "URL del avatar",
    avatarUrlHint:
      "Una dirección https de una imagen. La descargamos una vez al guardar y conservamos una copia propia.",
    bio: "Biografía",
    bioHint: "Límite: 500 caracteres.",
  },
  notifications: {
    emailAlerts: "Avisos por correo",
    reportUpdates: "Novedades de informes",
    marketingEmails: "Correos promocionales",
    weeklyDigest: "Resumen semanal",
  },
  digestTag: "Correo semanal: etiqueta",
  anyDigestTag: "Todos los modelos",
  digestTagHint: "El correo incluye entonces solo tus modelos con esta etiqueta.",
  notificationHints: {
    emailAlerts: "Correos sobre tu cuenta y cambios inusuales en tus cifras.",
    reportUpdates: "Un correo cuando un informe está listo o ha fallado.",
    marketingEmails: "Novedades y ofertas del equipo que gestiona este sitio.",
    weeklyDigest: "Un resumen semanal de los cambios.",
  },
  push: {
    label: "Notificaciones push en este dispositivo",
    hint: "Muestra los avisos nuevos en este dispositivo, aunque FanRadar esté cerrado. Dicen qué ha pasado, nunca un nombre ni un importe. Se aplica al momento y termina cuando cierras la sesión aquí.",
    unsupported:
      "Este navegador no ofrece aquí notificaciones push. Necesitan https; en un iPhone o iPad, añade FanRadar a la pantalla de inicio y ábrelo desde allí.",
    blocked:
      "Las notificaciones de este sitio están bloqueadas. Permítelas en los ajustes de tu navegador para este sitio y después actívalas aquí.",
    failed:
      "No se han podido activar las notificaciones push: el navegador o su servicio las ha rechazado. Inténtalo de nuevo.",
    offFailed: "No se han podido desactivar las notificaciones push. Inténtalo de nuevo.",
  },
  privacy: {
    profileVisibility: "Visibilidad del perfil",
    visibilities: { public: "Público", private: "Privado", limited: "Limitado" },
    showActivity: "Mostrar actividad",
    dataSharing: "Compartir datos",
    analyticsTracking: "Contar visitas",
  },
  privacyHints: {
    pageVisibility:
      "Quién puede encontrar tu página: todos, solo tú o quien tenga el enlace. Igual que «Perfil completo» en Mi perfil.",
    profileVisibility: "Quién ve tu nombre junto a lo que valoras y compartes: todos, nadie o quien tenga un enlace.",
    showActivity: "Tus valoraciones muestran tu nombre.",
    dataSharing:
      "Tus cifras privadas pueden incluirse en estadísticas de al menos cinco personas y enviarse al modelo de lenguaje de otro proveedor.",
    analyticsTracking: "Tus visitas cuentan en las páginas de los creadores. Si está desactivado, no se cuentan.",
  },
  preferences: {
    theme: "Tema",
    themes: { light: "Claro", dark: "Oscuro", system: "Sistema" },
    language: "Idioma",
    timezone: "Zona horaria",
    usualZones: {
      UTC: "UTC",
      "America/New_York": "Hora del Este",
      "America/Los_Angeles": "Hora del Pacífico",
      "Europe/London": "GMT",
    },
    otherZones: "Todas las zonas horarias",
    currency: "Moneda",
    rates: (source: string, day: string) =>
      `Los importes en otras monedas se convierten con los tipos de ${source}, ${day}.`,
    noRates: "Aquí no hay tipos de cambio, así que los importes quedan en su moneda.",
  },
} as const;

/** Of what concerns all of a person's data. */
export const ownDataWords = {
  title: "Tus datos",
  lead: "Descarga todo lo que se guarda sobre ti en un archivo JSON.",
  export: "Exportar datos",
  exporting: "Exportando...",
  exportStarted: "Exportación de datos iniciada",
  exportFailed: "No se pudieron exportar los datos",
  dangerZone: "Zona de peligro",
  delete: "Eliminar cuenta",
  deleting: "Eliminando...",
  deleteLead:
    "Se eliminan al momento y para siempre tu cuenta, modelos, informes, fuentes de datos y archivos. No se puede deshacer.",
  typeToDelete: "Escribe DELETE para confirmar",
  keep: "Conservar mi cuenta",
  deleted: "Eliminación de la cuenta iniciada",
  deleteFailed: "No se pudo eliminar la cuenta",
} as const;

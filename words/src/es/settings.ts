/** Of the page of settings. */
export const settingsWords = {
  title: "Ajustes",
  description: "Tu cuenta, lo que se te avisa, lo que ven los demás y cómo se ven las páginas",
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
  },
  profile: {
    picture: {
      title: "Imagen",
      choose: "Elegir una imagen",
      hint: "PNG, JPEG o WebP, hasta 10 MB. Se guarda el centro, como cuadrado; se eliminan el lugar, la cámara y todo lo demás oculto en el archivo. Los demás la ven donde ven tu nombre.",
      sending: "Subiendo...",
      saved: "Tu imagen está guardada",
      remove: "Quitar la imagen",
      removed: "Tu imagen se ha quitado",
      failed: "No se pudo cambiar la imagen. Inténtalo de nuevo.",
      alt: "Tu imagen",
    },
    name: "Nombre completo",
    email: "Correo electrónico",
    emailHint: "Con ella inicias sesión. Una dirección nueva vale cuando la confirmas con el enlace que enviamos allí.",
    emailChange: {
      waiting: "Pendiente de confirmación:",
      until: (moment: string) =>
        `Hemos enviado allí un enlace. Vale hasta el ${moment}. Hasta entonces inicias sesión con tu dirección actual.`,
      cancel: "Cancelar el cambio",
      cancelled: "Tu dirección queda como está",
      cancelFailed: "No se pudo cancelar el cambio. Inténtalo de nuevo.",
      confirm: "Confirma que eres tú",
      later: "Ahora no",
    },
    avatarUrl: "URL del avatar",
    avatarUrlHint:
      "La dirección https de una imagen en la web. Al guardar se descarga una vez y se conserva una copia; las páginas nunca la cargan desde allí.",
    bio: "Biografía",
    bioHint: "Como mucho 500 caracteres.",
  },
  notifications: {
    emailAlerts: "Avisos por correo",
    reportUpdates: "Novedades de informes",
    marketingEmails: "Correos promocionales",
    weeklyDigest: "Resumen semanal",
  },
  digestTag: "Etiqueta del correo semanal",
  anyDigestTag: "Todo",
  digestTagHint: "El correo habla entonces solo de tus modelos con esta etiqueta.",
  notificationHints: {
    emailAlerts: "Correos sobre tu cuenta y sobre lo inusual en tus cifras.",
    reportUpdates: "Un correo cuando un informe está listo o ha fallado.",
    marketingEmails: "Correos que quien lleva esta instancia escribe a todos.",
    weeklyDigest: "Una vez por semana, lo que ha cambiado.",
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
      "Quién encuentra tu página: todos, nadie más que tú o quien tenga su enlace. Es lo mismo que «Perfil entero» en Mi perfil.",
    profileVisibility:
      "Si tu nombre aparece junto a lo que valoras y compartes: para todos, para nadie o para quien tenga un enlace.",
    showActivity: "Tus valoraciones muestran tu nombre.",
    dataSharing:
      "Tus cifras privadas pueden entrar en estadísticas de al menos cinco personas, y enviarse al modelo de lenguaje de otro proveedor.",
    analyticsTracking: "Tus visitas a las páginas de creadores se cuentan. Apagado: en ningún sitio.",
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
    noRates: "Esta instancia no conoce tipos de cambio: los importes quedan en su propia moneda.",
  },
} as const;

/** Of what concerns all of a person's data. */
export const ownDataWords = {
  title: "Tus datos",
  lead: "Todo lo guardado sobre ti y por ti, en un archivo JSON.",
  export: "Exportar datos",
  exporting: "Exportando...",
  exportStarted: "Exportación de datos iniciada",
  exportFailed: "No se pudieron exportar los datos",
  dangerZone: "Zona de peligro",
  delete: "Eliminar cuenta",
  deleting: "Eliminando...",
  deleteLead:
    "Tu cuenta, modelos, informes, pruebas y archivos desaparecen al instante y para siempre. Nadie puede recuperarlos.",
  typeToDelete: "Escribe DELETE para confirmar",
  keep: "Conservar mi cuenta",
  deleted: "Eliminación de la cuenta iniciada",
  deleteFailed: "No se pudo eliminar la cuenta",
} as const;

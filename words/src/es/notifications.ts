/** The bell, and what it tells. `name` is the model's. */
export const notificationWords = {
  title: "Avisos",
  allRead: "Marcar todo como leído",
  empty: "Nada todavía",
  emptyHint:
    "Cuando un informe está listo, los seguidores suben o bajan de forma inusual o alguien valora un informe, se dice aquí.",
  unread: "sin leer",
  kinds: {
    "report-ready": (name: string) => `El informe sobre ${name} está listo`,
    "report-failed": (name: string) => `El análisis de ${name} falló`,
    "forecast-possible": (name: string, platform: string) =>
      `Hay lecturas suficientes de ${name} en ${platform} para el crecimiento y una previsión`,
    "unusual-rise": (name: string, platform: string) =>
      `Los seguidores de ${name} en ${platform} subieron de forma inusual`,
    "unusual-drop": (name: string, platform: string) =>
      `Los seguidores de ${name} en ${platform} bajaron de forma inusual`,
    "engagement-down": (name: string, platform: string) =>
      `La interacción de ${name} en ${platform} bajó un 30 % o más`,
    rated: (name: string) => `Alguien valoró el informe sobre ${name}`,
    "share-opened": (name: string) => `Se abrió tu enlace al informe sobre ${name}`,
    "evidence-conflict": (name: string, platform: string) => `Las fuentes no coinciden sobre ${name} en ${platform}`,
    "stale-source": (name: string, platform: string) => `Lo que diste de ${name} en ${platform} tiene más de 30 días`,
    "connection-ended": (name: string, platform: string) =>
      `${platform} ya no nos deja leer la cuenta de ${name}: conéctala de nuevo`,
    "connection-expiring": (name: string, platform: string) =>
      `La lectura de la cuenta de ${name} en ${platform} termina en dos semanas como mucho: conéctala de nuevo`,
    "new-sign-in": () => "Otro navegador ha entrado en tu cuenta",
    "budget-used": () =>
      "Queda poco de la parte de hoy del modelo de lenguaje: hasta la medianoche UTC, el motor responde a lo que no alcanza",
    claim: () => "Hay novedades de una página que has reclamado",
    removal: () => "Un creador pidió ser retirado, y algunos de tus informes se fueron con él",
  },
  unsubscribe: {
    title: "Correos",
    lead: "¿No enviar más correos de este tipo a la dirección de este enlace?",
    submit: "Apagarlos",
    submitting: "Apagando...",
    done: {
      emailAlerts: "No habrá más avisos por correo.",
      reportUpdates: "No habrá más correos sobre informes.",
      marketingEmails: "No habrá más correos de quien gestiona esta instancia.",
      weeklyDigest: "No habrá más correos semanales.",
    },
    back: "En los ajustes hay un interruptor para encenderlos de nuevo.",
    failed: "Este enlace no apaga nada. No se copió entero, o su cuenta ya no existe.",
  },
  causes: { post: "tras una publicación que llegó lejos", unknown: "causa desconocida" },
} as const;

/** The bell, and what it tells. `name` is the model's. */
export const notificationWords = {
  title: "Avisos",
  allRead: "Marcar todo como leído",
  empty: "Nada todavía",
  emptyHint: "Aquí verás informes listos, subidas o bajadas inusuales y valoraciones.",
  unread: "sin leer",
  kinds: {
    "report-ready": (name: string) => `El informe sobre ${name} está listo`,
    "report-failed": (name: string) => `El análisis de ${name} falló`,
    "forecast-possible": (name: string, platform: string) => `Ya hay crecimiento y previsión de ${name} en ${platform}`,
    "unusual-rise": (name: string, platform: string) =>
      `Los seguidores de ${name} en ${platform} subieron de forma inusual`,
    "unusual-drop": (name: string, platform: string) =>
      `Los seguidores de ${name} en ${platform} bajaron de forma inusual`,
    "engagement-down": (name: string, platform: string) =>
      `La interacción de ${name} en ${platform} bajó un 30 % o más`,
    rated: (name: string) => `Alguien valoró el informe sobre ${name}`,
    "share-opened": (name: string) => `Se abrió tu enlace al informe sobre ${name}`,
    "evidence-conflict": (name: string, platform: string) => `Las fuentes no coinciden sobre ${name} en ${platform}`,
    "stale-source": (name: string, platform: string) => `Tus cifras de ${name} en ${platform} tienen más de 30 días`,
    "connection-ended": (name: string, platform: string) =>
      `${platform} terminó nuestro acceso a la cuenta de ${name}: conéctala de nuevo`,
    "connection-expiring": (name: string, platform: string) =>
      `El acceso a la cuenta de ${name} en ${platform} termina en menos de dos semanas: conéctala de nuevo`,
    "consent-answered": (name: string, platform: string) =>
      `El creador respondió a tu invitación para ${name} en ${platform}`,
    "new-sign-in": () => "Nuevo inicio de sesión en tu cuenta desde otro navegador",
    "budget-used": () =>
      "El presupuesto de hoy del modelo de lenguaje está casi agotado: hasta medianoche UTC responde el motor",
    claim: () => "Hay novedades sobre una página que reclamaste",
    removal: () => "Un creador pidió ser eliminado y se borraron algunos de tus informes",
    "removal-requested": (name: string) => `Alguien pidió eliminar a ${name}: dinos si trabajáis juntos`,
    "page-hidden": (name: string) =>
      `La página de ${name} se denunció y está oculta hasta que una persona decida: cuéntanos lo que sabes`,
    "page-shown": (name: string) => `La página de ${name} se revisó y vuelve a verse`,
    "case-opened": () => "Un aviso o una solicitud de eliminación espera una decisión",
    "instance-token": () => "El token de plataforma de esta instancia caduca pronto: renuévalo",
    "drill-failed": () => "El simulacro nocturno no pudo restaurar esta instancia: mira qué falla",
    "workspace-removed": () => "Te quitaron de un espacio de trabajo compartido y ya no ves sus modelos",
    "workspace-owner": () => "Ahora eres propietario de un espacio de trabajo compartido",
    "model-moved-back": (name: string) =>
      name
        ? `${name} volvió a tu espacio de trabajo personal`
        : "Un modelo volvió a salir de tu espacio de trabajo, con sus informes y cifras",
    "todo-given": (name: string) => (name ? `Te asignaron una tarea sobre ${name}` : "Te asignaron una tarea"),
    "split-unconfirmed": (name: string) =>
      name
        ? `El creador de ${name} retiró una confirmación del reparto de ingresos`
        : "Tu agencia retiró una confirmación de tu reparto de ingresos",
    "split-withdrawn": (name: string) =>
      name
        ? `Se retiró una parte del reparto de ingresos de ${name}`
        : "Tu agencia retiró una parte de tu reparto de ingresos",
    "split-changed": (name: string) =>
      name
        ? `Hay meses confirmados del reparto de ${name} con otras sumas`
        : "Hay meses confirmados de tu reparto con otras sumas",
    "split-confirmed": (name: string) =>
      name
        ? `El creador de ${name} confirmó un mes del reparto de ingresos`
        : "Tu agencia confirmó un mes de tu reparto de ingresos",
    "goal-reached": (name: string) => `Se alcanzó un objetivo de ${name}`,
    "in-charge": (name: string) => `Ahora eres responsable de ${name}`,
    mentioned: (name: string) => `Te mencionaron en una nota sobre ${name}`,
  },
  unsubscribe: {
    title: "Preferencias de correo",
    lead: "¿Dejar de enviar correos de este tipo a esta dirección?",
    submit: "Apagarlos",
    submitting: "Apagando...",
    done: {
      emailAlerts: "Ya no recibirás correos de alerta.",
      reportUpdates: "Ya no recibirás correos sobre informes.",
      marketingEmails: "Ya no recibirás correos promocionales.",
      weeklyDigest: "Ya no recibirás el correo semanal.",
    },
    back: "Puedes volver a activarlos en Ajustes.",
    failed: "Este enlace no funciona. Está incompleto o la cuenta se eliminó.",
  },
  causes: { post: "tras una publicación que llegó lejos", unknown: "causa desconocida" },
} as const;

import type { CaseNotice, Problem } from "@fanradar/contract";

/** 'Report a problem' on a creator's page. */
export const problemWords = {
  title: "¿Qué está mal en esta página?",
  lead: "Una persona lo revisa en un plazo de 7 días. Solo ella ve quién informó y de qué.",
  hidingLead:
    "La página se oculta para todos al instante hasta que una persona la revise. Quien trabaja con el perfil sabrá que se denunció y por qué, pero no quién lo hizo.",
  urgentLead:
    "Una persona lo revisa en un plazo de 48 horas. Para ocultar la página hasta entonces, inicia sesión con una dirección de correo verificada.",
  problems: {
    minor: "Puede ser menor de edad",
    "non-consensual": "Muestra a alguien sin su consentimiento",
    "wrong-person": "No es quien dice ser",
    "wrong-figures": "Hay cifras erróneas",
    explicit: "Se muestra algo explícito",
    other: "Otra cosa",
  } satisfies Record<Problem, string>,
  words: "¿Qué deberíamos saber? (opcional)",
  wordsHint: "No incluyas nombres ni direcciones de otras personas.",
  send: "Informar",
  sendHiding: "Ocultar e informar",
  sending: "Informando…",
  sent: "Gracias. Una persona lo revisará.",
  urgent: "Gracias. Una persona lo revisa en un plazo de 48 horas.",
  hidden: "La página ya está oculta. Una persona la revisará.",
  noted: "Gracias. Una persona ya lo había revisado. Se ha añadido tu aviso.",
  failed: "No se pudo enviar el aviso",
} as const;

/** /removal: a creator asks for everything about them to go. */
export const removalWords = {
  title: "Pide la retirada de tu perfil",
  description: "Pide que borremos todo lo que se guarda aquí sobre tu perfil público. No necesitas una cuenta.",
  lead: "Borramos todo lo que se recopiló de tu perfil público: cifras, publicaciones e informes. Desaparece de la búsqueda y de todas las listas, y nadie puede volver a analizarlo aquí.",
  code: "Con un código: al instante",
  codeLead:
    "Un código en tu biografía pública demuestra que el perfil es tuyo. Necesitas una cuenta con una dirección de correo verificada.",
  signIn: "Inicia sesión para obtener un código",
  verifyFirst: "Verifica primero tu dirección de correo. El enlace está en el correo que te enviamos.",
  go: "Continuar",
  getCode: "Obtener un código",
  yourCode: "Tu código",
  codeHint: "Ponlo en cualquier parte de la biografía, exactamente como aparece aquí. Después puedes quitarlo.",
  toBio: "Editar la bio de demostración",
  checkCode: "Ya lo he añadido, eliminar el perfil",
  checking: "Leyendo la biografía…",
  sure: "Esto borra todo lo que se recopiló y se añadió sobre este perfil. No se puede deshacer.",
  absent: "El código aún no está en la bio. Las plataformas pueden tardar unos minutos en mostrar una bio nueva.",
  unread: "La plataforma no devolvió la biografía. No se ha perdido nada. Inténtalo de nuevo.",
  removedTitle: "Retirado",
  removed:
    "Se ha borrado todo sobre este perfil, y nadie puede volver a analizarlo aquí. Puedes quitar el código de la biografía.",
  hiddenTitle: "Oculta",
  hidden:
    "Otra persona ha reclamado esta página, así que alguien de moderación decide en un plazo de 7 días. Hasta entonces, nadie puede encontrarla.",
  form: "Con el formulario: en 7 días",
  formLead:
    "No necesitas una cuenta. La página se oculta en cuanto envías esto, salvo que alguien ya haya demostrado que el perfil es suyo. Se avisa a los equipos que trabajan con el perfil y pueden responder. Una persona decide en 7 días y te escribe.",
  platform: "Plataforma",
  profile: "Perfil",
  profileHint: "Un enlace o @name",
  email: "Tu dirección de correo",
  emailHint: "Solo para enviarte la decisión. Después se borra.",
  words: "¿Algo que debamos saber? (opcional)",
  isMine: "Este perfil es mío, o actúo en nombre de su titular",
  send: "Pedir la retirada",
  sending: "Enviando…",
  sentTitle: "Hemos recibido tu solicitud",
  sent: "La página ya está oculta, salvo que alguien haya demostrado que el perfil es suyo. Una persona decide y te escribe antes del",
  failed: "No se pudo enviar la solicitud",
  what: "Qué se borra y qué queda",
  deletedData:
    "Se borran: todos los datos recopilados y las publicaciones, la página pública y sus informes, el puesto en la búsqueda y las clasificaciones, y lo que otros enviaron sobre ti. Sabrán que un creador lo pidió, pero no tu nombre.",
  stays:
    "Quedan: el número y la fecha de los informes de otros, y un hash irreversible de tu usuario. El hash impide que el perfil se analice de nuevo.",
} as const;

/** On a model's report page: a request for removal or a report waits, and its workspace may answer. */
export const caseNoticeWords = {
  reviewTitle: "Este perfil está en revisión",
  reported: {
    minor: "Alguien informó de que puede ser menor de edad.",
    "non-consensual": "Alguien informó de que muestra a una persona sin su consentimiento.",
    other: "Alguien lo denunció.",
  } satisfies Record<Exclude<CaseNotice["reason"], "removal">, string>,
  review:
    "Hasta que una persona decida, su página pública está oculta, no se lee y los enlaces a sus informes no se abren. Tus informes y todo lo que añadiste se conservan.",
  title: "Alguien pidió eliminar este perfil",
  quarantined:
    "Su página pública está oculta y el perfil no se lee hasta que una persona decida. Tus informes y todo lo que añadiste se conservan, y solo los ve tu espacio de trabajo. Si se aprueba la solicitud, se eliminan.",
  shown:
    "Mientras tanto no se oculta nada, porque el perfil está reclamado o su cuenta está conectada. Si se aprueba la solicitud, se elimina lo que se recopiló y añadió aquí.",
  due: "Si trabajas con esta persona, dínoslo antes: una persona decide antes del",
  answer: "Responder a los moderadores",
  again: "Cambiar tu respuesta",
  answered: "Ya respondiste. Los moderadores lo ven.",
  label: "¿Qué relación tiene tu espacio de trabajo?",
  hint: "Por ejemplo, desde cuándo gestionas a esta persona y cómo podemos comprobarlo. Solo lo leen los moderadores.",
  send: "Enviar respuesta",
  sent: "Tu respuesta se envió",
  failed: "No se pudo enviar la respuesta",
} as const;

/** /admin: what people who moderate decide. */
export const adminWords = {
  jobs: "Tareas",
  mails: "Correo a todos",
  mailsLead:
    "Se envía a todas las personas con una dirección verificada que tienen activados los correos de marketing. Cada correo lleva un enlace para desactivarlos.",
  mailSubject: "Asunto",
  mailText: "Texto",
  mailSend: "Enviar",
  mailSending: "Enviando...",
  mailSent: "El correo está en camino",
  mailTo: (n: number) => (n === 0 ? "Nadie tiene activados los correos de marketing" : `Destinatarios: ${n}`),
  mailFailed: "No se pudo enviar el correo",
  title: "Administración",
  description: "Revisa los avisos y consulta las decisiones",
  open: "Por decidir",
  decided: "Decidido",
  audit: "Registro de auditoría",
  none: "Nada por decidir",
  noneHint:
    "Aquí aparecen las solicitudes de retirada, los avisos de problemas y los posibles menores, primero lo que vence antes.",
  noneDecided: "Aún no hay decisiones",
  noneDecidedHint: "Cada decisión queda aquí con su motivo.",
  users: "Usuarios",
  instance: "Instancia",
  feedback: "Respuestas",
  noFeedback: "Aún no hay opiniones",
  noFeedbackHint: "Aquí aparece lo que se dice de las respuestas del asistente, primero lo más reciente, sin nombres.",
  helpful: "Útil",
  notHelpful: "No es útil",
  byEngine: "Motor",
  questionNotShared: "La pregunta no se compartió",
  plan: "Bloques de la respuesta",
  feedbackCounts: (helpful: string, notHelpful: string) => `Útiles: ${helpful}. No útiles: ${notHelpful}.`,
  kinds: {
    removal: "Retirada",
    minor: "Puede ser menor de edad",
    problem: "Problema",
    claim: "Reclamación en conflicto",
  },
  hidden: "Oculta ahora",
  claimed: "Reclamada",
  removedProfile: "Un perfil retirado",
  reports: (count: string) => `Informado ${count} veces`,
  received: "Recibido",
  due: "Vence",
  overdue: "Vencido",
  teams: "Espacios de trabajo que trabajan con el perfil",
  worksWith: (name: string) => `${name} trabaja con este perfil`,
  connected: "Cuenta conectada",
  notAnswered: "Avisado, aún sin respuesta",
  contact: "Responder a",
  reason: "Motivo",
  reasonHint: "Se guarda en el registro de auditoría y se envía a la persona que pidió la retirada.",
  remove: "Retirar para siempre",
  keep: {
    removal: "Conservar y mostrar de nuevo",
    minor: "No es menor",
    problem: "Dejar como está",
    claim: "Dejarla a su titular actual",
  },
  removing: "Borra todo lo que se recopiló de este perfil e impide que se analice de nuevo. No se puede deshacer.",
  decide: "Decidir",
  confirmRemove: "Sí, retirar para siempre",
  readAt: "Leído",
  steps: { hide: "Ocultar hasta decidir", "read-again": "Leer de nuevo" },
  stepDone: {
    hide: "Oculta hasta que decidas",
    "read-again": "El perfil se está leyendo de nuevo. Abre su página en un minuto.",
  },
  stepFailed: "No se pudo hacer",
  decisions: { removed: "Retirado", kept: "Conservado" },
  done: "Decidido",
  failed: "No se pudo guardar la decisión",
} as const;

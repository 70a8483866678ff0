import { accessTopics } from "./help-access.ts";

/** /help and the help of each screen. */
export const helpWords = {
  title: "Ayuda",
  description: "Qué muestra cada página, cómo leerla y qué se hace en ella.",
  reading: "Cómo leerla",
  tasks: "Qué puedes hacer aquí",
  all: "Ayuda de todas las páginas",
  methods: "Cómo se obtienen las cifras",
  tour: "Visita guiada de dos minutos",
  changelog: "Novedades",
  none: "No hay ayuda para esta dirección. Quizá encuentres lo que buscas en la lista de todas las páginas.",
  topics: {
    search: {
      name: "Descubrir creadores",
      shows: "Los creadores públicos que FanRadar conoce, con sus perfiles, tamaño y crecimiento.",
      reading:
        "La línea sobre la lista dice por qué están en este orden. En tendencia significa un crecimiento inusual para una cuenta de ese tamaño, no la cuenta más grande.",
      tasks: [
        "Escribe un nombre o un usuario, o pega un enlace.",
        "Acota la lista por plataforma, tamaño o verificación.",
        "Si no aparece nadie, inicia un análisis gratis de ese usuario.",
      ],
    },
    analyze: {
      name: "Análisis gratis",
      shows: "Un formulario que hace un informe sin cuenta, y los creadores más vistos esta semana.",
      reading:
        "El informe se basa en datos públicos y en lo que escribes. Un anillo señala las cifras introducidas o estimadas.",
      tasks: [
        "Pega al menos un enlace de perfil y empieza.",
        "Puedes salir de la página: el enlace al informe sirve más tarde.",
        "Regístrate después para conservar el informe.",
      ],
    },
    assistant: {
      name: "Asistente y precios",
      shows: "Respuestas sobre tus modelos o sobre creadores públicos y, en la segunda pestaña, consejos de precio.",
      reading:
        "Cada cifra de una respuesta viene de un informe y abre su fuente. Si faltan datos, la respuesta dice de dónde saldrían.",
      tasks: [
        "Elige un modelo y luego una pregunta rápida, o pregunta con tus palabras.",
        "Abre las fuentes bajo la respuesta.",
        "En la pestaña de precios, elige un modelo con extracto o pega datos mensuales.",
      ],
    },
    compare: {
      name: "Comparar",
      shows: "Varios creadores uno al lado de otro, con rangos y posiciones.",
      reading:
        "Si dos rangos se solapan, no se puede decir quién va por delante. Una puntuación sin ingresos nunca se ordena junto a una que los tiene.",
      tasks: [
        "Añade creadores o tus propios modelos.",
        "Pulsa una cifra para ver de dónde sale.",
        "Guarda la comparación como informe para volver a ella.",
      ],
    },
    analytics: {
      name: "Análisis",
      shows: "Tu cartera en un periodo; para visitantes, los totales de todos los creadores públicos.",
      reading:
        "Un cambio compara el periodo con el anterior de igual duración. Una raya significa que no hay periodo anterior con que comparar.",
      tasks: [
        "Elige el periodo y la plataforma.",
        "Mira qué perfiles explican el cambio.",
        "Exporta lo que ves como tabla o como JSON.",
      ],
    },
    creator: {
      name: "Página de creador",
      shows:
        "La página pública de un creador: perfiles, cifras públicas, crecimiento y el informe público más reciente.",
      reading: "Las verificaciones dicen quién confirmó la página. Cada creador decide qué cifras suyas son públicas.",
      tasks: [
        "Compara al creador con otros o inicia un análisis.",
        "Reclama la página si trata de ti.",
        "Informa de un problema; lo revisa una persona.",
      ],
    },
    removal: {
      name: "Retirada",
      shows: "Cómo un creador hace borrar todo lo que se guarda aquí sobre un perfil público.",
      reading: "Un código en la bio retira el perfil al momento. Sin código, una persona decide sobre la solicitud.",
      tasks: ["Indica el perfil y pon el código en su bio.", "Si no puedes cambiar la bio, envía el formulario."],
    },
    methods: {
      name: "Métodos",
      shows: "Qué significa cada cifra, su fórmula y con qué frecuencia acertó su rango.",
      reading:
        "La lista de marcas va de la fuente más fiable a la menos fiable. La precisión solo aparece donde se ha medido.",
      tasks: ["Busca una cifra por su nombre.", "Abre una cifra desde un informe con «¿Qué es esto?»."],
    },
    legal: {
      name: "Condiciones y privacidad",
      shows: "Las condiciones vigentes y cómo se tratan los datos personales.",
      reading: "Las secciones están escritas con sencillez. Lo que prometen es lo que hace el programa.",
      tasks: ["Lee qué se guarda sobre los creadores y sobre ti.", "Desde aquí llegas a la retirada de un perfil."],
    },
    dashboard: {
      name: "Panel",
      shows: "Tus modelos con el estado de sus informes, lo que te necesita y lo que ha pasado hace poco.",
      reading:
        "La etiqueta de un modelo dice en qué se basa su informe. «Entrada manual» significa que hay cifras clave escritas a mano o que faltan.",
      tasks: [
        "Envía un modelo o pega una lista entera de enlaces.",
        "Abre un informe desde su fila.",
        "Selecciona varias filas para analizarlas, etiquetarlas o borrarlas a la vez.",
      ],
    },
    submit: {
      name: "Enviar un modelo",
      shows: "El formulario de un modelo nuevo: un nombre y al menos un enlace de perfil.",
      reading:
        "Debajo de cada enlace ves qué puede leer este servidor por sí mismo y qué tienes que escribir o importar.",
      tasks: [
        "Pega un enlace; el usuario se toma de él.",
        "Añade cifras que ninguna plataforma da, como los suscriptores.",
        "Envíalo y sigue el análisis en el panel.",
        "Si ya sigues un perfil, abre su modelo desde el formulario en vez de añadirlo dos veces.",
      ],
    },
    todos: {
      name: "Tareas",
      shows:
        "Qué tiene que hacer tu equipo: cada tarea con su responsable, su día y el modelo o informe del que viene.",
      reading:
        "Ves las tareas de los modelos que puedes ver y las que te asignaron. Un día pasado se marca como vencido. Debajo están las notas que te mencionan y los modelos a tu cargo.",
      tasks: [
        "Añade una tarea, o convierte en tarea un próximo paso de un informe.",
        "Asígnala a un miembro, que recibe un aviso.",
        "Márcala cuando esté hecha: los demás lo ven al momento.",
        "Bajo un informe, escribe una nota sobre él o sobre un día de sus gráficos, y menciona a miembros.",
        "En un informe, elige quién está a cargo del modelo: la primera persona se propone para sus tareas.",
        "Debajo de un informe, fija un objetivo para el modelo: qué valor debe tener una cifra y para cuándo.",
      ],
    },
    profiles: {
      name: "Perfiles de modelos",
      shows: "Todos tus modelos con sus perfiles, y creadores en tendencia.",
      reading:
        "Un interruptor que no puedes usar dice por qué: la visibilidad es cosa del creador; las verificaciones, de la administración.",
      tasks: [
        "Corrige un nombre, un enlace o las notas.",
        "Decide qué es público si eres el creador o la creadora.",
        "Encuentra un modelo por nombre o etiqueta.",
        "Mueve un modelo a un espacio de trabajo, o de vuelta: antes ves quién lo verá.",
      ],
    },
    history: {
      name: "Historial de informes",
      shows: "Cada versión de cada informe sobre tus modelos, y tus comparaciones guardadas.",
      reading: "Una versión ya no cambia nunca. Compara versiones para ver qué hay de nuevo.",
      tasks: ["Abre o descarga una versión anterior.", "Valora un informe.", "Filtra por tipo o busca un modelo."],
    },
    report: {
      name: "Informe",
      shows:
        "Lo que se sabe de un modelo: veredicto, crecimiento, contenido, interacción, ingresos, riesgos y próximos pasos.",
      reading:
        "Pulsa cualquier cifra para ver su fuente, antigüedad, fórmula y rango. Una raya significa que no se sabe, nunca cero; la ficha dice qué falta.",
      tasks: [
        "Empieza por el veredicto y los próximos pasos.",
        "Mira qué cambió desde la versión anterior.",
        "Compártelo con un enlace o expórtalo como PDF.",
      ],
    },
    evidence: {
      name: "Fuentes de datos",
      shows: "De dónde salen las cifras de un modelo: cuentas conectadas, archivos, capturas y cifras escritas a mano.",
      reading:
        "Si las fuentes no coinciden, cuenta la más fiable y el informe lo dice. Una fuente antigua está marcada.",
      tasks: [
        "Conecta una cuenta o envía al creador un enlace de consentimiento.",
        "Importa un extracto de la plataforma.",
        "Escribe cifras o quita una fuente.",
      ],
    },
    earnings: {
      name: "Ingresos",
      shows:
        "Lo que dicen los extractos importados sobre los pagos: ingresos netos, tipos de pago, quién paga, reembolsos.",
      reading:
        "Los importes son después de la comisión de la plataforma, salvo donde ponga bruto. A los fans se les cuenta, nunca se les nombra.",
      tasks: [
        "Elige un modelo o míralos todos juntos.",
        "Compara el periodo con el anterior.",
        "Importa el último extracto si falta el mes pasado.",
        "Abre el reparto de ingresos de un modelo para revisar un mes y confirmarlo.",
        "Abre la pestaña Chatters para añadir turnos y ver quién vendió qué.",
      ],
    },
    screenshots: {
      name: "Capturas",
      shows: "Imágenes de lo que una plataforma muestra a su creador, y las cifras leídas en ellas.",
      reading:
        "Nada cuenta hasta que lo confirmas. Las comprobaciones de una imagen dicen qué se encontró, no que sea auténtica.",
      tasks: ["Añade una imagen.", "Corrige y confirma las cifras leídas.", "Elige si se conserva la imagen."],
    },
    ownProfile: {
      name: "Mi perfil",
      shows: "Tus propias cifras como creador o creadora, quién puede verlas y cuántas personas miraron.",
      reading:
        "Los ingresos y los suscriptores son privados hasta que los actives. Ves cuántas visitas hubo, nunca de quién.",
      tasks: [
        "Sigue los pasos de arriba, empezando por reclamar la página.",
        "Decide campo por campo qué es público.",
        "Mira tu página como la ve el público.",
      ],
    },
    settings: {
      name: "Ajustes",
      shows: "Tu cuenta, avisos, privacidad, preferencias, seguridad y espacios de trabajo.",
      reading: "Los cambios se aplican en todas partes al momento. Antes de algunos confirmas que eres tú.",
      tasks: [
        "Elige idioma, zona horaria, moneda y tema.",
        "Activa el segundo factor, añade llaves de acceso y cierra las sesiones que no conozcas.",
        "Invita a otras personas a un espacio de trabajo, exporta tus datos o borra la cuenta.",
      ],
    },
    admin: {
      name: "Administración",
      shows: "Casos por decidir, personas, el registro, las tareas y los ajustes de este servidor.",
      reading: "Cada acción queda en el registro con su autor. Una tarea fallida dice su causa.",
      tasks: [
        "Decide sobre retiradas, problemas y reclamaciones en disputa.",
        "Suspende a una persona, cambia un rol o restablece un segundo factor.",
        "Fija quién puede registrarse y cuánto puede gastar este servidor.",
      ],
    },
    ...accessTopics,
  },
};

import { inviteWords } from "@fanradar/words/es/consent-invites";
import { evidenceWords } from "@fanradar/words/es/evidence";
import { historyWords } from "@fanradar/words/es/history";
import { reportWords } from "@fanradar/words/es/reports";
import { settingsWords } from "@fanradar/words/es/settings";
import { sharingWords } from "@fanradar/words/es/sharing";
import { workspaceWords } from "@fanradar/words/es/workspaces";
import type { PassageTexts } from "../passages.ts";

const workspaceTab = `${settingsWords.title} › ${settingsWords.tabs.workspace}`;
const q = (name: string) => `«${name}»`;

/** Passages on the product: where something is and what it can do. */
export const productPassages = {
  "what-it-leaves-out": {
    merge: "No, dos modelos no se fusionan. Añade los enlaces de una a la otra y elimina la primera.",
    api: "No se dan claves para otros programas. Lo que llama el propio sitio está descrito en /api/docs, con la sesión iniciada; las cifras salen en CSV y PDF.",
    write:
      "No. FanRadar lee y calcula: no escribe a fans, no contesta mensajes y no envía nada. Pregúntame a quién merece la pena escribir.",
    post: "No. FanRadar no publica, no programa y no cambia nada en ninguna plataforma. Pregúntame cuándo publicar y qué funciona mejor.",
    phone:
      "Sí: funciona en el navegador del móvil y se puede poner en su pantalla de inicio. No hay aplicación en ninguna tienda.",
  },
  "workspace-members": {
    viewer: `No: ${q(workspaceWords.roles.viewer)} lee informes, notas y etiquetas y no cambia nada. Los ingresos solo se ven con ${q(workspaceWords.seesEarnings)}.`,
    money: `Solo si lo permites: cada miembro tiene en ${workspaceTab} la opción ${q(workspaceWords.seesEarnings)}. Desactívala, y los ingresos, suscriptores, liquidaciones y precios quedan ocultos para esa persona en todas partes. A un chatter le basta el rol ${q(workspaceWords.roles.viewer)} sin ella.`,
    others: `No, si la invitas solo para sus propios modelos: con el rol ${q(workspaceWords.roles.client)} y esos modelos no ve los demás ni ninguna de sus cifras.`,
    login: `Sí: invítala en ${workspaceTab} con el rol ${q(workspaceWords.roles.client)} y sus propios modelos. Así entra con su propia contraseña.`,
  },
  "connect-account": {
    onlyfans: "No: OnlyFans no permite conectar una cuenta. Importa su extracto o añade las cifras a mano.",
    others:
      "Sí: se pueden conectar cuentas de Instagram, X y TikTok, si quien lleva este sitio ha configurado la plataforma.",
    herself: `Sí: en ${q(evidenceWords.title)} del modelo elige ${q(inviteWords.open)}. La creadora abre el enlace en su móvil y permite el acceso en la página de la plataforma, sin cuenta aquí.`,
  },
  "export-report": {
    logo: `Sí: quien es propietario lo sube en ${workspaceTab}, en ${q(workspaceWords.logo.title)}. Así sale con el nombre en los PDF, informes compartidos e invitaciones.`,
    colours:
      "No: los colores y las letras de un informe no se pueden cambiar. Propios son solo el nombre y el logotipo del espacio de trabajo.",
  },
  "share-report": {
    views: "Solo en parte: junto al enlace ves cuántas veces se abrió y cuándo la última, pero no quién.",
    earnings: `Sí: un enlace muestra solo cifras públicas, salvo que al crearlo actives las privadas en ${q(sharingWords.releases.label)}. Tus notas no se incluyen nunca.`,
  },
  alerts: {
    earnings:
      "No, de los ingresos no: los avisos son de subidas y bajadas inusuales de seguidores, de interacción que baja, de fuentes que no coinciden y de cifras antiguas. Pregúntame cómo han cambiado los ingresos.",
    fan: "No, no hay avisos de fans sueltos. Pregúntame cuántos habituales han dejado de pagar: te digo cuántos son y cuánto aportaban.",
  },
  "remove-model": {
    others: "Sí: solo se va ese modelo, con sus informes, cifras y archivos. Los demás siguen como están.",
  },
  "report-versions": {
    team: "No: no se registra quién del equipo abrió un informe. De un enlace compartido ves cuántas veces se abrió.",
  },
  undo: {
    source: `No: una fuente quitada desaparece para siempre, por eso ves antes qué cambia. Los informes sellados conservan sus cifras. Impórtala o escríbela otra vez si la necesitas; solo justo después de importar hay ${q(historyWords.undo)}.`,
    model: `Solo durante diez segundos: elige ${q(historyWords.undo)} en el mensaje que aparece al eliminar. Después ella, sus informes, cifras y archivos desaparecen para siempre, y la envías de nuevo.`,
    report: `Solo durante diez segundos: elige ${q(historyWords.undo)} en el mensaje que aparece al eliminar. Después desaparece para siempre; un análisis nuevo hace otro informe, sin las versiones anteriores.`,
  },
  "rules-of-links": {
    direct:
      "No en todas partes: unas plataformas permiten un enlace directo a una página para adultos, otras limitan o cierran cuentas por ello. Una página tuya en medio se permite en más sitios, y puedes cambiarla sin perder nada.",
  },
  "delete-account": {
    back: "No: una cuenta eliminada no se puede recuperar, y tampoco sus modelos, informes y archivos. Exporta antes tus datos; después solo puedes registrarte de nuevo e importar otra vez tus liquidaciones.",
  },
  "conversation-privacy": {
    others:
      "No: lo que preguntas aquí se queda en tu propia cuenta. Las modelos, los miembros de tu espacio de trabajo y los clientes no ven tus conversaciones, sea cual sea su rol, y quien es propietario tampoco.",
  },
  "import-statement": {
    unreadable:
      "Comprueba cuatro cosas: es un archivo CSV y no un PDF, una imagen, un archivo comprimido ni un Excel (guárdalo como CSV); se abre como tabla con un pago por línea; la primera línea nombra las columnas; una es una fecha y otra un importe. Si aun así no se lee, copia la tabla de la página de liquidaciones y pégala.",
  },
  "refresh-report": {
    monthly: `No, no hay un plan mensual: un informe se actualiza ${q(reportWords.byItself.options.daily)}, ${q(reportWords.byItself.options.weekly)} o, con ${q(reportWords.byItself.options.off)}, solo cuando eliges ${q(reportWords.reanalyse)}. Para una vez al mes elige ${q(reportWords.byItself.options.off)} y analízalo tú ese día.`,
  },
} satisfies Partial<PassageTexts>;

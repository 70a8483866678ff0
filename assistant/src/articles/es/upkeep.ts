import { evidenceWords } from "@fanradar/words/es/evidence";
import { historyWords } from "@fanradar/words/es/history";
import { interfaceWords } from "@fanradar/words/es/interface";
import { profileWords } from "@fanradar/words/es/profiles";
import { reportWords } from "@fanradar/words/es/reports";
import { securityWords } from "@fanradar/words/es/security";
import { settingsWords } from "@fanradar/words/es/settings";
import { splitWords } from "@fanradar/words/es/splits";
import { teamNoteWords } from "@fanradar/words/es/todos";
import { workspaceWords } from "@fanradar/words/es/workspaces";
import type { TopicTexts } from "../articles.ts";

const { shell } = interfaceWords;
const tab = (name: keyof typeof settingsWords.tabs) => `${settingsWords.title} › ${settingsWords.tabs[name]}`;
const q = (name: string) => `«${name}»`;

/** Help on changing, adding, undoing and sharing out what is kept of models. */
export const upkeep = {
  workspaces: {
    title: "Varios espacios de trabajo",
    text: ["Cada espacio tiene sus propias modelos y miembros. El personal es solo tuyo."],
    steps: [
      `Abre ${tab("workspace")}. En ${q(workspaceWords.yours)} creas espacios y eliges ${q(workspaceWords.switchTo)} junto a otro.`,
      `Para llevar una modelo, abre ${q(profileWords.title)}, después ${q(profileWords.manage)} y ${q(workspaceWords.move)}.`,
    ],
    page: tab("workspace"),
  },
  "add-figures": {
    title: "Añadir cifras a mano o con una captura",
    text: [
      "Lo que ninguna plataforma da lo añades tú: lo escrito cuenta como declarado, y las capturas comprobadas cuentan más.",
    ],
    steps: [
      `Abre ${q(evidenceWords.title)} de la modelo y elige ${q(evidenceWords.typing.open)} o ${q(evidenceWords.screenshots)}.`,
      "Confirma lo leído de una imagen y analiza de nuevo.",
    ],
    page: evidenceWords.title,
  },
  "report-versions": {
    title: "Informes anteriores y qué cambió",
    text: [
      "Cada versión de cada informe se queda sin cambios, con lo nuevo respecto a la anterior. Quién la abre no se registra.",
    ],
    steps: [
      `Abre ${q(shell.history)} y elige ${q(historyWords.viewReport)}, o ${q(historyWords.changed)} para ver lo nuevo.`,
      "Lo que usas a menudo lo marcas allí como favorito.",
    ],
    page: shell.history,
  },
  undo: {
    title: "Qué se puede deshacer",
    text: [
      `Un informe, modelo, nota o espacio de trabajo eliminado se puede recuperar durante unos segundos: elige ${q(historyWords.undo)} en el mensaje que aparece. Después desaparece para siempre.`,
      "Desaparecen al momento: tu cuenta, una conversación, una fuente quitada y un enlace desactivado.",
    ],
    steps: [
      `Elige ${q(historyWords.undo)} mientras se muestra el mensaje.`,
      "Si ya no está: envía la modelo otra vez o analízala de nuevo. Los extractos hay que importarlos otra vez.",
    ],
    page: profileWords.title,
  },
  "revenue-split": {
    title: "Reparto entre agencia y creadora",
    text: [
      "Tú fijas la parte de la agencia del neto tras reembolsos, y desde qué día. Cada mes con pagos se reparte al céntimo, y ambas partes pueden confirmarlo.",
    ],
    steps: [
      `Abre los ingresos de la modelo y elige ${q(splitWords.tab)}.`,
      `Elige ${q(splitWords.set)} y escribe el porcentaje y el primer día.`,
    ],
    page: splitWords.title,
  },
  "team-notes": {
    title: "Notas para el equipo",
    text: [
      "Las notas de un informe las leen los miembros que ven la modelo, no los clientes. A quien se menciona se le avisa. Una nota eliminada se puede recuperar unos segundos.",
    ],
    steps: [
      `Abre el informe y ve a ${q(teamNoteWords.title)}.`,
      `Elige ${q(teamNoteWords.write)}, menciona a miembros si quieres y elige ${q(teamNoteWords.save)}.`,
    ],
    page: reportWords.title,
  },
  devices: {
    title: "Dónde tienes la sesión abierta",
    text: ["Ves cada navegador con la sesión de tu cuenta abierta y puedes cerrarla desde aquí."],
    steps: [
      `Abre ${tab("security")} y elige ${q(securityWords.revoke)} al lado, en ${q(securityWords.sessions)}.`,
      "Si no conoces alguno, cambia tu contraseña: eso cierra todas las demás.",
    ],
    page: tab("security"),
  },
  "change-model": {
    title: "Cambiar nombre, enlaces o etiquetas de una modelo",
    text: [
      "Una modelo se cambia en cualquier momento. Si cambian los enlaces empieza un análisis nuevo, y las cifras de la página antigua dejan de contar.",
    ],
    steps: [
      `Abre ${q(profileWords.title)}, busca la modelo y elige ${q(profileWords.manage)}.`,
      `Cambia lo que quieras y elige ${q(profileWords.save)}.`,
    ],
    page: profileWords.title,
  },
} satisfies Partial<TopicTexts<"product">>;

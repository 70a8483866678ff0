import { limits } from "@fanradar/contract";
import { addManyWords } from "@fanradar/words/es/add-many";
import { analyticsWords } from "@fanradar/words/es/analytics";
import { analyzeWords } from "@fanradar/words/es/analyze";
import { chartWords } from "@fanradar/words/es/charts";
import { claimWords } from "@fanradar/words/es/claims";
import { connectWords } from "@fanradar/words/es/connect";
import { creatorWords } from "@fanradar/words/es/creators";
import { earningsWords } from "@fanradar/words/es/earnings";
import { evidenceWords } from "@fanradar/words/es/evidence";
import { interfaceWords } from "@fanradar/words/es/interface";
import { modelDashboardWords } from "@fanradar/words/es/model-dashboard";
import { removalWords } from "@fanradar/words/es/moderation";
import { profileWords } from "@fanradar/words/es/profiles";
import { reportWords } from "@fanradar/words/es/reports";
import { screenshotWords } from "@fanradar/words/es/screenshots";
import { settingsWords } from "@fanradar/words/es/settings";
import { sharingWords } from "@fanradar/words/es/sharing";
import { visibilityWords } from "@fanradar/words/es/visibility";
import { workspaceWords } from "@fanradar/words/es/workspaces";
import type { TopicTexts } from "../articles.ts";
import { account } from "./account.ts";
import { teamWork } from "./team-work.ts";
import { upkeep } from "./upkeep.ts";

const { shell, badges } = interfaceWords;
const { tabs } = settingsWords;
const tab = (name: keyof typeof tabs) => `${settingsWords.title} › ${tabs[name]}`;
const q = (name: string) => `«${name}»`;

export const product: TopicTexts<"product"> = {
  ...account,
  ...teamWork,
  ...upkeep,
  about: {
    title: "Qué es FanRadar",
    text: [
      "FanRadar es analítica para creadores de OnlyFans, Instagram, X y TikTok, y para las agencias que los llevan: cómo crece la audiencia, qué publicaciones funcionan, cuánto entra, qué riesgos hay y qué hacer después. Al pulsar una cifra se ven su fuente, su antigüedad y su margen.",
      "Las cifras vienen de las interfaces oficiales de las plataformas, de las liquidaciones y capturas que importas y de lo que escribes. No se extrae nada por scraping, y FanRadar nunca pide la contraseña de una plataforma. Registrarse es gratis, y un perfil público se puede analizar sin cuenta.",
    ],
    steps: [
      "Pon los enlaces de un perfil público en la página de abajo y lee el informe.",
      "Crea una cuenta para conservarlo, y añade liquidaciones o conecta cuentas para lo que no es público.",
      "Pregunta aquí por cualquier cifra del informe.",
    ],
    page: analyzeWords.title,
  },
  "what-it-leaves-out": {
    title: "Lo que FanRadar no hace",
    text: [
      "Lee y calcula: no publica, no programa y no envía nada, y no cambia nada en ninguna plataforma.",
      "No hay aplicación en ninguna tienda: las páginas funcionan en el navegador del móvil y se pueden poner en la pantalla de inicio.",
      "Dos modelos no se fusionan: añade los enlaces de una a la otra y elimina la primera.",
      "Registrarse es gratis. Si algo más cuesta dinero lo decide quien lleva este sitio.",
    ],
    steps: [
      "Programa y publica donde ya lo haces hoy.",
      "En el móvil, abre este sitio en el navegador y elige allí «Añadir a la pantalla de inicio».",
    ],
    page: analyzeWords.title,
  },
  "share-report": {
    title: "Compartir un informe con un enlace",
    text: [sharingWords.lead],
    steps: [
      `Verifica tu correo si aún no lo has hecho. Después abre el informe y elige ${q(reportWords.share)}.`,
      "Elige la versión, las secciones, cuándo caduca el enlace y, si quieres, una contraseña.",
      `Elige ${q(sharingWords.make)} y copia el enlace enseguida: solo se muestra entonces.`,
      `Para cerrarlo, elige otra vez ${q(reportWords.share)} y después ${q(sharingWords.revoke)}.`,
    ],
    page: reportWords.title,
  },
  "export-report": {
    title: "Un informe en PDF, los ingresos en CSV",
    text: [
      sharingWords.pdf.lead,
      `Ingresos: abre ${q(earningsWords.title)} de la modelo y elige ${q(earningsWords.csv)}.`,
    ],
    steps: [
      `Abre el informe o búscalo en ${shell.history}.`,
      `Elige ${q(reportWords.exportPdf)}.`,
      "Antes de enviarlo, mira si contiene cifras privadas.",
    ],
    page: reportWords.title,
  },
  "export-figures": {
    title: "Las cifras en CSV, para Excel o Google Sheets",
    text: ["Sí: en archivos CSV, que abren Excel, Numbers y Google Sheets."],
    steps: [
      `Ingresos: abre ${q(earningsWords.title)} de la modelo y elige ${q(earningsWords.csv)}: cada mes por tipo.`,
      `Seguidores, interacción e ingresos de todas las modelos: abre ${q(shell.analytics)} y elige ${q(analyticsWords.exportCsv)}.`,
      `Publicaciones y líneas de un gráfico: cada tabla y cada gráfico de un informe tiene su propio ${q(chartWords.csv)}.`,
    ],
    page: shell.analytics,
  },
  "connect-account": {
    title: "Conectar una cuenta",
    text: [
      connectWords.lead,
      "OnlyFans no permite conectar una cuenta: importa su liquidación o añade las cifras a mano.",
    ],
    steps: [
      "Abre las pruebas del modelo. El perfil tiene que estar entre sus enlaces.",
      `En ${q(connectWords.title)}, elige la plataforma, por ejemplo ${q(connectWords.connect("Instagram"))}.`,
      `Entra allí con la cuenta enlazada y permite el acceso. ${q(connectWords.disconnect)} lo termina.`,
    ],
    page: evidenceWords.title,
  },
  "workspace-members": {
    title: "Miembros de un espacio de trabajo",
    text: [
      "Todas las personas con acceso a un espacio de trabajo están en su lista de miembros, con su rol, los modelos que ven y si ven los ingresos. Solo quien es propietario invita, cambia y quita miembros.",
      `Quien pueda verlo todo y no cambiar nada recibe el rol ${q(workspaceWords.roles.viewer)}.`,
      `Un cliente lee los informes de modelos elegidos: elige el rol ${q(workspaceWords.roles.client)}, los modelos y si se muestran los ingresos.`,
      `Una cuenta puede pertenecer a varios espacios de trabajo, cada uno con sus modelos y sus miembros: elige ${q(workspaceWords.switchTo)} junto a otro.`,
    ],
    steps: [
      `Abre ${tab("workspace")} y mira la lista en ${q(workspaceWords.members)}.`,
      `Para añadir a alguien, elige ${q(workspaceWords.invite)}, un rol y los modelos.`,
      `Elige ${q(workspaceWords.make)} y envía el enlace.`,
      `Para retirar el acceso, elige ${q(workspaceWords.removeOne)} junto al nombre.`,
    ],
    page: tab("workspace"),
  },
  seal: {
    title: "Qué significa el sello de un informe",
    text: [`El sello muestra que un informe no ha cambiado desde que se hizo. ${sharingWords.verify.lead}`],
    steps: [
      "Busca el número y el sello al final del informe.",
      `Elige allí ${q(reportWords.checkSeal)}, o escribe ambos en la página de abajo.`,
      "Si no coincide ningún informe, pide un enlace al informe a quien te lo envió.",
    ],
    page: sharingWords.verify.title,
  },
  "claim-page": {
    title: "Reclamar tu página",
    text: [
      claimWords.lead,
      "Los códigos sirven en Instagram y X: OnlyFans y TikTok no dejan que las aplicaciones lean la bio, así que se añaden a tu página como enlaces.",
    ],
    steps: [
      `Busca tu página y elige ${q(creatorWords.isThisYou)}. Con una cuenta de modelo también puedes hacerlo en ${modelDashboardWords.title}.`,
      `Elige ${q(claimWords.begin)} y pega el código en tu bio pública.`,
      `Elige ${q(claimWords.check)}.`,
      `Quita el código de la bio y elige en ${q(visibilityWords.title)} quién ve qué.`,
    ],
    page: interfaceWords.visitors.search,
  },
  "add-models": {
    title: "Añadir un modelo, o muchos a la vez",
    text: [
      "Un modelo necesita un nombre y un enlace a un perfil público. Muchos se añaden juntos como filas: pegadas de una hoja de cálculo o en un archivo CSV.",
    ],
    steps: [
      `Para un solo modelo, elige ${q(shell.submit)}.`,
      `Para muchos, abre ${profileWords.title}, elige ${q(profileWords.addMany)} y escribe en cada fila un nombre y sus enlaces.`,
      `Corrige las filas marcadas y elige ${q(addManyWords.add)}. Los análisis se hacen uno tras otro.`,
    ],
    page: profileWords.title,
  },
  "import-statement": {
    title: "Importar una liquidación de ingresos",
    text: [
      evidenceWords.import.lead,
      "Una tabla necesita una fecha y un importe: de bruto, comisión y neto, dos dan el tercero. El tipo o la descripción dicen por qué se pagó, y una columna de fans, cuántos pagaron. El orden no importa, y antes de importar puedes cambiar qué contiene cada columna.",
    ],
    steps: [
      "En OnlyFans u otra plataforma, abre tus liquidaciones y copia la tabla, o guárdala como archivo CSV.",
      `Aquí, abre las pruebas del modelo y elige ${q(evidenceWords.import.open)}.`,
      `Pega la tabla o elige el archivo, revisa la ${q(evidenceWords.import.look)} y elige ${q(evidenceWords.import.store)}.`,
      `Elige ${q(reportWords.reanalyse)} en el informe para verlo allí.`,
    ],
    page: evidenceWords.title,
  },
  "refresh-report": {
    title: "Cada cuánto se actualiza un informe",
    text: [
      `Las cifras vienen de las interfaces oficiales de las plataformas, de los extractos y capturas que importas y de lo que escribes. Las cifras públicas se actualizan cada día. El informe se rehace según su programación, al principio cada semana: ${q(reportWords.byItself.label)}. Se detiene si no inicias sesión durante un mes.`,
    ],
    steps: [
      `Junto al informe, en ${q(reportWords.byItself.label)}, elige ${q(reportWords.byItself.options.daily)}, ${q(reportWords.byItself.options.weekly)} o ${q(reportWords.byItself.options.off)}.`,
      `Para un informe nuevo ahora mismo, elige ${q(reportWords.reanalyse)}.`,
      `Los informes anteriores siguen en ${q(reportWords.versions)}.`,
    ],
    page: reportWords.title,
  },
  limits: {
    title: "Límites y formatos de archivo",
    text: [
      `No hay límite de modelos ni de miembros en un espacio de trabajo. Puedes pegar hasta ${limits.rows} modelos a la vez y comparar hasta cuatro lado a lado.`,
      `Un extracto es una tabla que pegas o un archivo CSV: ${evidenceWords.import.fileHint} Capturas: ${screenshotWords.limits}`,
    ],
    steps: [
      "Para muchas modelos, pega sus enlaces o usuarios, uno por línea, al añadirlas.",
      "Si un extracto es más grande, expórtalo por años o por meses e importa los archivos uno tras otro: los pagos que se solapan cuentan una vez.",
      "Para llevarte las cifras, descarga los informes en PDF y los ingresos, los pagos y las publicaciones en CSV.",
    ],
    page: profileWords.title,
  },
  "remove-model": {
    title: "Quitar un modelo",
    text: [`Puedes eliminar un modelo de tu lista. ${profileWords.removeHint}`],
    steps: [
      `Abre ${profileWords.title}, busca el modelo y elige ${q(profileWords.manage)}.`,
      `Elige ${q(profileWords.remove)} al final.`,
      `Si no era ese, elige enseguida ${q(profileWords.undo)}.`,
    ],
    page: profileWords.title,
  },
  badges: {
    title: "Qué significan Verificado y las demás insignias",
    text: [
      `${q(creatorWords.ownerVerified)}: el creador demostró con un código en la bio que la página es suya. ${q(creatorWords.verified)}: lo puso un administrador de este sitio.`,
      `En un informe, ${q(badges["verified-screenshot"])} significa: ${badges.hints["verified-screenshot"]} ${q(badges["manual-entry"])} significa: ${badges.hints["manual-entry"]}`,
    ],
    steps: [
      `Para ${q(creatorWords.ownerVerified)}, reclama tu página.`,
      "Para una insignia mejor en un informe, conecta una cuenta, importa una liquidación o añade una captura, y analiza de nuevo.",
    ],
    page: evidenceWords.title,
  },
  "profile-removal": {
    title: "Pedir que retiren tu perfil",
    text: [`Nadie tiene que seguir apareciendo aquí. ${removalWords.lead}`],
    steps: [
      `En la página de abajo, elige ${q(removalWords.getCode)} y pega el código en tu bio pública: se retira al momento. Para esto necesitas una cuenta.`,
      `Sin cuenta, rellena el formulario y elige ${q(removalWords.send)}. Decide una persona y, si nadie ha reclamado el perfil, queda oculto mientras tanto.`,
      "Si solo quieres decidir quién ve qué, reclama la página.",
    ],
    page: removalWords.title,
  },
};

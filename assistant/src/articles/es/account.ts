import { accountWords } from "@fanradar/words/es/accounts";
import { assistantWords } from "@fanradar/words/es/assistant";
import { interfaceWords } from "@fanradar/words/es/interface";
import { legalWords } from "@fanradar/words/es/legal";
import { modelDashboardWords } from "@fanradar/words/es/model-dashboard";
import { secondFactorWords, securityWords } from "@fanradar/words/es/security";
import { ownDataWords, settingsWords } from "@fanradar/words/es/settings";
import { visibilityWords } from "@fanradar/words/es/visibility";
import { workspaceWords } from "@fanradar/words/es/workspaces";
import type { TopicTexts } from "../articles.ts";

const { shell } = interfaceWords;
const { tabs, notifications, privacy, preferences } = settingsWords;
const tab = (name: keyof typeof tabs) => `${settingsWords.title} › ${tabs[name]}`;
const q = (name: string) => `«${name}»`;

/** Help on one's account: signing in, settings, what others see, and one's data. */
export const account = {
  "delete-account": {
    title: "Eliminar tu cuenta",
    text: [`Puedes eliminar tu cuenta cuando quieras. ${ownDataWords.deleteLead}`],
    steps: [
      `Abre ${tab("security")} y ve al final de la página.`,
      `Si quieres conservar una copia de todo, elige antes ${q(ownDataWords.export)}.`,
      `Elige ${q(ownDataWords.delete)} y confirma.`,
    ],
    page: tab("security"),
  },
  "export-data": {
    title: "Exportar tus datos",
    text: [`${ownDataWords.lead} ${workspaceWords.export.lead}`],
    steps: [
      `Tus datos: abre ${tab("security")} y elige ${q(ownDataWords.export)}.`,
      `Un espacio de trabajo: abre ${tab("workspace")} y elige ${q(workspaceWords.export.action)}.`,
    ],
    page: tab("security"),
  },
  "who-sees-figures": {
    title: "Quién ve tus cifras",
    text: [
      "Lo que añades, importas o conectas, como ingresos y suscriptores, es solo tuyo. No aparece en ninguna página pública, búsqueda ni cuenta ajena, salvo que lo compartas.",
      "Lo que publica una plataforma, como el número de seguidores, lo puede ver cualquiera en la página de un creador.",
    ],
    steps: [
      `Si has reclamado tu página, abre ${modelDashboardWords.title}: en ${q(visibilityWords.title)} decides quién ve qué.`,
      `En ${tab("privacy")}, elige quién ve tu nombre y comprueba que ${q(privacy.dataSharing)} está como quieres.`,
      `Si alguien mira tu pantalla, elige ${q(shell.hideAmounts)}.`,
    ],
    page: tab("privacy"),
  },
  alerts: {
    title: "Recibir avisos",
    text: [
      "La campana muestra subidas y bajadas inusuales de tus modelos, informes listos y conexiones que han terminado. Tú eliges qué llega también por correo.",
    ],
    steps: [
      `Abre ${tab("notifications")}.`,
      `Activa o desactiva ${q(notifications.emailAlerts)} para cambios inusuales, ${q(notifications.reportUpdates)} para informes terminados o ${q(notifications.weeklyDigest)} para un resumen.`,
      `Elige ${q(settingsWords.save)}.`,
    ],
    page: tab("notifications"),
  },
  "change-account": {
    title: "Cambiar tu correo, nombre o contraseña",
    text: [
      "Los tres se cambian en los ajustes. Una dirección nueva vale cuando la confirmas con el enlace que enviamos allí. Hasta entonces entras con la actual.",
    ],
    steps: [
      `Nombre o correo: abre ${tab("profile")}, cámbialo y elige ${q(settingsWords.save)}.`,
      `Contraseña: abre ${tab("security")} y ve a ${q(securityWords.password)}.`,
      `Si no puedes entrar, elige ${q(accountWords.login.forgot)} en la página de inicio de sesión.`,
    ],
    page: tab("profile"),
  },
  "language-and-currency": {
    title: "Cambiar idioma, moneda o colores",
    text: [
      "Las páginas y los correos siguen tu idioma. Los importes se convierten a tu moneda donde hay tipos de cambio; si no, quedan en la suya.",
    ],
    steps: [
      `Abre ${tab("preferences")}.`,
      `Elige ${q(preferences.language)}, ${q(preferences.currency)}, ${q(preferences.timezone)} o ${q(preferences.theme)}, y después ${q(settingsWords.save)}.`,
    ],
    page: tab("preferences"),
  },
  "second-factor": {
    title: secondFactorWords.title,
    text: ["Con ella, para entrar hace falta un código de una aplicación de tu teléfono además de tu contraseña."],
    steps: [
      `Abre ${tab("security")} y en ${q(secondFactorWords.title)} elige ${q(secondFactorWords.turnOn)}.`,
      `Escanea el código con tu aplicación de autenticación, escribe el que muestra y elige ${q(secondFactorWords.enable)}.`,
      "Guarda los códigos de recuperación: cada uno te permite entrar una vez sin tu teléfono.",
    ],
    page: tab("security"),
  },
  "conversation-privacy": {
    title: "Quién puede leer tus conversaciones",
    text: [
      "Tus conversaciones se guardan en tu cuenta, y nadie más que use FanRadar las ve. Las preguntas de los visitantes no se guardan.",
      "Si quien gestiona este sitio ha configurado un modelo de lenguaje, tus preguntas se le envían; su nombre aparece entonces bajo las respuestas. Tus cifras privadas solo se envían si activas compartir datos.",
    ],
    steps: [
      "Mira bajo una respuesta: si la escribió un modelo de lenguaje, ahí está su nombre.",
      `Comprueba ${q(privacy.dataSharing)} en ${tab("privacy")}.`,
      `Para borrar una conversación, elige ${q(assistantWords.remove)} encima de ella.`,
    ],
    page: legalWords.privacy.title,
  },
} satisfies Partial<TopicTexts<"product">>;

import type { Language } from "@fanradar/contract";

/** What stands above sales by chatter; `{period}` are days. */
export const chatterWords: Readonly<Record<Language, { lead: string; chatter: string }>> = {
  en: { lead: "Tips and paid messages by the chatter on shift ({period}):", chatter: "Chatter" },
  de: {
    lead: "Trinkgelder und bezahlte Nachrichten nach dem Chatter, der Schicht hatte ({period}):",
    chatter: "Chatter",
  },
  es: { lead: "Propinas y mensajes de pago según el chatter de turno ({period}):", chatter: "Chatter" },
  fr: { lead: "Pourboires et messages payants selon le chatter de service ({period}) :", chatter: "Chatter" },
};

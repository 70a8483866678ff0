import { shiftWords } from "@fanradar/words/de/shifts";
import { goalWords, todoWords } from "@fanradar/words/de/todos";
import type { TopicTexts } from "../articles.ts";

/** Help on what a team has to do and to reach. */
export const teamWork = {
  todos: {
    title: "Deine Aufgaben",
    text: [
      "Was dein Team zu tun hat, steht auf einer eigenen Seite: wer es tut, bis wann, und was überfällig ist. Frag mich, was fällig ist, oder nach den nächsten Schritten.",
    ],
    steps: [
      "Öffne die Seite unten und wähle, wessen Aufgaben du sehen willst.",
      "Hake ab, was erledigt ist. Auch ein nächster Schritt eines Berichts wird dort zur Aufgabe.",
    ],
    page: todoWords.title,
  },
  goals: {
    title: "Ziele eines Models",
    text: [
      "Ein Ziel steht im Bericht eines Models: eine Zahl und bis wann. Dort siehst du, wie weit es ist und ob die Prognose es erreicht. Frag mich, welche Ziele im Rückstand sind, oder nenn mir eine Zahl, etwa von Followern, und ich sage, wann die Prognose sie erreicht.",
    ],
    steps: [
      `Öffne den Bericht des Models und geh zu „${goalWords.title}“.`,
      "Setz dort ein Ziel, oder sieh nach, wie weit es ist.",
    ],
    page: goalWords.title,
  },
  chatters: {
    title: "Umsatz nach Chatter",
    text: [
      "Wer was verkauft hat, ist bekannt, wo Schichten eingetragen sind: Trinkgelder und bezahlte Nachrichten der Abrechnung eines Models, nach den Schichten, in denen gezahlt wurde. Dann kannst du mich fragen, wer am meisten verkauft hat, auch je Stunde.",
    ],
    steps: [
      `Öffne die Einnahmen des Models, und wähle „${shiftWords.tab}“.`,
      `Wähle „${shiftWords.add}“, und trag ein, wer wann Schicht hatte, falls es noch fehlt. Die Tabelle lässt sich herunterladen.`,
    ],
    page: shiftWords.title,
  },
} satisfies Partial<TopicTexts<"product">>;

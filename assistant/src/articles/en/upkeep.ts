import { evidenceWords } from "@fanradar/words/en/evidence";
import { historyWords } from "@fanradar/words/en/history";
import { interfaceWords } from "@fanradar/words/en/interface";
import { profileWords } from "@fanradar/words/en/profiles";
import { reportWords } from "@fanradar/words/en/reports";
import { securityWords } from "@fanradar/words/en/security";
import { settingsWords } from "@fanradar/words/en/settings";
import { splitWords } from "@fanradar/words/en/splits";
import { teamNoteWords } from "@fanradar/words/en/todos";
import { workspaceWords } from "@fanradar/words/en/workspaces";
import type { TopicTexts } from "../articles.ts";

const { shell } = interfaceWords;
const tab = (name: keyof typeof settingsWords.tabs) => `${settingsWords.title} › ${settingsWords.tabs[name]}`;
const q = (name: string) => `“${name}”`;

/** Help on changing, adding, undoing and sharing out what is kept of models. */
export const upkeep = {
  workspaces: {
    title: "Several workspaces",
    text: ["Each workspace has its own models and members. The personal one is yours alone."],
    steps: [
      `Open ${tab("workspace")}. Under ${q(workspaceWords.yours)} you create workspaces, and choose ${q(workspaceWords.switchTo)} beside another one.`,
      `To bring a model along, open ${q(profileWords.title)}, then ${q(profileWords.manage)} and ${q(workspaceWords.move)}.`,
    ],
    page: tab("workspace"),
  },
  "add-figures": {
    title: "Adding figures by hand or by screenshot",
    text: [
      "What no platform gives you add yourself: typed figures count as self-reported, checked screenshots count for more.",
    ],
    steps: [
      `Open ${q(evidenceWords.title)} of the model, and choose ${q(evidenceWords.typing.open)} or ${q(evidenceWords.screenshots)}.`,
      "Confirm what was read from a picture, and then analyze again.",
    ],
    page: evidenceWords.title,
  },
  "report-versions": {
    title: "Earlier reports, and what changed",
    text: [
      "Every version of every report stays, unchanged, with what changed since the one before. Opening one is not recorded.",
    ],
    steps: [
      `Open ${q(shell.history)}, and choose ${q(historyWords.viewReport)}, or ${q(historyWords.changed)} to see what is new.`,
      "Mark what you need often as a favorite there.",
    ],
    page: shell.history,
  },
  undo: {
    title: "What can be undone",
    text: [
      `A deleted report, model, note or workspace can be brought back for a few seconds: choose ${q(historyWords.undo)} in the message that appears. After that it is gone for good.`,
      "What is gone at once: your account, a conversation, a removed source, and a link that was turned off.",
    ],
    steps: [
      `Choose ${q(historyWords.undo)} while the message is shown.`,
      "If it is gone: submit the model again, or analyze it again. Statements have to be imported anew.",
    ],
    page: profileWords.title,
  },
  "revenue-split": {
    title: "Revenue split between agency and creator",
    text: [
      "You set the agency's share of net earnings after refunds, and from which day. Each month with payments is then divided to the cent, and both sides can confirm it.",
    ],
    steps: [
      `Open the earnings of the model, and choose ${q(splitWords.tab)}.`,
      `Choose ${q(splitWords.set)}, and enter percent and first day.`,
    ],
    page: splitWords.title,
  },
  "team-notes": {
    title: "Notes for the team",
    text: [
      "Notes on a report are read by members who see the model, and not by clients. Whoever is mentioned is notified. A deleted note can be undone for a few seconds.",
    ],
    steps: [
      `Open the report, and go to ${q(teamNoteWords.title)}.`,
      `Choose ${q(teamNoteWords.write)}, mention members if you like, and choose ${q(teamNoteWords.save)}.`,
    ],
    page: reportWords.title,
  },
  devices: {
    title: "Where you are signed in",
    text: ["You see every browser that is signed in to your account, and can sign it out from here."],
    steps: [
      `Open ${tab("security")}, and choose ${q(securityWords.revoke)} under ${q(securityWords.sessions)} beside it.`,
      "If you don't know one, change your password: that signs out all others.",
    ],
    page: tab("security"),
  },
  "change-model": {
    title: "Changing a model's name, links or tags",
    text: [
      "You change a model at any time. Changed links start a new analysis; numbers of the old page then no longer count.",
    ],
    steps: [
      `Open ${q(profileWords.title)}, find the model, and choose ${q(profileWords.manage)}.`,
      `Change what you like, and choose ${q(profileWords.save)}.`,
    ],
    page: profileWords.title,
  },
} satisfies Partial<TopicTexts<"product">>;

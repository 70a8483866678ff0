import { inviteWords } from "@fanradar/words/en/consent-invites";
import { evidenceWords } from "@fanradar/words/en/evidence";
import { historyWords } from "@fanradar/words/en/history";
import { reportWords } from "@fanradar/words/en/reports";
import { settingsWords } from "@fanradar/words/en/settings";
import { sharingWords } from "@fanradar/words/en/sharing";
import { workspaceWords } from "@fanradar/words/en/workspaces";
import type { PassageTexts } from "../passages.ts";

const workspaceTab = `${settingsWords.title} › ${settingsWords.tabs.workspace}`;
const q = (name: string) => `“${name}”`;

/** Passages on the product: where something is and what it can do. */
export const productPassages = {
  "what-it-leaves-out": {
    merge: "No, two models are not merged. Add the links of one to the other, and delete the one.",
    api: "No: there are no keys for other programs. What the site itself calls is described at /api/docs, for who is signed in; figures leave it as CSV and PDF.",
    write:
      "No. FanRadar reads and computes: it writes to no fans, answers no messages and sends nothing. Ask me whom it is worth writing to.",
    post: "No. FanRadar publishes, schedules and changes nothing on a platform. Ask me when to post and what draws most.",
    phone: "Yes: it works in the browser of a phone, and can be put on its home screen. There is no app in a store.",
  },
  "workspace-members": {
    viewer: `No: a ${q(workspaceWords.roles.viewer)} reads reports, notes and tags, and changes nothing. Earnings are seen only with ${q(workspaceWords.seesEarnings)}.`,
    money: `Only if you allow it: each member has the choice ${q(workspaceWords.seesEarnings)} under ${workspaceTab}. Turn it off, and earnings, subscribers, statements and prices are hidden from them everywhere. For a chatter the role ${q(workspaceWords.roles.viewer)} without it is enough.`,
    others: `Not if you invite them for their own models alone: with the role ${q(workspaceWords.roles.client)} and those models chosen, they see no others and none of their figures.`,
    login: `Yes: invite them under ${workspaceTab} with the role ${q(workspaceWords.roles.client)} and their own models. They then sign in with their own password.`,
  },
  "connect-account": {
    onlyfans: "No: OnlyFans has no way to connect an account. Import its statement, or add the figures by hand.",
    others:
      "Yes: Instagram, X and TikTok accounts can be connected, if whoever runs this site has set the platform up.",
    herself: `Yes: under ${q(evidenceWords.title)} of the model choose ${q(inviteWords.open)}. The creator opens the link on their own phone and allows access on the platform's page, without an account here.`,
  },
  "export-report": {
    logo: `Yes: the owner uploads it under ${workspaceTab}, at ${q(workspaceWords.logo.title)}. It then stands with the workspace's name on PDFs, shared reports and invites.`,
    colours: "No: colours and fonts of a report can't be changed. Only the workspace's name and logo are yours.",
  },
  "share-report": {
    views: "Only partly: beside the link you see how often it was opened and when last, and not by whom.",
    earnings: `Yes: a link shows public figures alone, unless you turn on private ones under ${q(sharingWords.releases.label)} when you create it. Your notes are never included.`,
  },
  alerts: {
    earnings:
      "No, not of earnings: alerts are on unusual rises and falls of followers, on engagement that fell, on sources that disagree and on figures that are old. Ask me how earnings changed.",
    fan: "No, there is no alert for single fans. Ask me how many regulars stopped paying, and I tell you how many and what they brought.",
  },
  "remove-model": {
    others: "Yes: only that model goes, with its reports, figures and files. The others stay as they are.",
  },
  "report-versions": {
    team: "No: who of the team opened a report is not recorded. Of a shared link you see how often it was opened.",
  },
  undo: {
    source: `No: a removed source is gone for good, so you see beforehand what changes. Sealed reports keep their figures. Import or type it again if you need it; only right after an import there is ${q(historyWords.undo)}.`,
    model: `Only for ten seconds: choose ${q(historyWords.undo)} in the message that appears after deleting. After that it and its reports, figures and files are gone for good, and you submit it anew.`,
    report: `Only for ten seconds: choose ${q(historyWords.undo)} in the message that appears after deleting. After that it is gone for good; a new analysis makes a new report, without the old one's versions.`,
  },
  "rules-of-links": {
    direct:
      "Not everywhere: some platforms allow a straight link to an adult page, others limit or close accounts for it. A page of your own in between is allowed in more places, and you can change it without losing anything.",
  },
  "delete-account": {
    back: "No: a deleted account can't be brought back, nor can its models, reports and files. Export your data first; later you can only sign up anew and import your statements again.",
  },
  "conversation-privacy": {
    others:
      "No: what you ask here stays in your own account. Models, members of your workspace and clients don't see your conversations, whatever their role, and the owner doesn't either.",
  },
  "import-statement": {
    unreadable:
      "Check four things: it is a CSV file and not a PDF, a picture, an archive or an Excel file (save that one as CSV); it opens in a spreadsheet with one payment to a line; its first line names the columns; one of them is a date and one an amount. If it still isn't read, copy the table from the statement page and paste it.",
  },
  "refresh-report": {
    monthly: `No, there is no monthly schedule: a report is refreshed ${q(reportWords.byItself.options.daily)}, ${q(reportWords.byItself.options.weekly)} or, at ${q(reportWords.byItself.options.off)}, only when you choose ${q(reportWords.reanalyse)}. For once a month choose ${q(reportWords.byItself.options.off)}, and analyze it yourself on that day.`,
  },
} satisfies Partial<PassageTexts>;

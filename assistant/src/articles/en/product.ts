import { limits } from "@fanradar/contract";
import { addManyWords } from "@fanradar/words/en/add-many";
import { analyticsWords } from "@fanradar/words/en/analytics";
import { analyzeWords } from "@fanradar/words/en/analyze";
import { chartWords } from "@fanradar/words/en/charts";
import { claimWords } from "@fanradar/words/en/claims";
import { connectWords } from "@fanradar/words/en/connect";
import { creatorWords } from "@fanradar/words/en/creators";
import { earningsWords } from "@fanradar/words/en/earnings";
import { evidenceWords } from "@fanradar/words/en/evidence";
import { interfaceWords } from "@fanradar/words/en/interface";
import { modelDashboardWords } from "@fanradar/words/en/model-dashboard";
import { removalWords } from "@fanradar/words/en/moderation";
import { profileWords } from "@fanradar/words/en/profiles";
import { reportWords } from "@fanradar/words/en/reports";
import { screenshotWords } from "@fanradar/words/en/screenshots";
import { settingsWords } from "@fanradar/words/en/settings";
import { sharingWords } from "@fanradar/words/en/sharing";
import { visibilityWords } from "@fanradar/words/en/visibility";
import { workspaceWords } from "@fanradar/words/en/workspaces";
import type { TopicTexts } from "../articles.ts";
import { account } from "./account.ts";
import { teamWork } from "./team-work.ts";
import { upkeep } from "./upkeep.ts";

const { shell, badges } = interfaceWords;
const { tabs } = settingsWords;
const tab = (name: keyof typeof tabs) => `${settingsWords.title} › ${tabs[name]}`;
const q = (name: string) => `“${name}”`;

export const product: TopicTexts<"product"> = {
  ...account,
  ...teamWork,
  ...upkeep,
  about: {
    title: "What FanRadar is",
    text: [
      "FanRadar is analytics for creators on OnlyFans, Instagram, X and TikTok, and for the agencies that manage them: how the audience grows, which posts work, what comes in, what is at risk and what to do next. Every figure shows its source, age and range when you press it.",
      "The figures come from the platforms' official interfaces, from statements and screenshots that you import, and from what you type. Nothing is scraped, and FanRadar never asks for the password of a platform. Signing up is free, and a public profile can be analyzed without an account.",
    ],
    steps: [
      "Enter the links of a public profile on the page below, and read the report.",
      "Create an account to keep it, and add statements or connect accounts for what the public doesn't see.",
      "Ask here about any figure of the report.",
    ],
    page: analyzeWords.title,
  },
  "what-it-leaves-out": {
    title: "What FanRadar does not do",
    text: [
      "It reads and computes: it publishes, schedules and sends nothing, and changes nothing on a platform.",
      "There is no app in a store: the pages work in the browser of a phone, and can be put on its home screen.",
      "Two models are not merged: add the links of one to the other, and delete the one.",
      "Signing up is free. Who runs this site decides whether anything else costs something.",
    ],
    steps: [
      "Plan and publish posts where you do it today.",
      "On a phone, open this site in the browser, and choose “Add to home screen” there.",
    ],
    page: analyzeWords.title,
  },
  "share-report": {
    title: "Sharing a report by link",
    text: [sharingWords.lead],
    steps: [
      `Verify your email address if you haven't yet. Then open the report, and choose ${q(reportWords.share)}.`,
      "Choose the version, the sections, when the link expires and, if you like, a password.",
      `Choose ${q(sharingWords.make)}, and copy the link right away: it is shown only then.`,
      `To end it, choose ${q(reportWords.share)} again and then ${q(sharingWords.revoke)}.`,
    ],
    page: reportWords.title,
  },
  "export-report": {
    title: "A report as a PDF, earnings as CSV",
    text: [
      sharingWords.pdf.lead,
      `Earnings: open ${q(earningsWords.title)} of the model, and choose ${q(earningsWords.csv)}.`,
    ],
    steps: [
      `Open the report, or find it under ${shell.history}.`,
      `Choose ${q(reportWords.exportPdf)}.`,
      "Check it for private figures before you send it.",
    ],
    page: reportWords.title,
  },
  "export-figures": {
    title: "Figures as CSV, for Excel or Google Sheets",
    text: ["Yes: as CSV files, which Excel, Numbers and Google Sheets open."],
    steps: [
      `Earnings: open ${q(earningsWords.title)} of the model, and choose ${q(earningsWords.csv)}: each month by kind.`,
      `Followers, engagement and earnings of all models: open ${q(shell.analytics)}, and choose ${q(analyticsWords.exportCsv)}.`,
      `Posts and the lines of a chart: each table and chart of a report has its own ${q(chartWords.csv)}.`,
    ],
    page: shell.analytics,
  },
  "connect-account": {
    title: "Connecting an account",
    text: [
      connectWords.lead,
      "OnlyFans has no way to connect an account: import its statement, or add its figures by hand.",
    ],
    steps: [
      "Open the evidence of the model. The profile must be among its links.",
      `Under ${q(connectWords.title)}, choose the platform, for example ${q(connectWords.connect("Instagram"))}.`,
      `Sign in there with the linked account, and allow access. ${q(connectWords.disconnect)} ends it.`,
    ],
    page: evidenceWords.title,
  },
  "workspace-members": {
    title: "Members of a workspace",
    text: [
      "Everybody with access to a workspace stands in its list of members, with a role, the models they see and whether they see earnings. Only the owner invites, changes and removes members.",
      `Somebody who may see everything and change nothing gets the role ${q(workspaceWords.roles.viewer)}.`,
      `A client reads the reports of chosen models: choose the role ${q(workspaceWords.roles.client)}, the models, and whether earnings are shown.`,
      `One account can belong to several workspaces, each with its own models and members: choose ${q(workspaceWords.switchTo)} beside another one.`,
    ],
    steps: [
      `Open ${tab("workspace")}, and read the list under ${q(workspaceWords.members)}.`,
      `To add somebody, choose ${q(workspaceWords.invite)}, a role and the models.`,
      `Choose ${q(workspaceWords.make)}, and send the link.`,
      `To end access, choose ${q(workspaceWords.removeOne)} beside the name.`,
    ],
    page: tab("workspace"),
  },
  seal: {
    title: "What the seal of a report means",
    text: [`The seal shows that a report is unchanged since it was made. ${sharingWords.verify.lead}`],
    steps: [
      "Find the number and the seal at the end of the report.",
      `Choose ${q(reportWords.checkSeal)} there, or enter both on the page below.`,
      "If no report matches, ask whoever sent it for a link to the report.",
    ],
    page: sharingWords.verify.title,
  },
  "claim-page": {
    title: "Claiming your page",
    text: [
      claimWords.lead,
      "Codes work on Instagram and X: OnlyFans and TikTok don't let apps read bios, so they are added to your page as links.",
    ],
    steps: [
      `Find your page in the search, and choose ${q(creatorWords.isThisYou)}. In a model's account you can also claim it under ${modelDashboardWords.title}.`,
      `Choose ${q(claimWords.begin)}, and paste the code into your public bio.`,
      `Choose ${q(claimWords.check)}.`,
      `Remove the code from the bio, and choose under ${q(visibilityWords.title)} who sees what.`,
    ],
    page: interfaceWords.visitors.search,
  },
  "add-models": {
    title: "Adding a model, or many at once",
    text: [
      "A model needs a name and a link to a public profile. Many are added together as rows: pasted from a spreadsheet, or as a CSV file.",
    ],
    steps: [
      `For one model, choose ${q(shell.submit)}.`,
      `For many, open ${profileWords.title}, choose ${q(profileWords.addMany)}, and give a name and its links in each row.`,
      `Correct the marked rows, and choose ${q(addManyWords.add)}. The analyses run one after another.`,
    ],
    page: profileWords.title,
  },
  "import-statement": {
    title: "Importing an earnings statement",
    text: [
      evidenceWords.import.lead,
      "A table needs a date and an amount: of gross, fee and net any two give the third. The type or description says what was paid for, and a column of fans how many paid. In what order they stand does not matter, and you can change what a column holds before you import.",
    ],
    steps: [
      "On OnlyFans or another platform, open your statements and copy the table, or save it as a CSV file.",
      `Here, open the evidence of the model, and choose ${q(evidenceWords.import.open)}.`,
      `Paste the table or choose the file, check the ${q(evidenceWords.import.look)}, and choose ${q(evidenceWords.import.store)}.`,
      `Choose ${q(reportWords.reanalyse)} on the report to see it there.`,
    ],
    page: evidenceWords.title,
  },
  "refresh-report": {
    title: "How often a report is refreshed",
    text: [
      `Figures come from the platforms' official interfaces, from statements and screenshots that you import, and from what you type. Public counts are updated every day. The report itself is made anew as its schedule says, every week at first: ${q(reportWords.byItself.label)}. It pauses if you don't sign in for a month.`,
    ],
    steps: [
      `Beside the report, under ${q(reportWords.byItself.label)}, choose ${q(reportWords.byItself.options.daily)}, ${q(reportWords.byItself.options.weekly)} or ${q(reportWords.byItself.options.off)}.`,
      `For a new report right away, choose ${q(reportWords.reanalyse)}.`,
      `Earlier reports stay under ${q(reportWords.versions)}.`,
    ],
    page: reportWords.title,
  },
  limits: {
    title: "Limits and file formats",
    text: [
      `There is no limit to how many models or members a workspace has. Up to ${limits.rows} models can be pasted at once, and up to four compared side by side.`,
      `A statement is a table that you paste or a CSV file: ${evidenceWords.import.fileHint} Screenshots: ${screenshotWords.limits}`,
    ],
    steps: [
      "For many models, paste their links or handles, one to a line, when you add models.",
      "If a statement is larger, export it by year or by month and import the files one after the other: payments that overlap count once.",
      "To take figures with you, download reports as PDF and earnings, payments and posts as CSV.",
    ],
    page: profileWords.title,
  },
  "remove-model": {
    title: "Removing a model",
    text: [`You can delete a model from your list yourself. ${profileWords.removeHint}`],
    steps: [
      `Open ${profileWords.title}, find the model, and choose ${q(profileWords.manage)}.`,
      `Choose ${q(profileWords.remove)} at the end.`,
      `If it was the wrong one, choose ${q(profileWords.undo)} right away.`,
    ],
    page: profileWords.title,
  },
  badges: {
    title: "What Verified and the other badges mean",
    text: [
      `${q(creatorWords.ownerVerified)}: the creator proved with a code in the bio that the page is theirs. ${q(creatorWords.verified)}: set by an admin of this site.`,
      `On a report, ${q(badges["verified-screenshot"])} says: ${badges.hints["verified-screenshot"]} ${q(badges["manual-entry"])} says: ${badges.hints["manual-entry"]}`,
    ],
    steps: [
      `For ${q(creatorWords.ownerVerified)}, claim your page.`,
      "For a better badge on a report, connect an account, import a statement or add a screenshot, and analyze again.",
    ],
    page: evidenceWords.title,
  },
  "profile-removal": {
    title: "Having your profile removed",
    text: [`Nobody has to stay listed here. ${removalWords.lead}`],
    steps: [
      `On the page below, choose ${q(removalWords.getCode)} and paste the code into your public bio: it is then removed right away. For this you need an account.`,
      `Without an account, fill in the form and choose ${q(removalWords.send)}. A person decides, and the profile is hidden until then if nobody has claimed it.`,
      "If you only want to decide who sees what, claim the page instead.",
    ],
    page: removalWords.title,
  },
};

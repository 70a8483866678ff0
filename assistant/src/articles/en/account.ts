import { accountWords } from "@fanradar/words/en/accounts";
import { assistantWords } from "@fanradar/words/en/assistant";
import { interfaceWords } from "@fanradar/words/en/interface";
import { legalWords } from "@fanradar/words/en/legal";
import { modelDashboardWords } from "@fanradar/words/en/model-dashboard";
import { secondFactorWords, securityWords } from "@fanradar/words/en/security";
import { ownDataWords, settingsWords } from "@fanradar/words/en/settings";
import { visibilityWords } from "@fanradar/words/en/visibility";
import { workspaceWords } from "@fanradar/words/en/workspaces";
import type { TopicTexts } from "../articles.ts";

const { shell } = interfaceWords;
const { tabs, notifications, privacy, preferences } = settingsWords;
const tab = (name: keyof typeof tabs) => `${settingsWords.title} › ${tabs[name]}`;
const q = (name: string) => `“${name}”`;

/** Help on one's account: signing in, settings, what others see, and one's data. */
export const account = {
  "delete-account": {
    title: "Deleting your account",
    text: [`You can delete your account yourself at any time. ${ownDataWords.deleteLead}`],
    steps: [
      `Open ${tab("security")}, and go to the end of the page.`,
      `To keep a copy of everything, choose ${q(ownDataWords.export)} first.`,
      `Choose ${q(ownDataWords.delete)}, and confirm.`,
    ],
    page: tab("security"),
  },
  "export-data": {
    title: "Exporting your data",
    text: [`${ownDataWords.lead} ${workspaceWords.export.lead}`],
    steps: [
      `Your own data: open ${tab("security")}, and choose ${q(ownDataWords.export)}.`,
      `A workspace: open ${tab("workspace")}, and choose ${q(workspaceWords.export.action)}.`,
    ],
    page: tab("security"),
  },
  "who-sees-figures": {
    title: "Who sees your figures",
    text: [
      "What you add, import or connect, such as earnings and subscribers, is yours alone. It appears on no public page, in no search and in no other account, unless you share it.",
      "What a platform publishes, such as a follower count, can be seen by everybody on a creator's page.",
    ],
    steps: [
      `If you've claimed your page, open ${modelDashboardWords.title}: under ${q(visibilityWords.title)} you choose who sees what.`,
      `Under ${tab("privacy")}, choose who sees your name, and check that ${q(privacy.dataSharing)} is as you want it.`,
      `If somebody looks over your shoulder, choose ${q(shell.hideAmounts)}.`,
    ],
    page: tab("privacy"),
  },
  alerts: {
    title: "Getting alerts",
    text: [
      "The bell shows unusual rises and falls of your models, reports that are ready, and connections that ended. You choose which of this also comes by email.",
    ],
    steps: [
      `Open ${tab("notifications")}.`,
      `Turn on or off ${q(notifications.emailAlerts)} for unusual changes, ${q(notifications.reportUpdates)} for finished reports or ${q(notifications.weeklyDigest)} for a summary.`,
      `Choose ${q(settingsWords.save)}.`,
    ],
    page: tab("notifications"),
  },
  "change-account": {
    title: "Changing your email, name or password",
    text: [
      "You change all three in the settings. A new email address counts once you confirm it with the link we send there. Until then you sign in with the present one.",
    ],
    steps: [
      `Name or email: open ${tab("profile")}, change it, and choose ${q(settingsWords.save)}.`,
      `Password: open ${tab("security")}, and go to ${q(securityWords.password)}.`,
      `If you can't sign in, choose ${q(accountWords.login.forgot)} on the sign-in page.`,
    ],
    page: tab("profile"),
  },
  "language-and-currency": {
    title: "Changing language, currency or theme",
    text: [
      "Pages and emails follow your language. Amounts are converted to your currency where exchange rates are set up, and otherwise stay in their own.",
    ],
    steps: [
      `Open ${tab("preferences")}.`,
      `Choose ${q(preferences.language)}, ${q(preferences.currency)}, ${q(preferences.timezone)} or ${q(preferences.theme)}, and then ${q(settingsWords.save)}.`,
    ],
    page: tab("preferences"),
  },
  "second-factor": {
    title: secondFactorWords.title,
    text: ["With it, signing in takes a code from an app on your phone as well as your password."],
    steps: [
      `Open ${tab("security")}, and under ${q(secondFactorWords.title)} choose ${q(secondFactorWords.turnOn)}.`,
      `Scan the code with your authenticator app, enter what it shows, and choose ${q(secondFactorWords.enable)}.`,
      "Save the recovery codes: each of them signs you in once without your phone.",
    ],
    page: tab("security"),
  },
  "conversation-privacy": {
    title: "Who can read your conversations",
    text: [
      "Your conversations are kept in your account, and no other user of FanRadar sees them. Questions of visitors are not stored.",
      "If the operator of this site has set up a language model, your questions are sent to it; its name then stands under the answers. Your private figures are sent only if you turn on data sharing.",
    ],
    steps: [
      "Look under an answer: a language model that wrote it is named there.",
      `Check ${q(privacy.dataSharing)} under ${tab("privacy")}.`,
      `To delete a conversation, choose ${q(assistantWords.remove)} above it.`,
    ],
    page: legalWords.privacy.title,
  },
} satisfies Partial<TopicTexts<"product">>;

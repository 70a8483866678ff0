import type { PagePath } from "@fanradar/contract";
import type { Labels, Place, Places } from "./passages.ts";

type LabelsOf = Place["labels"];
const at = (path: PagePath, labels: LabelsOf, tab?: string): Place => ({
  path,
  ...(tab !== undefined && { tab }),
  labels,
});

type Tab = keyof Labels["settingsWords"]["tabs"];
/** A place in the settings: below the name of its tab. */
const inSettings = (tab: Tab, labels: LabelsOf): Place =>
  at("/settings", (words) => [words.settingsWords.title, words.settingsWords.tabs[tab], ...labels(words)], tab);
const onReport = (labels: LabelsOf): Place => at("/report/:id", (words) => [words.reportWords.title, ...labels(words)]);
const inSources = (labels: LabelsOf): Place =>
  at("/evidence/:id", (words) => [words.evidenceWords.title, ...labels(words)]);
const inProfiles = (labels: LabelsOf): Place =>
  at("/profiles", (words) => [words.profileWords.title, ...labels(words)]);
/** A place in the dialog that manages a model. */
const inManage = (labels: LabelsOf): Place => inProfiles((words) => [words.profileWords.manage, ...labels(words)]);
const inSplit = (labels: LabelsOf): Place =>
  at(
    "/earnings/:id",
    (words) => [words.interfaceWords.shell.earnings, words.splitWords.tab, ...labels(words)],
    "split",
  );

/** Where things are done in the product, by article and passage, in the labels of its pages. */
export const places: Places = {
  "price-and-leaving": {
    log: at(
      "/ai-assistant",
      ({ interfaceWords, assistantWords, pricingWords }) => [
        ...[interfaceWords.shell.assistant, assistantWords.pricing],
        ...[pricingWords.changes, pricingWords.log],
      ],
      "pricing",
    ),
  },
  comparing: {
    models: at("/compare", ({ interfaceWords, compareWords }) => [interfaceWords.shell.compare, compareWords.choose]),
    save: at("/compare", ({ interfaceWords, compareWords }) => [interfaceWords.shell.compare, compareWords.save]),
  },
  "workspace-members": {
    invite: inSettings("workspace", ({ workspaceWords: { invite, role, make } }) => [invite, role, make]),
    only: inSettings("workspace", ({ workspaceWords: { invite, scope, scopes } }) => [invite, scope, scopes.models]),
    role: inSettings("workspace", ({ workspaceWords: { members, change, role } }) => [members, change, role]),
    hide: inSettings("workspace", ({ workspaceWords: { members, change, seesEarnings } }) => [
      ...[members, change, seesEarnings],
    ]),
    remove: inSettings("workspace", ({ workspaceWords: { members, removeOne } }) => [members, removeOne]),
    owner: inSettings("workspace", ({ workspaceWords: { handOver } }) => [handOver.title, handOver.to]),
    leave: inSettings("workspace", ({ workspaceWords: { members, leave } }) => [members, leave]),
  },
  workspaces: {
    create: inSettings("workspace", ({ workspaceWords: { yours, create } }) => [yours, create]),
    switch: inSettings("workspace", ({ workspaceWords: { yours, switchTo } }) => [yours, switchTo]),
    rename: inSettings("workspace", ({ workspaceWords: { identity, rename } }) => [identity, rename]),
    move: inManage(({ workspaceWords: { move } }) => [move]),
    delete: inSettings("workspace", ({ workspaceWords: { danger } }) => [danger]),
  },
  "connect-account": {
    end: inSources(({ connectWords: { title, disconnect } }) => [title, disconnect]),
  },
  "add-figures": {
    typed: inSources(({ evidenceWords: { typing } }) => [typing.open, typing.submit]),
    screenshot: inSources(({ evidenceWords, screenshotWords: { choose, confirm } }) => [
      ...[evidenceWords.screenshots, choose, confirm],
    ]),
    remove: inSources(({ evidenceWords: { sources, remove, removal } }) => [sources, remove, removal.confirm]),
  },
  "export-report": {
    pdf: onReport(({ reportWords: { exportPdf }, sharingWords: { pdf } }) => [exportPdf, pdf.download]),
  },
  "export-figures": {
    earnings: at("/earnings/:id", ({ interfaceWords, earningsWords }) => [
      ...[interfaceWords.shell.earnings, earningsWords.csv],
    ]),
    payments: inSplit(({ splitWords: { show, csvPayments } }) => [show, csvPayments]),
    models: at("/analytics", ({ interfaceWords, analyticsWords }) => [
      ...[interfaceWords.shell.analytics, analyticsWords.exportCsv],
    ]),
  },
  "share-report": {
    password: onReport(({ reportWords: { share }, sharingWords: { password, make } }) => [share, password, make]),
    revoke: onReport(({ reportWords: { share }, sharingWords: { revoke } }) => [share, revoke]),
  },
  "report-versions": {
    open: at("/report-history", ({ interfaceWords, historyWords }) => [
      ...[interfaceWords.shell.history, historyWords.viewReport],
    ]),
    changes: at("/report-history", ({ interfaceWords, historyWords }) => [
      ...[interfaceWords.shell.history, historyWords.changed],
    ]),
  },
  "refresh-report": {
    schedule: onReport(({ reportWords: { byItself } }) => [byItself.label]),
    now: onReport(({ reportWords: { reanalyse } }) => [reanalyse]),
  },
  "revenue-split": {
    set: inSplit(({ splitWords: { rules, set } }) => [rules, set]),
    confirm: inSplit(({ splitWords: { confirm } }) => [confirm]),
  },
  chatters: {
    sold: at(
      "/earnings/:id",
      ({ interfaceWords, shiftWords: { tab } }) => [interfaceWords.shell.earnings, tab],
      "shifts",
    ),
    shifts: at(
      "/earnings/:id",
      ({ interfaceWords, shiftWords: { tab, add } }) => [interfaceWords.shell.earnings, tab, add],
      "shifts",
    ),
  },
  todos: {
    give: at("/todos", ({ todoWords: { title, add, owner } }) => [title, add, owner]),
    charge: onReport(({ todoWords: { inCharge } }) => [inCharge]),
  },
  goals: { set: onReport(({ goalWords: { title, add } }) => [title, add]) },
  "team-notes": { write: onReport(({ teamNoteWords: { title, write, save } }) => [title, write, save]) },
  "language-and-currency": {
    language: inSettings("preferences", ({ settingsWords: { preferences } }) => [preferences.language]),
    currency: inSettings("preferences", ({ settingsWords: { preferences } }) => [preferences.currency]),
    theme: inSettings("preferences", ({ settingsWords: { preferences } }) => [
      ...[preferences.theme, preferences.themes.dark],
    ]),
    zone: inSettings("preferences", ({ settingsWords: { preferences } }) => [preferences.timezone]),
  },
  "change-account": {
    email: inSettings("profile", ({ settingsWords: { profile } }) => [profile.email]),
    name: inSettings("profile", ({ settingsWords: { profile } }) => [profile.name]),
    picture: inSettings("profile", ({ settingsWords: { profile } }) => [
      ...[profile.picture.title, profile.picture.choose],
    ]),
    password: inSettings("security", ({ securityWords: { password } }) => [password]),
  },
  devices: {
    sessions: inSettings("security", ({ securityWords: { sessions, revoke } }) => [sessions, revoke]),
    passkey: inSettings("security", ({ passkeyWords: { title, add } }) => [title, add]),
  },
  alerts: {
    push: inSettings("notifications", ({ settingsWords: { push } }) => [push.label]),
    weekly: inSettings("notifications", ({ settingsWords: { notifications } }) => [notifications.weeklyDigest]),
    off: inSettings("notifications", ({ settingsWords: { notifications } }) => [notifications.emailAlerts]),
  },
  "add-models": {
    one: at("/submit", ({ interfaceWords: { shell } }) => [shell.submit]),
    many: inProfiles(({ profileWords: { addMany } }) => [addMany]),
  },
  "change-model": {
    name: inManage(({ profileWords: { name, save } }) => [name, save]),
    links: inManage(({ profileWords: { links } }) => [links]),
    tags: inManage(({ profileWords: { tags, save } }) => [tags, save]),
  },
  "who-sees-figures": {
    amounts: at("/dashboard", ({ interfaceWords: { shell } }) => [shell.hideAmounts]),
  },
  "conversation-privacy": {
    delete: at("/ai-assistant", ({ interfaceWords, assistantWords: { conversations, remove } }) => [
      ...[interfaceWords.shell.assistant, conversations, remove],
    ]),
  },
};

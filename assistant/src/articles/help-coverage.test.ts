import { readdirSync } from "node:fs";
import * as contract from "@fanradar/contract";
import { isPagePath, languages, pagePaths } from "@fanradar/contract";
import { settingsWords } from "@fanradar/words/en/settings";
import { expect, test } from "vitest";
import { readQuestion } from "../route/read-question.ts";
import { articleOf } from "./article-of.ts";
import { articleFrames } from "./articles.ts";
import { allPassages, placeOf } from "./passages.ts";

const words = (names: string) => names.trim().split(/\s+/);

/** Which help explains each call that changes something. */
const explained: Readonly<Record<string, string>> = {
  about: "submitGuestModel signup signUpModel confirmSignup becomeCreator",
  "add-figures": "addEvidence addScreenshot confirmScreenshot removeEvidence removeScreenshot",
  "add-models": "submitModel submitModels",
  alerts: "turnOnPush turnOffPush unsubscribe readNotification readNotifications",
  "change-account":
    "saveSettings setAvatar removeAvatar changePassword cancelEmailChange confirmEmailChange stopEmailChange forgotPassword resetPassword verifyEmail resendVerification",
  "change-model": "changeModel",
  chatters: "addShifts removeShifts",
  "claim-page": "startClaim checkClaim endClaim renewCreatorLink",
  comparing: "saveComparison",
  "connect-account":
    "startConnection endConnection createConsentInvite mailConsentInvite revokeConsentInvite startConsent openConsent declineConsent endConsent answerLinking",
  "conversation-privacy": "chat streamChat deleteConversation renameConversation giveFeedback",
  "delete-account": "deleteAccount",
  devices:
    "revokeSession logout addPasskey beginPasskey beginPasskeyUse removePasskey renamePasskey signInByPasskey login googleSignIn requestSignInLink signInByLink confirmSession",
  "export-data": "exportData exportWorkspace",
  goals: "createGoal changeGoal deleteGoal",
  "import-statement": "importStatement previewImport",
  "language-and-currency": "chooseLanguage",
  "price-and-leaving": "logPriceChange deletePriceChange analysePricing",
  "profile-removal": "requestRemoval removeByCode answerCase reportCreator",
  "refresh-report": "startAnalysis",
  "remove-model": "deleteModel",
  "report-versions": "favoriteReport rateReport narrateReport",
  "revenue-split": "createSplitRule previewSplitRule confirmSplit withdrawSplitConfirmation withdrawSplitRule",
  "second-factor": "beginSecondFactor enableSecondFactor disableSecondFactor passSecondFactor",
  "share-report": "shareReport revokeShare openShare reportShare",
  "team-notes": "writeTeamNote changeTeamNote deleteTeamNote",
  todos: "createTodo changeTodo deleteTodo setInCharge",
  undo: "restoreModel restoreReport restoreTeamNote restoreWorkspace deleteReport",
  "who-sees-figures": "setCreatorVisibility",
  "workspace-members":
    "inviteMember changeMember removeMember handOverWorkspace renewInvite revokeInvite acceptInvite openInvite",
  workspaces:
    "createWorkspace renameWorkspace deleteWorkspace switchWorkspace moveModel setWorkspaceLogo removeWorkspaceLogo",
};
/** What only those who run a site do: the help of their pages explains it. */
const ofOperators =
  "changeJob changeUser checkInstance decideCase mailEverybody nameInstance ruleSignUp setCreatorVeto setUpInstance takeCaseStep";

const isCall = (one: unknown): one is { method: string } =>
  typeof one === "object" && one !== null && "method" in one && "path" in one && "caller" in one;
const changing = Object.entries(contract).flatMap(([name, one]) => (isCall(one) && one.method !== "GET" ? name : []));

test("help: each call of the contract that changes something is explained by one article, or is of operators alone", () => {
  const named = [...Object.values(explained).flatMap(words), ...words(ofOperators)];
  expect(changing.length).toBeGreaterThan(100);
  expect(named.toSorted()).toEqual(changing.toSorted());
});

test("help: calls are explained by articles that exist", () => {
  for (const article of Object.keys(explained)) expect(articleOf(article, "en"), article).toBeDefined();
});

/** Where people come by a link or before they sign in: nobody asks the assistant for the way there. */
const reached = new Set([
  ...words("/ /login /setup /signup /welcome /sample /model-signup /forgot-password /reset-password /verify-email"),
  ...words("/email-change /mailbox /security /s/:token /consent/:token /join/:token /unsubscribe /offline /admin"),
  ...words("/help /changelog /terms /methods /methods/:metric /creator/:platform/:handle /reports"),
]);

test("help: each page that people work on is led to by an article or a place", () => {
  const pages = Object.values(articleFrames.product).map(({ page }): string => page.path);
  const places = allPassages.flatMap(({ article, id }) => placeOf(article, id, "en")?.path ?? []);
  const led = new Set<string>([...pages, ...places]);
  // Adding, earnings, screenshots, notifications and the page of a creator are led to by the labels of places on the way there.
  const within = new Set(words("/submit /earnings /screenshots/:id /notifications /model-dashboard"));
  const missing = pagePaths.filter((path) => !reached.has(path) && !within.has(path) && !led.has(path));
  expect(missing).toEqual([]);
});

test.each(languages)("places in %s: a page that exists, by labels that the interface has", (language) => {
  const tabs = [...Object.keys(settingsWords.tabs), "shifts", "split", "pricing"];
  const found = allPassages.filter(({ kind }) => kind === "how");
  expect(found.length).toBeGreaterThan(40);
  for (const { article, id } of found) {
    const place = placeOf(article, id, language);
    const name = `${article} ${id}`;
    expect(isPagePath(place?.path.replace(":id", "1") ?? ""), name).toBe(true);
    expect(place?.tab === undefined || tabs.includes(place.tab), name).toBe(true);
    expect(
      place?.labels.every((label) => label.trim() !== ""),
      name,
    ).toBe(true);
  }
});

/** Sentences in quotation marks that no page has: what a browser or a platform calls something, and what people say. */
/** Besides, labels that a function makes, with the name of a platform. */
const said = /instagram|menu|menú|menü|home|écran|startbildschirm|inicio|bestätig|pantalla/i;
const quotation = { en: /“([^”]+)”/g, de: /„([^“]+)“/g, es: /«([^»]+)»/g, fr: /«\u00a0([^»]+)\u00a0»/g } as const;
/** All strings of a table; not those that it makes by functions. */
const stringsOf = (one: unknown): string[] =>
  typeof one === "string"
    ? [one]
    : typeof one === "object" && one !== null
      ? Object.values(one).flatMap(stringsOf)
      : [];

test.each([["en"], ["de"], ["es"], ["fr"]] as const)(
  "help in %s: what stands in quotation marks is a label of the interface",
  async (language) => {
    const folder = new URL(`../../../words/src/${language}/`, import.meta.url);
    const tables = await Promise.all(readdirSync(folder).map((file) => import(new URL(file, folder).href)));
    const labels = new Set(tables.flatMap(stringsOf));
    for (const id of Object.keys(articleFrames.product)) {
      const { text = [], steps = [] } = articleOf(id, language) ?? {};
      for (const [, label = ""] of [...text, ...steps].join(" ").matchAll(quotation[language]))
        expect(labels.has(label) || said.test(label), `${id}: ${label}`).toBe(true);
    }
  },
);

const ask = (text: string, language: (typeof languages)[number]) =>
  readQuestion(text, { language, now: "2026-11-30T12:00:00Z" }).intents[0];

test.each([
  ["workspace-members", "where do i add somebody to my team", "wie lade ich meine kollegin ein"],
  ["workspace-members", "can my viewer delete things", "puedo cambiar los permisos de alguien"],
  ["undo", "i deleted the report by mistake, is it gone", "j'ai supprimé un rapport sans faire exprès"],
  ["share-report", "how do i switch off the link again", "kann ich den geteilten link mit passwort schützen"],
  ["devices", "how can i log out my old laptop", "wo bin ich überall angemeldet"],
  ["language-and-currency", "does it have a night mode", "comment mettre le thème sombre"],
  ["add-figures", "can i enter the subs by hand", "cómo subo una captura de mis estadísticas"],
  ["revenue-split", "where do we set the agency's percentage", "wo trage ich die aufteilung ein"],
  ["goals", "how do i set a target for followers", "cómo pongo una meta"],
  ["todos", "how do i assign a task to somebody", "wie kann ich jemand eine aufgabe geben"],
  ["team-notes", "how do i leave a note for my colleagues", "où j'écris une note pour l'équipe"],
  ["change-model", "how do i rename her", "cómo cambio los enlaces de una modelo"],
  ["export-figures", "can i get the payments into excel", "je peux exporter tous les modèles"],
  ["alerts", "how do i stop your emails", "kann ich push aufs handy bekommen"],
  ["who-sees-figures", "hide the money while i share my screen", "cómo oculto los importes"],
  ["workspaces", "can i move her to the other workspace", "comment créer un espace de travail"],
  ["add-models", "how do i add another girl", "wie lege ich noch ein model an"],
  ["conversation-privacy", "can my chatters read what i write to you", "est-ce que mes modèles lisent mes questions"],
  ["delete-account", "can a deleted account be restored later", "kann ich ein gelöschtes konto zurückbekommen"],
  ["refresh-report", "can it be analyzed monthly instead of weekly", "puedo hacer que se analice solo una vez al mes"],
  ["import-statement", "how do i import a statement", "dice que no puede leer mi archivo csv"],
])("help: %s answers 'how' and 'can I' in people's own words: %s, %s", (article, one, other) => {
  const language = /[äöüß]|^(?:wie|wo|kann)\b/.test(other) ? "de" : /^(?:cómo|puedo)/.test(other) ? "es" : "fr";
  expect([ask(one, "en"), ask(other, language)]).toEqual([`article:${article}`, `article:${article}`]);
});

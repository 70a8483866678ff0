import type { PagePath, Person } from "@fanradar/contract";
import { type Room, rooms } from "@fanradar/words";
import { type ComponentType, lazy } from "react";
import { preloadMessages } from "../lib/messages.ts";

interface Page<Props> {
  Page: ComponentType<Props>;
  load: () => Promise<unknown>;
}
type Route =
  | ({ guard: "none" } & Page<object>)
  | ({ guard: "signed-in" } & Page<{ user: Person }>)
  | ({ guard: "model" } & Page<{ user: Person; modelId: number }>)
  | { redirect: (search: string) => string };

/** A page as a file of its own, with the messages that it needs: both are fetched together. */
function page<Props>(file: () => Promise<ComponentType<Props>>, messages: Room<unknown>[]): Page<Props> {
  const load = async () => {
    preloadMessages(...messages);
    return { default: await file() };
  };
  return { Page: lazy<ComponentType<Props>>(load), load };
}

/** A page for everybody. What its address names, it reads by `useParams`. */
const open = (file: () => Promise<ComponentType<object>>, ...messages: Room<unknown>[]): Route => ({
  guard: "none",
  ...page(file, messages),
});

/** A page for who is signed in. */
const signedIn = (file: () => Promise<ComponentType<{ user: Person }>>, ...messages: Room<unknown>[]): Route => ({
  guard: "signed-in",
  ...page(file, messages),
});

/** A page for who is signed in, about the model with the `:id` of its address. */
const ofModel = (
  file: () => Promise<ComponentType<{ user: Person; modelId: number }>>,
  ...messages: Room<unknown>[]
): Route => ({ guard: "model", ...page(file, messages) });

const dashboard = signedIn(() => import("../dashboard/dashboard-page.tsx").then((file) => file.DashboardPage));

/** The tab of security keeps the query: how confirming with Google ended. */
function securityTab(search: string): string {
  const query = new URLSearchParams(search);
  query.set("tab", "security");
  return `/settings?${query}`;
}

/** Every page of the product. Which addresses there are stands in the contract: the server answers others with 404. */
export const routes: Record<PagePath, Route> = {
  "/": { redirect: () => "/search" },
  "/search": open(
    () => import("../search/search-page.tsx").then((file) => file.SearchPage),
    rooms.search,
    rooms.creators,
  ),
  "/login": open(() => import("../accounts/login-page.tsx").then((file) => file.LoginPage), rooms.accounts),
  "/signup": open(() => import("../accounts/signup-page.tsx").then((file) => file.SignupPage), rooms.accounts),
  "/model-signup": open(() => import("../model-signup/model-signup-page.tsx").then((file) => file.ModelSignupPage)),
  "/model-dashboard": signedIn(
    () => import("../model-dashboard/model-dashboard-page.tsx").then((file) => file.ModelDashboardPage),
    rooms.modelDashboard,
    rooms.refusals,
  ),
  "/verify-email": open(() => import("../accounts/verify-page.tsx").then((file) => file.VerifyPage)),
  "/email-change": open(() => import("../accounts/email-change-page.tsx").then((file) => file.EmailChangePage)),
  "/forgot-password": open(() => import("../accounts/forgot-page.tsx").then((file) => file.ForgotPage)),
  "/reset-password": open(() => import("../accounts/reset-page.tsx").then((file) => file.ResetPage)),
  "/security": { redirect: securityTab },
  "/settings": signedIn(
    () => import("../settings/settings-page.tsx").then((file) => file.SettingsPage),
    rooms.settings,
    rooms.security,
    rooms.accounts,
    rooms.refusals,
  ),
  "/mailbox": open(() => import("../mailbox/mailbox-page.tsx").then((file) => file.MailboxPage)),
  "/dashboard": dashboard,
  "/reports": dashboard,
  "/analyze": open(
    () => import("../analyze/analyze-page.tsx").then((file) => file.AnalyzePage),
    rooms.analyze,
    rooms.submit,
  ),
  "/s/:token": open(
    () => import("../reports/share/share-page.tsx").then((file) => file.SharePage),
    rooms.sharing,
    rooms.reports,
    rooms.statements,
  ),
  "/verify": open(
    () => import("../reports/share/seal-page.tsx").then((file) => file.SealPage),
    rooms.sharing,
    rooms.reports,
  ),
  "/unsubscribe": open(
    () => import("../notifications/unsubscribe-page.tsx").then((file) => file.UnsubscribePage),
    rooms.notifications,
  ),
  "/ai-assistant": open(
    () => import("../assistant/assistant-page.tsx").then((file) => file.AssistantPage),
    rooms.assistant,
  ),
  "/compare": open(() => import("../compare/compare-page.tsx").then((file) => file.ComparePage), rooms.compare),
  "/analytics": open(
    () => import("../analytics/analytics-page.tsx").then((file) => file.AnalyticsPage),
    rooms.analytics,
  ),
  "/creator/:platform/:handle": open(
    () => import("../creators/creator-page.tsx").then((file) => file.CreatorPage),
    rooms.creators,
    rooms.reports,
    rooms.statements,
  ),
  "/removal": open(
    () => import("../moderation/removal-page.tsx").then((file) => file.RemovalPage),
    rooms.moderation,
    rooms.refusals,
  ),
  "/terms": open(() => import("../legal/legal-page.tsx").then((file) => file.TermsPage)),
  "/privacy": open(() => import("../legal/legal-page.tsx").then((file) => file.PrivacyPage)),
  "/admin": signedIn(() => import("../moderation/admin-page.tsx").then((file) => file.AdminPage)),
  "/submit": signedIn(() => import("../models/submit-page.tsx").then((file) => file.SubmitPage), rooms.submit),
  // The words of its cards too: arriving later they would draw the whole page anew, and move the reader.
  "/profiles": signedIn(
    () => import("../profiles/profiles-page.tsx").then((file) => file.ProfilesPage),
    rooms.profiles,
    rooms.creators,
  ),
  "/report-history": signedIn(
    () => import("../history/report-history-page.tsx").then((file) => file.ReportHistoryPage),
    rooms.history,
  ),
  "/report/:id": ofModel(
    () => import("../reports/report-page.tsx").then((file) => file.ReportPage),
    rooms.reports,
    rooms.statements,
    rooms.evidence,
  ),
  "/evidence/:id": ofModel(
    () => import("../evidence/evidence-page.tsx").then((file) => file.EvidencePage),
    rooms.evidence,
    rooms.reports,
    rooms.connect,
    rooms.earnings,
    rooms.imports,
  ),
  "/earnings/:id": ofModel(
    () => import("../earnings/earnings-page.tsx").then((file) => file.EarningsPage),
    rooms.earnings,
    rooms.reports,
  ),
  "/screenshots/:id": ofModel(
    () => import("../screenshots/screenshots-page.tsx").then((file) => file.ScreenshotsPage),
    rooms.screenshots,
    rooms.evidence,
    rooms.refusals,
  ),
};

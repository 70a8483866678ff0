import { type MemberAct, type PagePath, type Person, pageAt } from "@fanradar/contract";
import { type LazyPart, part } from "../lib/part.tsx";

type PageRoute = (
  | { guard: "none"; Page: LazyPart<object> }
  | { guard: "signed-in"; Page: LazyPart<{ user: Person }> }
  | { guard: "model"; Page: LazyPart<{ user: Person; modelId: number }> }
) & { /** What a member's role must include; visitors have none. */ act?: MemberAct };
type Route = PageRoute | { redirect: (search: string) => string };

/** A page for everybody. What its address names, it reads by `useParams`. */
const open = (...file: Parameters<typeof part<object>>): PageRoute => ({ guard: "none", Page: part(...file) });

/** A page for who is signed in. */
const signedIn = (...file: Parameters<typeof part<{ user: Person }>>): PageRoute => ({
  guard: "signed-in",
  Page: part(...file),
});

/** A page for who is signed in, about the model with the `:id` of its address. */
const ofModel = (...file: Parameters<typeof part<{ user: Person; modelId: number }>>): PageRoute => ({
  guard: "model",
  Page: part(...file),
});

/** A page for members whose role includes an act. */
const forAct = (act: MemberAct, page: PageRoute): PageRoute => ({ ...page, act });

/** Who sees the team is one of it: tools of who works with models are no part of a client's page. */
const ofTeam = "member.read";

const dashboard = signedIn(() => import("../dashboard/dashboard-page.tsx").then((file) => file.DashboardPage));

/** The tab of security keeps the query: how confirming with a provider ended. */
function securityTab(search: string): string {
  const query = new URLSearchParams(search);
  query.set("tab", "security");
  return `/settings?${query}`;
}

/** Every page of the product. Which addresses there are stands in the contract: the server answers others with 404. */
export const routes: Record<PagePath, Route> = {
  "/": { redirect: () => "/search" },
  "/search": open(() => import("../search/search-page.tsx").then((file) => file.SearchPage)),
  "/login": open(() => import("../accounts/login-page.tsx").then((file) => file.LoginPage)),
  "/setup": open(() => import("../accounts/setup-page.tsx").then((file) => file.SetupPage)),
  "/signup": open(() => import("../accounts/signup-page.tsx").then((file) => file.SignupPage)),
  "/welcome": signedIn(() => import("../first-run/welcome-page.tsx").then((file) => file.WelcomePage)),
  "/sample": open(() => import("../sample/sample-page.tsx").then((file) => file.SamplePage)),
  "/model-signup": open(() => import("../model-signup/model-signup-page.tsx").then((file) => file.ModelSignupPage)),
  "/model-dashboard": signedIn(() =>
    import("../model-dashboard/model-dashboard-page.tsx").then((file) => file.ModelDashboardPage),
  ),
  "/verify-email": open(() => import("../accounts/verify-page.tsx").then((file) => file.VerifyPage)),
  "/email-change": open(() => import("../accounts/email-change-page.tsx").then((file) => file.EmailChangePage)),
  "/forgot-password": open(() => import("../accounts/forgot-page.tsx").then((file) => file.ForgotPage)),
  "/reset-password": open(() => import("../accounts/reset-page.tsx").then((file) => file.ResetPage)),
  "/security": { redirect: securityTab },
  "/settings": signedIn(() => import("../settings/settings-page.tsx").then((file) => file.SettingsPage)),
  "/mailbox": open(() => import("../mailbox/mailbox-page.tsx").then((file) => file.MailboxPage)),
  "/dashboard": dashboard,
  "/reports": dashboard,
  "/analyze": open(() => import("../analyze/analyze-page.tsx").then((file) => file.AnalyzePage)),
  "/s/:token": open(() => import("../reports/share/share-page.tsx").then((file) => file.SharePage)),
  "/consent/:token": open(() => import("../consents/consent-page.tsx").then((file) => file.ConsentPage)),
  "/join/:token": open(() => import("../workspaces/join-page.tsx").then((file) => file.JoinPage)),
  "/verify": open(() => import("../reports/share/seal-page.tsx").then((file) => file.SealPage)),
  "/unsubscribe": open(() => import("../notifications/unsubscribe-page.tsx").then((file) => file.UnsubscribePage)),
  "/ai-assistant": forAct(
    ofTeam,
    open(() => import("../assistant/assistant-page.tsx").then((file) => file.AssistantPage)),
  ),
  "/offline": open(() => import("../offline/offline-page.tsx").then((file) => file.OfflinePage)),
  "/compare": forAct(
    ofTeam,
    open(() => import("../compare/compare-page.tsx").then((file) => file.ComparePage)),
  ),
  "/analytics": forAct(
    ofTeam,
    open(() => import("../analytics/analytics-page.tsx").then((file) => file.AnalyticsPage)),
  ),
  "/creator/:platform/:handle": open(() => import("../creators/creator-page.tsx").then((file) => file.CreatorPage)),
  "/removal": open(() => import("../moderation/removal-page.tsx").then((file) => file.RemovalPage)),
  "/methods": open(() => import("../methods/methods-page.tsx").then((file) => file.MethodsPage)),
  "/methods/:metric": open(() => import("../methods/method-page.tsx").then((file) => file.MethodPage)),
  "/help": open(() => import("../help/help-page.tsx").then((file) => file.HelpPage)),
  "/changelog": open(() => import("../help/changelog-page.tsx").then((file) => file.ChangelogPage)),
  "/terms": open(() => import("../legal/legal-page.tsx").then((file) => file.TermsPage)),
  "/privacy": open(() => import("../legal/legal-page.tsx").then((file) => file.PrivacyPage)),
  "/admin": signedIn(() => import("../moderation/admin-page.tsx").then((file) => file.AdminPage)),
  "/submit": forAct(
    "model.submit",
    signedIn(() => import("../models/submit-page.tsx").then((file) => file.SubmitPage)),
  ),
  "/profiles": forAct(
    ofTeam,
    signedIn(() => import("../profiles/profiles-page.tsx").then((file) => file.ProfilesPage)),
  ),
  "/todos": signedIn(() => import("../todos/todos-page.tsx").then((file) => file.TodosPage)),
  "/report-history": signedIn(() =>
    import("../history/report-history-page.tsx").then((file) => file.ReportHistoryPage),
  ),
  "/notifications": { redirect: () => "/dashboard?notifications=" },
  "/report/:id": ofModel(() => import("../reports/report-page.tsx").then((file) => file.ReportPage)),
  "/evidence/:id": forAct(
    "evidence.read",
    ofModel(() => import("../evidence/evidence-page.tsx").then((file) => file.EvidencePage)),
  ),
  "/earnings": forAct(
    "earnings.read",
    signedIn(() => import("../earnings/portfolio-earnings-page.tsx").then((file) => file.PortfolioEarningsPage)),
  ),
  // Its page closes what a role leaves out: a split is its creator's too.
  "/earnings/:id": ofModel(() => import("../earnings/earnings-page.tsx").then((file) => file.EarningsPage)),
  "/screenshots/:id": forAct(
    "evidence.add",
    ofModel(() => import("../screenshots/screenshots-page.tsx").then((file) => file.ScreenshotsPage)),
  ),
};

/** The code and messages of the page at a path, through redirects; undefined where it has none. */
export function pagePart(path: string): Pick<LazyPart<object>, "isLoaded" | "load" | "preload"> | undefined {
  const page = pageAt(path);
  const route = page && routes[page];
  if (!route) return undefined;
  return "redirect" in route ? pagePart(route.redirect("")) : route.Page;
}

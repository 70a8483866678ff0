import { creatorAddress, type Person } from "@fanradar/contract";
import { rooms } from "@fanradar/words";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { preloadMessages } from "../lib/messages.ts";
import { followLanguage } from "../lib/own-language.ts";
import { followPreferences } from "../lib/preferences.ts";
import { knownPerson, setPerson } from "../lib/session.ts";
import { onSignOutChanged } from "../lib/sign-out.ts";
import { Guard } from "../shell/guard.tsx";
import { NotFoundPage } from "../ui/not-found-page.tsx";
import { Skeleton } from "../ui/states.tsx";
import { PageError } from "./page-error.tsx";
import { SessionRenewal } from "./session-renewal.tsx";
import { ToastPlace } from "./toast-place.tsx";

const loadLogin = () => {
  preloadMessages(rooms.accounts);
  return import("../accounts/login-page.tsx").then((page) => ({ default: page.LoginPage }));
};
const LoginPage = lazy(loadLogin);
const SignupPage = lazy(() => {
  preloadMessages(rooms.accounts);
  return import("../accounts/signup-page.tsx").then((page) => ({ default: page.SignupPage }));
});
const ModelSignupPage = lazy(() =>
  import("../model-signup/model-signup-page.tsx").then((page) => ({ default: page.ModelSignupPage })),
);
const ModelDashboardPage = lazy(() => {
  preloadMessages(rooms.modelDashboard, rooms.refusals);
  return import("../model-dashboard/model-dashboard-page.tsx").then((page) => ({
    default: page.ModelDashboardPage,
  }));
});
const ForgotPage = lazy(() => import("../accounts/forgot-page.tsx").then((page) => ({ default: page.ForgotPage })));
const ResetPage = lazy(() => import("../accounts/reset-page.tsx").then((page) => ({ default: page.ResetPage })));
const SecurityParts = lazy(() => {
  preloadMessages(rooms.security);
  return import("../accounts/security-parts.tsx").then((part) => ({ default: part.SecurityParts }));
});
const SettingsPage = lazy(() => {
  preloadMessages(rooms.settings, rooms.security, rooms.accounts, rooms.refusals);
  return import("../settings/settings-page.tsx").then((page) => ({ default: page.SettingsPage }));
});
const VerifyPage = lazy(() => import("../accounts/verify-page.tsx").then((page) => ({ default: page.VerifyPage })));
const EmailChangePage = lazy(() =>
  import("../accounts/email-change-page.tsx").then((page) => ({ default: page.EmailChangePage })),
);
const MailboxPage = lazy(() => import("../mailbox/mailbox-page.tsx").then((page) => ({ default: page.MailboxPage })));
const loadDashboard = () => import("../dashboard/dashboard-page.tsx").then((page) => ({ default: page.DashboardPage }));
const DashboardPage = lazy(loadDashboard);
const loadSearch = () => {
  preloadMessages(rooms.search, rooms.creators);
  return import("../search/search-page.tsx").then((page) => ({ default: page.SearchPage }));
};
const SearchPage = lazy(loadSearch);
// Where the page is going to be asked for, it comes while the session is looked up, not after.
if (["/dashboard", "/reports"].includes(location.pathname)) void loadDashboard();
if (["/", "/search"].includes(location.pathname)) void loadSearch();
if (location.pathname === "/login") void loadLogin();
const SubmitPage = lazy(() => {
  preloadMessages(rooms.submit);
  return import("../models/submit-page.tsx").then((page) => ({ default: page.SubmitPage }));
});
const ReportHistoryPage = lazy(() => {
  preloadMessages(rooms.history);
  return import("../history/report-history-page.tsx").then((page) => ({ default: page.ReportHistoryPage }));
});
const ProfilesPage = lazy(() => {
  // Its cards too: words that came with the first of them would draw the whole page anew, and lose who is where in it.
  preloadMessages(rooms.profiles, rooms.creators);
  return import("../profiles/profiles-page.tsx").then((page) => ({ default: page.ProfilesPage }));
});
const AnalyzePage = lazy(() => {
  preloadMessages(rooms.analyze, rooms.submit);
  return import("../analyze/analyze-page.tsx").then((page) => ({ default: page.AnalyzePage }));
});
const AnalyticsPage = lazy(() => {
  preloadMessages(rooms.analytics);
  return import("../analytics/analytics-page.tsx").then((page) => ({ default: page.AnalyticsPage }));
});
const AssistantPage = lazy(() => {
  preloadMessages(rooms.assistant);
  return import("../assistant/assistant-page.tsx").then((page) => ({ default: page.AssistantPage }));
});
const PricingLab = lazy(() => {
  preloadMessages(rooms.pricing);
  return import("../pricing/pricing-lab.tsx").then((part) => ({ default: part.PricingLab }));
});
const ComparePage = lazy(() => {
  preloadMessages(rooms.compare);
  return import("../compare/compare-page.tsx").then((page) => ({ default: page.ComparePage }));
});
const CreatorPage = lazy(() => {
  preloadMessages(rooms.creators, rooms.reports, rooms.statements);
  return import("../creators/creator-page.tsx").then((page) => ({ default: page.CreatorPage }));
});
const SharePage = lazy(() => {
  preloadMessages(rooms.sharing, rooms.reports, rooms.statements);
  return import("../reports/share/share-page.tsx").then((page) => ({ default: page.SharePage }));
});
const UnsubscribePage = lazy(() => {
  preloadMessages(rooms.notifications);
  return import("../notifications/unsubscribe-page.tsx").then((page) => ({ default: page.UnsubscribePage }));
});
const SealPage = lazy(() => {
  preloadMessages(rooms.sharing, rooms.reports);
  return import("../reports/share/seal-page.tsx").then((page) => ({ default: page.SealPage }));
});
const RemovalPage = lazy(() => {
  preloadMessages(rooms.moderation, rooms.refusals);
  return import("../moderation/removal-page.tsx").then((page) => ({ default: page.RemovalPage }));
});
const LegalPage = lazy(() => import("../legal/legal-page.tsx").then((page) => ({ default: page.LegalPage })));
const AdminPage = lazy(() => import("../moderation/admin-page.tsx").then((page) => ({ default: page.AdminPage })));
const ReportPage = lazy(() => {
  preloadMessages(rooms.reports, rooms.statements, rooms.evidence);
  return import("../reports/report-page.tsx").then((page) => ({ default: page.ReportPage }));
});
const EvidencePage = lazy(() => {
  preloadMessages(rooms.evidence, rooms.reports, rooms.connect, rooms.earnings, rooms.imports);
  return import("../evidence/evidence-page.tsx").then((page) => ({ default: page.EvidencePage }));
});
const ScreenshotsPage = lazy(() => {
  preloadMessages(rooms.screenshots, rooms.evidence, rooms.refusals);
  return import("../screenshots/screenshots-page.tsx").then((page) => ({ default: page.ScreenshotsPage }));
});
const EarningsPage = lazy(() => {
  preloadMessages(rooms.earnings, rooms.reports);
  return import("../earnings/earnings-page.tsx").then((page) => ({ default: page.EarningsPage }));
});

/** Every address of the product. An address appears with the issue that builds it; until then it is not found. */
export function App() {
  const [path, navigate] = useLocation();
  const client = useQueryClient();
  useEffect(() => followLanguage(client), [client]);
  useEffect(() => followPreferences(client), [client]);
  useEffect(
    () =>
      onSignOutChanged((isPending) => {
        if (!isPending || !knownPerson(client)) return;
        client.clear();
        setPerson(client, null);
        navigate("/login", { replace: true });
      }),
    [client, navigate],
  );
  useEffect(() => {
    // Going back is left to the browser, which knows where the reader was.
    const toTop = () => scrollTo(0, 0);
    addEventListener("pushState", toTop);
    return () => removeEventListener("pushState", toTop);
  }, []);
  return (
    <>
      <ErrorBoundary FallbackComponent={PageError} resetKeys={[path]}>
        <Suspense fallback={<PageSkeleton />}>
          <Switch>
            <Route path="/">{() => <Redirect to="/search" replace />}</Route>
            <Route path="/search" component={SearchPage} />
            <Route path="/login" component={LoginPage} />
            <Route path="/signup" component={SignupPage} />
            <Route path="/model-signup" component={ModelSignupPage} />
            <Route path="/model-dashboard">{() => <Guard>{(user) => <ModelDashboardPage user={user} />}</Guard>}</Route>
            <Route path="/verify-email" component={VerifyPage} />
            <Route path="/email-change" component={EmailChangePage} />
            <Route path="/forgot-password" component={ForgotPage} />
            <Route path="/reset-password" component={ResetPage} />
            <Route path="/security">{() => <Redirect to={`/settings${withTab(location.search)}`} replace />}</Route>
            <Route path="/settings">
              {() => <Guard>{(user) => <SettingsPage user={user} security={<SecurityParts user={user} />} />}</Guard>}
            </Route>
            <Route path="/mailbox" component={MailboxPage} />
            <Route path="/dashboard">{() => <Guard>{(user) => <DashboardPage user={user} />}</Guard>}</Route>
            <Route path="/reports">{() => <Guard>{(user) => <DashboardPage user={user} />}</Guard>}</Route>
            <Route path="/analyze" component={AnalyzePage} />
            <Route path="/s/:token">{({ token }) => <SharePage key={token} token={token} />}</Route>
            <Route path="/verify" component={SealPage} />
            <Route path="/unsubscribe" component={UnsubscribePage} />
            <Route path="/ai-assistant">{() => <AssistantPage pricing={<PricingLab />} />}</Route>
            <Route path="/compare" component={ComparePage} />
            <Route path="/analytics" component={AnalyticsPage} />
            <Route path="/creator/:platform/:handle">
              {(params) => {
                const { success, data } = creatorAddress.safeParse(params);
                return success ? <CreatorPage key={`${data.platform} ${data.handle}`} {...data} /> : <NotFoundPage />;
              }}
            </Route>
            <Route path="/removal" component={RemovalPage} />
            <Route path="/terms">{() => <LegalPage key="terms" which="terms" />}</Route>
            <Route path="/privacy">{() => <LegalPage key="privacy" which="privacy" />}</Route>
            <Route path="/admin">{() => <Guard>{(user) => <AdminPage user={user} />}</Guard>}</Route>
            <Route path="/submit">{() => <Guard>{(user) => <SubmitPage user={user} />}</Guard>}</Route>
            <Route path="/report-history">{() => <Guard>{(user) => <ReportHistoryPage user={user} />}</Guard>}</Route>
            <Route path="/profiles">{() => <Guard>{(user) => <ProfilesPage user={user} />}</Guard>}</Route>
            <Route path="/report/:id">
              {({ id }) => (
                <OfModel id={id}>{(user, modelId) => <ReportPage key={id} user={user} modelId={modelId} />}</OfModel>
              )}
            </Route>
            <Route path="/earnings/:id">
              {({ id }) => (
                <OfModel id={id}>{(user, modelId) => <EarningsPage key={id} user={user} modelId={modelId} />}</OfModel>
              )}
            </Route>
            <Route path="/evidence/:id">
              {({ id }) =>
                /^[1-9]\d{0,9}$/.test(id) ? (
                  <Guard>{(user) => <EvidencePage key={id} user={user} modelId={Number(id)} />}</Guard>
                ) : (
                  <NotFoundPage />
                )
              }
            </Route>
            <Route path="/screenshots/:id">
              {({ id }) => (
                <OfModel id={id}>
                  {(user, modelId) => <ScreenshotsPage key={id} user={user} modelId={modelId} />}
                </OfModel>
              )}
            </Route>
            <Route component={NotFoundPage} />
          </Switch>
        </Suspense>
      </ErrorBoundary>
      <SessionRenewal />
      <ToastPlace />
    </>
  );
}

/** The tab of security keeps what its address was told: how confirming with Google ended. */
function withTab(search: string): string {
  const told = new URLSearchParams(search);
  told.set("tab", "security");
  return `?${told}`;
}

/** A page of one model, for who is signed in. An address that no model can have is not found. */
function OfModel({ id, children }: { id: string; children: (user: Person, modelId: number) => ReactNode }) {
  return /^[1-9]\d{0,9}$/.test(id) ? <Guard>{(user) => children(user, Number(id))}</Guard> : <NotFoundPage />;
}

/** Padding, not margin: a margin would move the whole page when it goes. */
function PageSkeleton() {
  return (
    <div className="p-8">
      <Skeleton className="h-40" />
    </div>
  );
}

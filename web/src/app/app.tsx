import { lazy, Suspense, useEffect } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { LoginPage } from "../features/accounts/login-page.tsx";
import { Skeleton } from "../ui/states.tsx";
import { Guard } from "./guard.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { PageError } from "./page-error.tsx";
import { useSession } from "./session.ts";
import { ToastPlace } from "./toast-place.tsx";

const SignupPage = lazy(() =>
  import("../features/accounts/signup-page.tsx").then((page) => ({ default: page.SignupPage })),
);
const ForgotPage = lazy(() =>
  import("../features/accounts/forgot-page.tsx").then((page) => ({ default: page.ForgotPage })),
);
const ResetPage = lazy(() =>
  import("../features/accounts/reset-page.tsx").then((page) => ({ default: page.ResetPage })),
);
const SecurityPage = lazy(() =>
  import("../features/accounts/security-page.tsx").then((page) => ({ default: page.SecurityPage })),
);
const VerifyPage = lazy(() =>
  import("../features/accounts/verify-page.tsx").then((page) => ({ default: page.VerifyPage })),
);
const MailboxPage = lazy(() =>
  import("../features/mailbox/mailbox-page.tsx").then((page) => ({ default: page.MailboxPage })),
);
const loadDashboard = () =>
  import("../features/dashboard/dashboard-page.tsx").then((page) => ({ default: page.DashboardPage }));
const DashboardPage = lazy(loadDashboard);
// Where the page is going to be asked for, it comes while the session is looked up, not after.
if (["/", "/dashboard", "/reports"].includes(location.pathname)) void loadDashboard();
const SubmitPage = lazy(() =>
  import("../features/models/submit-page.tsx").then((page) => ({ default: page.SubmitPage })),
);
const ReportPage = lazy(() =>
  import("../features/reports/report-page.tsx").then((page) => ({ default: page.ReportPage })),
);

/** Every address of the product. An address appears with the issue that builds it; until then it is not found. */
export function App() {
  const [path] = useLocation();
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
            <Route path="/" component={Home} />
            <Route path="/login" component={LoginPage} />
            <Route path="/signup" component={SignupPage} />
            <Route path="/verify-email" component={VerifyPage} />
            <Route path="/forgot-password" component={ForgotPage} />
            <Route path="/reset-password" component={ResetPage} />
            <Route path="/security">{() => <Guard>{(user) => <SecurityPage user={user} />}</Guard>}</Route>
            <Route path="/mailbox" component={MailboxPage} />
            <Route path="/dashboard">{() => <Guard>{(user) => <DashboardPage user={user} />}</Guard>}</Route>
            <Route path="/reports">{() => <Guard>{(user) => <DashboardPage user={user} />}</Guard>}</Route>
            <Route path="/submit">{() => <Guard>{(user) => <SubmitPage user={user} />}</Guard>}</Route>
            <Route path="/report/:id">
              {({ id }) =>
                /^[1-9]\d{0,9}$/.test(id) ? (
                  <Guard>{(user) => <ReportPage key={id} user={user} modelId={Number(id)} />}</Guard>
                ) : (
                  <NotFoundPage />
                )
              }
            </Route>
            <Route component={NotFoundPage} />
          </Switch>
        </Suspense>
      </ErrorBoundary>
      <ToastPlace />
    </>
  );
}

/** Padding, not margin: a margin would move the whole page when it goes. */
function PageSkeleton() {
  return (
    <div className="p-8">
      <Skeleton className="h-40" />
    </div>
  );
}

/** /search takes this place with its issue. */
function Home() {
  const user = useSession();
  if (user === undefined) return null;
  return <Redirect to={user ? "/dashboard" : "/login"} replace />;
}

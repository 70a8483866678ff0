import { type PagePath, pageAt } from "@fanradar/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Redirect, Route, Router, useLocation } from "wouter";
import { followLanguage } from "../lib/own-language.ts";
import { part } from "../lib/part.tsx";
import { followPreferences } from "../lib/preferences.ts";
import { useMay } from "../lib/rights.ts";
import { knownPerson, setPerson } from "../lib/session.ts";
import { onSignOutChanged } from "../lib/sign-out.ts";
import { Guard } from "../shell/guard.tsx";
import { NotFoundPage } from "../ui/not-found-page.tsx";
import { Skeleton } from "../ui/states.tsx";
import { goOnceLoaded, preloadOnIntent, supersedeOnBack } from "./navigation.ts";
import { PageError } from "./page-error.tsx";
import { routes } from "./routes.tsx";
import { SessionRenewal } from "./session-renewal.tsx";
import { Shortcuts } from "./shortcuts.tsx";
import { ToastPlace } from "./toast-place.tsx";

const ClosedPage = part(() => import("../workspaces/closed-page.tsx").then((file) => file.ClosedPage));

export function App() {
  const [path, navigate] = useLocation();
  const client = useQueryClient();
  // In the moment that it is drawn, what the server drew of it goes.
  useLayoutEffect(() => document.getElementById("first-paint")?.remove(), []);
  useEffect(() => followLanguage(client), [client]);
  useEffect(() => followPreferences(client), [client]);
  useEffect(
    () =>
      onSignOutChanged((isPending) => {
        if (!isPending || !knownPerson(client)) return;
        sessionStorage.clear();
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
  useEffect(preloadOnIntent, []);
  useEffect(supersedeOnBack, []);
  return (
    <Router aroundNav={goOnceLoaded}>
      <ErrorBoundary FallbackComponent={PageError} resetKeys={[path]}>
        <CurrentPage />
      </ErrorBoundary>
      <SessionRenewal />
      <Shortcuts />
      <ToastPlace />
    </Router>
  );
}

function CurrentPage() {
  const [path] = useLocation();
  const page = pageAt(path);
  return page ? <Route path={page}>{(params) => <Page path={page} params={params} />}</Route> : <NotFoundPage />;
}

/** One guard for all pages that have one: it stays from page to page, and with it the stream of events. */
function Page({ path, params }: { path: PagePath; params: Record<string, string | undefined> }) {
  const route = routes[path];
  const may = useMay();
  if ("redirect" in route) return <Redirect to={route.redirect(location.search)} replace />;
  // Of another model or creator it is another page.
  const key = Object.values(params).join(" ");
  const isClosed = route.act && !may(route.act);
  if (route.guard === "none" && !isClosed) return <route.Page key={key} fallback={<PageSkeleton />} />;
  return (
    <Guard>
      {(user) =>
        isClosed || route.guard === "none" ? (
          <ClosedPage fallback={<PageSkeleton />} user={user} />
        ) : route.guard === "model" ? (
          <route.Page key={key} fallback={<PageSkeleton />} user={user} modelId={Number(params.id)} />
        ) : (
          <route.Page fallback={<PageSkeleton />} user={user} />
        )
      }
    </Guard>
  );
}

/** Padding, not margin: a margin would move the whole page when the bar disappears. */
function PageSkeleton() {
  return (
    <div className="p-8">
      <Skeleton className="h-40" />
    </div>
  );
}

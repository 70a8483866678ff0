import { drawnElements } from "@fanradar/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Router, useLocation } from "wouter";
import { followLanguage } from "../lib/own-language.ts";
import { followPreferences } from "../lib/preferences.ts";
import { knownPerson, setPerson } from "../lib/session.ts";
import { onSignOutChanged } from "../lib/sign-out.ts";
import { CurrentPage } from "./current-page.tsx";
import { goOnceLoaded, preloadOnIntent, supersedeOnBack } from "./navigation.ts";
import { PageError } from "./page-error.tsx";
import { SessionRenewal } from "./session-renewal.tsx";
import { Shortcuts } from "./shortcuts.tsx";
import { ToastPlace } from "./toast-place.tsx";

export function App() {
  const [path, navigate] = useLocation();
  const client = useQueryClient();
  // In the moment that it is drawn, what the server drew of it goes.
  useLayoutEffect(() => {
    for (const element of document.querySelectorAll(drawnElements)) element.remove();
  }, []);
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

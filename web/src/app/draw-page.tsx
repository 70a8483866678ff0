import { type DrawPage, getSession } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { Router } from "wouter";
import { drawFor } from "../lib/drawn-visit.ts";
import { preloadsDone } from "../lib/part.tsx";
import { callKey } from "../lib/queries.ts";
import { type Workspaces, workspacesKey } from "../lib/session.ts";
import { AmountsProvider } from "./amounts-provider.tsx";
import { CurrentPage } from "./current-page.tsx";
import { createQueryClient } from "./query-client.ts";
import { pagePart } from "./routes.tsx";

/** Elements that React puts in front, since they belong into the head. */
const hoisted = /^(?:<(?:meta|link|title)\b[^>]*>)+/;

/**
 * The entry of the server's copy of the pages. React's static markup: the page draws itself anew over it, as its reader sees it, who may
 * have another clock than the server.
 */
export const drawPage: DrawPage = async (visit) => {
  const path = visit.path === "/" ? "/search" : visit.path;
  await Promise.all([pagePart(path)?.load(), ...Object.values(bundles).map((bundle) => bundle.load(visit.language))]);
  await preloadsDone();
  const client = createQueryClient();
  client.setQueryData(callKey(getSession), null);
  const noWorkspaces: Workspaces = { current: undefined, all: [] };
  client.setQueryData(workspacesKey, noWorkspaces);
  const markup = drawFor(visit, () =>
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <Router ssrPath={path} ssrSearch={visit.query}>
          <AmountsProvider>
            <CurrentPage />
          </AmountsProvider>
        </Router>
      </QueryClientProvider>,
    ),
  );
  const head = hoisted.exec(markup)?.[0] ?? "";
  return { head: head.replaceAll(/<(\w+)/g, "<$1 data-drawn"), body: markup.slice(head.length) };
};

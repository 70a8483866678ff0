import { drawnElements } from "@fanradar/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { setNonce } from "get-nonce";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { AmountsProvider } from "./app/amounts-provider.tsx";
import { App } from "./app/app.tsx";
import { createQueryClient } from "./app/query-client.ts";
import { pagePart } from "./app/routes.tsx";
import { beginAnswers } from "./lib/early-answers.ts";
import { beginWords } from "./lib/messages.ts";
import { preloadsDone } from "./lib/part.tsx";
import { beginPreferences } from "./lib/preferences.ts";
import { beginSession } from "./lib/session.ts";
import "./app/styles.css";

// An open dialog stops the page from scrolling by a style element, which the page's policy admits only with its nonce.
setNonce(document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce ?? "");

const root = document.getElementById("root");
if (!root) throw new Error("The page has no root.");
const client = createQueryClient();
// A transition is rendered in slices, between which input is handled.
const draw = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={client}>
          <AmountsProvider>
            <App />
          </AmountsProvider>
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
beginAnswers();
// The first formatter of a page makes the browser load its locales, for 15 ms: now, while code and data are on their way, and not in the first drawing.
Intl.NumberFormat.supportedLocalesOf(document.documentElement.lang);
// Drawn whole, with the code of its page. Not awaited here: the words share parts with this very file, and would wait for its end.
void Promise.allSettled([
  beginWords()
    .then(beginPreferences)
    .then(() => beginSession(client)),
  pagePart(location.pathname)?.load(),
])
  // What the server has drawn is replaced by all of it.
  .then(() => document.querySelector(drawnElements) && preloadsDone())
  .then(draw);

import { QueryClientProvider } from "@tanstack/react-query";
import { setNonce } from "get-nonce";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { createQueryClient } from "./app/query-client.ts";
import { beginWords } from "./lib/messages.ts";
import { beginPreferences } from "./lib/preferences.ts";
import "./app/styles.css";

// An open dialog holds the page still by a style element, which the page's policy admits only with its nonce.
setNonce(document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce ?? "");

const root = document.getElementById("root");
if (!root) throw new Error("The page has no root.");
const draw = () =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  );
// Not awaited here: the words share parts with this very file, and would wait for its end.
void beginWords()
  .then(beginPreferences)
  .catch(() => undefined)
  .then(draw);

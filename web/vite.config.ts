import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { callsWithoutSchemas } from "./calls-without-schemas.ts";
import { filesOfPages } from "./files-of-pages.ts";
import { messagesOfParts } from "./messages-of-parts.ts";

/**
 * The pages are one program. `--mode docs` builds the page of /api/docs beside them: one large library that cannot be cut,
 * as a program of its own, since a chunk that both shared would be one more request of every page.
 */
export default defineConfig(({ mode }) => ({
  // React itself has had this hook since 18; wouter still asks for the copy for older ones.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  plugins: [messagesOfParts(), react(), tailwind(), callsWithoutSchemas(), styleInPage(), filesOfPages()],
  // The server puts a fresh nonce in place of the mark with every page.
  html: { cspNonce: "__CSP_NONCE__" },
  build: {
    outDir: "../dist/web",
    target: "es2023",
    modulePreload: { polyfill: false },
    ...(mode === "docs"
      ? {
          emptyOutDir: false,
          chunkSizeWarningLimit: 1_800,
          rolldownOptions: { input: "api-docs.html" },
        }
      : {
          emptyOutDir: true,
          manifest: true,
          rolldownOptions: {
            input: "index.html",
            output: { codeSplitting: { groups }, chunkFileNames: "assets/[name]-[hash:7].js" },
          },
        }),
  },
  // With the browser's own host: the server refuses writes of another origin.
  server: { proxy: { "/api": { target: `http://127.0.0.1:${process.env.PORT ?? 3000}`, changeOrigin: false } } },
}));

/**
 * A first load of the dashboard is five files, not eighteen: what every page needs, words, figures, the frame and the page. Small things
 * that most pages need belong into the first: each further chunk is a request of its own. A group also takes what
 * its modules import unless a group before it has it: what else imports that loads the whole group.
 */
const groups = [
  // What forms and stored answers are checked by. Apart from all else: a page that checks nothing does not load it.
  {
    name: "schemas",
    test: /node_modules\/zod\/|contract\/src\/(?:shapes|text|time-zone|auth\/credentials|creators\/listing|links\/profile-link|user\/first-preferences|models\/(?:model|analysis)|moderation\/case-notice|reports\/(?:content|ledger|report))\.ts$/,
    includeDependenciesRecursively: false,
  },
  {
    name: "main",
    test: /web\/src\/(?:main\.tsx|lib\/format\.ts|ui\/(?:field|deferred)\.tsx)$|@tanstack\/react-query\/build\/modern\/useMutation\.js$|contract\/src\/(?:auth\/(?:session|person)\.ts$|pages\.ts$)|words\/src\/(?:format\/format|field-words|platform-names|ranked|sentences)\.ts$|web\/src\/shell\/(?:find-button\.tsx|use-menu\.ts)$|web\/src\/lib\/use-debounced\.ts$|web\/src\/models\/(?:use-start-|model-links)|lucide-react\/dist\/esm\/(?!icons\/(?!(?:check|arrow-right)\.mjs))/,
  },
  // Apart: pages without a figure do not wait for it.
  {
    name: "figures",
    test: /web\/src\/(?:ui\/(?:figure|change-figure|sparkline|with-marks|no-wrap|one-stop|avatar|badge|platform-icon)|lib\/use-now|models\/status-badge)\.tsx?$|engine\/src\/ledger\/trust-ladder\.ts$/,
  },
  // Facts that a page makes of counts, and all metrics with them.
  { name: "facts", test: /engine\/src\/(?:ledger\/make-fact|catalogue\/(?:groups|(?:[\w-]+-)?metrics?))\.ts$/ },
  // Of many pages that have nothing else of the groups that would take them.
  { name: "form", test: /web\/src\/(?:ui\/(?:select-field|input-field|form|tick)|lib\/toast-error)\.tsx?$/ },
  // Signing in and signing up, on pages and over them.
  {
    name: "sign-in",
    test: /web\/src\/(?:accounts\/(?:login-form|login-page)\.tsx|lib\/first-preferences\.ts)$/,
  },
  // Which names are handles: the address of a creator is checked by it.
  { name: "hosts", test: /contract\/src\/links\/link-hosts\.ts$/ },
  // Reading links, and what the form of a submission sends.
  { name: "links", test: /contract\/src\/links\/(?!link-errors|profile-link)/ },
  { name: "passwords", test: /web\/src\/accounts\/refusals\.ts$|contract\/src\/auth\/passwords\.ts$/ },
  // What every page for who is signed in has.
  {
    name: "shell",
    test: /web\/src\/(?:shell\/shell|evidence\/figures-button|models\/(?:model-action|use-model|use-tags|invalidate-models)|ui\/back-link|lib\/(?:rights|use-form-key|save-file))\.tsx?$|contract\/src\/workspaces\/rights\.ts$|icons\/(?:arrow-left|circle(?:-check|-dashed)?)\.mjs$|@radix-ui\/(?:primitive|react-(?:slot|context|primitive|compose-refs|use-controllable-state|use-effect-event|use-layout-effect))\//,
  },
  { name: "dashboard", test: /web\/src\/dashboard\/dashboard-page\.tsx$/ },
  { name: "versions", test: /contract\/src\/reports\/versions\.ts$/ },
  // Of reports, each with what several pages share: sentences, sections, changes, the rest of the report page.
  { name: "sentences", test: /words\/src\/render-statement\.ts$|web\/src\/reports\/sentences\.tsx$/ },
  {
    name: "report",
    test: /web\/src\/(?:reports\/(?:report-lead|headline|verdict|risk-assessment|sections|readings|not-read|trust-mix|seal)|charts\/range-rows)\.tsx$/,
  },
  { name: "chat", test: /contract\/src\/assistant\/chat\.ts$/ },
  {
    name: "changes",
    test: /web\/src\/reports\/(?:changes\.tsx|use-report\.ts)$/,
  },
  { name: "report-view", test: /web\/src\/reports\/(?:report-view|report-skeleton)\.tsx$/ },
  { name: "presence", test: /@radix-ui\/react-(?:id|presence|use-callback-ref)\// },
  { name: "dialogs", test: /@radix-ui\/react-(?:alert-)?dialog\/|web\/src\/ui\/dialog-box\.tsx$/ },
  {
    name: "evidence",
    test: /web\/src\/(?:evidence\/invalidate-evidence|ui\/check-list)\.tsx?$|contract\/src\/(?:evidence|earnings)\/(?:add-|list-|get-)/,
  },
  // What is saved or copied.
  { name: "downloads", test: /web\/src\/(?:lib\/download-csv|ui\/copy-text)\.ts$/ },
  // Of earnings, prices and charts.
  { name: "months", test: /web\/src\/(?:lib\/use-month-name|pricing\/ended-long-ago|charts\/month-label)\.ts$/ },
  { name: "creators", test: /contract\/src\/(?:claims\/claims|creators\/(?:creator-params|get-creator))\.ts$/ },
];

/**
 * Puts the page's style sheet into the page: it is small, and nothing is drawn before it is there. Chunks name none,
 * since those that are loaded later would ask for a file that the page already holds.
 */
function styleInPage(): Plugin[] {
  let sheets: string[] = [];
  return [
    {
      name: "style-of-chunks",
      apply: "build",
      generateBundle: {
        order: "pre",
        handler(_, bundle) {
          sheets = [];
          if (!Object.values(bundle).some(({ name }) => name === "main")) return;
          for (const chunk of Object.values(bundle)) {
            if (chunk.type !== "chunk") continue;
            sheets.push(...(chunk.viteMetadata?.importedCss ?? []));
            chunk.viteMetadata?.importedCss.clear();
          }
        },
      },
    },
    {
      name: "style-in-page",
      apply: "build",
      generateBundle: {
        order: "post",
        handler(_, bundle) {
          const page = bundle["index.html"];
          if (page?.type !== "asset") return;
          // Text that the server has drawn waits for its font, which comes with it: in another one it would move, and be drawn twice.
          const inOneFont = (css: string) => css.replaceAll("font-display:swap", "font-display:block");
          const styles = sheets.map((name) => {
            const sheet = bundle[name];
            if (sheet?.type !== "asset") throw new Error(`The bundle has no ${name}.`);
            delete bundle[name];
            return `<style nonce="__CSP_NONCE__">${inOneFont(String(sheet.source))}</style>`;
          });
          if (styles.length === 0) throw new Error("The page has no style sheet.");
          // Requested with the script, not once text is drawn: the text would move when the font comes.
          const font = Object.keys(bundle).find((name) => /inter-latin-wght-normal-.*\.woff2$/.test(name));
          if (font === undefined) throw new Error("The page has no font.");
          const preload = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`;
          // What the server links comes before the styles: a browser requests it before it has parsed them.
          page.source = String(page.source).replace("</head>", () => `${preload}<!--links-->${styles.join("")}</head>`);
        },
      },
    },
  ];
}

import { type PagePath, pageAt } from "@fanradar/contract";
import type { bundles, WordsOf } from "@fanradar/words";

export type HelpTopic = keyof WordsOf<typeof bundles.help>["helpWords"]["topics"];

/** What explains each page: a text stands for pages that belong to one task, such as setting a new password. */
export const helpTopics: Readonly<Record<PagePath, HelpTopic>> = {
  "/": "search",
  "/search": "search",
  "/analyze": "analyze",
  "/ai-assistant": "assistant",
  "/compare": "compare",
  "/analytics": "analytics",
  "/creator/:platform/:handle": "creator",
  "/dashboard": "dashboard",
  "/reports": "dashboard",
  "/sample": "dashboard",
  "/submit": "submit",
  "/report/:id": "report",
  "/report-history": "history",
  "/notifications": "dashboard",
  "/evidence/:id": "evidence",
  "/screenshots/:id": "screenshots",
  "/earnings": "earnings",
  "/earnings/:id": "earnings",
  "/profiles": "profiles",
  "/todos": "todos",
  "/model-dashboard": "ownProfile",
  "/settings": "settings",
  "/security": "settings",
  "/s/:token": "shared",
  "/verify": "shared",
  "/consent/:token": "consent",
  "/join/:token": "join",
  "/login": "signIn",
  "/forgot-password": "signIn",
  "/reset-password": "signIn",
  "/signup": "signUp",
  "/model-signup": "signUp",
  "/welcome": "signUp",
  "/verify-email": "email",
  "/email-change": "email",
  "/unsubscribe": "email",
  "/methods": "methods",
  "/methods/:metric": "methods",
  "/help": "methods",
  "/changelog": "methods",
  "/terms": "legal",
  "/privacy": "legal",
  "/removal": "removal",
  "/admin": "admin",
  "/setup": "setup",
  "/mailbox": "mailbox",
  "/offline": "offline",
};

/** What explains the page at a path; undefined where there is no page. */
export function helpTopicAt(path: string): HelpTopic | undefined {
  const page = pageAt(path);
  return page && helpTopics[page];
}

import { getAnalytics, getPublicAnalytics } from "./analytics/analytics.ts";
import { listConversations, listQuestions } from "./assistant/chat.ts";
import { accessOf, addressOf, type Call, memberRowOf } from "./call.ts";
import { comparedAtMost, getComparison } from "./comparisons/comparison.ts";
import { listConnections } from "./connections/connections.ts";
import { listConsentInvites } from "./connections/consent-invites.ts";
import { listOwnConsents } from "./connections/own-consents.ts";
import { getCreator } from "./creators/get-creator.ts";
import { getTrending } from "./creators/get-trending.ts";
import { listTrending } from "./creators/list-trending.ts";
import { searchCreators } from "./creators/search-creators.ts";
import { getDashboard } from "./dashboard/get-dashboard.ts";
import { listPortfolio } from "./dashboard/list-portfolio.ts";
import { getEarnings } from "./earnings/get-earnings.ts";
import { listEvidence } from "./evidence/list-evidence.ts";
import { listGoals } from "./goals/goals.ts";
import { getModel } from "./models/get-model.ts";
import { listModelPage, listModelTags } from "./models/list-model-page.ts";
import type { PagePath } from "./pages.ts";
import { getReport } from "./reports/get-report.ts";
import { listReports } from "./reports/history.ts";
import { getChanges } from "./reports/versions.ts";
import { listOwnSplits } from "./splits/splits.ts";
import { listTodos } from "./todos/todos.ts";
import { getSettings } from "./user/settings.ts";
import { isMemberAct, type MemberAct, type MemberRights, mayAs } from "./workspaces/rights.ts";

type Request = [call: Pick<Call, "path" | "caller">, query?: Record<string, string>];

/** Calls of pages that clients do not see, though they may make them. */
const ofTeam: ReadonlySet<string> = new Set([getComparison.path, listQuestions.path]);

/** What a member must be allowed for a page to make a call; undefined where all may. */
function actOf({ path, caller }: Request[0]): MemberAct | undefined {
  const row = memberRowOf({ caller });
  if (ofTeam.has(path)) return "member.read";
  if (typeof row === "object") return row.list;
  return isMemberAct(row) ? row : undefined;
}

const portfolio = { period: "30d", metric: "followers" };
const dashboard: Request[] = [[listPortfolio], [getDashboard]];
const clientHome: Request[] = [
  [listPortfolio],
  [listTodos, { of: "mine" }],
  [listOwnConsents],
  [listOwnSplits],
  [listGoals],
];
const search: Request[] = [[searchCreators, { q: "" }], [getTrending]];

/** The calls that a page makes first where its address has no query. `:id` is the report's in a call about a report, the model's on a page about a model, else the person's. */
const requestsOf: Partial<Record<PagePath, Request[]>> = {
  "/": search,
  "/search": search,
  "/creator/:platform/:handle": [[getCreator]],
  "/dashboard": dashboard,
  "/reports": dashboard,
  "/profiles": [[listPortfolio], [listModelTags], [listTrending, { limit: "20" }]],
  "/report-history": [[listReports, { filter: "all", sort: "newest", limit: "24" }]],
  "/ai-assistant": [[listQuestions], [listConversations], [listModelPage, { limit: "2" }]],
  "/settings": [[getSettings]],
  "/report/:id": [[getModel], [getReport], [getChanges]],
  "/evidence/:id": [[getModel], [listEvidence], [listConnections], [listConsentInvites]],
  "/earnings/:id": [[getModel], [getEarnings, { basis: "net" }]],
};

/** Without a report their answer would be an error. */
const needsReport: ReadonlySet<string> = new Set([getReport.path, getChanges.path]);

const comparedModels = new RegExp(`^models=([1-9]\\d{0,8}(?:,[1-9]\\d{0,8}){0,${comparedAtMost - 1}})$`);
/** The comparison that an address names, which is what its page shows. */
function comparisonAt(page: PagePath, query: string): Request[] {
  const models = page === "/compare" ? comparedModels.exec(query)?.[1] : undefined;
  return models === undefined ? [] : [[getComparison, { models }]];
}

interface Visit {
  page: PagePath;
  /** The path in the address, without a query. */
  path: string;
  /** What the address has after its question mark. */
  query?: string | undefined;
  /** Who is signed in; null for a visitor. */
  userId: number | null;
  /** As what they work in a workspace: nothing is requested that this leaves out, and a client's home is another page. */
  member?: MemberRights | null | undefined;
  /** The newest report of the model of the page that they may read. */
  reportId?: number | undefined;
}

/** The addresses that a page requests first, so that a browser can request them beside the page's script. */
export function firstRequests({ page, path, query = "", userId, member, reportId }: Visit): string[] {
  const isOfModel = page.endsWith("/:id");
  const [, , first = "", second = ""] = path.split("/");
  const id = isOfModel ? first : userId;
  const analytics: Request = [userId === null ? getPublicAnalytics : getAnalytics, portfolio];
  const requests =
    query !== ""
      ? comparisonAt(page, query)
      : page === "/analytics"
        ? [analytics]
        : member?.role === "client" && page === "/dashboard"
          ? clientHome
          : (requestsOf[page] ?? []);
  return requests
    .filter(([{ path: called }]) => reportId !== undefined || !needsReport.has(called))
    .filter(([call]) => accessOf(call) === "anyone" || userId !== null)
    .filter(([call]) => {
      const act = actOf(call);
      return !member || act === undefined || mayAs(member, act);
    })
    .map(([{ path: called }, query]) =>
      addressOf(called, {
        params: { id: (called === getChanges.path ? reportId : id) ?? 0, platform: first, handle: second },
        query,
      }),
    );
}

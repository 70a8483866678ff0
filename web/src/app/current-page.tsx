import { type PagePath, pageAt } from "@fanradar/contract";
import { Redirect, Route, useLocation } from "wouter";
import { part } from "../lib/part.tsx";
import { useMay } from "../lib/rights.ts";
import { Guard } from "../shell/guard.tsx";
import { NotFoundPage } from "../shell/not-found-page.tsx";
import { Skeleton } from "../ui/states.tsx";
import { routes } from "./routes.tsx";

const ClosedPage = part(() => import("../workspaces/closed-page.tsx").then((file) => file.ClosedPage));

/** The page at the address. */
export function CurrentPage() {
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

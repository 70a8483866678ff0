import { getDashboard, type Person } from "@fanradar/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, Redirect } from "wouter";
import { useWords } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { callQuery } from "../lib/queries.ts";
import { useMay, useRights } from "../lib/rights.ts";
import { type PortfolioView, usePortfolio } from "../models/use-portfolio.ts";
import { Shell } from "../shell/shell.tsx";
import { buttonClass } from "../ui/button.tsx";
import { Deferred } from "../ui/deferred.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { Switch } from "../ui/switch.tsx";
import { Activity } from "./activity.tsx";
import { AttentionList } from "./attention-list.tsx";
import { ModelsSection } from "./models-section.tsx";
import { PortfolioTileRow } from "./portfolio-tiles.tsx";
import { StatCards } from "./stat-cards.tsx";
import { useFirstSteps } from "./use-first-steps.ts";

// Whose steps are all done has none.
const FirstSteps = part(() => import("./later.tsx").then((file) => file.FirstSteps));

// Mostly below what is seen first.
const Beside = part(() => import("./later.tsx").then((file) => file.Beside));

const MoveHint = part(() => import("./later.tsx").then((file) => file.MoveHint));

// While models that were added many at once are analyzed.
const BatchProgress = part(() => import("./later.tsx").then((file) => file.BatchProgress));

// Of a client alone.
const ClientHome = part(() => import("./later.tsx").then((file) => file.ClientHome));

/** Home of who is signed in: of a client a page of their own. */
export const DashboardPage = ({ user }: { user: Person }) =>
  useRights().isClient ? <ClientHome user={user} /> : <Portfolio user={user} />;

/** The person's models: what they come to together, the models themselves, and how their reports are doing. */
function Portfolio({ user }: { user: Person }) {
  const words = useWords().dashboardWords;
  const [isVerifiedOnly, setVerifiedOnly] = useState(false);
  const dashboard = useQuery(callQuery(getDashboard, { params: { id: user.id } }));
  const [order, setOrder] = useState<Required<Pick<PortfolioView, "sort" | "order">>>({
    sort: "newest",
    order: "desc",
  });
  const portfolio = usePortfolio(user, { ...order, status: isVerifiedOnly ? "completed" : undefined });
  const may = useMay();
  const total = dashboard.data?.stats.totalModels ?? 0;
  const hasModels = total > 0;
  const canTakeSteps = may("model.submit") && may("evidence.add") && may("connection.manage");
  const steps = useFirstSteps(canTakeSteps ? dashboard.data?.firstSteps : undefined, total);
  const error = dashboard.error ?? portfolio.error;
  const { isPersonal } = useRights();
  // A creator who has no other models has their home at their own profile.
  if (
    user.userType === "model" &&
    isPersonal &&
    !isVerifiedOnly &&
    portfolio.rows?.every((model) => model.isOwnerVerified)
  )
    return <Redirect to="/model-dashboard" replace />;
  return (
    <Shell
      user={user}
      title={words.title}
      description={words.description}
      actions={
        <>
          <Switch
            label={words.verifiedOnly}
            title={words.verifiedHint}
            checked={isVerifiedOnly}
            onChange={setVerifiedOnly}
          />
          {may("model.submit") && (
            <Link href="/submit" className={buttonClass("primary")}>
              {words.submit}
            </Link>
          )}
        </>
      }
    >
      {error ? (
        <LoadError error={error} onRetry={() => Promise.all([dashboard.refetch(), portfolio.refetch()])} />
      ) : portfolio.rows && dashboard.data ? (
        <Deferred withFrame fallback={<DashboardSkeleton />}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
            {hasModels && (
              <>
                <PortfolioTileRow portfolio={dashboard.data.portfolio} />
                <AttentionList user={user} attention={dashboard.data.attention} dueTodos={dashboard.data.dueTodos} />
              </>
            )}
            {!hasModels && !isPersonal && may("model.submit") && <MoveHint fallback={<Skeleton className="h-34" />} />}
            {steps?.areShown && (
              <FirstSteps
                // It is not as high as what comes: what that would move can be pressed once it is there.
                fallback={<Skeleton className="h-64 [&~*]:invisible" />}
                progress={steps.progress}
                user={user}
                models={portfolio.rows}
                total={total}
                mayBeCreator={isPersonal && user.userType === "user"}
                onHide={steps.hide}
              />
            )}
            <StatCards stats={dashboard.data.stats} />
            {dashboard.data.batch && <BatchProgress batch={dashboard.data.batch} />}
            {/* Mostly below what is seen first. */}
            <Deferred fallback={<Skeleton className="h-112" />}>
              <ModelsSection
                user={user}
                portfolio={portfolio}
                {...order}
                onSort={(sort, way) => setOrder({ sort, order: way })}
                hasUnverified={isVerifiedOnly && hasModels}
              />
              <div className="grid gap-7 md:grid-cols-[1fr_18.75rem]">
                <Activity user={user} />
                <Beside
                  fallback={<Skeleton className="h-32" />}
                  mayAdd={hasModels && may("model.submit")}
                  onSteps={steps && !steps.areShown && steps.show}
                />
              </div>
            </Deferred>
          </div>
        </Deferred>
      ) : (
        <DashboardSkeleton />
      )}
    </Shell>
  );
}

/** In the sizes of the tiles, what needs attention, the counts and the models. */
function DashboardSkeleton() {
  return (
    <div className="grid gap-7">
      {["h-90 md:h-36", "h-44", "h-24 md:h-11", "h-112"].map((size) => (
        <Skeleton key={size} className={size} />
      ))}
    </div>
  );
}

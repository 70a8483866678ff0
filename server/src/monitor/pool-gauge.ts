import type { Pool } from "pg";
import type { Gauge } from "prom-client";
import type { Replica } from "../platform/db/replica.ts";
import { createGauge } from "../platform/metrics/metrics.ts";

/** Connections of a process's pools, by what they are doing: `busy`, `idle`; and requests for one that wait: `waiting`. */
export const poolGauge = (pools: Record<string, Pool>): Gauge =>
  createGauge("fanradar_database_connections", {
    help: "Connections of this process to the database: busy, idle, and callers waiting for one",
    labelNames: ["pool", "state"],
    collect: (gauge) => {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        gauge.set({ pool, state: "busy" }, totalCount - idleCount);
        gauge.set({ pool, state: "idle" }, idleCount);
        gauge.set({ pool, state: "waiting" }, waitingCount);
      }
    },
  });

/** How far the replica is behind. */
export const lagGauge = (replica: Replica): Gauge =>
  createGauge("fanradar_replica_lag_seconds", {
    help: "Age of what the replica has, at most; infinite while it does not answer",
    collect: (gauge) => gauge.set(replica.lagSeconds()),
  });

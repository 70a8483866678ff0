/** Small and durable: fsync stays on; memory for a handful of connections. */
export const postgresSettings = {
  listen_addresses: "127.0.0.1",
  max_connections: 60,
  shared_buffers: "32MB",
  // What is read lies in memory: by PostgreSQL's own default, meant for turning disks, 2,000 rows are found by reading all of a table.
  random_page_cost: 1.1,
  max_wal_size: "256MB",
  max_parallel_workers: 0,
  jit: "off",
  autovacuum_max_workers: 1,
  timezone: "UTC",
  log_min_messages: "warning",
} as const;

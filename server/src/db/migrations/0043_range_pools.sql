CREATE TABLE "range_pools" (
	"platform" text PRIMARY KEY NOT NULL,
	"pool" jsonb NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);
CREATE TABLE "slot_pools" (
	"platform" text PRIMARY KEY NOT NULL,
	"pool" jsonb NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trending_references" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trending_references_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" jsonb NOT NULL,
	"creators" integer NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "models" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "models" ADD COLUMN "is_top_creator" boolean DEFAULT false NOT NULL;
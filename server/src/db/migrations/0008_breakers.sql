CREATE TABLE "platform_breakers" (
	"platform" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"next_try_at" timestamp with time zone,
	"is_probing" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "tries" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_limits" ADD COLUMN "outcome" text DEFAULT 'rate_limited' NOT NULL;
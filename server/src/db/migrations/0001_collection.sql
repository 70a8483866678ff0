ALTER TABLE "profiles" ADD COLUMN "last_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "last_outcome" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "badge" text NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "sandbox" boolean NOT NULL;
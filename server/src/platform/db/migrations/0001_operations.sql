CREATE TABLE "drills" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"is_ok" boolean,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instance_tokens" (
	"name" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone,
	"checked_at" timestamp with time zone NOT NULL,
	"warned_days" integer
);
--> statement-breakpoint
CREATE TABLE "platform_quotas" (
	"platform" text PRIMARY KEY NOT NULL,
	"left" double precision NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "instance_settings" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "instance_settings" ADD COLUMN "sign_up" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "instance_settings" ADD COLUMN "sign_up_domains" text[] DEFAULT '{}' NOT NULL;
CREATE TABLE "user_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"email_alerts" boolean NOT NULL,
	"report_updates" boolean NOT NULL,
	"marketing_emails" boolean NOT NULL,
	"weekly_digest" boolean NOT NULL,
	"profile_visibility" text NOT NULL,
	"show_activity" boolean NOT NULL,
	"data_sharing" boolean NOT NULL,
	"analytics_tracking" boolean NOT NULL,
	"theme" text NOT NULL,
	"language" text NOT NULL,
	"timezone" text NOT NULL,
	"currency" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
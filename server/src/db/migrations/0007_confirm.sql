ALTER TABLE "users" DROP CONSTRAINT "users_googleId_unique";--> statement-breakpoint
ALTER TABLE "google_flows" ADD COLUMN "confirms_user_id" integer;--> statement-breakpoint
ALTER TABLE "google_flows" ADD CONSTRAINT "google_flows_confirms_user_id_users_id_fk" FOREIGN KEY ("confirms_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_googleIssuer_googleId_unique" UNIQUE("google_issuer","google_id");
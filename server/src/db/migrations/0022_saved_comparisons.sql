ALTER TABLE "reports" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_user_id_hash_index" ON "reports" USING btree ("user_id","hash");
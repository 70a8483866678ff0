ALTER TABLE "reports" ADD COLUMN "deleted_by" integer;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_deleted_by_index" ON "reports" USING btree ("deleted_by");
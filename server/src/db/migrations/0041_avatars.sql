ALTER TABLE "user_settings" ADD COLUMN "avatar" text;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_avatar_files_name_fk" FOREIGN KEY ("avatar") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_settings_avatar_index" ON "user_settings" USING btree ("avatar");
ALTER TABLE "creators" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "models" ADD COLUMN "creator_id" integer;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creators_owner_user_id_index" ON "creators" USING btree ("owner_user_id");--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_creatorId_unique" UNIQUE("creator_id");
CREATE TABLE "screenshot_figures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "screenshot_figures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"screenshot_id" integer NOT NULL,
	"evidence_id" integer NOT NULL,
	"metric" text NOT NULL,
	"shown" text NOT NULL,
	"crop" text
);
--> statement-breakpoint
CREATE TABLE "files" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() + interval '1 hour' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "screenshots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "screenshots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model_id" integer NOT NULL,
	"added_by" integer NOT NULL,
	"sha256" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"picture" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"platform" text,
	"observed_on" date,
	"currency" char(3),
	CONSTRAINT "screenshots_modelId_sha256_unique" UNIQUE("model_id","sha256")
);
--> statement-breakpoint
ALTER TABLE "evidence" ADD COLUMN "screenshot_id" integer;--> statement-breakpoint
ALTER TABLE "screenshot_figures" ADD CONSTRAINT "screenshot_figures_screenshot_id_screenshots_id_fk" FOREIGN KEY ("screenshot_id") REFERENCES "public"."screenshots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenshot_figures" ADD CONSTRAINT "screenshot_figures_evidence_id_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenshot_figures" ADD CONSTRAINT "screenshot_figures_crop_files_name_fk" FOREIGN KEY ("crop") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenshots" ADD CONSTRAINT "screenshots_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenshots" ADD CONSTRAINT "screenshots_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenshots" ADD CONSTRAINT "screenshots_picture_files_name_fk" FOREIGN KEY ("picture") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "screenshot_figures_screenshot_id_index" ON "screenshot_figures" USING btree ("screenshot_id");--> statement-breakpoint
CREATE INDEX "screenshot_figures_evidence_id_index" ON "screenshot_figures" USING btree ("evidence_id");--> statement-breakpoint
CREATE INDEX "screenshot_figures_crop_index" ON "screenshot_figures" USING btree ("crop");--> statement-breakpoint
CREATE INDEX "files_due_at_index" ON "files" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "files_user_id_index" ON "files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "screenshots_picture_index" ON "screenshots" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "screenshots_created_at_index" ON "screenshots" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_screenshot_id_screenshots_id_fk" FOREIGN KEY ("screenshot_id") REFERENCES "public"."screenshots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evidence_screenshot_id_index" ON "evidence" USING btree ("screenshot_id");
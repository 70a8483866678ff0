CREATE TABLE "screenshot_readings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "screenshot_readings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"screenshot_id" integer NOT NULL,
	"label" text NOT NULL,
	"shown" text NOT NULL,
	"is_sure" boolean NOT NULL,
	"crop" text
);
--> statement-breakpoint
ALTER TABLE "screenshots" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "screenshots" ADD COLUMN "looks_like" text;--> statement-breakpoint
ALTER TABLE "screenshots" ADD COLUMN "handles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "screenshot_readings" ADD CONSTRAINT "screenshot_readings_screenshot_id_screenshots_id_fk" FOREIGN KEY ("screenshot_id") REFERENCES "public"."screenshots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenshot_readings" ADD CONSTRAINT "screenshot_readings_crop_files_name_fk" FOREIGN KEY ("crop") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "screenshot_readings_screenshot_id_index" ON "screenshot_readings" USING btree ("screenshot_id");--> statement-breakpoint
CREATE INDEX "screenshot_readings_crop_index" ON "screenshot_readings" USING btree ("crop");
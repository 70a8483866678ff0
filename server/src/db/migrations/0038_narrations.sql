CREATE TABLE "report_narrations" (
	"report_id" integer NOT NULL,
	"language" text NOT NULL,
	"narrator" text NOT NULL,
	"template" text NOT NULL,
	"checks" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_narrations_report_id_language_pk" PRIMARY KEY("report_id","language")
);
--> statement-breakpoint
ALTER TABLE "report_narrations" ADD CONSTRAINT "report_narrations_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "shares" (
	"report_id" integer PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"which" text NOT NULL,
	"sections" text[] NOT NULL,
	"password_hash" text,
	"expires_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shares_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
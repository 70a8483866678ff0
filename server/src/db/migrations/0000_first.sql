CREATE EXTENSION IF NOT EXISTS citext;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" "citext" NOT NULL,
	"name" text NOT NULL,
	"google_id" text,
	"user_type" text DEFAULT 'user' NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"two_factor_secret" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_googleId_unique" UNIQUE("google_id")
);
--> statement-breakpoint
CREATE TABLE "evidence" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evidence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"sandbox" boolean NOT NULL,
	"scope" text NOT NULL,
	"profile_id" integer,
	"model_id" integer,
	"added_by" integer,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"period_from" timestamp with time zone,
	"period_to" timestamp with time zone,
	"checks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"content_style" text,
	"sha256" "bytea",
	"file_ref" text,
	CONSTRAINT "evidence_key_unique" UNIQUE("key"),
	CONSTRAINT "evidence_one_subject" CHECK (num_nonnulls("evidence"."profile_id", "evidence"."model_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "observations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "observations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"profile_id" integer,
	"model_id" integer,
	"platform" text NOT NULL,
	"metric" text NOT NULL,
	"value" double precision NOT NULL,
	"low" double precision,
	"high" double precision,
	"period_from" timestamp with time zone,
	"period_to" timestamp with time zone,
	"currency" char(3),
	"observed_at" timestamp with time zone NOT NULL,
	"evidence_id" integer NOT NULL,
	CONSTRAINT "observations_once" UNIQUE NULLS NOT DISTINCT("profile_id","model_id","platform","metric","observed_at","evidence_id"),
	CONSTRAINT "observations_one_subject" CHECK (num_nonnulls("observations"."profile_id", "observations"."model_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"profile_id" integer NOT NULL,
	"external_id" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"caption" text,
	"likes" double precision,
	"comments" double precision,
	"shares" double precision,
	"saves" double precision,
	"views" double precision,
	"evidence_id" integer NOT NULL,
	CONSTRAINT "posts_profileId_externalId_unique" UNIQUE("profile_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"model_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"gross_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"net_cents" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"state" text NOT NULL,
	"payer" "bytea",
	"ordinal" integer NOT NULL,
	"evidence_id" integer NOT NULL,
	CONSTRAINT "transactions_once" UNIQUE("model_id","at","type","gross_cents","fee_cents","net_cents","ordinal")
);
--> statement-breakpoint
CREATE TABLE "analyses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analyses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model_id" integer NOT NULL,
	"cause" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"stage" text,
	"outcomes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"failure" jsonb,
	"lease" integer DEFAULT 0 NOT NULL,
	"report_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "creators" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "creators_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_user_id" integer,
	"display_name" text NOT NULL,
	"visibility" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_profiles" (
	"model_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	CONSTRAINT "model_profiles_model_id_profile_id_pk" PRIMARY KEY("model_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "models" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "models_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"name" text NOT NULL,
	"username" text NOT NULL,
	"profile_image_url" text,
	"banner_image_url" text,
	"gallery_images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"instagram_posts" jsonb,
	"onlyfans_url" text,
	"instagram_url" text,
	"twitter_url" text,
	"tiktok_url" text,
	"notes" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"is_owner_verified" boolean DEFAULT false NOT NULL,
	"trending_score" integer,
	"view_count" integer DEFAULT 0 NOT NULL,
	"monthly_earnings" integer,
	"subscriber_count" integer,
	"engagement_rate" text,
	"analytics_data" jsonb,
	"privacy_settings" jsonb DEFAULT '{"showEarnings":false,"showSubscribers":false}'::jsonb NOT NULL,
	"idempotency_key" text,
	"body_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "models_userId_idempotencyKey_unique" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profiles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"platform" text NOT NULL,
	"handle" "citext" NOT NULL,
	"creator_id" integer,
	"external_id" text,
	"display_name" text,
	"biography" text,
	"last_read_at" timestamp with time zone,
	"last_posts_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_platform_handle_unique" UNIQUE("platform","handle")
);
--> statement-breakpoint
CREATE TABLE "platform_limits" (
	"platform" text PRIMARY KEY NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_spend" (
	"platform" text NOT NULL,
	"day" date NOT NULL,
	"cents" double precision NOT NULL,
	CONSTRAINT "platform_spend_platform_day_pk" PRIMARY KEY("platform","day")
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ratings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"report_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"is_positive" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ratings_reportId_userId_unique" UNIQUE("report_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "report_models" (
	"report_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	CONSTRAINT "report_models_report_id_model_id_pk" PRIMARY KEY("report_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model_id" integer,
	"analysis_id" integer,
	"report_type" text NOT NULL,
	"sealed" jsonb NOT NULL,
	"hash" char(64) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_analysisId_unique" UNIQUE("analysis_id")
);
--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "observations" ADD CONSTRAINT "observations_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "observations" ADD CONSTRAINT "observations_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "observations" ADD CONSTRAINT "observations_evidence_id_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_evidence_id_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_evidence_id_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creators" ADD CONSTRAINT "creators_owner_user_id_users_id_fk" FOREIGN KEY ("owner_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_profiles" ADD CONSTRAINT "model_profiles_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_profiles" ADD CONSTRAINT "model_profiles_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_models" ADD CONSTRAINT "report_models_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_models" ADD CONSTRAINT "report_models_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_user_id_purpose_index" ON "account_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "evidence_profile_id_index" ON "evidence" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "evidence_model_id_index" ON "evidence" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "evidence_added_by_index" ON "evidence" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "observations_profile_id_metric_observed_at_index" ON "observations" USING btree ("profile_id","metric","observed_at");--> statement-breakpoint
CREATE INDEX "observations_model_id_metric_observed_at_index" ON "observations" USING btree ("model_id","metric","observed_at");--> statement-breakpoint
CREATE INDEX "observations_evidence_id_index" ON "observations" USING btree ("evidence_id");--> statement-breakpoint
CREATE INDEX "posts_profile_id_published_at_index" ON "posts" USING btree ("profile_id","published_at");--> statement-breakpoint
CREATE INDEX "posts_evidence_id_index" ON "posts" USING btree ("evidence_id");--> statement-breakpoint
CREATE INDEX "transactions_evidence_id_index" ON "transactions" USING btree ("evidence_id");--> statement-breakpoint
CREATE INDEX "analyses_model_id_created_at_index" ON "analyses" USING btree ("model_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "analyses_one_active" ON "analyses" USING btree ("model_id") WHERE "analyses"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "model_profiles_profile_id_index" ON "model_profiles" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "models_user_id_created_at_index" ON "models" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "profiles_creator_id_index" ON "profiles" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "ratings_user_id_index" ON "ratings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "report_models_model_id_index" ON "report_models" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "reports_model_id_created_at_index" ON "reports" USING btree ("model_id","created_at");
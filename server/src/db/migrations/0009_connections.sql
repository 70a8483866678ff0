CREATE TABLE "breakdowns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "breakdowns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model_id" integer NOT NULL,
	"platform" text NOT NULL,
	"dimension" text NOT NULL,
	"parts" jsonb NOT NULL,
	"observed_at" timestamp with time zone NOT NULL,
	"evidence_id" integer NOT NULL,
	CONSTRAINT "breakdowns_evidenceId_dimension_unique" UNIQUE("evidence_id","dimension")
);
--> statement-breakpoint
CREATE TABLE "connect_flows" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"platform" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"verifier" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "connections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model_id" integer NOT NULL,
	"platform" text NOT NULL,
	"user_id" integer NOT NULL,
	"external_id" text NOT NULL,
	"handle" "citext" NOT NULL,
	"scopes" text[] NOT NULL,
	"sealed_tokens" text,
	"key_id" text,
	"access_expires_at" timestamp with time zone NOT NULL,
	"sandbox" boolean NOT NULL,
	"connected_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_read_at" timestamp with time zone,
	"last_posts_at" timestamp with time zone,
	"last_asked_at" timestamp with time zone,
	"last_outcome" text,
	"blocked_until" timestamp with time zone,
	CONSTRAINT "connections_modelId_platform_unique" UNIQUE("model_id","platform")
);
--> statement-breakpoint
ALTER TABLE "posts" DROP CONSTRAINT "posts_profileId_externalId_unique";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "model_id" integer;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "reach" double precision;--> statement-breakpoint
ALTER TABLE "breakdowns" ADD CONSTRAINT "breakdowns_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "breakdowns" ADD CONSTRAINT "breakdowns_evidence_id_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connect_flows" ADD CONSTRAINT "connect_flows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connect_flows" ADD CONSTRAINT "connect_flows_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "breakdowns_model_id_platform_dimension_observed_at_index" ON "breakdowns" USING btree ("model_id","platform","dimension","observed_at");--> statement-breakpoint
CREATE INDEX "connect_flows_user_id_index" ON "connect_flows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "connections_user_id_index" ON "connections" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posts_model_id_index" ON "posts" USING btree ("model_id");--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_once" UNIQUE NULLS NOT DISTINCT("profile_id","model_id","external_id");
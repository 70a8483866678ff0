CREATE TABLE "claim_codes" (
	"user_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_codes_user_id_profile_id_pk" PRIMARY KEY("user_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "claim_notices" (
	"profile_id" integer PRIMARY KEY NOT NULL,
	"claimant_id" integer NOT NULL,
	"holder_id" integer NOT NULL,
	"passes_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "view_counts" (
	"creator_id" integer NOT NULL,
	"day" date NOT NULL,
	"visitors" integer NOT NULL,
	"accounts" integer NOT NULL,
	CONSTRAINT "view_counts_creator_id_day_pk" PRIMARY KEY("creator_id","day")
);
--> statement-breakpoint
ALTER TABLE "creators" ADD COLUMN "vetoes_analyses" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "creators" ADD COLUMN "counts_views" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_codes" ADD CONSTRAINT "claim_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_codes" ADD CONSTRAINT "claim_codes_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_notices" ADD CONSTRAINT "claim_notices_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_notices" ADD CONSTRAINT "claim_notices_claimant_id_users_id_fk" FOREIGN KEY ("claimant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_notices" ADD CONSTRAINT "claim_notices_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_counts" ADD CONSTRAINT "view_counts_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_codes_profile_id_index" ON "claim_codes" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "claim_notices_claimant_id_index" ON "claim_notices" USING btree ("claimant_id");--> statement-breakpoint
CREATE INDEX "claim_notices_holder_id_index" ON "claim_notices" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "claim_notices_passes_at_index" ON "claim_notices" USING btree ("passes_at");
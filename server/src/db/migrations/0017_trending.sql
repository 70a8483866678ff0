CREATE TABLE "creator_views" (
	"creator_id" integer NOT NULL,
	"day" date NOT NULL,
	"viewer_hash" "bytea" NOT NULL,
	CONSTRAINT "creator_views_creator_id_day_viewer_hash_pk" PRIMARY KEY("creator_id","day","viewer_hash")
);
--> statement-breakpoint
CREATE TABLE "trending_scores" (
	"model_id" integer PRIMARY KEY NOT NULL,
	"score" integer NOT NULL,
	"fact" jsonb NOT NULL,
	"parts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "view_keys" (
	"day" date PRIMARY KEY NOT NULL,
	"key" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "creators" ADD COLUMN "is_indexed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "creator_views" ADD CONSTRAINT "creator_views_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trending_scores" ADD CONSTRAINT "trending_scores_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creator_views_day_index" ON "creator_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "trending_scores_score_model_id_index" ON "trending_scores" USING btree ("score","model_id");
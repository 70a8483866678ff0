CREATE TABLE "model_signups" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"model_id" integer,
	"bio" text,
	"privacy_settings" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_signups_modelId_unique" UNIQUE("model_id")
);
--> statement-breakpoint
ALTER TABLE "model_signups" ADD CONSTRAINT "model_signups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_signups" ADD CONSTRAINT "model_signups_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE set null ON UPDATE no action;
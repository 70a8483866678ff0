CREATE EXTENSION IF NOT EXISTS citext;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE SEQUENCE "public"."account_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."model_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "analyses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analyses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model_id" integer NOT NULL,
	"cause" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"stage" text,
	"outcomes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tries" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"failure" jsonb,
	"lease" integer DEFAULT 0 NOT NULL,
	"report_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "answer_feedback" (
	"message_id" integer PRIMARY KEY NOT NULL,
	"is_helpful" boolean NOT NULL,
	"reason" text,
	"shares_question" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor_id" integer,
	"subject_id" integer,
	"act" text NOT NULL,
	"model_id" integer,
	"workspace_id" integer,
	"case_id" integer,
	"reason" text,
	"ip" text,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "blocked_profiles" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "breakdowns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "breakdowns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model_id" integer NOT NULL,
	"platform" text NOT NULL,
	"dimension" text NOT NULL,
	"parts" jsonb NOT NULL,
	"observed_at" timestamp with time zone NOT NULL,
	"evidence_id" integer NOT NULL,
	CONSTRAINT "breakdowns_evidenceId_dimension_unique" UNIQUE("evidence_id","dimension")
);--> statement-breakpoint
CREATE TABLE "claim_codes" (
	"user_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"seed" "bytea" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_codes_user_id_profile_id_pk" PRIMARY KEY("user_id","profile_id")
);--> statement-breakpoint
CREATE TABLE "claim_notices" (
	"profile_id" integer PRIMARY KEY NOT NULL,
	"claimant_id" integer NOT NULL,
	"holder_id" integer NOT NULL,
	"passes_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "connect_flows" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"invite_id" integer,
	"browser_hash" "bytea",
	"platform" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"verifier" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "connect_flows_one_browser" CHECK (("connect_flows"."invite_id" is null) = ("connect_flows"."browser_hash" is null))
);--> statement-breakpoint
CREATE TABLE "connections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "connections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model_id" integer NOT NULL,
	"platform" text NOT NULL,
	"user_id" integer NOT NULL,
	"consent_id" integer,
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
	"last_attempt_at" timestamp with time zone,
	"last_outcome" text,
	"blocked_until" timestamp with time zone,
	CONSTRAINT "connections_consentId_unique" UNIQUE("consent_id"),
	CONSTRAINT "connections_modelId_platform_unique" UNIQUE("model_id","platform")
);--> statement-breakpoint
CREATE TABLE "consent_invites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_invites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model_id" integer NOT NULL,
	"workspace_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"note" text,
	"language" text NOT NULL,
	"recipient" "citext",
	"mailed_at" timestamp with time zone,
	"linking_x" "citext",
	"linking_onlyfans" "citext",
	"linking_agreed_at" timestamp with time zone,
	"linking_declined_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "consent_requests" (
	"invite_id" integer NOT NULL,
	"platform" text NOT NULL,
	"handle" "citext" NOT NULL,
	"declined_at" timestamp with time zone,
	CONSTRAINT "consent_requests_invite_id_platform_pk" PRIMARY KEY("invite_id","platform")
);--> statement-breakpoint
CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invite_id" integer NOT NULL,
	"platform" text NOT NULL,
	"handle" "citext" NOT NULL,
	"external_id" text NOT NULL,
	"scopes" text[] NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text
);--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"workspace_id" integer NOT NULL,
	"model_id" integer,
	"title" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "creator_views" (
	"creator_id" integer NOT NULL,
	"day" date NOT NULL,
	"viewer_hash" "bytea" NOT NULL,
	CONSTRAINT "creator_views_creator_id_day_viewer_hash_pk" PRIMARY KEY("creator_id","day","viewer_hash")
);--> statement-breakpoint
CREATE TABLE "creators" (
	"id" integer PRIMARY KEY DEFAULT nextval('model_ids') NOT NULL,
	"owner_user_id" integer,
	"display_name" text NOT NULL,
	"visibility" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	"is_indexed" boolean DEFAULT false NOT NULL,
	"shows_explicit" boolean DEFAULT false NOT NULL,
	"link_number" integer DEFAULT 0 NOT NULL,
	"vetoes_analyses" boolean DEFAULT false NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"is_owner_verified" boolean DEFAULT false NOT NULL,
	"is_top_creator" boolean DEFAULT false NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL
);--> statement-breakpoint
CREATE TABLE "drills" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"is_ok" boolean,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "earning_series" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "earning_series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model_id" integer NOT NULL,
	"platform" text,
	"currency" char(3) NOT NULL,
	"days" integer[] NOT NULL,
	"net_cents" bigint[] NOT NULL,
	"payments" integer[] NOT NULL,
	CONSTRAINT "earning_series_once" UNIQUE NULLS NOT DISTINCT("model_id","platform","currency")
);--> statement-breakpoint
CREATE TABLE "email_changes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"email" "citext" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "error_tables" (
	"counts" text PRIMARY KEY NOT NULL,
	"table" jsonb NOT NULL,
	"creators" integer NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "evidence" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evidence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"sandbox" boolean NOT NULL,
	"scope" text NOT NULL,
	"platform" text,
	"profile_id" integer,
	"model_id" integer,
	"about_profile_id" integer,
	"added_by" integer,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"period_from" timestamp with time zone,
	"period_to" timestamp with time zone,
	"checks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"currency" char(3),
	"content_style" text,
	"form" text,
	"file_name" text,
	"read_as" jsonb,
	"counts" jsonb,
	"sha256" "bytea",
	"file_ref" text,
	"posts_dropped" integer,
	"screenshot_id" integer,
	CONSTRAINT "evidence_key_unique" UNIQUE("key"),
	CONSTRAINT "evidence_one_subject" CHECK (num_nonnulls("evidence"."profile_id", "evidence"."model_id") = 1)
);--> statement-breakpoint
CREATE TABLE "files" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() + interval '1 hour' NOT NULL
);--> statement-breakpoint
CREATE TABLE "goals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"workspace_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"metric" text NOT NULL,
	"platform" text,
	"currency" text,
	"value" double precision NOT NULL,
	"due_on" date NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reached_on" date,
	"checked_at" timestamp with time zone,
	CONSTRAINT "goals_currency" CHECK (("goals"."currency" is not null) = ("goals"."metric" = 'earningsNet'))
);--> statement-breakpoint
CREATE TABLE "guests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guests_tokenHash_unique" UNIQUE("token_hash")
);--> statement-breakpoint
CREATE TABLE "identities" (
	"user_id" integer NOT NULL,
	"provider" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject"),
	CONSTRAINT "identities_userId_provider_unique" UNIQUE("user_id","provider")
);--> statement-breakpoint
CREATE TABLE "instance_checks" (
	"part" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"detail" text,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "instance_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text,
	"sign_up" text DEFAULT 'open' NOT NULL,
	"sign_up_domains" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "instance_settings_one_row" CHECK ("instance_settings"."id" = 1)
);--> statement-breakpoint
CREATE TABLE "instance_tokens" (
	"name" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone,
	"checked_at" timestamp with time zone NOT NULL,
	"warned_days" integer
);--> statement-breakpoint
CREATE TABLE "language_model_tokens" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"tokens" integer NOT NULL,
	CONSTRAINT "language_model_tokens_user_id_day_pk" PRIMARY KEY("user_id","day")
);--> statement-breakpoint
CREATE TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "login_challenges" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"invite_id" integer,
	"workspace_invite_id" integer,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"setting" text,
	"key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_key_unique" UNIQUE("key")
);--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"model_id" integer,
	"answer" jsonb,
	"plan" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "model_profiles" (
	"model_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	CONSTRAINT "model_profiles_model_id_profile_id_pk" PRIMARY KEY("model_id","profile_id")
);--> statement-breakpoint
CREATE TABLE "model_signups" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"model_id" integer,
	"merged_id" integer,
	"bio" text,
	"privacy_settings" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_signups_modelId_unique" UNIQUE("model_id"),
	CONSTRAINT "model_signups_mergedId_unique" UNIQUE("merged_id")
);--> statement-breakpoint
CREATE TABLE "model_tags" (
	"model_id" integer NOT NULL,
	"tag" "citext" NOT NULL,
	CONSTRAINT "model_tags_model_id_tag_pk" PRIMARY KEY("model_id","tag")
);--> statement-breakpoint
CREATE TABLE "models" (
	"id" integer PRIMARY KEY NOT NULL,
	"submission_id" integer,
	"creator_id" integer,
	"name" text NOT NULL,
	"username" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"trending_score" integer,
	"schedule" text DEFAULT 'weekly' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "models_submissionId_unique" UNIQUE("submission_id"),
	CONSTRAINT "models_creatorId_unique" UNIQUE("creator_id"),
	CONSTRAINT "models_one_kind" CHECK (num_nonnulls("models"."submission_id", "models"."creator_id") = 1 and coalesce("models"."submission_id", "models"."creator_id") = "models"."id")
);--> statement-breakpoint
CREATE TABLE "moderation_cases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"platform" text,
	"handle" "citext",
	"problem" text,
	"words" text,
	"contact" text,
	"reports" integer DEFAULT 1 NOT NULL,
	"hides_page" boolean DEFAULT false NOT NULL,
	"decision" text,
	"reason" text,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"workspace_id" integer,
	"model_id" integer,
	"report_id" integer,
	"platform" text,
	"cause" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "notifications_userId_key_unique" UNIQUE("user_id","key"),
	CONSTRAINT "notifications_of_a_workspace" CHECK ("notifications"."model_id" is null or "notifications"."workspace_id" is not null)
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer,
	"user_handle" "bytea",
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"user_handle" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"is_synced" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credentialId_unique" UNIQUE("credential_id")
);--> statement-breakpoint
CREATE TABLE "pending_signups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pending_signups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" "bytea",
	"email" "citext" NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"user_type" text NOT NULL,
	"language" text NOT NULL,
	"preferences" jsonb NOT NULL,
	"model" jsonb,
	"guest_id" integer,
	"next" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_signups_tokenHash_unique" UNIQUE("token_hash")
);--> statement-breakpoint
CREATE TABLE "people_in_charge" (
	"model_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"workspace_id" integer NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "people_in_charge_model_id_user_id_pk" PRIMARY KEY("model_id","user_id")
);--> statement-breakpoint
CREATE TABLE "platform_breakers" (
	"platform" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"next_try_at" timestamp with time zone,
	"is_probing" boolean DEFAULT false NOT NULL
);--> statement-breakpoint
CREATE TABLE "platform_limits" (
	"platform" text PRIMARY KEY NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL,
	"outcome" text DEFAULT 'rate_limited' NOT NULL
);--> statement-breakpoint
CREATE TABLE "platform_quotas" (
	"platform" text PRIMARY KEY NOT NULL,
	"left" double precision NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "platform_spend" (
	"platform" text NOT NULL,
	"day" date NOT NULL,
	"cents" double precision NOT NULL,
	CONSTRAINT "platform_spend_platform_day_pk" PRIMARY KEY("platform","day")
);--> statement-breakpoint
CREATE TABLE "posts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"profile_id" integer NOT NULL,
	"model_id" integer,
	"external_id" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"caption" text,
	"likes" double precision,
	"comments" double precision,
	"shares" double precision,
	"saves" double precision,
	"views" double precision,
	"reach" double precision,
	"evidence_id" integer NOT NULL,
	CONSTRAINT "posts_once" UNIQUE NULLS NOT DISTINCT("profile_id","model_id","external_id")
);--> statement-breakpoint
CREATE TABLE "price_analyses" (
	"model_id" integer PRIMARY KEY NOT NULL,
	"version" "bytea" NOT NULL,
	"analysis" json NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model_id" integer NOT NULL,
	"changed_on" date NOT NULL,
	"from_cents" integer NOT NULL,
	"to_cents" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_changes_once" UNIQUE("model_id","changed_on")
);--> statement-breakpoint
CREATE TABLE "profile_series" (
	"profile_id" integer PRIMARY KEY NOT NULL,
	"read_at" integer[] NOT NULL,
	"followers" double precision[] NOT NULL,
	"sandbox" boolean NOT NULL,
	"posted_at" integer[] NOT NULL,
	"interactions" double precision[] NOT NULL
);--> statement-breakpoint
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
	"last_attempt_at" timestamp with time zone,
	"last_outcome" text,
	"caption_terms" text[],
	"followers" double precision,
	"engagement" double precision,
	"gain28" double precision,
	"posts_per_week" double precision,
	"quarantined_at" timestamp with time zone,
	"cleared_at" timestamp with time zone,
	"last_followed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_platform_handle_unique" UNIQUE("platform","handle")
);--> statement-breakpoint
CREATE TABLE "provider_flows" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"state" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"next" text NOT NULL,
	"confirms_user_id" integer,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"session_id" integer PRIMARY KEY NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth_secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "range_pools" (
	"platform" text PRIMARY KEY NOT NULL,
	"pool" jsonb NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "ratings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ratings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"report_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"is_positive" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ratings_reportId_userId_unique" UNIQUE("report_id","user_id")
);--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" integer NOT NULL,
	"code_hash" "bytea" NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);--> statement-breakpoint
CREATE TABLE "removal_answers" (
	"case_id" integer NOT NULL,
	"workspace_id" integer NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "removal_answers_case_id_workspace_id_pk" PRIMARY KEY("case_id","workspace_id")
);--> statement-breakpoint
CREATE TABLE "removed_reports" (
	"id" integer PRIMARY KEY NOT NULL,
	"model_id" integer,
	"workspace_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "report_favorites" (
	"user_id" integer NOT NULL,
	"report_id" integer NOT NULL,
	CONSTRAINT "report_favorites_user_id_report_id_pk" PRIMARY KEY("user_id","report_id")
);--> statement-breakpoint
CREATE TABLE "report_models" (
	"report_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	CONSTRAINT "report_models_report_id_model_id_pk" PRIMARY KEY("report_id","model_id")
);--> statement-breakpoint
CREATE TABLE "report_narrations" (
	"report_id" integer NOT NULL,
	"language" text NOT NULL,
	"narrator" text NOT NULL,
	"template" text NOT NULL,
	"checks" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_narrations_report_id_language_pk" PRIMARY KEY("report_id","language")
);--> statement-breakpoint
CREATE TABLE "reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model_id" integer,
	"user_id" integer,
	"workspace_id" integer,
	"analysis_id" integer,
	"report_type" text NOT NULL,
	"sealed" jsonb NOT NULL,
	"hash" char(64) NOT NULL,
	"badge" text NOT NULL,
	"sandbox" boolean NOT NULL,
	"deleted_by" integer,
	"deleted_from" integer,
	"deleted_from_workspace" integer,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_analysisId_unique" UNIQUE("analysis_id")
);--> statement-breakpoint
CREATE TABLE "screenshot_figures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "screenshot_figures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"screenshot_id" integer NOT NULL,
	"evidence_id" integer NOT NULL,
	"metric" text NOT NULL,
	"shown" text NOT NULL,
	"crop" text
);--> statement-breakpoint
CREATE TABLE "screenshot_readings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "screenshot_readings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"screenshot_id" integer NOT NULL,
	"label" text NOT NULL,
	"shown" text NOT NULL,
	"is_sure" boolean NOT NULL,
	"crop" text
);--> statement-breakpoint
CREATE TABLE "screenshots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "screenshots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model_id" integer NOT NULL,
	"added_by" integer,
	"sha256" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"picture" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"looks_like" text,
	"handles" text[] DEFAULT '{}' NOT NULL,
	"confirmed_at" timestamp with time zone,
	"platform" text,
	"observed_on" date,
	"currency" char(3),
	CONSTRAINT "screenshots_modelId_sha256_unique" UNIQUE("model_id","sha256")
);--> statement-breakpoint
CREATE TABLE "search_entries" (
	"creator_id" integer PRIMARY KEY NOT NULL,
	"terms" "tsvector" NOT NULL,
	"followers" double precision,
	"trending_score" integer
);--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);--> statement-breakpoint
CREATE TABLE "sent_forms" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"made_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sent_forms_user_id_key_pk" PRIMARY KEY("user_id","key")
);--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"workspace_id" integer,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);--> statement-breakpoint
CREATE TABLE "setup_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "shares" (
	"report_id" integer PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"which" text NOT NULL,
	"sections" text[] NOT NULL,
	"releases" text[] DEFAULT '{}' NOT NULL,
	"password_hash" text,
	"expires_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shares_tokenHash_unique" UNIQUE("token_hash")
);--> statement-breakpoint
CREATE TABLE "shifts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model_id" integer NOT NULL,
	"chatter" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shifts_once" UNIQUE("model_id","starts_at","ends_at","chatter"),
	CONSTRAINT "shifts_order" CHECK ("shifts"."ends_at" > "shifts"."starts_at")
);--> statement-breakpoint
CREATE TABLE "slot_pools" (
	"platform" text PRIMARY KEY NOT NULL,
	"pool" jsonb NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "split_confirmations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "split_confirmations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model_id" integer NOT NULL,
	"platform" text NOT NULL,
	"currency" char(3) NOT NULL,
	"month" text NOT NULL,
	"side" text NOT NULL,
	"base_cents" bigint NOT NULL,
	"agency_cents" bigint NOT NULL,
	"creator_cents" bigint NOT NULL,
	"days" jsonb NOT NULL,
	"confirmed_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" integer,
	CONSTRAINT "split_confirmations_sums" CHECK ("split_confirmations"."agency_cents" + "split_confirmations"."creator_cents" = "split_confirmations"."base_cents")
);--> statement-breakpoint
CREATE TABLE "split_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "split_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model_id" integer NOT NULL,
	"starts_on" date NOT NULL,
	"share" integer NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" integer,
	CONSTRAINT "split_rules_share" CHECK (share between 0 and 10000)
);--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" integer PRIMARY KEY DEFAULT nextval('model_ids') NOT NULL,
	"user_id" integer,
	"workspace_id" integer,
	"moved_from" integer,
	"guest_id" integer,
	"notes" text,
	"time_zone" text,
	"idempotency_key" text,
	"body_hash" text,
	"deleted_by" integer,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "submissions_userId_idempotencyKey_unique" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "submissions_guestId_idempotencyKey_unique" UNIQUE("guest_id","idempotency_key"),
	CONSTRAINT "submissions_one_owner" CHECK (num_nonnulls("submissions"."workspace_id", "submissions"."guest_id") < 2),
	CONSTRAINT "submissions_of_a_workspace" CHECK ("submissions"."user_id" is null or "submissions"."workspace_id" is not null)
);--> statement-breakpoint
CREATE TABLE "team_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"workspace_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"author_id" integer,
	"text" text NOT NULL,
	"mentions" integer[] DEFAULT '{}' NOT NULL,
	"day" date,
	"platform" text,
	"report_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"deleted_by" integer,
	CONSTRAINT "team_notes_day" CHECK ("team_notes"."platform" is null or "team_notes"."day" is not null)
);--> statement-breakpoint
CREATE TABLE "todos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "todos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"workspace_id" integer NOT NULL,
	"title" text NOT NULL,
	"model_id" integer,
	"step" text,
	"report_id" integer,
	"assignee_id" integer,
	"due_on" date,
	"done_at" timestamp with time zone,
	"done_by" integer,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "todos_reportId_step_unique" UNIQUE("report_id","step")
);--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"model_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_day_only" boolean DEFAULT false NOT NULL,
	"type" text NOT NULL,
	"gross_cents" bigint,
	"fee_cents" bigint,
	"net_cents" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"state" text NOT NULL,
	"payer" "bytea",
	"evidence_id" integer NOT NULL,
	"ordinal" integer NOT NULL,
	"copy" integer NOT NULL,
	CONSTRAINT "transactions_once" UNIQUE("evidence_id","ordinal")
);--> statement-breakpoint
CREATE TABLE "trending_references" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trending_references_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" jsonb NOT NULL,
	"creators" integer NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "trending_scores" (
	"creator_id" integer PRIMARY KEY NOT NULL,
	"score" integer NOT NULL,
	"fact" jsonb NOT NULL,
	"parts" jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "user_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"avatar" text,
	"email_alerts" boolean NOT NULL,
	"report_updates" boolean NOT NULL,
	"marketing_emails" boolean NOT NULL,
	"weekly_digest" boolean NOT NULL,
	"digest_tag" "citext" DEFAULT '' NOT NULL,
	"profile_visibility" text NOT NULL,
	"show_activity" boolean NOT NULL,
	"data_sharing" boolean NOT NULL,
	"analytics_tracking" boolean NOT NULL,
	"theme" text NOT NULL,
	"language" text NOT NULL,
	"timezone" text NOT NULL,
	"currency" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY DEFAULT nextval('account_ids') NOT NULL,
	"email" "citext" NOT NULL,
	"name" text NOT NULL,
	"user_type" text DEFAULT 'user' NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"two_factor_secret" text,
	"two_factor_pending" text,
	"two_factor_step" integer,
	"workspace_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);--> statement-breakpoint
CREATE TABLE "view_counts" (
	"creator_id" integer NOT NULL,
	"day" date NOT NULL,
	"visitors" integer NOT NULL,
	"accounts" integer NOT NULL,
	CONSTRAINT "view_counts_creator_id_day_pk" PRIMARY KEY("creator_id","day")
);--> statement-breakpoint
CREATE TABLE "view_keys" (
	"day" date PRIMARY KEY NOT NULL,
	"key" "bytea" NOT NULL
);--> statement-breakpoint
CREATE TABLE "workspace_invites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workspace_invites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"workspace_id" integer NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"user_id" integer,
	"recipient" "citext",
	"role" text NOT NULL,
	"scope" text NOT NULL,
	"tags" "citext"[] DEFAULT '{}' NOT NULL,
	"model_ids" integer[] DEFAULT '{}' NOT NULL,
	"sees_earnings" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by" integer,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "workspace_invites_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "workspace_invites_no_owner" CHECK ("workspace_invites"."role" <> 'owner'),
	CONSTRAINT "workspace_invites_client" CHECK ("workspace_invites"."role" <> 'client' or "workspace_invites"."scope" <> 'all')
);--> statement-breakpoint
CREATE TABLE "workspace_logos" (
	"workspace_id" integer PRIMARY KEY NOT NULL,
	"file" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "workspace_member_models" (
	"workspace_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	CONSTRAINT "workspace_member_models_workspace_id_user_id_model_id_pk" PRIMARY KEY("workspace_id","user_id","model_id")
);--> statement-breakpoint
CREATE TABLE "workspace_members" (
	"workspace_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"scope" text NOT NULL,
	"tags" "citext"[] DEFAULT '{}' NOT NULL,
	"sees_earnings" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workspace_members_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id"),
	CONSTRAINT "workspace_members_owner" CHECK ("workspace_members"."role" <> 'owner' or ("workspace_members"."scope" = 'all' and "workspace_members"."sees_earnings")),
	CONSTRAINT "workspace_members_client" CHECK ("workspace_members"."role" <> 'client' or "workspace_members"."scope" <> 'all')
);--> statement-breakpoint
CREATE TABLE "workspaces" (
	"id" integer PRIMARY KEY DEFAULT nextval('account_ids') NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"personal_of" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" integer,
	CONSTRAINT "workspaces_personalOf_unique" UNIQUE("personal_of"),
	CONSTRAINT "workspaces_personal_id" CHECK ("workspaces"."personal_of" is null or "workspaces"."personal_of" = "workspaces"."id"),
	CONSTRAINT "workspaces_name" CHECK (("workspaces"."personal_of" is null) = ("workspaces"."name" <> ''))
);--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_feedback" ADD CONSTRAINT "answer_feedback_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "breakdowns" ADD CONSTRAINT "breakdowns_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "breakdowns" ADD CONSTRAINT "breakdowns_evidence_id_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_codes" ADD CONSTRAINT "claim_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_codes" ADD CONSTRAINT "claim_codes_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_notices" ADD CONSTRAINT "claim_notices_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_notices" ADD CONSTRAINT "claim_notices_claimant_id_users_id_fk" FOREIGN KEY ("claimant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_notices" ADD CONSTRAINT "claim_notices_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connect_flows" ADD CONSTRAINT "connect_flows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connect_flows" ADD CONSTRAINT "connect_flows_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connect_flows" ADD CONSTRAINT "connect_flows_invite_id_consent_invites_id_fk" FOREIGN KEY ("invite_id") REFERENCES "public"."consent_invites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_invites" ADD CONSTRAINT "consent_invites_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_invites" ADD CONSTRAINT "consent_invites_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_invites" ADD CONSTRAINT "consent_invites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_invite_id_consent_invites_id_fk" FOREIGN KEY ("invite_id") REFERENCES "public"."consent_invites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_invite_id_consent_invites_id_fk" FOREIGN KEY ("invite_id") REFERENCES "public"."consent_invites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_views" ADD CONSTRAINT "creator_views_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creators" ADD CONSTRAINT "creators_owner_user_id_users_id_fk" FOREIGN KEY ("owner_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_series" ADD CONSTRAINT "earning_series_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_about_profile_id_profiles_id_fk" FOREIGN KEY ("about_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_screenshot_id_screenshots_id_fk" FOREIGN KEY ("screenshot_id") REFERENCES "public"."screenshots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "language_model_tokens" ADD CONSTRAINT "language_model_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_challenges" ADD CONSTRAINT "login_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_invite_id_consent_invites_id_fk" FOREIGN KEY ("invite_id") REFERENCES "public"."consent_invites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_workspace_invite_id_workspace_invites_id_fk" FOREIGN KEY ("workspace_invite_id") REFERENCES "public"."workspace_invites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_profiles" ADD CONSTRAINT "model_profiles_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_profiles" ADD CONSTRAINT "model_profiles_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_signups" ADD CONSTRAINT "model_signups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_signups" ADD CONSTRAINT "model_signups_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_tags" ADD CONSTRAINT "model_tags_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "observations" ADD CONSTRAINT "observations_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "observations" ADD CONSTRAINT "observations_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "observations" ADD CONSTRAINT "observations_evidence_id_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_signups" ADD CONSTRAINT "pending_signups_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_in_charge" ADD CONSTRAINT "people_in_charge_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_in_charge" ADD CONSTRAINT "people_in_charge_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_in_charge" ADD CONSTRAINT "people_in_charge_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_in_charge" ADD CONSTRAINT "people_in_charge_workspace_id_user_id_workspace_members_workspace_id_user_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."workspace_members"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_evidence_id_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_analyses" ADD CONSTRAINT "price_analyses_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_series" ADD CONSTRAINT "profile_series_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_flows" ADD CONSTRAINT "provider_flows_confirms_user_id_users_id_fk" FOREIGN KEY ("confirms_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removal_answers" ADD CONSTRAINT "removal_answers_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removal_answers" ADD CONSTRAINT "removal_answers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_reports" ADD CONSTRAINT "removed_reports_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_reports" ADD CONSTRAINT "removed_reports_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_favorites" ADD CONSTRAINT "report_favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_favorites" ADD CONSTRAINT "report_favorites_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_models" ADD CONSTRAINT "report_models_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_models" ADD CONSTRAINT "report_models_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_narrations" ADD CONSTRAINT "report_narrations_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_deleted_from_models_id_fk" FOREIGN KEY ("deleted_from") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_deleted_from_workspace_workspaces_id_fk" FOREIGN KEY ("deleted_from_workspace") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenshot_figures" ADD CONSTRAINT "screenshot_figures_screenshot_id_screenshots_id_fk" FOREIGN KEY ("screenshot_id") REFERENCES "public"."screenshots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenshot_figures" ADD CONSTRAINT "screenshot_figures_evidence_id_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenshot_figures" ADD CONSTRAINT "screenshot_figures_crop_files_name_fk" FOREIGN KEY ("crop") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenshot_readings" ADD CONSTRAINT "screenshot_readings_screenshot_id_screenshots_id_fk" FOREIGN KEY ("screenshot_id") REFERENCES "public"."screenshots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenshot_readings" ADD CONSTRAINT "screenshot_readings_crop_files_name_fk" FOREIGN KEY ("crop") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenshots" ADD CONSTRAINT "screenshots_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenshots" ADD CONSTRAINT "screenshots_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenshots" ADD CONSTRAINT "screenshots_picture_files_name_fk" FOREIGN KEY ("picture") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_forms" ADD CONSTRAINT "sent_forms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_confirmations" ADD CONSTRAINT "split_confirmations_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_confirmations" ADD CONSTRAINT "split_confirmations_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_confirmations" ADD CONSTRAINT "split_confirmations_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_rules" ADD CONSTRAINT "split_rules_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_rules" ADD CONSTRAINT "split_rules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_rules" ADD CONSTRAINT "split_rules_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_moved_from_workspaces_id_fk" FOREIGN KEY ("moved_from") REFERENCES "public"."workspaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_notes" ADD CONSTRAINT "team_notes_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_notes" ADD CONSTRAINT "team_notes_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_notes" ADD CONSTRAINT "team_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_notes" ADD CONSTRAINT "team_notes_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_notes" ADD CONSTRAINT "team_notes_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todos" ADD CONSTRAINT "todos_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todos" ADD CONSTRAINT "todos_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todos" ADD CONSTRAINT "todos_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todos" ADD CONSTRAINT "todos_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todos" ADD CONSTRAINT "todos_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todos" ADD CONSTRAINT "todos_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_evidence_id_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trending_scores" ADD CONSTRAINT "trending_scores_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_avatar_files_name_fk" FOREIGN KEY ("avatar") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_counts" ADD CONSTRAINT "view_counts_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_invites" ADD CONSTRAINT "workspace_invites_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_invites" ADD CONSTRAINT "workspace_invites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_invites" ADD CONSTRAINT "workspace_invites_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_logos" ADD CONSTRAINT "workspace_logos_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_logos" ADD CONSTRAINT "workspace_logos_file_files_name_fk" FOREIGN KEY ("file") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_member_models" ADD CONSTRAINT "workspace_member_models_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_member_models" ADD CONSTRAINT "workspace_member_models_workspace_id_user_id_workspace_members_workspace_id_user_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."workspace_members"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD CONSTRAINT "workspace_members_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD CONSTRAINT "workspace_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_personal_of_users_id_fk" FOREIGN KEY ("personal_of") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_user_id_purpose_index" ON "account_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "analyses_model_id_created_at_index" ON "analyses" USING btree ("model_id","created_at");--> statement-breakpoint
CREATE INDEX "analyses_ended_at_index" ON "analyses" USING btree ("ended_at");--> statement-breakpoint
CREATE UNIQUE INDEX "analyses_one_active" ON "analyses" USING btree ("model_id") WHERE "analyses"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "answer_feedback_created_at_index" ON "answer_feedback" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_model_id_index" ON "audit_entries" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "audit_entries_workspace_id_index" ON "audit_entries" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_id_index" ON "audit_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject_id_index" ON "audit_entries" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "audit_entries_created_at_index" ON "audit_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "breakdowns_model_id_platform_dimension_observed_at_index" ON "breakdowns" USING btree ("model_id","platform","dimension","observed_at");--> statement-breakpoint
CREATE INDEX "claim_codes_profile_id_index" ON "claim_codes" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "claim_notices_claimant_id_index" ON "claim_notices" USING btree ("claimant_id");--> statement-breakpoint
CREATE INDEX "claim_notices_holder_id_index" ON "claim_notices" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "claim_notices_passes_at_index" ON "claim_notices" USING btree ("passes_at");--> statement-breakpoint
CREATE INDEX "connect_flows_user_id_index" ON "connect_flows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "connections_user_id_index" ON "connections" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "consent_invites_model_id_index" ON "consent_invites" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "consent_invites_workspace_id_index" ON "consent_invites" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "consent_invites_user_id_index" ON "consent_invites" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "consents_invite_id_index" ON "consents" USING btree ("invite_id");--> statement-breakpoint
CREATE INDEX "conversations_user_id_workspace_id_updated_at_index" ON "conversations" USING btree ("user_id","workspace_id","updated_at");--> statement-breakpoint
CREATE INDEX "conversations_workspace_id_index" ON "conversations" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "conversations_model_id_index" ON "conversations" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "creator_views_day_index" ON "creator_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "creators_owner_user_id_index" ON "creators" USING btree ("owner_user_id");--> statement-breakpoint
CREATE INDEX "evidence_profile_id_index" ON "evidence" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "evidence_model_id_index" ON "evidence" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "evidence_about_profile_id_index" ON "evidence" USING btree ("about_profile_id");--> statement-breakpoint
CREATE INDEX "evidence_added_by_index" ON "evidence" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "evidence_screenshot_id_index" ON "evidence" USING btree ("screenshot_id");--> statement-breakpoint
CREATE INDEX "files_due_at_index" ON "files" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "files_user_id_index" ON "files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "goals_workspace_id_index" ON "goals" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "goals_model_id_index" ON "goals" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "goals_created_by_index" ON "goals" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "goals_open" ON "goals" USING btree ("due_on") WHERE "goals"."reached_on" is null;--> statement-breakpoint
CREATE INDEX "login_challenges_user_id_index" ON "login_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mails_invite_id_index" ON "mails" USING btree ("invite_id");--> statement-breakpoint
CREATE INDEX "mails_workspace_invite_id_index" ON "mails" USING btree ("workspace_invite_id");--> statement-breakpoint
CREATE INDEX "messages_conversation_id_id_index" ON "messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "model_profiles_profile_id_index" ON "model_profiles" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "moderation_cases_decided_at_due_at_index" ON "moderation_cases" USING btree ("decided_at","due_at");--> statement-breakpoint
CREATE INDEX "moderation_cases_platform_handle_index" ON "moderation_cases" USING btree ("platform","handle");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_one_open" ON "moderation_cases" USING btree ("kind","platform","handle") WHERE "moderation_cases"."decided_at" is null and "moderation_cases"."kind" in ('removal', 'minor', 'claim');--> statement-breakpoint
CREATE INDEX "notifications_user_id_id_index" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_workspace_id_index" ON "notifications" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "observations_profile_id_metric_observed_at_index" ON "observations" USING btree ("profile_id","metric","observed_at") WHERE "observations"."profile_id" is not null;--> statement-breakpoint
CREATE INDEX "observations_model_id_metric_observed_at_index" ON "observations" USING btree ("model_id","metric","observed_at") WHERE "observations"."model_id" is not null;--> statement-breakpoint
CREATE INDEX "observations_evidence_id_index" ON "observations" USING btree ("evidence_id");--> statement-breakpoint
CREATE INDEX "passkeys_user_id_index" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "people_in_charge_workspace_id_user_id_index" ON "people_in_charge" USING btree ("workspace_id","user_id");--> statement-breakpoint
CREATE INDEX "people_in_charge_user_id_index" ON "people_in_charge" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "posts_profile_id_published_at_index" ON "posts" USING btree ("profile_id","published_at");--> statement-breakpoint
CREATE INDEX "posts_model_id_index" ON "posts" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "posts_evidence_id_index" ON "posts" USING btree ("evidence_id");--> statement-breakpoint
CREATE INDEX "profiles_creator_id_index" ON "profiles" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "profiles_peers" ON "profiles" USING btree ("platform","last_read_at") WHERE "profiles"."followers" is not null;--> statement-breakpoint
CREATE INDEX "profiles_words" ON "profiles" USING btree ("last_posts_at") WHERE "profiles"."caption_terms" is not null;--> statement-breakpoint
CREATE INDEX "push_subscriptions_endpoint_index" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "ratings_user_id_index" ON "ratings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "removal_answers_workspace_id_index" ON "removal_answers" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "removed_reports_model_id_index" ON "removed_reports" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "removed_reports_workspace_id_index" ON "removed_reports" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "report_favorites_report_id_index" ON "report_favorites" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "report_models_model_id_index" ON "report_models" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "reports_model_id_created_at_index" ON "reports" USING btree ("model_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_deleted_from_index" ON "reports" USING btree ("deleted_from");--> statement-breakpoint
CREATE INDEX "reports_deleted_by_index" ON "reports" USING btree ("deleted_by");--> statement-breakpoint
CREATE INDEX "reports_deleted_from_workspace_index" ON "reports" USING btree ("deleted_from_workspace");--> statement-breakpoint
CREATE INDEX "reports_user_id_index" ON "reports" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_workspace_id_hash_index" ON "reports" USING btree ("workspace_id","hash");--> statement-breakpoint
CREATE INDEX "screenshot_figures_screenshot_id_index" ON "screenshot_figures" USING btree ("screenshot_id");--> statement-breakpoint
CREATE INDEX "screenshot_figures_evidence_id_index" ON "screenshot_figures" USING btree ("evidence_id");--> statement-breakpoint
CREATE INDEX "screenshot_figures_crop_index" ON "screenshot_figures" USING btree ("crop");--> statement-breakpoint
CREATE INDEX "screenshot_readings_screenshot_id_index" ON "screenshot_readings" USING btree ("screenshot_id");--> statement-breakpoint
CREATE INDEX "screenshot_readings_crop_index" ON "screenshot_readings" USING btree ("crop");--> statement-breakpoint
CREATE INDEX "screenshots_picture_index" ON "screenshots" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "screenshots_created_at_index" ON "screenshots" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "search_entries_terms" ON "search_entries" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_entries_followers" ON "search_entries" USING btree (coalesce("followers", -1) desc,"creator_id" desc);--> statement-breakpoint
CREATE INDEX "search_entries_trending" ON "search_entries" USING btree (coalesce("trending_score", -1) desc,"creator_id" desc);--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_workspace_id_index" ON "sessions" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "shifts_created_by_index" ON "shifts" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "split_confirmations_one" ON "split_confirmations" USING btree ("model_id","platform","currency","month","side") WHERE "split_confirmations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "split_confirmations_confirmed_by_index" ON "split_confirmations" USING btree ("confirmed_by");--> statement-breakpoint
CREATE INDEX "split_confirmations_ended_by_index" ON "split_confirmations" USING btree ("ended_by");--> statement-breakpoint
CREATE INDEX "split_rules_model_id_index" ON "split_rules" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "split_rules_created_by_index" ON "split_rules" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "split_rules_withdrawn_by_index" ON "split_rules" USING btree ("withdrawn_by");--> statement-breakpoint
CREATE INDEX "submissions_workspace_id_index" ON "submissions" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "submissions_user_id_index" ON "submissions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "submissions_deleted_by_index" ON "submissions" USING btree ("deleted_by");--> statement-breakpoint
CREATE INDEX "submissions_moved_from_index" ON "submissions" USING btree ("moved_from");--> statement-breakpoint
CREATE INDEX "team_notes_model_id_id_index" ON "team_notes" USING btree ("model_id","id");--> statement-breakpoint
CREATE INDEX "team_notes_workspace_id_index" ON "team_notes" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "team_notes_author_id_index" ON "team_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "team_notes_report_id_index" ON "team_notes" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "team_notes_deleted_by_index" ON "team_notes" USING btree ("deleted_by");--> statement-breakpoint
CREATE INDEX "todos_workspace_id_index" ON "todos" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "todos_model_id_index" ON "todos" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "todos_assignee_id_index" ON "todos" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "todos_done_by_index" ON "todos" USING btree ("done_by");--> statement-breakpoint
CREATE INDEX "todos_created_by_index" ON "todos" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "transactions_model_id_at_index" ON "transactions" USING btree ("model_id","at");--> statement-breakpoint
CREATE INDEX "trending_scores_score_creator_id_index" ON "trending_scores" USING btree ("score","creator_id");--> statement-breakpoint
CREATE INDEX "user_settings_avatar_index" ON "user_settings" USING btree ("avatar");--> statement-breakpoint
CREATE INDEX "workspace_invites_workspace_id_index" ON "workspace_invites" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "workspace_invites_user_id_index" ON "workspace_invites" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "workspace_invites_accepted_by_index" ON "workspace_invites" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "workspace_logos_file_index" ON "workspace_logos" USING btree ("file");--> statement-breakpoint
CREATE INDEX "workspace_member_models_model_id_index" ON "workspace_member_models" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "workspace_members_user_id_index" ON "workspace_members" USING btree ("user_id");--> statement-breakpoint
CREATE VIEW "public"."included_creators" AS (
  select creators.id as creator_id, submissions.id as submission_id
  from creators
    join model_signups on model_signups.user_id = creators.owner_user_id
    join submissions on submissions.id = model_signups.model_id and submissions.workspace_id = creators.owner_user_id
      and submissions.deleted_at is null
  where not exists (
    select 1 from model_profiles as own where own.model_id = creators.id and not exists (
      select 1 from model_profiles as linked where linked.model_id = submissions.id and linked.profile_id = own.profile_id
    )
  ));--> statement-breakpoint
CREATE VIEW "public"."model_owners" AS (
  select id, user_id, guest_id, workspace_id from submissions where deleted_at is null
  union all select id, owner_user_id, null::integer, owner_user_id from creators);--> statement-breakpoint
CREATE VIEW "public"."portfolio_models" AS (
  select id, user_id, guest_id, workspace_id from submissions where deleted_at is null
  union all select id, owner_user_id, null::integer, owner_user_id from creators
    where not exists (select 1 from included_creators where creator_id = creators.id));--> statement-breakpoint
CREATE VIEW "public"."seen_models" AS (
  select member.workspace_id, member.user_id, owner.id as model_id
  from workspace_members as member join model_owners as owner on owner.workspace_id = member.workspace_id
  where member.scope = 'all'
    or (member.scope = 'tags' and exists (
      select 1 from model_tags where model_tags.model_id = owner.id and model_tags.tag = any(member.tags)))
    or (member.scope = 'models' and exists (
      select 1 from workspace_member_models as chosen where chosen.workspace_id = member.workspace_id
        and chosen.user_id = member.user_id and chosen.model_id = owner.id)));

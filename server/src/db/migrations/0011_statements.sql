ALTER TABLE "transactions" DROP CONSTRAINT "transactions_once";--> statement-breakpoint
DROP INDEX "transactions_evidence_id_index";--> statement-breakpoint
ALTER TABLE "evidence" ALTER COLUMN "platform" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ALTER COLUMN "gross_cents" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ALTER COLUMN "fee_cents" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "evidence" ADD COLUMN "form" text;--> statement-breakpoint
ALTER TABLE "evidence" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "evidence" ADD COLUMN "read_as" jsonb;--> statement-breakpoint
ALTER TABLE "evidence" ADD COLUMN "counts" jsonb;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "copy" integer NOT NULL;--> statement-breakpoint
CREATE INDEX "transactions_model_id_at_index" ON "transactions" USING btree ("model_id","at");--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_once" UNIQUE("evidence_id","ordinal");
ALTER TABLE "evidence" ADD COLUMN "platform" text NOT NULL;--> statement-breakpoint
ALTER TABLE "evidence" ADD COLUMN "currency" char(3);
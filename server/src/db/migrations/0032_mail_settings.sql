ALTER TABLE "mails" ADD COLUMN "setting" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_key_unique" UNIQUE("key");
CREATE TABLE "error_tables" (
	"counts" text PRIMARY KEY NOT NULL,
	"table" jsonb NOT NULL,
	"creators" integer NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);

ALTER TABLE "variants" ADD COLUMN "colour_family" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listed_variants" ADD COLUMN "family" integer;

-- Written by hand, as is the trigger at the end: what drizzle-kit does not know.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- English words by their stems, whatever their accents.
CREATE TEXT SEARCH CONFIGURATION shop (COPY = pg_catalog.english);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION shop
	ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;
--> statement-breakpoint
-- The words themselves, in small letters and without accents.
CREATE TEXT SEARCH CONFIGURATION shop_words (COPY = pg_catalog.simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION shop_words
	ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"stem" text,
	"titles" integer NOT NULL,
	"headings" integer NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"seeded" integer[] NOT NULL,
	"written" integer[] DEFAULT '{0,0,0,0,0}' NOT NULL,
	"count" integer GENERATED ALWAYS AS ("ratings"."seeded"[1] + "ratings"."written"[1] + "ratings"."seeded"[2] + "ratings"."written"[2] + "ratings"."seeded"[3] + "ratings"."written"[3] + "ratings"."seeded"[4] + "ratings"."written"[4] + "ratings"."seeded"[5] + "ratings"."written"[5]) STORED NOT NULL,
	"tenths" smallint GENERATED ALWAYS AS (((20 * (1 * ("ratings"."seeded"[1] + "ratings"."written"[1]) + 2 * ("ratings"."seeded"[2] + "ratings"."written"[2]) + 3 * ("ratings"."seeded"[3] + "ratings"."written"[3]) + 4 * ("ratings"."seeded"[4] + "ratings"."written"[4]) + 5 * ("ratings"."seeded"[5] + "ratings"."written"[5])) + ("ratings"."seeded"[1] + "ratings"."written"[1] + "ratings"."seeded"[2] + "ratings"."written"[2] + "ratings"."seeded"[3] + "ratings"."written"[3] + "ratings"."seeded"[4] + "ratings"."written"[4] + "ratings"."seeded"[5] + "ratings"."written"[5])) / nullif(2 * ("ratings"."seeded"[1] + "ratings"."written"[1] + "ratings"."seeded"[2] + "ratings"."written"[2] + "ratings"."seeded"[3] + "ratings"."written"[3] + "ratings"."seeded"[4] + "ratings"."written"[4] + "ratings"."seeded"[5] + "ratings"."written"[5]), 0))) STORED
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"account_id" uuid,
	"seed" text,
	"author" text NOT NULL,
	"stars" smallint NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_one_each" UNIQUE("product_id","account_id"),
	CONSTRAINT "reviews_seed" UNIQUE("product_id","seed"),
	CONSTRAINT "reviews_somebody" CHECK (("reviews"."account_id" is null) <> ("reviews"."seed" is null)),
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_status" CHECK ("reviews"."status" in ('published', 'waiting'))
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "picture_shape" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "picture_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "size_guide" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "oversize" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "added_on" date DEFAULT '2025-01-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "content_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "updated_on" date DEFAULT '2025-01-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price_min_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "keywords" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "heading" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('shop', "products"."title"), 'A') || setweight(to_tsvector('shop', "products"."keywords"), 'B')) STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('shop', "products"."title"), 'A') || setweight(to_tsvector('shop', "products"."keywords"), 'B')
        || setweight(to_tsvector('shop', "products"."description"), 'D')
        || setweight(jsonb_to_tsvector('shop', "products"."specifications", '["string"]'), 'D')) STORED;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "colour_hexes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "search_words" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "search_words_beginning" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "ratings_best" ON "ratings" USING btree ("tenths" DESC NULLS LAST,"count" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_listed" ON "reviews" USING btree ("product_id","status","written_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_account" ON "reviews" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "products_position" ON "products" USING btree ("position");--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("price_min_cents","position");--> statement-breakpoint
CREATE INDEX "products_added" ON "products" USING btree ("added_on" DESC NULLS LAST,"position");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search");--> statement-breakpoint
CREATE INDEX "variants_sku_beginning" ON "variants" USING btree ("sku" text_pattern_ops);--> statement-breakpoint
ALTER TABLE "variants" DROP COLUMN "colour_hex";--> statement-breakpoint
-- What members wrote and is published counts, however it comes and goes.
CREATE FUNCTION count_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' AND OLD.seed IS NULL AND OLD.status = 'published' THEN
		UPDATE ratings SET written[OLD.stars] = written[OLD.stars] - 1 WHERE product_id = OLD.product_id;
	END IF;
	IF TG_OP <> 'DELETE' AND NEW.seed IS NULL AND NEW.status = 'published' THEN
		UPDATE ratings SET written[NEW.stars] = written[NEW.stars] + 1 WHERE product_id = NEW.product_id;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER reviews_counted AFTER INSERT OR UPDATE OR DELETE ON reviews
	FOR EACH ROW EXECUTE FUNCTION count_review();

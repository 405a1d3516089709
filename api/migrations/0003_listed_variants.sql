CREATE TABLE "facet_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facet_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"facet" text NOT NULL,
	"name" text NOT NULL,
	"hex" text,
	CONSTRAINT "facet_values_name" UNIQUE("facet","name")
);
--> statement-breakpoint
CREATE TABLE "listed_variants" (
	"variant_id" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"pet" text NOT NULL,
	"category" text NOT NULL,
	"subcategory" integer,
	"brand" integer,
	"size" integer,
	"color" integer,
	"cents" integer NOT NULL,
	"tenths" smallint,
	"in_stock" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listed_variants" ADD CONSTRAINT "listed_variants_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listed_variants_place" ON "listed_variants" USING btree ("pet","category");--> statement-breakpoint
CREATE INDEX "listed_variants_product" ON "listed_variants" USING btree ("product_id");
--> statement-breakpoint
-- Written by hand from here on. Loading products writes the rows; these two keep what changes between loads.
CREATE FUNCTION list_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE listed_variants SET in_stock = NEW.units > 0 WHERE variant_id = NEW.variant_id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- An order rarely takes the last one: all others touch nothing here.
CREATE TRIGGER stock_listed AFTER UPDATE ON stock
	FOR EACH ROW WHEN ((OLD.units > 0) <> (NEW.units > 0)) EXECUTE FUNCTION list_stock();
--> statement-breakpoint
CREATE FUNCTION list_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE listed_variants SET tenths = NEW.tenths WHERE product_id = NEW.product_id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ratings_listed AFTER UPDATE ON ratings
	FOR EACH ROW WHEN (OLD.tenths IS DISTINCT FROM NEW.tenths) EXECUTE FUNCTION list_rating();

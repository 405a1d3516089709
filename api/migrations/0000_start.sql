CREATE TABLE "catalogue_loads" (
	"id" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "featured_products" (
	"position" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "featured_products_product_id_unique" UNIQUE("product_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"email" text PRIMARY KEY NOT NULL,
	"subscribed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"brand" text NOT NULL,
	"pet" text NOT NULL,
	"category" text NOT NULL,
	"subcategory" text,
	"description" text NOT NULL,
	"specifications" jsonb NOT NULL,
	"picture" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"kid" text NOT NULL,
	"purpose" text NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signing_keys_purpose_kid_pk" PRIMARY KEY("purpose","kid")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"variant_id" integer PRIMARY KEY NOT NULL,
	"units" integer NOT NULL,
	CONSTRAINT "stock_not_negative" CHECK ("stock"."units" >= 0)
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "variants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"sku" text NOT NULL,
	"size" text NOT NULL,
	"colour_name" text NOT NULL,
	"colour_hex" text,
	"price_cents" integer NOT NULL,
	"compare_at_cents" integer,
	"weight_grams" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "variants_sku_unique" UNIQUE("sku"),
	CONSTRAINT "variants_identity" UNIQUE("product_id","size","colour_name"),
	CONSTRAINT "variants_price_positive" CHECK ("variants"."price_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "featured_products" ADD CONSTRAINT "featured_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "products_slug_without_case" ON "products" USING btree (lower("slug"));--> statement-breakpoint
CREATE INDEX "products_place" ON "products" USING btree ("pet","category","subcategory");
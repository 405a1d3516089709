CREATE TABLE "review_mail_stops" (
	"email" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "review_asked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_review_due" ON "orders" USING btree ("id") WHERE "orders"."review_asked_at" is null and "orders"."fulfilment_state" = 'delivered';
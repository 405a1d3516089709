ALTER TABLE "stock" ADD COLUMN "held_units" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "email_key" text GENERATED ALWAYS AS (case when regexp_replace(lower(normalize(email, NFKC)), '^([^+@]+)[+][^@]*@', '\1@') ~ '^[^@]+@(gmail|googlemail)[.]com$'
        then replace(split_part(regexp_replace(lower(normalize(email, NFKC)), '^([^+@]+)[+][^@]*@', '\1@'), '@', 1), '.', '') || '@gmail.com' else regexp_replace(lower(normalize(email, NFKC)), '^([^+@]+)[+][^@]*@', '\1@') end) STORED;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "confirm_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "holds_stock" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "email_key" text GENERATED ALWAYS AS (case when regexp_replace(lower(normalize(email, NFKC)), '^([^+@]+)[+][^@]*@', '\1@') ~ '^[^@]+@(gmail|googlemail)[.]com$'
        then replace(split_part(regexp_replace(lower(normalize(email, NFKC)), '^([^+@]+)[+][^@]*@', '\1@'), '@', 1), '.', '') || '@gmail.com' else regexp_replace(lower(normalize(email, NFKC)), '^([^+@]+)[+][^@]*@', '\1@') end) STORED;--> statement-breakpoint
CREATE INDEX "orders_email_key" ON "orders" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "orders_unconfirmed" ON "orders" USING btree ("confirm_by") WHERE "orders"."confirm_by" is not null and "orders"."confirmed_at" is null and "orders"."fulfilment_state" = 'new';--> statement-breakpoint
CREATE INDEX "accounts_email_key" ON "accounts" USING btree ("email_key");--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_held_not_negative" CHECK ("stock"."held_units" >= 0);--> statement-breakpoint
-- A guest's use of a coupon counts for the mailbox, however its address was written.
UPDATE coupon_uses u SET customer_key = 'email:' || o.email_key FROM orders o
  WHERE o.id = u.order_id AND u.customer_key = 'email:' || o.email AND o.email_key <> o.email;

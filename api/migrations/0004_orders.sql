CREATE TABLE "member_carts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"lines" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"coupon_code" text NOT NULL,
	"customer_key" text NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "coupon_uses_coupon_code_customer_key_order_id_pk" PRIMARY KEY("coupon_code","customer_key","order_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"minimum_cents" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"total_limit" integer,
	"customer_limit" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "coupons_kind" CHECK ("coupons"."kind" in ('percent', 'fixed', 'delivery')),
	CONSTRAINT "coupons_uses" CHECK ("coupons"."uses" >= 0 and ("coupons"."total_limit" is null or "coupons"."uses" <= "coupons"."total_limit"))
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"variant_id" integer,
	"sku" text NOT NULL,
	"product_slug" text NOT NULL,
	"title" text NOT NULL,
	"size" text NOT NULL,
	"colour" text NOT NULL,
	"picture" jsonb NOT NULL,
	"unit_cents" integer NOT NULL,
	"quantity" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"is_oversize" boolean NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_discount" CHECK ("order_lines"."discount_cents" between 0 and "order_lines"."unit_cents" * "order_lines"."quantity" and "order_lines"."tax_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"account_id" uuid,
	"guest_id" uuid,
	"session_id" text,
	"email" text NOT NULL,
	"email_typed" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"address" jsonb NOT NULL,
	"address_key" text NOT NULL,
	"delivery" text NOT NULL,
	"is_first_order" boolean NOT NULL,
	"merchandise_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"delivery_cents" integer NOT NULL,
	"surcharge_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"coupon_code" text,
	"payment_method" text NOT NULL,
	"payment_state" text NOT NULL,
	"fulfilment_state" text NOT NULL,
	"authorised_cents" integer DEFAULT 0 NOT NULL,
	"captured_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"provider_session" text,
	"provider_payment" text,
	"payment_url" text,
	"tracking" text,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "orders_provider_session_unique" UNIQUE("provider_session"),
	CONSTRAINT "orders_provider_payment_unique" UNIQUE("provider_payment"),
	CONSTRAINT "orders_payment_state" CHECK ("orders"."payment_state" in ('pending', 'authorised', 'paid', 'failed', 'voided', 'partly_refunded', 'refunded')),
	CONSTRAINT "orders_fulfilment_state" CHECK ("orders"."fulfilment_state" in ('new', 'packed', 'shipped', 'delivered', 'cancelled', 'returned')),
	CONSTRAINT "orders_payment_method" CHECK ("orders"."payment_method" in ('delivery', 'stripe')),
	CONSTRAINT "orders_sum" CHECK ("orders"."total_cents" = "orders"."merchandise_cents" - "orders"."discount_cents" + "orders"."delivery_cents" + "orders"."surcharge_cents" + "orders"."tax_cents"),
	CONSTRAINT "orders_not_negative" CHECK (least("orders"."discount_cents", "orders"."delivery_cents", "orders"."surcharge_cents", "orders"."tax_cents") >= 0 and "orders"."discount_cents" <= "orders"."merchandise_cents"),
	CONSTRAINT "orders_money" CHECK (0 <= "orders"."refunded_cents" and "orders"."refunded_cents" <= "orders"."captured_cents" and "orders"."captured_cents" <= "orders"."authorised_cents" and "orders"."authorised_cents" <= "orders"."total_cents")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"message_id" text NOT NULL,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"locked_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "outbox_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "outbox_kind" CHECK ("outbox"."kind" in ('mail', 'payment'))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"reason" text NOT NULL,
	"lines" jsonb,
	"state" text DEFAULT 'pending' NOT NULL,
	"provider_id" text,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "refunds_key_unique" UNIQUE("key"),
	CONSTRAINT "refunds_positive" CHECK ("refunds"."cents" > 0),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('pending', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"who" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"variant_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "stock_notices_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "member_carts" ADD CONSTRAINT "member_carts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_code_coupons_code_fk" FOREIGN KEY ("coupon_code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_uses_order" ON "coupon_uses" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_variant" ON "order_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("email");--> statement-breakpoint
CREATE INDEX "orders_address_key" ON "orders" USING btree ("address_key");--> statement-breakpoint
CREATE INDEX "orders_placed_at" ON "orders" USING btree ("placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_unsettled" ON "orders" USING btree ("placed_at") WHERE "orders"."payment_state" in ('pending', 'authorised') and "orders"."payment_method" <> 'delivery';--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("kind","due_at") WHERE "outbox"."done_at" is null;--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "staff_audit_subject" ON "staff_audit" USING btree ("subject","id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_notices_open" ON "stock_notices" USING btree ("variant_id","email") WHERE "stock_notices"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "products_title" ON "products" USING btree ("title");
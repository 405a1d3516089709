CREATE TABLE "long_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proof_codes" (
	"session_id" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "password_resets" DROP CONSTRAINT "password_resets_id_unique";--> statement-breakpoint
DROP INDEX "sessions_account";--> statement-breakpoint
ALTER TABLE "sign_ups" DROP CONSTRAINT "sign_ups_pkey";--> statement-breakpoint
ALTER TABLE "sign_ups" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "password_resets" DROP CONSTRAINT "password_resets_pkey";--> statement-breakpoint
ALTER TABLE "password_resets" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "sign_in_epoch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "sessions" SET "proved_at" = "created_at";--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "wants_long" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "social_attempts" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "proof_codes" ADD CONSTRAINT "proof_codes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "long_codes_email" ON "long_codes" USING btree ("email");--> statement-breakpoint
CREATE INDEX "long_codes_expires_at" ON "long_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "proof_codes_expires_at" ON "proof_codes" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "social_attempts" ADD CONSTRAINT "social_attempts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_ups_email" ON "sign_ups" USING btree ("email");--> statement-breakpoint
CREATE INDEX "password_resets_email" ON "password_resets" USING btree ("email","expires_at");--> statement-breakpoint
CREATE INDEX "social_attempts_account" ON "social_attempts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id","created_at");--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_id_unique" UNIQUE("id");
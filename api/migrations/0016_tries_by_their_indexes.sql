-- A connection keeps the plans of these functions. Those made while little was counted read the whole table for each order,
-- by a scan or by the index of all times, until the database had new statistics. So nothing is scanned, and the index of all
-- times is one that only the removal of old tries can use.
DROP INDEX "counted_tries_counted_at";--> statement-breakpoint
CREATE INDEX "counted_tries_age" ON "counted_tries" USING btree (("counted_at" AT TIME ZONE 'UTC'));--> statement-breakpoint
ALTER FUNCTION "ask_customer" SET enable_seqscan = off;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_try"(
	"try_kind" text, "try_account" text, "try_address" text,
	"pair_most" integer, "pair_within" integer,
	"address_most" integer, "address_within" integer,
	"account_most" integer, "account_within" integer,
	"kept" integer
) RETURNS double precision LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
	"seconds" double precision;
BEGIN
	-- Always in this order, so that two never wait for each other.
	PERFORM pg_advisory_xact_lock(720404, hashtext("try_account"));
	PERFORM pg_advisory_xact_lock(720405, hashtext("try_address"));
	-- Until the first of the tries that fill a limit leaves its time.
	SELECT greatest(
		(SELECT extract(epoch from t."counted_at" - now()) + "pair_within" FROM "counted_tries" t
			WHERE t."kind" = "try_kind" AND t."account" = "try_account" AND t."address" = "try_address"
			ORDER BY t."counted_at" DESC LIMIT 1 OFFSET "pair_most" - 1),
		(SELECT extract(epoch from t."counted_at" - now()) + "address_within" FROM "counted_tries" t
			WHERE t."kind" = "try_kind" AND t."address" = "try_address" AND "address_most" IS NOT NULL
			ORDER BY t."counted_at" DESC LIMIT 1 OFFSET "address_most" - 1),
		(SELECT extract(epoch from t."counted_at" - now()) + "account_within" FROM "counted_tries" t
			WHERE t."kind" = "try_kind" AND t."account" = "try_account" AND "account_most" IS NOT NULL
			ORDER BY t."counted_at" DESC LIMIT 1 OFFSET "account_most" - 1)
	) INTO "seconds";
	IF "seconds" > 0 THEN
		RETURN "seconds";
	END IF;
	INSERT INTO "counted_tries" ("kind", "account", "address") VALUES ("try_kind", "try_account", "try_address");
	DELETE FROM "counted_tries" WHERE "id" = ANY (ARRAY(
		SELECT t."id" FROM "counted_tries" t
		WHERE (t."counted_at" AT TIME ZONE 'UTC') < (now() AT TIME ZONE 'UTC') - make_interval(secs => "kept")
		ORDER BY (t."counted_at" AT TIME ZONE 'UTC') LIMIT 100 FOR UPDATE SKIP LOCKED));
	RETURN 0;
END;
$$;

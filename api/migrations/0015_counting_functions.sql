-- A limit is asked and counted in one call, and exactly: each statement of these functions sees what others have written
-- while it waited for a lock. The locks' numbers are those of the api.
CREATE FUNCTION "count_try"(
	"try_kind" text, "try_account" text, "try_address" text,
	"pair_most" integer, "pair_within" integer,
	"address_most" integer, "address_within" integer,
	"account_most" integer, "account_within" integer,
	"kept" integer
) RETURNS double precision LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
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
		SELECT t."id" FROM "counted_tries" t WHERE t."counted_at" < now() - make_interval(secs => "kept")
		ORDER BY t."counted_at" LIMIT 100 FOR UPDATE SKIP LOCKED));
	RETURN 0;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "ask_customer"("questions" json, "within" integer) RETURNS boolean LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
	"allowed" boolean;
BEGIN
	-- What a crash may lose is a few counted questions, so nothing waits for the disk.
	PERFORM set_config('synchronous_commit', 'off', true);
	PERFORM pg_advisory_xact_lock(720407, asked."key") FROM (
		SELECT DISTINCT hashtext(q."asker") AS "key" FROM json_to_recordset("questions") AS q ("asker" text) ORDER BY 1
	) AS asked;
	WITH asked AS (
		SELECT * FROM json_to_recordset("questions") AS q ("kind" text, "subject" text, "asker" text, "most" int)
	),
	-- As a value and not as EXISTS, for which all that is counted would be read.
	fresh AS (
		SELECT * FROM asked WHERE (
			SELECT 1 FROM "counted_tries" t
			WHERE t."kind" = asked."kind" AND t."account" = asked."subject" AND t."address" = asked."asker"
				AND t."counted_at" > now() - make_interval(secs => "within") LIMIT 1) IS NULL
	),
	free AS (
		SELECT coalesce(bool_and((
			SELECT count(*) FROM (
				SELECT FROM "counted_tries" t WHERE t."kind" = fresh."kind" AND t."address" = fresh."asker"
					AND t."counted_at" > now() - make_interval(secs => "within") LIMIT fresh."most"
			) AS others) < fresh."most"), true) AS "is" FROM fresh
	),
	noted AS (
		INSERT INTO "counted_tries" ("kind", "account", "address")
		SELECT fresh."kind", fresh."subject", fresh."asker" FROM fresh, free WHERE free."is"
	)
	SELECT free."is" INTO "allowed" FROM free;
	RETURN "allowed";
END;
$$;

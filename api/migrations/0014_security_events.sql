CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"person" text,
	"way" text,
	"reason" text,
	"route" text,
	"caller" text,
	"request_id" text,
	"times" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "security_events_person" ON "security_events" USING btree ("person","id");--> statement-breakpoint
-- What the running api may do with events and the audit besides adding rows: its own role may neither change nor delete one.
CREATE FUNCTION forget_security_events() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
	DELETE FROM public.security_events WHERE at < now() - interval '90 days'
$$;
--> statement-breakpoint
CREATE FUNCTION forget_person_events(account text) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
	UPDATE public.security_events SET person = NULL WHERE person = account
$$;
--> statement-breakpoint
CREATE FUNCTION forget_audited_order(order_number text) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
	UPDATE public.staff_audit SET details = details - 'tracking' - 'reason' WHERE subject = order_number
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION forget_security_events(), forget_person_events(text), forget_audited_order(text) FROM PUBLIC;

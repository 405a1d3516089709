ALTER TABLE "reviews" DROP CONSTRAINT "reviews_status";--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_status" CHECK ("reviews"."status" in ('published', 'waiting', 'rejected'));--> statement-breakpoint
-- Written by hand: whoever cancels an order has not bought what is in it, and a review says so no more.
CREATE FUNCTION unmark_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE reviews SET verified = false
	WHERE account_id = NEW.account_id AND verified
		AND product_id IN (
			SELECT v.product_id FROM order_lines l JOIN variants v ON v.id = l.variant_id WHERE l.order_id = NEW.id
		)
		AND NOT EXISTS (
			SELECT FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN variants v ON v.id = l.variant_id
			WHERE o.account_id = NEW.account_id AND o.fulfilment_state <> 'cancelled' AND v.product_id = reviews.product_id
		);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_unmark_reviews AFTER UPDATE OF fulfilment_state ON orders
	FOR EACH ROW WHEN (NEW.fulfilment_state = 'cancelled') EXECUTE FUNCTION unmark_reviews();

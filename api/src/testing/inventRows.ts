/**
 * SQL that invents products, reviews, orders with lines and events, returns, and photos: rows of every type of column that
 * the tables have, with what is easily lost on the way (microseconds, quotes, zero bytes, JSON's null, empty arrays).
 */
export const inventRows = (orders: number): string => `
  insert into products (slug, title, brand, pet, category, description, specifications, picture, position, picture_shape)
    select 'bowl-' || n, E'Bowl "' || n || E'"\\n''quoted'' \\\\ café 🐶', 'Paw', 'dog', 'Bowls', '', '[{"name": null}]', 'bowl', n, 'null'
    from generate_series(1, 30) n;
  insert into variants (product_id, sku, size, colour_name, price_cents, weight_grams, position, colour_hexes)
    select id, 'BOWL-' || id, 'S', 'Red', 1999, 300, 0, case when id % 2 = 0 then '{}'::text[] else '{"#fff","a,b"}' end from products;
  insert into stock select id, 40 from variants;
  insert into ratings (product_id, seeded) select id, '{1,2,3,4,5}' from products;
  insert into reviews (product_id, seed, author, stars, title, body, status, written_at)
    select id, 'seed', 'Ana', 5, 'Good', '', 'published', '2026-11-01 10:00:00.123456+02' from products;
  insert into orders (id, number, idempotency_key, body_hash, email, email_typed, name, address, address_key, delivery,
      is_first_order, merchandise_cents, discount_cents, delivery_cents, surcharge_cents, tax_cents, total_cents,
      payment_method, payment_state, fulfilment_state, placed_at)
    select gen_random_uuid(), 'PD-' || n, 'key-' || n, 'hash', n || '@example.com', n || '@example.com', 'Ana', '{"city": "Zürich"}',
      'k', 'standard', false, 1000 + n, 0, 500, 0, 90, 1590 + n, 'delivery', 'pending', 'new', now() - n * interval '1.000001 s'
    from generate_series(1, ${orders}) n;
  insert into order_lines select id, 0, null, 'BOWL-1', 'bowl-1', 'Bowl', 'S', 'Red', '{}', merchandise_cents, 1, 0, 90, false from orders;
  insert into order_events (order_id, kind, facts) select id, 'placed', jsonb_build_object('n', number, 'none', null) from orders;
  insert into returns (order_id) select id from orders order by number limit 3;
  insert into return_photos (return_id, jpeg) select id, decode('00ff5c275c00', 'hex') || decode(repeat('ab', 1500000), 'hex') from returns;
`;

-- Suppliers make codes of their own: also for starts within dates, paused for a while or ended for good. What a code takes off is the
-- supplier's, as any lower price of its tours.
alter table promo_codes
  -- Local days of the start, both included.
  add column starts_from date,
  add column starts_until date check (starts_until >= starts_from),
  add column paused_at timestamptz,
  add column ended_at timestamptz,
  -- Null of those that were made before.
  add column created_at timestamptz;

create index promo_codes_of_supplier on promo_codes (supplier_id, created_at desc, id desc) where supplier_id is not null;
drop index promo_codes_supplier;
create index bookings_of_promo_code on bookings (promo_code_id, placed_at desc, id desc) where promo_code_id is not null and placed_at is not null;

create function broken_supplier_code_invariants() returns table (invariant text, subject text, detail text) language sql stable as $$
  select 'a code of a supplier is used for tours of that supplier alone', b.id::text, format('code %s, tour %s', c.code, b.tour_id)
  from promo_codes c join bookings b on b.promo_code_id = c.id join tours t on t.id = b.tour_id
  where c.supplier_id is not null and t.supplier_id <> c.supplier_id

  union all
  select 'the tours of a supplier''s code are tours of that supplier', c.code, x.tour_id::text
  from promo_codes c join promo_code_tours x on x.promo_code_id = c.id join tours t on t.id = x.tour_id
  where c.supplier_id is not null and t.supplier_id <> c.supplier_id
$$;

-- Also the other way round: a booking that is gone stays in no sum.
create or replace function broken_booking_sum_invariants() returns table (invariant text, subject text, detail text) language sql stable as $$
  select 'the sums of a supplier are those of its summed bookings', format('%s on %s', coalesce(s.supplier_id, b.supplier_id), coalesce(s.day, b.day)),
         format('sums %s of %s, bookings %s of %s', s.revenue_minor, s.bookings, b.revenue_minor, b.bookings)
  from (select * from supplier_booking_days where (bookings, revenue_minor, commission_minor) <> (0, 0, 0)) s
  full join (
    select supplier_id, day, currency, cancelled_by, count(*) as bookings, sum(revenue_minor) as revenue_minor, sum(commission_minor) as commission_minor
    from summed_bookings group by 1, 2, 3, 4
  ) b on (b.supplier_id, b.day, b.currency, b.cancelled_by) = (s.supplier_id, s.day, s.currency, s.cancelled_by)
  where (s.bookings, s.revenue_minor, s.commission_minor) is distinct from (b.bookings, b.revenue_minor, b.commission_minor)

  union all
  select 'the lead times of a supplier are those of its summed bookings', format('%s on %s', coalesce(s.supplier_id, b.supplier_id), coalesce(s.day, b.day)),
         format('%s days: sums %s, bookings %s', coalesce(s.lead_days, b.lead_days), s.bookings, b.bookings)
  from (select * from supplier_lead_days where bookings <> 0) s
  full join (
    select supplier_id, day, lead_days, count(*) as bookings from summed_bookings where lead_days is not null group by 1, 2, 3
  ) b on (b.supplier_id, b.day, b.lead_days) = (s.supplier_id, s.day, s.lead_days)
  where s.bookings is distinct from b.bookings

  union all
  select 'the lead times of a month are those of its days', format('%s in %s', coalesce(m.supplier_id, d.supplier_id), coalesce(m.month, d.month)),
         format('%s days: months %s, days %s', coalesce(m.lead_days, d.lead_days), m.bookings, d.bookings)
  from (select * from supplier_lead_months where bookings <> 0) m
  full join (
    select supplier_id, date_trunc('month', day)::date as month, lead_days, sum(bookings) as bookings from supplier_lead_days
    group by 1, 2, 3 having sum(bookings) <> 0
  ) d on (d.supplier_id, d.month, d.lead_days) = (m.supplier_id, m.month, m.lead_days)
  where m.bookings is distinct from d.bookings

  union all
  select 'a confirmed booking is in the sums, or yet to be summed', b.id::text, b.state
  from bookings b
  where b.confirmed_at is not null
    and not exists (select from summed_bookings s where s.booking_id = b.id)
    and not exists (select from unsummed_bookings u where u.booking_id = b.id)

  union all
  select 'what is in the sums is of a confirmed booking, or yet to leave them', s.booking_id::text, format('%s on %s', s.supplier_id, s.day)
  from summed_bookings s
  where not exists (select from bookings b where b.id = s.booking_id and b.confirmed_at is not null)
    and not exists (select from unsummed_bookings u where u.booking_id = s.booking_id)
$$;

-- The performance of a supplier with 100,000 bookings is read from sums. What of each booking is in them is kept beside it, so that a
-- change is one difference and not a day added up anew.

-- Bookings of which the sums may be out of date. A change adds a row of its own and touches no other, so that bookings of one departure
-- do not wait for each other; the job that sums deletes the rows that it has seen.
create table unsummed_bookings (
  supplier_id uuid not null,
  booking_id uuid not null
);
create index unsummed_bookings_supplier on unsummed_bookings (supplier_id, booking_id);

-- What of a confirmed booking is in the sums, on the local day of its confirmation. At `due_at` it becomes something else by itself:
-- it starts, and can no longer be paid. Nobody is '' who has cancelled it. No foreign keys: a booking that is gone has yet to leave the sums.
create table summed_bookings (
  booking_id uuid primary key,
  supplier_id uuid not null,
  tour_id uuid not null,
  day date not null,
  currency character(3) not null,
  cancelled_by text not null,
  lead_days integer,
  revenue_minor bigint not null,
  commission_minor bigint not null,
  due_at timestamptz
);
create index summed_bookings_tour on summed_bookings (tour_id, day);
create index summed_bookings_due_of_supplier on summed_bookings (supplier_id, due_at) where due_at is not null;
create index summed_bookings_due on summed_bookings (due_at) where due_at is not null;

-- The sums themselves. A row whose bookings have all left it stays, with zeros.
create table supplier_booking_days (
  supplier_id uuid not null,
  day date not null,
  currency character(3) not null,
  cancelled_by text not null,
  bookings integer not null,
  revenue_minor bigint not null,
  commission_minor bigint not null,
  primary key (supplier_id, day, currency, cancelled_by)
);
create table supplier_lead_days (
  supplier_id uuid not null,
  day date not null,
  lead_days integer not null,
  bookings integer not null,
  primary key (supplier_id, day, lead_days)
);
-- The same by the month of the day, by its first: in a year almost every booking of a day has a lead time of its own.
create table supplier_lead_months (
  supplier_id uuid not null,
  month date not null,
  lead_days integer not null,
  bookings integer not null,
  primary key (supplier_id, month, lead_days)
);

create function note_booking_to_sum() returns trigger language plpgsql as $$
begin
  insert into unsummed_bookings (supplier_id, booking_id)
  select supplier_id, coalesce(new.id, old.id) from tours where id in (old.tour_id, new.tour_id);
  return null;
end
$$;
create trigger bookings_to_sum_added after insert on bookings for each row
  when (new.confirmed_at is not null) execute function note_booking_to_sum();
create trigger bookings_to_sum_changed after update on bookings for each row
  when ((old.confirmed_at is not null or new.confirmed_at is not null) and
    (old.tour_id, old.confirmed_at, old.state, old.ended_by, old.currency, old.total_minor, old.commission_minor, old.refund_minor,
     old.goodwill_minor, old.starts_at, old.starts_at_local, old.ends_at, old.valid_days) is distinct from
    (new.tour_id, new.confirmed_at, new.state, new.ended_by, new.currency, new.total_minor, new.commission_minor, new.refund_minor,
     new.goodwill_minor, new.starts_at, new.starts_at_local, new.ends_at, new.valid_days)) execute function note_booking_to_sum();
create trigger bookings_to_sum_gone after delete on bookings for each row
  when (old.confirmed_at is not null) execute function note_booking_to_sum();

-- Also of a booking that is not confirmed: another transaction may be confirming it.
create function note_money_to_sum() returns trigger language plpgsql as $$
begin
  insert into unsummed_bookings (supplier_id, booking_id)
  select t.supplier_id, b.id from bookings b join tours t on t.id = b.tour_id where b.id in (old.booking_id, new.booking_id);
  return null;
end
$$;
create trigger payments_to_sum_added after insert on payments for each row
  when (new.state = 'captured') execute function note_money_to_sum();
create trigger payments_to_sum_changed after update on payments for each row
  when (old.state = 'captured' or new.state = 'captured') execute function note_money_to_sum();
create trigger payments_to_sum_gone after delete on payments for each row
  when (old.state = 'captured') execute function note_money_to_sum();
create trigger gift_card_redemptions_to_sum after insert or update or delete on gift_card_redemptions for each row
  execute function note_money_to_sum();

-- Another place may have other days, and another supplier other sums.
create function note_tour_to_sum() returns trigger language plpgsql as $$
begin
  insert into unsummed_bookings (supplier_id, booking_id)
  select s.id, b.id from bookings b, unnest(array[old.supplier_id, new.supplier_id]) s (id)
  where b.tour_id = new.id and b.confirmed_at is not null;
  return null;
end
$$;
create trigger tours_to_sum after update on tours for each row
  when ((old.supplier_id, old.place_id) is distinct from (new.supplier_id, new.place_id)) execute function note_tour_to_sum();

create function note_place_to_sum() returns trigger language plpgsql as $$
begin
  insert into unsummed_bookings (supplier_id, booking_id)
  select t.supplier_id, b.id from tours t join bookings b on b.tour_id = t.id
  where t.place_id = new.id and b.confirmed_at is not null;
  return null;
end
$$;
create trigger places_to_sum after update on places for each row
  when (old.time_zone is distinct from new.time_zone) execute function note_place_to_sum();

insert into unsummed_bookings (supplier_id, booking_id)
select t.supplier_id, b.id from tours t join bookings b on b.tour_id = t.id where b.confirmed_at is not null
order by 1, 2;

create function broken_booking_sum_invariants() returns table (invariant text, subject text, detail text) language sql stable as $$
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
$$;

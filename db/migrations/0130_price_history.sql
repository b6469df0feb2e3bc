-- Whoever announces a reduction names the lowest price of the 30 days before it (directive 98/6/EC, article 6a). A price follows from
-- the units and rules of an option, so what they were is kept for each time they changed, and nothing of it is changed later;
-- src/domain/pricing/reference-price.ts reads it.
create table price_history (
  option_id uuid not null references options on delete cascade,
  from_at timestamptz not null,
  -- The price of one, by the id of the unit.
  units jsonb not null,
  rules jsonb not null,
  primary key (option_id, from_at)
);

-- Since when a departure is sold at this time. Of those that exist it is not known.
alter table departures add column on_sale_since timestamptz not null default now();

create function prices_of_option(option uuid, out units jsonb, out rules jsonb) language sql stable as $$
  select
    (select coalesce(jsonb_object_agg(u.id, u.price_minor), '{}') from units u where u.option_id = option),
    (select coalesce(jsonb_agg(jsonb_build_object('unitId', r.unit_id, 'position', r.position, 'seasonFrom', r.season_from,
        'seasonTo', r.season_to, 'weekdays', r.weekdays, 'startTimes', r.start_times, 'fromPeople', r.from_people,
        'daysBefore', r.days_before, 'hoursBefore', r.hours_before, 'priceMinor', r.price_minor, 'percent', r.percent)
      order by r.position), '[]') from price_rules r where r.option_id = option)
$$;

-- A transaction is one change: publishing takes all rules away and writes them again.
create function note_prices() returns trigger language plpgsql as $$
begin
  insert into price_history (option_id, from_at, units, rules)
  select o.id, now(), p.units, p.rules
  from options o cross join lateral prices_of_option(o.id) p
  where o.id in (select option_id from changed)
  on conflict (option_id, from_at) do update set units = excluded.units, rules = excluded.rules;
  delete from price_history h
  where h.from_at = now() and h.option_id in (select option_id from changed) and (h.units, h.rules) = (
    select b.units, b.rules from price_history b where b.option_id = h.option_id and b.from_at < h.from_at order by b.from_at desc limit 1);
  return null;
end $$;

create trigger units_prices_added after insert on units referencing new table as changed for each statement execute function note_prices();
create trigger units_prices_changed after update on units referencing new table as changed for each statement execute function note_prices();
create trigger units_prices_gone after delete on units referencing old table as changed for each statement execute function note_prices();
create trigger price_rules_prices_added after insert on price_rules referencing new table as changed
  for each statement execute function note_prices();
create trigger price_rules_prices_changed after update on price_rules referencing new table as changed
  for each statement execute function note_prices();
create trigger price_rules_prices_gone after delete on price_rules referencing old table as changed
  for each statement execute function note_prices();

insert into price_history (option_id, from_at, units, rules)
select o.id, now(), p.units, p.rules from options o cross join lateral prices_of_option(o.id) p;

create function price_history_is_append_only() returns trigger language plpgsql as $$
begin
  -- The entry of this transaction is not finished yet; that of an option that is deleted goes with it.
  if old.from_at = now() or not exists (select from options where id = old.option_id) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception 'the history of prices is append-only';
end $$;
create trigger price_history_append_only before update or delete on price_history
  for each row execute function price_history_is_append_only();

-- Options of a generated world have no history.
create function broken_price_history_invariants() returns table (invariant text, subject text, detail text) language sql stable as $$
  select 'the last entry of the history of prices is what an option costs', h.option_id::text, format('since %s', h.from_at)
  from (select distinct on (option_id) * from price_history order by option_id, from_at desc) h
  cross join lateral prices_of_option(h.option_id) p
  where (h.units, h.rules) is distinct from (p.units, p.rules)
$$;

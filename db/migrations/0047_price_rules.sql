-- A unit had one price on every day. Suppliers ask others in high season, at weekends, in the evening, of a party of eight, and of
-- those who book early or at the last minute. A rule says when it counts and what it does to the price of one unit or of all units
-- of an option; src/domain/pricing/price-rules.ts says which rule counts where several do, the function price_minor_on does the same.
alter table units add constraint units_of_option unique (option_id, id);

create table price_rules (
  id uuid primary key,
  option_id uuid not null references options on delete cascade,
  -- Null: of all units of the option.
  unit_id uuid,
  -- Of rules that are alike the lowest counts.
  position smallint not null check (position >= 0),
  -- Local days of the start, inclusive.
  season_from date,
  season_to date,
  -- Of the start: ISO 8601, 1 Monday to 7 Sunday; local time.
  weekdays smallint[],
  start_times time[],
  -- At least so many people.
  from_people smallint check (from_people between 2 and 40),
  -- Booked at least so many times 24 hours before the start, or at most so many hours.
  days_before smallint check (days_before between 1 and 365),
  hours_before smallint check (hours_before between 1 and 336),
  -- The price of one, or a change of the price so far.
  price_minor bigint check (price_minor between 0 and 1000000000),
  percent smallint check (percent between -90 and 100 and percent <> 0),
  constraint price_rules_unit foreign key (option_id, unit_id) references units (option_id, id) on delete cascade,
  constraint price_rules_position unique (option_id, position),
  constraint price_rules_effect check (num_nonnulls(price_minor, percent) = 1),
  -- One price of adults and children alike is a mistake.
  constraint price_rules_price_of_a_unit check (price_minor is null or unit_id is not null),
  constraint price_rules_season check (season_from <= season_to),
  constraint price_rules_weekdays check (cardinality(weekdays) > 0 and weekdays <@ '{1,2,3,4,5,6,7}'::smallint[]),
  constraint price_rules_start_times check (cardinality(start_times) > 0 and array_position(start_times, null) is null),
  constraint price_rules_time_of_booking check (days_before is null or hours_before is null),
  constraint price_rules_condition
    check (num_nonnulls(season_from, season_to, weekdays, start_times, from_people, days_before, hours_before) > 0)
);

create trigger price_rules_added after insert on price_rules referencing new table as changed
  for each statement execute function note_options_shown();
create trigger price_rules_shown after update on price_rules referencing new table as changed
  for each statement execute function note_options_shown();
create trigger price_rules_gone after delete on price_rules referencing old table as changed
  for each statement execute function note_options_shown();

-- As `priceOn` in src/domain/pricing/price-rules.ts, for search. Whoever asks has looked whether the option has rules.
create function price_minor_on(u units, d departures, people integer, moment timestamptz)
returns bigint language sql stable as $$
  with met as (
    select r.*, case when coalesce(days_before, hours_before) is not null then 3 when from_people is not null then 2 else 1 end as step
    from price_rules r
    where r.option_id = u.option_id and coalesce(r.unit_id = u.id, true)
      and coalesce(season_from <= d.starts_at_local::date, true) and coalesce(season_to >= d.starts_at_local::date, true)
      and coalesce(extract(isodow from d.starts_at_local)::smallint = any(weekdays), true)
      and coalesce(d.starts_at_local::time = any(start_times), true)
      and coalesce(from_people <= people, true)
      and coalesce(make_interval(hours => days_before * 24) <= d.starts_at - moment, true)
      and coalesce(make_interval(hours => hours_before) >= d.starts_at - moment, true)
  ),
  applied as (
    select distinct on (step) step, price_minor, percent from met
    order by step, unit_id is null, coalesce(1000000 - hours_before, days_before, 0) desc, coalesce(from_people, 0) desc,
      (num_nonnulls(season_from, season_to) > 0)::int + num_nonnulls(weekdays) + num_nonnulls(start_times) desc, position
  ),
  fixed as (select step, price_minor from applied where price_minor is not null order by step desc limit 1)
  select floor(coalesce((select price_minor from fixed), u.price_minor)::numeric
      * (100 + coalesce(max(percent) filter (where step = 1), 0))
      * (100 + coalesce(max(percent) filter (where step = 2), 0))
      * (100 + coalesce(max(percent) filter (where step = 3), 0)) / 1000000 + 0.5)::bigint
  from applied where step > coalesce((select step from fixed), 0)
$$;

-- The search index has the prices of departures.
create trigger price_rules_changed after insert or update or delete on price_rules
  for each row execute function note_units_change();
drop trigger units_changed on units;
create trigger units_changed after insert or update of kind, option_id, price_minor or delete on units
  for each row execute function note_units_change();

-- Suppliers set prices over days in the calendar. Such a price is a rule of the option like any other, made by an edit: it is not in the
-- document of the tour, so publishing leaves it, and undoing the edit takes it away. Its position is below 0; of the rules for the
-- price of a day those count before all others, the latest first.
alter table price_rules
  add column edit_id uuid references calendar_edits on delete cascade,
  drop constraint price_rules_position_check,
  add constraint price_rules_of_edit check ((position < 0) = (edit_id is not null));
create index price_rules_edit on price_rules (edit_id, option_id) where edit_id is not null;

alter table calendar_edits
  add column price_unit text,
  add column price_minor bigint check (price_minor between 0 and 1000000000),
  add column price_currency text check (price_currency ~ '^[A-Z]{3}$'),
  add column price_percent smallint check (price_percent between -90 and 100 and price_percent <> 0),
  drop constraint calendar_edits_kind_check,
  add constraint calendar_edits_kind_check check (kind in ('close', 'open', 'capacity', 'price')),
  add constraint calendar_edits_price check (num_nonnulls(price_minor, price_percent) = (kind = 'price')::int),
  add constraint calendar_edits_fixed_price
    check ((price_minor is null) = (price_currency is null) and (price_minor is null or price_unit is not null));
comment on column calendar_edit_items.subject_id is 'a departure; of an edit of prices an option';

create or replace function price_minor_on(u units, d departures, people integer, moment timestamptz)
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
    order by step, least(position, 0), unit_id is null, coalesce(1000000 - hours_before, days_before, 0) desc, coalesce(from_people, 0) desc,
      (num_nonnulls(season_from, season_to) > 0)::int + num_nonnulls(weekdays) + num_nonnulls(start_times) desc, position
  ),
  fixed as (select step, price_minor from applied where price_minor is not null order by step desc limit 1)
  select floor(coalesce((select price_minor from fixed), u.price_minor)::numeric
      * (100 + coalesce(max(percent) filter (where step = 1), 0))
      * (100 + coalesce(max(percent) filter (where step = 2), 0))
      * (100 + coalesce(max(percent) filter (where step = 3), 0)) / 1000000 + 0.5)::bigint
  from applied where step > coalesce((select step from fixed), 0)
$$;

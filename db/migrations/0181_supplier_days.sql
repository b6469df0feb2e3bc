-- The views of all tours of a supplier on a day, so that a year of 500 tours is 366 rows.
create table supplier_view_days (
  supplier_id uuid not null references suppliers on delete cascade,
  day date not null,
  views integer not null check (views > 0),
  primary key (supplier_id, day)
);
create index supplier_view_days_day on supplier_view_days (day);
insert into supplier_view_days (supplier_id, day, views)
select t.supplier_id, v.day, sum(v.views) from tour_view_days v join tours t on t.id = v.tour_id group by 1, 2;

-- What departures of a day came to for each supplier, once the day is over everywhere. Days before `until` are summed.
create table supplier_departure_days (
  supplier_id uuid not null references suppliers on delete cascade,
  day date not null,
  departures integer not null check (departures > 0),
  seats_taken integer not null check (seats_taken >= 0),
  capacity integer not null check (capacity >= seats_taken),
  primary key (supplier_id, day)
);
create table supplier_departures_summed (
  id boolean primary key default true check (id),
  until date not null
);

create function broken_view_invariants() returns table (invariant text, subject text, detail text) language sql stable as $$
  select 'the views of a supplier are those of its tours', format('%s on %s', coalesce(s.supplier_id, t.supplier_id), coalesce(s.day, t.day)),
         format('supplier %s, tours %s', s.views, t.views)
  from supplier_view_days s
  full join (
    select t.supplier_id, v.day, sum(v.views) as views from tour_view_days v join tours t on t.id = v.tour_id group by 1, 2
  ) t on t.supplier_id = s.supplier_id and t.day = s.day
  where s.views is distinct from t.views

  union all
  select 'departures are summed of days that are over', d.day::text, format('summed until %s', s.until)
  from supplier_departure_days d left join supplier_departures_summed s on true where d.day >= coalesce(s.until, '-infinity')
$$;

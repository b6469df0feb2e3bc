-- The question about broken promises had grown to one function of 200 lines, written anew by whoever added a promise. Each part of
-- the model has its own now, and `broken_invariants` asks them all.
alter function broken_invariants() rename to broken_booking_invariants;

-- The planner expects 1,000 rows of a function, and compiled this question, which takes milliseconds, for half a second.
alter function departures_beside(uuid) rows 8;

create function broken_resource_invariants() returns table (invariant text, subject text, detail text)
language sql stable set jit = off as $$
  with used as materialized (
    select d.* from departures d
    where d.option_id in (select option_id from option_resources) and (d.taken > 0 or d.withheld > 0)
  ),
  counted as materialized (
    select id, withheld_seats(id) as seats
    from (select id from used union select b.other_id from used cross join lateral departures_beside(used.id) b) competing
  )
  select 'no resource is used beyond its quantity', d.id::text,
    format('%s of %s %s', own.uses + others.uses, r.quantity, r.name)
  from used d join option_resources n on n.option_id = d.option_id
  join resources r on r.id = n.resource_id
  cross join lateral (
    select case when n.per = 'seat' then d.taken * n.quantity when d.taken > 0 then n.quantity else 0 end as uses,
      d.starts_at - make_interval(mins => n.set_up_minutes) as from_at
  ) own
  cross join lateral (
    select coalesce(sum(b.uses), 0) as uses from departures_beside(d.id) b
    where b.resource_id = r.id and b.from_at <= own.from_at and b.to_at > own.from_at
  ) others
  where own.uses + others.uses > r.quantity

  union all
  select 'seats are withheld for what others use', d.id::text, format('%s of %s withheld', d.withheld, counted.seats)
  from counted join departures d on d.id = counted.id where d.withheld <> counted.seats
$$;

create function broken_invariants() returns table (invariant text, subject text, detail text) language plpgsql stable as $$
begin
  return query select * from broken_booking_invariants();
  return query select * from broken_resource_invariants();
end $$;

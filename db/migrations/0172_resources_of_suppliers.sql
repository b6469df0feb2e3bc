-- Suppliers keep their resources themselves. One that options still draw on can only be put aside.
alter table resources add column archived_at timestamptz;

-- A resource may become less than what past departures have used: what is over is not sold any more. Before, a boat that was sold could
-- never be taken off.
create or replace function broken_resource_invariants() returns table (invariant text, subject text, detail text)
language sql stable set jit = off as $$
  with used as materialized (
    select d.* from departures d
    where d.option_id in (select option_id from option_resources) and (d.taken > 0 or d.withheld > 0)
      and coalesce(d.ends_at, d.starts_at) > now()
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
  from counted join departures d on d.id = counted.id
  where d.withheld <> counted.seats and coalesce(d.ends_at, d.starts_at) > now()
$$;

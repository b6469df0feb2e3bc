-- Only departures whose option needs a resource with busy times are looked at: the planner tried is_busy() on every open
-- departure first, which took more than half of the time of all invariants.
create or replace function broken_resource_calendar_invariants() returns table (invariant text, subject text, detail text)
language sql stable set jit to off as $$
  with sharing as materialized (
    select d as departure from departures d
    where d.open and d.starts_at > now()
      and d.option_id in (select n.option_id from option_resources n join resource_busy_times b on b.resource_id = n.resource_id)
  )
  select 'a departure whose resource is busy elsewhere is not open', (s.departure).id::text,
         to_char((s.departure).starts_at_local, 'YYYY-MM-DD HH24:MI')
  from sharing s where is_busy(s.departure)

  union all
  select 'busy times of a resource do not overlap', b.resource_id::text, format('%s and %s', b.from_at, c.from_at)
  from resource_busy_times b join resource_busy_times c on c.resource_id = b.resource_id and c.from_at > b.from_at and c.from_at < b.to_at

  union all
  select 'busy times of a resource are those of a calendar', b.resource_id::text, b.from_at::text
  from resource_busy_times b where not exists (select from resource_imports i where i.resource_id = b.resource_id)
$$;

-- Compiling a question to machine code takes longer than to answer it.
alter function broken_invariants() set jit to off;

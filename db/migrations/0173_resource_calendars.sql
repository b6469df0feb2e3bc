-- Calendars of resources: those of others are read, and their busy times close departures; what uses a resource can be subscribed to.
create table resource_busy_times (
  resource_id uuid not null references resources on delete cascade,
  from_at timestamptz not null,
  to_at timestamptz not null,
  primary key (resource_id, from_at),
  check (from_at < to_at)
);

create table resource_imports (
  resource_id uuid primary key references resources on delete cascade,
  -- Often whoever has the address may read the calendar.
  encrypted_url bytea not null,
  host text not null check (char_length(host) between 1 and 255),
  added_at timestamptz not null,
  due_at timestamptz not null,
  checked_at timestamptz,
  -- When it was last known to be as we have it, and when it was last read as a whole.
  fetched_at timestamptz,
  read_at timestamptz,
  etag text check (char_length(etag) <= 1000),
  last_modified text check (char_length(last_modified) <= 100),
  -- The clock of its days, and of times without one.
  time_zone text,
  events integer,
  skipped integer,
  failing_since timestamptz,
  failure text,
  status smallint,
  check ((failing_since is null) = (failure is null)),
  check (status is null or failure = 'status')
);
create index resource_imports_due on resource_imports (due_at);

create table resource_feeds (
  resource_id uuid primary key references resources on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null
);

create function is_busy(d departures) returns boolean language sql stable as $$
  select exists (
    select from option_resources n join resource_busy_times b on b.resource_id = n.resource_id join tours t on t.id = d.tour_id
    where n.option_id = d.option_id
      and b.to_at > d.starts_at - make_interval(mins => n.set_up_minutes)
      and b.from_at < coalesce(d.ends_at, d.starts_at + make_interval(mins => coalesce(t.duration_minutes, 240)))
        + make_interval(mins => n.clean_up_minutes))
$$;

create or replace function is_closed(d departures) returns boolean language sql stable as $$
  select exists (
    select from closures c
    where c.tour_id = d.tour_id and d.starts_at_local::date between c.first_day and c.last_day
      and coalesce(c.option_id, d.option_id) = d.option_id and coalesce(c.departure_id, d.id) = d.id)
    or is_busy(d)
$$;

create function broken_resource_calendar_invariants() returns table (invariant text, subject text, detail text)
language sql stable set jit = off as $$
  select 'a departure whose resource is busy elsewhere is not open', d.id::text, to_char(d.starts_at_local, 'YYYY-MM-DD HH24:MI')
  from departures d
  where d.open and d.starts_at > now() and is_busy(d)
    and d.option_id in (select n.option_id from option_resources n join resource_busy_times b on b.resource_id = n.resource_id)

  union all
  select 'busy times of a resource do not overlap', b.resource_id::text, format('%s and %s', b.from_at, c.from_at)
  from resource_busy_times b join resource_busy_times c on c.resource_id = b.resource_id and c.from_at > b.from_at and c.from_at < b.to_at

  union all
  select 'busy times of a resource are those of a calendar', b.resource_id::text, b.from_at::text
  from resource_busy_times b where not exists (select from resource_imports i where i.resource_id = b.resource_id)
$$;

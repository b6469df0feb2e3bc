-- What one sale of a departure needs of shared resources stands on its row. A sale that has waited for the row then reads what holds
-- by now: of another table it would read what held before it waited, and two tours could both go out with the only guide.
alter table departures add column resource_use text not null default 'none' check (resource_use in ('none', 'departure', 'seat'));

create function resource_use_of(option uuid) returns text language sql stable as $$
  select case when bool_or(per = 'seat') then 'seat' when count(*) > 0 then 'departure' else 'none' end
  from option_resources where option_id = option
$$;

update departures d set resource_use = resource_use_of(d.option_id)
where d.option_id in (select option_id from option_resources);

create function note_resource_use_of_new() returns trigger language plpgsql as $$
begin
  update departures d set resource_use = own.resource_use
  from (
    select added.id, resource_use_of(added.option_id) as resource_use from changed added
    where added.option_id in (select option_id from option_resources)
  ) own
  where d.id = own.id;
  return null;
end $$;
create trigger departures_resource_use after insert on departures referencing new table as changed
  for each statement execute function note_resource_use_of_new();

-- Who changes what an option needs has locked the departures of it that are not over.
create function note_resource_use() returns trigger language plpgsql as $$
declare option uuid := coalesce(new.option_id, old.option_id);
begin
  update departures d set resource_use = resource_use_of(option)
  where d.option_id = option and d.resource_use <> resource_use_of(option)
    and (d.ends_at > now() or d.starts_at_local > (now() at time zone 'utc') - interval '2 days');
  return null;
end $$;
create trigger option_resources_use after insert or update of per or delete on option_resources
  for each row execute function note_resource_use();

create function broken_resource_use_invariants() returns table (invariant text, subject text, detail text)
language sql stable set jit = off as $$
  select 'a departure says what it needs of shared resources', d.id::text, format('%s, not %s', resource_use_of(d.option_id), d.resource_use)
  from departures d
  where (d.resource_use <> 'none' or d.option_id in (select option_id from option_resources))
    and coalesce(d.ends_at, d.starts_at) > now() and d.resource_use <> resource_use_of(d.option_id)
$$;

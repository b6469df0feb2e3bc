-- Everything that operators do is in one log, and each entry carries the hash of the one before.
drop trigger audit_entries_append_only on audit_entries;
alter table audit_entries
  drop constraint audit_entries_action_check,
  drop constraint audit_entries_subject_kind_check,
  -- A setting is named by its key.
  alter column subject_id type text,
  -- Approving needs no reason.
  alter column reason drop not null,
  add column sequence bigint,
  -- JSON, of a setting.
  add column value_before text,
  add column value_after text,
  add column hash text;

-- The end of the chain: it serialises entries, and shows when the latest are missing.
create table audit_head (
  id boolean primary key default true check (id),
  sequence bigint not null,
  hash text not null
);
insert into audit_head (sequence, hash) values (0, repeat('0', 64));

create function audit_hash(previous text, entry audit_entries) returns text language sql stable as $$
  select encode(sha256(convert_to(json_build_array(previous, entry.sequence, entry.id,
      to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), entry.actor_id, entry.action, entry.subject_kind,
      entry.subject_id, entry.reason, entry.value_before, entry.value_after)::text, 'UTF8')), 'hex')
$$;

do $$
declare
  entry audit_entries;
  head audit_head;
begin
  for entry in select * from audit_entries order by at, id loop
    select * into head from audit_head;
    entry.sequence := head.sequence + 1;
    entry.hash := audit_hash(head.hash, entry);
    update audit_entries set sequence = entry.sequence, hash = entry.hash where id = entry.id;
    update audit_head set sequence = entry.sequence, hash = entry.hash;
  end loop;
end $$;

alter table audit_entries alter column sequence set not null, alter column hash set not null,
  add constraint audit_entries_sequence unique (sequence);
drop index audit_entries_subject;
create index audit_entries_subject on audit_entries (subject_id, sequence);
create index audit_entries_actor on audit_entries (actor_id, sequence);
create index audit_entries_act on audit_entries (subject_kind, action, sequence);
create index audit_entries_at on audit_entries (at);

create function append_to_audit_chain() returns trigger language plpgsql as $$
declare head audit_head;
begin
  select * into head from audit_head for no key update;
  new.sequence := head.sequence + 1;
  new.hash := audit_hash(head.hash, new);
  update audit_head set sequence = new.sequence, hash = new.hash;
  return new;
end $$;
create trigger audit_entries_chained before insert on audit_entries
  for each row execute function append_to_audit_chain();
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function audit_is_append_only();
create trigger audit_entries_not_truncated before truncate on audit_entries
  for each statement execute function audit_is_append_only();

-- The first entry whose hash does not follow from the one before, or after which entries are missing; none if the chain is whole.
create function first_broken_audit_entry() returns table (id uuid, sequence bigint) language sql stable as $$
  with chain as (
    select e.id, e.sequence, e.hash, audit_hash(lag(e.hash, 1, repeat('0', 64)) over in_order, e) as expected,
           row_number() over in_order as place
    from audit_entries e window in_order as (order by e.sequence)
  ), broken as (
    select c.id, c.sequence from chain c where c.hash <> c.expected or c.sequence <> c.place
    union all
    (select c.id, h.sequence from audit_head h left join chain c on true
     where h.sequence > 0 and not exists (select from chain l where l.sequence = h.sequence and l.hash = h.hash)
     order by c.sequence desc limit 1)
  )
  select b.id, b.sequence from broken b order by b.sequence limit 1
$$;

create function broken_audit_invariants() returns table (invariant text, subject text, detail text) language sql stable as $$
  select 'the audit log is a chain of hashes without a gap', coalesce(e.id::text, 'none is left'), format('entry %s', e.sequence)
  from first_broken_audit_entry() e
$$;

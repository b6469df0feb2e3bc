-- Who was let in, person by person, often noted without network and sent later. A scan is named by the device that made it, so one
-- that arrives twice counts once; of two scans of one person the first to arrive counts.
create table check_ins (
  booking_id uuid not null references bookings on delete cascade,
  -- Of the item. No reference to it: a change of the booking writes its items anew.
  position smallint not null check (position > 0),
  scan_id uuid not null,
  way text not null check (way in ('scan', 'hand')),
  -- By the clock of the device, at most the moment of recording.
  checked_in_at timestamptz not null,
  recorded_at timestamptz not null,
  -- Null once the account is erased.
  by_user_id uuid references users on delete set null,
  primary key (booking_id, position),
  check (checked_in_at <= recorded_at)
);
create index check_ins_by on check_ins (by_user_id) where by_user_id is not null;

-- Of the first of them: from then on its traveller neither cancels nor changes it.
alter table bookings add column checked_in_at timestamptz;

create function broken_check_in_invariants() returns table (invariant text, subject text, detail text) language sql stable set jit to off as $$
  select 'a booking knows when the first of its people was checked in', coalesce(b.id, c.booking_id)::text,
    format('%s, of its people %s', b.checked_in_at, c.first)
  from (select id, checked_in_at from bookings where checked_in_at is not null) b
  full join (select booking_id, min(checked_in_at) as first from check_ins group by 1) c on c.booking_id = b.id
  where b.checked_in_at is distinct from c.first
$$;

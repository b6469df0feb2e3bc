-- Programs of suppliers are told what happened to bookings and departures. What is to be sent is written by triggers, in the
-- transaction of the event, whoever writes it; deliveries leave later, by a job.
create table webhook_endpoints (
  id uuid primary key,
  supplier_id uuid not null references suppliers on delete cascade,
  url text not null check (url like 'https://%' and length(url) <= 500),
  events text[] not null check (cardinality(events) between 1 and 20),
  encrypted_secret bytea not null,
  -- Signs as well until then, so that the receiver can change its own copy in between.
  previous_encrypted_secret bytea,
  previous_until timestamptz,
  created_at timestamptz not null,
  -- Since the first attempt after the last success.
  failing_since timestamptz,
  disabled_at timestamptz,
  disabled_by text check (disabled_by in ('owner', 'failures')),
  check ((previous_encrypted_secret is null) = (previous_until is null)),
  check ((disabled_at is null) = (disabled_by is null))
);
create index webhook_endpoints_supplier on webhook_endpoints (supplier_id);

create table webhook_deliveries (
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  -- The same when it is sent again: the receiver knows it by that.
  message_id uuid not null,
  event text not null,
  body text not null,
  created_at timestamptz not null,
  attempts smallint not null default 0 check (attempts >= 0),
  -- Null: it was delivered, or given up.
  due_at timestamptz,
  attempted_at timestamptz,
  delivered_at timestamptz,
  -- Of the last attempt: an HTTP status, or why there was none, and the beginning of the answer.
  status smallint,
  failure text,
  response text check (length(response) <= 1000),
  check (delivered_at is null or due_at is null)
);
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, created_at) where due_at is not null;
create index webhook_deliveries_endpoint on webhook_deliveries (endpoint_id, created_at desc, id);
create index webhook_deliveries_created on webhook_deliveries (created_at);

-- What a receiver needs to look the booking up. No names, no addresses, no answers.
create function webhook_booking(b bookings) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'bookingId', b.id, 'reference', b.reference, 'state', b.state, 'tourId', b.tour_id, 'optionId', b.option_id,
    'departureId', b.departure_id, 'startsAtLocal', to_char(b.starts_at_local, 'YYYY-MM-DD"T"HH24:MI'), 'timeZone', b.time_zone,
    'adults', b.adults, 'children', b.children, 'seats', b.seats)
$$;

create function webhook_body(event text, at timestamptz, content jsonb) returns text language sql immutable as $$
  select jsonb_build_object('type', event, 'timestamp', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', content)::text
$$;

create function note_webhook(of_supplier uuid, of_event text, at timestamptz, content jsonb) returns void language sql as $$
  insert into webhook_deliveries (id, endpoint_id, message_id, event, body, created_at, due_at)
  select gen_random_uuid(), w.id, gen_random_uuid(), of_event, webhook_body(of_event, at, content), at, at
  from webhook_endpoints w where w.supplier_id = of_supplier and w.disabled_at is null and of_event = any(w.events)
$$;

-- Most suppliers have no endpoint: one look at a small table is all that it costs them.
create function note_booking_webhooks() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook_endpoints where disabled_at is null) then return null; end if;
  perform note_webhook(t.supplier_id, n.event, n.at, webhook_booking(b))
  from (
    select booking_id, changed.at, case
      when to_state in ('pending', 'confirmed') and coalesce(from_state, 'on_hold') = 'on_hold' then 'booking.made'
      when from_state = 'pending' and to_state = 'confirmed' then 'booking.confirmed'
      when from_state = to_state and to_state in ('pending', 'confirmed') then 'booking.changed'
      when from_state in ('pending', 'confirmed') and to_state in ('cancelled', 'declined', 'expired') then 'booking.cancelled'
    end as event from changed
  ) n join bookings b on b.id = n.booking_id join tours t on t.id = b.tour_id
  where n.event is not null;
  return null;
end $$;
create trigger booking_events_webhooks after insert on booking_events referencing new table as changed
  for each statement execute function note_booking_webhooks();

create function note_check_in_webhooks() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook_endpoints where disabled_at is null) then return null; end if;
  perform note_webhook(t.supplier_id, 'booking.checked_in', n.at, webhook_booking(b) || jsonb_build_object('people', n.people))
  from (select booking_id, max(recorded_at) as at, count(*) as people from changed group by booking_id) n
  join bookings b on b.id = n.booking_id join tours t on t.id = b.tour_id;
  return null;
end $$;
create trigger check_ins_webhooks after insert on check_ins referencing new table as changed
  for each statement execute function note_check_in_webhooks();

create function note_departure_change_webhooks() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook_endpoints where disabled_at is null) then return null; end if;
  perform note_webhook(t.supplier_id, 'departure.changed', new.changed_at, jsonb_build_object(
    'departureId', d.id, 'tourId', d.tour_id, 'optionId', d.option_id, 'timeZone', d.time_zone,
    'startsAtLocal', to_char(new.starts_at_local_after, 'YYYY-MM-DD"T"HH24:MI'),
    'startedAtLocal', to_char(new.starts_at_local_before, 'YYYY-MM-DD"T"HH24:MI'),
    'meetingPointChanged', new.meeting_point_before is distinct from new.meeting_point_after))
  from departures d join tours t on t.id = d.tour_id where d.id = new.departure_id;
  return null;
end $$;
create trigger departure_changes_webhooks after insert on departure_changes
  for each row execute function note_departure_change_webhooks();

create function note_open_webhooks() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook_endpoints where disabled_at is null) then return null; end if;
  perform note_webhook(t.supplier_id, case when new.open then 'departure.opened' else 'departure.closed' end, now(), jsonb_build_object(
    'departureId', new.id, 'tourId', new.tour_id, 'optionId', new.option_id, 'timeZone', new.time_zone,
    'startsAtLocal', to_char(new.starts_at_local, 'YYYY-MM-DD"T"HH24:MI')))
  from tours t where t.id = new.tour_id;
  return null;
end $$;
create trigger departures_open_webhooks after update on departures
  for each row when (old.open is distinct from new.open) execute function note_open_webhooks();

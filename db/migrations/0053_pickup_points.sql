-- Some suppliers fetch travellers. Where was agreed by mail: now a tour has points with the minutes before the start at which its
-- driver is there, and a booking may name one of them.
create table pickup_points (
  id uuid primary key,
  tour_id uuid not null references tours on delete cascade,
  position smallint not null,
  active boolean not null default true,
  minutes_before smallint not null check (minutes_before between 0 and 600)
);
create index pickup_points_tour on pickup_points (tour_id, position);

create table pickup_point_texts (
  pickup_point_id uuid not null references pickup_points on delete cascade,
  language text not null,
  name text not null check (char_length(name) between 1 and 120),
  -- The part of town: points of one zone are shown together.
  zone text not null check (char_length(zone) between 1 and 60),
  primary key (pickup_point_id, language)
);

-- Null: they come to the meeting point.
alter table bookings add column pickup_point_id uuid references pickup_points;

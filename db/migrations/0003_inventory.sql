create table options (
  id uuid primary key,
  tour_id uuid not null references tours on delete cascade,
  position integer not null,
  active boolean not null default true
);
create index options_tour on options (tour_id);

create table option_texts (
  option_id uuid not null references options on delete cascade,
  language text not null,
  name text not null,
  primary key (option_id, language)
);

create table units (
  id uuid primary key,
  option_id uuid not null references options on delete cascade,
  kind text not null check (kind in ('adult', 'child', 'senior', 'group')),
  price_minor bigint not null check (price_minor >= 0),
  min_age integer,
  max_age integer,
  unique (option_id, kind)
);

-- A rule from which departures are made, in the place's own wall time.
create table schedules (
  id uuid primary key,
  option_id uuid not null references options on delete cascade,
  -- ISO 8601: 1 Monday to 7 Sunday.
  weekdays smallint[] not null,
  start_times time[] not null,
  capacity integer not null check (capacity between 1 and 1000),
  season_starts_on date,
  season_ends_on date
);
create index schedules_option on schedules (option_id);

-- One start of one option. `taken` counts the seats of bookings that hold, pend or are confirmed;
-- it changes only by one conditional statement (domain/inventory), and the check stands behind it.
create table departures (
  id uuid primary key,
  option_id uuid not null references options on delete cascade,
  tour_id uuid not null references tours on delete cascade,
  starts_at_local timestamp not null,
  time_zone text not null,
  starts_at timestamptz not null,
  capacity integer not null check (capacity > 0),
  taken integer not null default 0,
  open boolean not null default true,
  constraint departures_never_oversold check (taken between 0 and capacity),
  unique (option_id, starts_at_local)
) with (fillfactor = 80);
create index departures_tour_start on departures (tour_id, starts_at_local);
create index departures_start on departures (starts_at);

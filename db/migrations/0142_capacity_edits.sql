-- A calendar edit closes departures, or gives them another number of seats: `capacity`.
alter table calendar_edits add column capacity integer check (capacity > 0);

-- What they had before, to take it back.
create table calendar_edit_capacities (
  edit_id uuid not null references calendar_edits on delete cascade,
  departure_id uuid not null references departures on delete cascade,
  capacity_before integer not null check (capacity_before > 0),
  primary key (edit_id, departure_id)
);
create index calendar_edit_capacities_departure on calendar_edit_capacities (departure_id);

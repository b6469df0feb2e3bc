-- Deleting a departure looked up each of these tables twice: 'no action' first looks for another departure with the same id, which can
-- only be there where ids change. 'restrict' refuses the same deletions and looks once: 2.5 µs for a row in place of 7.
alter table bookings
  drop constraint bookings_departure_id_fkey,
  add constraint bookings_departure_id_fkey foreign key (departure_id) references departures (id) on delete restrict;
alter table booking_changes
  drop constraint booking_changes_departure_id_fkey,
  add constraint booking_changes_departure_id_fkey foreign key (departure_id) references departures (id) on delete restrict;
alter table manual_entries
  drop constraint manual_entries_departure_id_fkey,
  add constraint manual_entries_departure_id_fkey foreign key (departure_id) references departures (id) on delete restrict;

-- A departure belongs to the tour of its option. Two keys looked up option and tour of each new departure, and neither knew that.
alter table options add constraint options_id_tour_id_key unique (id, tour_id);
alter table departures
  drop constraint departures_option_id_fkey,
  drop constraint departures_tour_id_fkey,
  add constraint departures_option_id_fkey foreign key (option_id, tour_id) references options (id, tour_id) on delete cascade;

-- Bookings of many travellers or tours in one state are found without reading them: 300 of each with 10 bookings are 6,000 rows.
create index bookings_user_start_state on bookings (user_id, starts_at_local, id) include (state);
create index bookings_tour_start_state on bookings (tour_id, starts_at_local, id) include (state);
drop index bookings_user_start;
drop index bookings_tour_start;

-- The list of a supplier's bookings is ordered by, and counted from, what this index has: with 500 tours it read every booking in the table.
create index bookings_tour_start on bookings (tour_id, starts_at_local, id) include (state, placed_at, starts_at, ends_at, attended_at);
drop index bookings_tour_start_state;

-- The job that sums bookings deletes notes by booking, and a departure that a changed schedule no longer makes is deleted: each read the
-- whole of these tables.
create index unsummed_bookings_booking on unsummed_bookings (booking_id);
create index booking_changes_any_departure on booking_changes (departure_id);
create index waitlist_entries_departure on waitlist_entries (departure_id);

-- An operator finds bookings by their traveller, tour, supplier or state, in the order of their starts, and those of a state by when they
-- were made. What replaces bookings_user and bookings_tour begins with the same columns.
create index bookings_user_start on bookings (user_id, starts_at_local, id);
create index bookings_tour_start on bookings (tour_id, starts_at_local, id);
drop index bookings_tour;
create index bookings_state_start on bookings (state, starts_at_local, id);
create index bookings_state_id on bookings (state, id);
create index tour_texts_title_words on tour_texts using gin (to_tsvector('simple', title));
create index suppliers_name_words on suppliers using gin (to_tsvector('simple', name));
-- The mails about one booking.
create index mails_subject on mails (split_part(event, ':', 2));

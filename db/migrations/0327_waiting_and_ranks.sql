-- Requests of a supplier are found by its tours: the start page of one looked at all requests of the marketplace.
create index bookings_waiting on bookings (tour_id, decide_by) where state = 'pending';
-- The tours of a place in the order of its list, in which ranks and medians are counted.
create index tours_in_place on tours (place_id, popularity desc, id) where status = 'published';
drop index tours_place;

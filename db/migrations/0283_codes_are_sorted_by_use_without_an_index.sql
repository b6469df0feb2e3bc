-- The counter of a code changes with each use. While it was indexed, no use could be written in place (HOT), on the row that most
-- bookings with a code meet at.
drop index promo_codes_taken;

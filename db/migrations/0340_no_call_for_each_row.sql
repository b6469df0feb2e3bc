-- Whether a departure is closed is written out in the statements that ask (src/domain/inventory/closures/is-closed.ts): as a function it was
-- called for each row, a quarter of the time of a schedule that makes departures again.
drop function is_closed(departures);

-- How often the page of a tour was opened on each day, local to the tour's place. A sum and nothing else: no person, address or browser.
create table tour_view_days (
  tour_id uuid not null references tours on delete cascade,
  day date not null,
  views integer not null check (views > 0),
  primary key (tour_id, day)
);
-- For the first day that was counted, and to delete old ones.
create index tour_view_days_day on tour_view_days (day);

-- What a tour's bookings of some days come to is read from these days alone.
create index bookings_tour_confirmed on bookings (tour_id, confirmed_at) where confirmed_at is not null;

-- An option could be booked until the minute it starts. A supplier who must order lunch or print a list the evening before needs
-- to know by then who comes: bookings of an option end so many minutes before the start. 0, as until now, is the start itself.
-- At most 14 days: the search index keeps the minute in 16 bits, counted from the day of the start.
alter table options add column cut_off_minutes integer not null default 0
  constraint options_cut_off_minutes_check check (cut_off_minutes between 0 and 20160);

-- The search index keeps until when each departure can be booked.
drop trigger options_changed on options;
create trigger options_changed after update on options for each row
  when (old.active is distinct from new.active or old.tour_id is distinct from new.tour_id
    or old.cut_off_minutes is distinct from new.cut_off_minutes)
  execute function note_search_change('departures', 'tour_id');

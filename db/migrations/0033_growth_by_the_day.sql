-- What has to be made for the days to come is found without reading the rules that are complete: they are out of reach of the
-- condition, and a rule whose season is made to its end is no longer in the index.
create index schedules_unfinished on schedules (coalesce(made_until, '-infinity'))
  where made_until is null or season_ends_on is null or made_until < season_ends_on;

-- New departures are told by their days: the index reads those days of the tour, and no cached page shows a departure.
--   days  subject: tour  departures were added on days from first_day to last_day
alter table search_changes add first_day date, add last_day date;
alter table search_changes drop constraint search_changes_kind_check;
alter table search_changes add constraint search_changes_kind_check
  check (kind in ('tour', 'document', 'departures', 'days', 'seats', 'words', 'shown', 'settings', 'pages'));
alter table search_changes add constraint search_changes_days check ((kind = 'days') = (first_day is not null and last_day is not null));

create function note_added_days() returns trigger language plpgsql as $$
begin
  insert into search_changes (kind, subject_id, first_day, last_day)
  select 'days', tour_id, min(starts_at_local)::date, max(starts_at_local)::date from changed group by tour_id
  on conflict (transaction_id, kind, subject_id) do update
    set first_day = least(search_changes.first_day, excluded.first_day),
        last_day = greatest(search_changes.last_day, excluded.last_day);
  return null;
end $$;

drop trigger departures_added on departures;
create trigger departures_added after insert on departures referencing new table as changed
  for each statement execute function note_added_days();

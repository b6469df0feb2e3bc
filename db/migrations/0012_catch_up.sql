-- Up to which transaction rows of search_changes may have been removed. Who saw all transactions before it at its last look
-- has missed nothing, however long ago that look was; who did not has to read everything anew.
create table search_changes_trimmed (
  only_row boolean primary key default true check (only_row),
  up_to bigint not null
);
insert into search_changes_trimmed (up_to) values (0);

-- Up to which local day a rule's departures have been made; null: none. By rule, because two seasons of one option end on
-- different days. Whoever changes a rule sets it back to null.
alter table schedules add made_until date;
update schedules s set made_until = (select max(starts_at_local)::date from departures d where d.option_id = s.option_id);

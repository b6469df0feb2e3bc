-- How many of a booking that was entered by hand have come; null while nobody has said.
alter table manual_entries
  add column arrived smallint,
  add constraint manual_entries_arrived
    check (arrived is null or (kind = 'booking' and arrived between 0 and adults + children));

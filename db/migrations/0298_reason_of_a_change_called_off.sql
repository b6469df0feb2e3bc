-- A change that is called off because its departure does not take place keeps the reason, too: its traveller reads it.
alter table booking_changes drop constraint booking_changes_declined;
alter table booking_changes add constraint booking_changes_declined check (
  (state <> 'declined' or (decide_by is not null and payment_id is null)) and (decline_reason is null or state in ('declined', 'called_off'))
);

-- A change whose new departure does not take place, or is sold no more, before it was paid or accepted.
alter table booking_changes drop constraint booking_changes_state_check;
alter table booking_changes add constraint booking_changes_state_check check (state in ('pending', 'done', 'expired', 'declined', 'called_off'));

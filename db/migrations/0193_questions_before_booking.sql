-- A question that a supplier needs answered before it takes a booking; all others are asked afterwards.
alter table questions add column before_booking boolean not null default false;
alter table questions add constraint questions_needed_before_are_required check (required or not before_booking);

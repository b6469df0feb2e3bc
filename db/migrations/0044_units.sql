-- Suppliers sell more than adults, children, seniors and private groups: youths, infants on a lap, students, family tickets.
-- What a unit takes and admits is data: its seats, the adults and children that it admits, how many of it one booking has. A
-- unit that admits no adult is sold only together with one that does.
alter table units drop constraint units_kind_check;
alter table units add constraint units_kind_check
  check (kind in ('adult', 'youth', 'child', 'infant', 'senior', 'student', 'family', 'group', 'other'));

alter table units
  add column seats smallint not null default 1,
  add column adults smallint not null default 1,
  add column children smallint not null default 0,
  add column least_per_booking smallint not null default 1,
  add column most_per_booking smallint;

update units set adults = 0, children = 1 where kind = 'child';

-- A private group takes the whole departure, whatever its seats; search counts one seat for each adult and child.
alter table units
  add constraint units_size check (case kind
    when 'youth' then seats = 1 and adults in (0, 1) and children = 1 - adults
    when 'child' then seats = 1 and adults = 0 and children = 1
    when 'infant' then seats in (0, 1) and adults = 0 and children = 1
    when 'family' then seats between 1 and 30 and adults between 1 and 20 and children between 0 and 10
    when 'other' then seats between 0 and 30 and adults between 0 and 20 and children between 0 and 10 and adults + children > 0
                      and (seats > 0 or adults = 0)
    else seats = 1 and adults = 1 and children = 0 end),
  add constraint units_per_booking check (least_per_booking between 1 and 40 and most_per_booking between least_per_booking and 40),
  add constraint units_ages check (min_age >= 0 and max_age >= coalesce(min_age, 0));

alter table options
  add column least_units smallint not null default 1,
  add column most_units smallint,
  add constraint options_units check (least_units between 1 and 40 and most_units between least_units and 40);

-- The name of a unit, where its kind alone says too little: 'Family ticket'.
create table unit_texts (
  unit_id uuid not null references units on delete cascade,
  language text not null,
  label text not null check (char_length(label) between 1 and 60),
  primary key (unit_id, language)
);

create function note_units_shown() returns trigger language plpgsql as $$
begin
  insert into search_changes (kind, subject_id)
  select distinct 'shown', o.tour_id from changed join units u on u.id = changed.unit_id join options o on o.id = u.option_id
  on conflict do nothing;
  return null;
end $$;

create trigger unit_texts_added after insert on unit_texts referencing new table as changed
  for each statement execute function note_units_shown();
create trigger unit_texts_changed after update on unit_texts referencing new table as changed
  for each statement execute function note_units_shown();
create trigger unit_texts_gone after delete on unit_texts referencing old table as changed
  for each statement execute function note_units_shown();

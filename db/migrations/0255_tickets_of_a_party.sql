-- By which units of an option adults and children can take part, as src/kernel/prices/combinations.ts says: with tickets of their own, with
-- family tickets, with both, or as the private group. One row for each way that the limits of the units and of the option allow.
-- "people" count for prices by party size: those who take a seat.
create function party_units(option uuid, wanted_adults integer, wanted_children integer)
returns table (whole units, adult units, adults integer, child units, children integer, family units, families integer, seats integer, people integer)
language sql stable as $$
  select g, a, l.adults, c, l.children, f, n.families, l.adults + l.children + n.families * coalesce(f.seats, 0),
    case when g.id is null then l.adults + l.children + n.families * coalesce(least(f.seats, f.adults + f.children), 0)
      else wanted_adults + wanted_children end
  from options o
  left join units g on g.option_id = o.id and g.kind = 'group'
  left join units a on a.option_id = o.id and a.kind = 'adult' and g.id is null
  left join units c on c.option_id = o.id and c.kind = 'child' and g.id is null
  left join units f on f.option_id = o.id and f.kind = 'family' and g.id is null
  -- Of a list the planner expects ten rows, of a series a thousand, for which it would compile the query.
  cross join lateral unnest(case when f.id is null then '{0}' else '{0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20}' end::integer[]) n (families)
  cross join lateral (select wanted_adults - n.families * coalesce(f.adults, 0) as adults,
    wanted_children - n.families * coalesce(f.children, 0) as children) l
  where o.id = option and l.adults >= 0 and l.children >= 0 and (g.id is not null or (
    (l.adults = 0 or l.adults between a.least_per_booking and coalesce(a.most_per_booking, l.adults))
    and (l.children = 0 or l.children between c.least_per_booking and coalesce(c.most_per_booking, l.children))
    and (n.families = 0 or n.families between f.least_per_booking and coalesce(f.most_per_booking, n.families))
    and l.adults + l.children + n.families between o.least_units and coalesce(o.most_units, l.adults + l.children + n.families)))
$$;

-- Search knows the limits, and what a ticket takes and admits.
drop trigger options_changed on options;
create trigger options_changed after update on options for each row
  when ((old.active, old.tour_id, old.cut_off_minutes, old.valid_days, old.least_units, old.most_units)
    is distinct from (new.active, new.tour_id, new.cut_off_minutes, new.valid_days, new.least_units, new.most_units))
  execute function note_search_change('departures', 'tour_id');
drop trigger units_changed on units;
create trigger units_changed after insert or delete
  or update of kind, option_id, price_minor, seats, adults, children, least_per_booking, most_per_booking on units
  for each row execute function note_units_change();

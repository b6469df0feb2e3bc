-- Memberships end when the account of a supplier is closed, and whatever else kept a tour off sale does not put it back afterwards.
delete from supplier_members m using suppliers s where s.id = m.supplier_id and s.closed_at is not null;
update tours t set status = 'paused', updated_at = now() from suppliers s
where s.id = t.supplier_id and s.closed_at is not null and t.status in ('removed', 'suspended');

create or replace function broken_team_invariants() returns table (invariant text, subject text, detail text) language sql stable as $$
  select 'a guide of a departure is a member of its supplier', g.departure_id::text, format('%s of %s', g.user_id, m.supplier_id)
  from departure_guides g join departures d on d.id = g.departure_id join tours t on t.id = d.tour_id
  join supplier_members m on m.user_id = g.user_id where m.supplier_id <> t.supplier_id
  union all
  select 'a supplier with members has an owner', supplier_id::text, format('%s members', count(*))
  from supplier_members group by supplier_id having count(*) filter (where role = 'owner') = 0
  union all
  select 'a closed supplier has no members, and no tour that may go back on sale', s.id::text, s.closed_at::text from suppliers s
  where s.closed_at is not null and (exists (select from supplier_members m where m.supplier_id = s.id)
    or exists (select from tours t where t.supplier_id = s.id and t.status in ('published', 'suspended', 'removed')))
$$;

-- Members of a supplier are owners, managers or guides; whoever was one before is an owner. The staff of the marketplace are operators,
-- or have a part of their rights.
alter table users
  add column staff_role text check (staff_role in ('support', 'editor')),
  add constraint users_staff check (staff_role is null or role = 'admin');

-- No part of the product ever made a second membership; of those made by hand the oldest stays.
delete from supplier_members m using supplier_members older where older.user_id = m.user_id and older.supplier_id < m.supplier_id;
alter table supplier_members
  add column role text not null default 'owner' check (role in ('owner', 'manager', 'guide')),
  add column joined_at timestamptz not null default now(),
  add constraint supplier_members_one unique (user_id);

-- Who leads a departure. A member who leaves leads none.
create table departure_guides (
  departure_id uuid not null references departures on delete cascade,
  user_id uuid not null references supplier_members (user_id) on delete cascade,
  primary key (departure_id, user_id)
);
create index departure_guides_user on departure_guides (user_id);

create function broken_team_invariants() returns table (invariant text, subject text, detail text) language sql stable as $$
  select 'a guide of a departure is a member of its supplier', g.departure_id::text, format('%s of %s', g.user_id, m.supplier_id)
  from departure_guides g join departures d on d.id = g.departure_id join tours t on t.id = d.tour_id
  join supplier_members m on m.user_id = g.user_id where m.supplier_id <> t.supplier_id
  union all
  select 'a supplier with members has an owner', supplier_id::text, format('%s members', count(*))
  from supplier_members group by supplier_id having count(*) filter (where role = 'owner') = 0
$$;

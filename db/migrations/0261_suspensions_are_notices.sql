-- A suspension is a notice that nobody sent, as a pause of a tour is (docs/decisions/190-a-suspension-is-a-notice.md): whom it concerns
-- appeals with the code of its mail, and cannot sign in to do so. Suspensions of before have none.
alter table notices
  add column subject_user_id uuid references users (id) on delete set null,
  add column subject_supplier_id uuid references suppliers (id) on delete set null,
  add constraint notices_subject check (num_nonnulls(tour_id, subject_user_id, subject_supplier_id) <= 1
    and (origin = 'operator' or num_nonnulls(subject_user_id, subject_supplier_id) = 0)),
  drop constraint notices_appealed_by_check,
  add constraint notices_appealed_by_check check (appealed_by in ('notifier', 'partner', 'user'));
create index notices_subject_user on notices (subject_user_id) where subject_user_id is not null;
create index notices_subject_supplier on notices (subject_supplier_id) where subject_supplier_id is not null;

create or replace function broken_notice_invariants() returns table (invariant text, subject text, detail text)
language sql stable set jit to off as $$
  with standing as materialized (
    select n.* from notices n
    cross join lateral (
      select d.outcome from notice_decisions d where d.notice_id = n.id
      order by array_position(array['first', 'appeal', 'withdrawal'], d.stage) desc limit 1
    ) last
    where last.outcome = 'removed'
  )
  select 'a tour that the last decision on a notice removes is off sale', t.id::text, format('%s by %s', t.status, n.reference)
  from standing n join tours t on t.id = n.tour_id
  where t.status in ('published', 'suspended')

  union all
  select 'whom the last decision on a notice suspends is suspended', n.reference, null
  from standing n
  left join users u on u.id = n.subject_user_id
  left join suppliers s on s.id = n.subject_supplier_id
  where (u.id is not null and u.suspended_at is null) or (s.id is not null and s.suspended_at is null)
$$;

-- A tour that the operator takes off sale by itself is a notice that nobody sent: decided when it begins, appealed like any other,
-- and withdrawn by the operator.
alter table notices add column origin text not null default 'report' check (origin in ('report', 'operator'));
alter table notices drop constraint notices_check;
alter table notices add constraint notices_notifier check (case origin
  when 'operator' then num_nonnulls(name, email) = 0 and state <> 'received'
  else category = 'minors' or (name is not null and email is not null) end);
alter table notices drop constraint notices_check1;
alter table notices add constraint notices_appealed check (
  state in ('received', 'decided') or appealed_at is not null or (origin = 'operator' and state = 'closed'));
alter table notice_decisions drop constraint notice_decisions_stage_check;
alter table notice_decisions add constraint notice_decisions_stage_check check (stage in ('first', 'appeal', 'withdrawal'));
alter table notice_decisions add constraint notice_decisions_withdrawal check (stage <> 'withdrawal' or outcome = 'kept');
create index notices_tour on notices (tour_id) where tour_id is not null;
create index notices_of_operator on notices (received_at, id) where origin = 'operator';

-- Its supplier could put a tour back on sale that it had paused before the removal.
with last as (
  select distinct on (n.id) n.tour_id, d.outcome from notices n join notice_decisions d on d.notice_id = n.id
  order by n.id, array_position(array['first', 'appeal', 'withdrawal'], d.stage) desc)
update tours set status = 'removed', updated_at = now()
where status in ('published', 'suspended') and id in (select tour_id from last where outcome = 'removed');

create function broken_notice_invariants() returns table (invariant text, subject text, detail text) language sql stable as $$
  select 'a tour that the last decision on a notice removes is off sale', t.id::text, format('%s by %s', t.status, n.reference)
  from notices n join tours t on t.id = n.tour_id
  cross join lateral (
    select d.outcome from notice_decisions d where d.notice_id = n.id
    order by array_position(array['first', 'appeal', 'withdrawal'], d.stage) desc limit 1
  ) last
  where last.outcome = 'removed' and t.status in ('published', 'suspended')
$$;
